/** What the website says of the options of docs, of front matter and of sidebar items: names and defaults. */
import { describe, expect, it } from 'vitest';
import { docFrontMatterSchema } from '../../src/features/docs/node/front-matter.js';
import { docsOptionsSchema } from '../../src/features/docs/node/options.js';
import { ITEM_FIELDS, LINK_FIELDS } from '../../src/features/docs/node/sidebars/item-fields.js';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';
import { asWritten, defaultOf } from './schema-defaults.js';

const REFERENCE = pageInEachLanguage('api/plugins/plugin-content-docs.md');
const names = (rows: string[][]) => rows.map(([name]) => codeIn(name)[0] ?? '').toSorted();

describe.each(REFERENCE)('the tables of $file', ({ text }) => {
  const { homePageId: _, ...options } = docsOptionsSchema.shape;
  const rows = tableRows(text, ['Option', '选项']);

  it('list every option, and no other', () => {
    expect(names(rows)).toEqual(['id', ...Object.keys(options)].toSorted());
  });

  const defaults = rows
    .map((row) => ({ option: codeIn(row[0])[0] ?? '', cell: row.at(-2) ?? '' }))
    .filter(({ option }) => option !== 'id')
    // The cast: the test above asserts that the name is one of them.
    .map((row) => ({ ...row, value: defaultOf(options[row.option as keyof typeof options]) }));

  it('give the defaults that the plugin fills in', () => {
    const filledIn = defaults.filter(({ value }) => value !== undefined);
    expect(filledIn.length).toBeGreaterThan(20);
    for (const { option, cell, value } of filledIn) {
      expect(codeIn(cell)[0]?.replaceAll(' ', ''), option).toBe(asWritten(value).replaceAll(' ', ''));
    }
  });

  it('say in words what happens without an option that has no default', () => {
    for (const { option, cell } of defaults.filter(({ value }) => value === undefined)) {
      expect(cell, option).not.toMatch(/^`(?:true|false|'.*'|\[.*\]|\{.*\})`$/);
    }
  });

  it('list every option of a version', () => {
    const version = docsOptionsSchema.shape.versions.unwrap().valueType;
    expect(names(tableRows(text, ['Version option', '版本选项']))).toEqual(Object.keys(version.shape).toSorted());
  });

  it('list every field of the front matter', () => {
    const fields = Object.keys(docFrontMatterSchema.shape).toSorted();
    expect(names(tableRows(text, ['Field', '字段']))).toEqual(fields);
  });
});

describe.each(pageInEachLanguage('guides/docs/sidebar/items.mdx'))('the tables of $file', ({ text }) => {
  const describedElsewhere = ['type', 'key', 'className', 'customProps'];
  const fieldsOf = (fields: Record<string, { internal?: true }>) =>
    Object.keys(fields)
      .filter((name) => !fields[name]?.internal && !describedElsewhere.includes(name))
      .toSorted();

  it.each(Object.keys(ITEM_FIELDS))('list the fields of an item of the type %s', (type) => {
    const rows = tableRows(text, [`Field of \`${type}\``, `\`${type}\` 的字段`]);
    expect(names(rows)).toEqual(fieldsOf(ITEM_FIELDS[type] ?? {}));
  });

  it('list the fields of a generated index', () => {
    const rows = tableRows(text, ['Field of a `generated-index` link', '`generated-index` 链接的字段']);
    expect(names(rows)).toEqual(fieldsOf(LINK_FIELDS['generated-index'] ?? {}));
  });
});
