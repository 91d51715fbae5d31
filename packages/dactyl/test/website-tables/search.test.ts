/** What the website says of the options of both search themes: names and defaults. */
import { describe, expect, it } from 'vitest';
import { algoliaSchema } from '../../src/features/search/algolia/options.js';
import { searchOptionsSchema } from '../../src/features/search/node/options.js';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';
import { asWritten, defaultOf } from './schema-defaults.js';

const PAGES = [
  { page: 'search.md', headings: ['Option', '选项'], shape: searchOptionsSchema.shape },
  {
    page: 'api/themes/theme-search-algolia.md',
    headings: ['Field of `algolia`', '`algolia` 的字段'],
    shape: algoliaSchema.shape,
  },
];

describe.each(PAGES.flatMap(({ page, ...rest }) => pageInEachLanguage(page).map((found) => ({ ...found, ...rest }))))(
  'the options of $file',
  ({ text, headings, shape }) => {
    const rows = tableRows(text, headings);

    it('are all there, and no others', () => {
      expect(rows.map(([name]) => codeIn(name)[0]).toSorted()).toEqual(Object.keys(shape).toSorted());
    });

    it('have the defaults that the theme fills in, and words for those that have none', () => {
      const defaults = new Map(Object.entries(shape).map(([name, schema]) => [name, defaultOf(schema)]));
      for (const [name, , cell] of rows) {
        const value = defaults.get(codeIn(name)[0] ?? '');
        const isMap = value !== undefined && JSON.stringify(value) === '{}';
        const written = value === undefined ? [] : [isMap ? '{}' : asWritten(value)];
        expect(codeIn(cell), name).toEqual(written);
      }
    });
  },
);
