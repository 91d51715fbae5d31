import { expect, it } from 'vitest';
import { otherLocale } from './other-locale.js';

const config = (baseUrl: string) => ({
  label: '',
  htmlLang: '',
  direction: 'ltr' as const,
  calendar: 'gregory',
  path: '',
  translate: true,
  url: 'https://notes.example',
  baseUrl,
});
const localeConfigs = { en: config('/notes/'), fr: config('/notes/fr/') };

it.each([
  ['/notes/fr/docs/a', 'en', 'fr'],
  ['/notes/fr', 'en', 'fr'],
  ['/notes/docs/a', 'en', undefined],
  ['/notes/french', 'en', undefined],
  ['/notes/docs/a', 'fr', 'en'],
  ['/elsewhere', 'fr', undefined],
])('%s of a server for %s: %s', (pathname, currentLocale, expected) =>
  expect(otherLocale(pathname, { currentLocale, localeConfigs })).toBe(expected),
);
