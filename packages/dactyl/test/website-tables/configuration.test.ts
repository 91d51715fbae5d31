/** What the website says of the configuration file: every field with its default, in each language. */
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { siteConfigSchema } from '../../src/node/config/schema/site-config.js';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';
import { asWritten, defaultOf } from './schema-defaults.js';

type Schema = z.core.$ZodType;
type Fields = Record<string, Schema>;

// The cast: parts of Zod's definitions that only some kinds of schema have.
const partsOf = (schema: Schema) =>
  schema._zod.def as {
    type: string;
    innerType?: Schema;
    element?: Schema;
    valueType?: Schema;
    shape?: Fields;
  };

/** What a schema is without being optional or having a default. */
function bare(schema: Schema): ReturnType<typeof partsOf> {
  const { innerType, ...parts } = partsOf(schema);
  return innerType ? bare(innerType) : parts;
}

const within = (schema: Schema | undefined): Fields => (schema && bare(schema).shape) ?? {};
const dotted = (prefix: string, schema: Schema | undefined): Fields =>
  Object.fromEntries(Object.entries(within(schema)).map(([name, value]) => [`${prefix}.${name}`, value]));

const site = siteConfigSchema.shape;
const i18n = within(site.i18n);
const markdown = within(site.markdown);
const future = within(site.future);
const locales = i18n['localeConfigs'];

/** First heading of a table in each language → the fields that it has to list. */
const TABLES: [english: string, chinese: string, Fields][] = [
  ['Field', '字段', site],
  ['Field of `markdown`', '`markdown` 的字段', markdown],
  [
    'Field of `mdx1Compat` and `anchors`',
    '`mdx1Compat` 和 `anchors` 的字段',
    { ...dotted('mdx1Compat', markdown['mdx1Compat']), ...dotted('anchors', markdown['anchors']) },
  ],
  ['Field of a `headTags` entry', '`headTags` 条目的字段', within(bare(site.headTags).element)],
  ['Field of `i18n`', '`i18n` 的字段', i18n],
  ['Field of a language', '一种语言的字段', within(locales && bare(locales).valueType)],
  ['Field of `future`', '`future` 的字段', future],
  ['Field of `storage`', '`storage` 的字段', within(site.storage)],
  ['Field of `hooks`', '`hooks` 的字段', within(markdown['hooks'])],
];

function isRequired(schema: Schema): boolean {
  return !['optional', 'default', 'prefault'].includes(partsOf(schema).type);
}

/** Rows whose cell of defaults says something else than the schema: a value as code, "required", or words. */
function wrongDefaults(rows: string[][], fields: Fields): string[] {
  return rows.flatMap(([name, , cell = '']) => {
    const option = codeIn(name)[0] ?? '';
    const schema = fields[option];
    if (!schema) return [];
    const value = defaultOf(schema);
    // What has fields of its own is told in their table.
    const isTold = value === undefined || bare(schema).type === 'object';
    const isRight = isTold
      ? /^(?:required|必填)$/.test(cell) === isRequired(schema) && !/`/.test(cell)
      : codeIn(cell)[0]?.replaceAll(' ', '').replace('\\|', '|') === asWritten(value).replaceAll(' ', '');
    return isRight ? [] : [`${option}: ${cell}`];
  });
}

describe.each(pageInEachLanguage('api/docusaurus.config.js.md'))('the tables of $file', ({ text }) => {
  it.each(TABLES)('%s', (english, chinese, fields) => {
    const rows = tableRows(text, [english, chinese]);
    expect(Object.keys(fields).length).toBeGreaterThan(1);
    expect(rows.map(([name]) => codeIn(name)[0]).toSorted()).toEqual(Object.keys(fields).toSorted());
    expect(wrongDefaults(rows, fields)).toEqual([]);
  });
});
