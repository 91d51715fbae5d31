/** What the website says of the options of a blog, of front matter, authors and tags: names and defaults. */
import { describe, expect, it } from 'vitest';
import { TAG_FIELDS } from '../../src/node/content/tags-file.js';
import { mappedAuthorField } from '../../src/features/blog/node/author-fields.js';
import { postFrontMatterSchema } from '../../src/features/blog/node/front-matter.js';
import { blogOptionsSchema } from '../../src/features/blog/node/options.js';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';
import { asWritten, defaultOf } from './schema-defaults.js';

const options = blogOptionsSchema.shape;
const feedOptions = options.feedOptions.unwrap().shape;

/** Defaults that a table says in words. */
const isTold = (value: unknown) => value === undefined || typeof value === 'function' || value instanceof RegExp;

describe.each(pageInEachLanguage('api/plugins/plugin-content-blog.md'))('the tables of $file', ({ text }) => {
  const rows = (...headings: string[]) => tableRows(text, headings);
  const names = (...headings: string[]) =>
    rows(...headings)
      .flatMap(([cell]) => codeIn(cell))
      .toSorted();

  it('list every option, and no other', () => {
    expect(names('Option', '选项')).toEqual(['id', ...Object.keys(options)].toSorted());
    expect(names('Feed option', '订阅源选项')).toEqual(Object.keys(feedOptions).toSorted());
  });

  const defaults = [
    ...rows('Option', '选项').map((row) => ({ row, schemas: options })),
    ...rows('Feed option', '订阅源选项').map((row) => ({ row, schemas: feedOptions })),
  ].flatMap(({ row, schemas }) => {
    const option = codeIn(row[0])[0] ?? '';
    const schema = Object.entries(schemas).find(([name]) => name === option)?.[1];
    return schema === undefined ? [] : [{ option, cell: row.at(-2) ?? '', value: defaultOf(schema) }];
  });

  it('give the defaults that the plugin fills in', () => {
    const filledIn = defaults.filter(({ value }) => !isTold(value));
    expect(filledIn.length).toBeGreaterThan(30);
    for (const { option, cell, value } of filledIn) {
      expect(codeIn(cell)[0]?.replaceAll(' ', ''), option).toBe(asWritten(value).replaceAll(' ', ''));
    }
  });

  it('say in words what happens without an option that has no default', () => {
    for (const { option, cell } of defaults.filter(({ value }) => isTold(value))) {
      expect(cell, option).not.toMatch(/^`(?:true|false|'.*'|\[.*\]|\{.*\})`$/);
    }
  });

  it('list every field of the front matter', () => {
    expect(names('Field', '字段')).toEqual(Object.keys(postFrontMatterSchema.shape).toSorted());
  });

  it('list every field of an author and of a tag', () => {
    expect(names('Field of an author', '作者的字段')).toEqual(Object.keys(mappedAuthorField.shape).toSorted());
    expect(names('Field of a tag', '标签的字段')).toEqual([...TAG_FIELDS].toSorted());
  });

  it('describe both marks of a summary by what the plugin takes for one', () => {
    const [cell] = rows('Option', '选项').filter(([name]) => name === '`truncateMarker`');
    const marks = codeIn(cell?.at(-2));
    expect(marks).toHaveLength(2);
    const { truncateMarker } = blogOptionsSchema.parse({});
    expect(marks.filter((mark) => !truncateMarker.test(mark))).toEqual([]);
  });
});
