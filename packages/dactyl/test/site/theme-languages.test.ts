/** What readers of other languages see of the theme. */
import { beforeAll, expect, it } from 'vitest';
import { docsSite } from './docs-site.js';
import type { Output } from './output.js';

let output: Output;

beforeAll(async () => {
  ({ output } = await docsSite());
});

const wordsOf = (folder: string) => {
  const document = output.page(`${folder}docs/next/guides/next-steps/index.html`);
  return [
    document.one('.theme-doc-breadcrumbs').attributes['aria-label'],
    document.one('.pagination-nav__link--prev .pagination-nav__sublabel').text,
    document.one('.pagination-nav__link--next .pagination-nav__sublabel').text,
  ];
};

it('R310 The theme speaks the language of each locale, without any translation in the site', () => {
  expect(wordsOf('')).toEqual(['Breadcrumbs', 'Previous', 'Next']);
  expect(wordsOf('fr/')).toEqual(['Fil d’Ariane', 'Précédent', 'Suivant']);
  expect(wordsOf('ar/')).toEqual(['مسار التنقل', 'السابق', 'التالي']);
});

it('R310 No page brings words of a language other than its own', () => {
  const files = output.files().filter((file) => /\.(?:html|js|json)$/.test(file));
  const holding = (word: string) => files.filter((file) => output.read(file).includes(word));
  const [french, arabic] = [holding('Fil d’Ariane'), holding('مسار التنقل')];
  expect(french.filter((file) => file.endsWith('.html') && !file.startsWith('fr/'))).toEqual([]);
  expect(arabic.filter((file) => file.endsWith('.html') && !file.startsWith('ar/'))).toEqual([]);
  // What islands read of the texts of a locale is a file by itself.
  expect(french.filter((file) => arabic.includes(file))).toEqual([]);
  expect(holding('Navigationspfad')).toEqual([]);
});
