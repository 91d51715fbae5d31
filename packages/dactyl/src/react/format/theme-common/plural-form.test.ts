import { expect, it } from 'vitest';
import { selectPluralForm } from './select-plural-form.js';

it.each([
  ['en', 1, 'one'],
  ['en', 5, 'other'],
  ['zh', 1, 'one'],
  ['pl', 3, 'few'],
])('picks the form of %s for %i', (locale, count, expected) => {
  const forms: Record<string, string> = { en: 'one|other', zh: 'one', pl: 'one|few|many' };
  expect(selectPluralForm(locale, count, forms[locale] ?? '')).toBe(expected);
});
