/** What the website says of the options of pages and of their front matter: names and defaults. */
import { describe, expect, it } from 'vitest';
import { pageFrontMatterSchema } from '../../src/features/pages/node/front-matter.js';
import { pagesOptionsSchema } from '../../src/features/pages/node/options.js';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';
import { asWritten, defaultOf } from './schema-defaults.js';

const names = (rows: string[][]) => rows.map(([name]) => codeIn(name)[0] ?? '').toSorted();

describe.each(pageInEachLanguage('api/plugins/plugin-content-pages.md'))('the tables of $file', ({ text }) => {
  const options = pagesOptionsSchema.shape;
  const rows = tableRows(text, ['Option', '选项']);

  it('list every option, and no other', () => {
    expect(names(rows)).toEqual(['id', ...Object.keys(options)].toSorted());
  });

  it('give the defaults that the plugin fills in, and words for those that have none', () => {
    for (const [name, , cell] of rows) {
      const option = codeIn(name)[0] ?? '';
      if (option === 'id') continue;
      // The cast: the test above asserts that the name is one of them.
      const value = defaultOf(options[option as keyof typeof options]);
      const written = value === undefined ? [] : [asWritten(value).replaceAll(' ', '')];
      const given = codeIn(cell).map((code) => code.replaceAll(' ', ''));
      expect(given, option).toEqual(written);
    }
  });

  it('list every field of the front matter', () => {
    const fields = Object.keys(pageFrontMatterSchema.shape).toSorted();
    expect(names(tableRows(text, ['Field', '字段']))).toEqual(fields);
  });
});
