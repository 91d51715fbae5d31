import { expect, it } from 'vitest';
import { otherLocale, pagesOfLocale } from './locale-urls.js';

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

it('leaves a locale that has the base URL of the current one to it', () => {
  const sameUrl = { fr: config('/'), en: config('/') };
  expect(otherLocale('/docs/a', { currentLocale: 'en', localeConfigs: sameUrl })).toBeUndefined();
});

it('tells pages of a locale from those of others that lie below its base URL', () => {
  expect(pagesOfLocale({ currentLocale: 'en', localeConfigs })).toEqual({ below: '/notes/', except: ['/notes/fr/'] });
  expect(pagesOfLocale({ currentLocale: 'fr', localeConfigs })).toEqual({ below: '/notes/fr/', except: [] });
});
