/** What the website says of `themeConfig`: every field with its default, and examples that the schema accepts. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { footerColumn, footerLink } from '../../src/node/config/schema/footer.js';
import { barKinds, barLink } from '../../src/node/config/schema/navbar.js';
import { magicComment } from '../../src/node/config/schema/prism.js';
import { themeConfigSchema, validateThemeConfig } from '../../src/node/config/schema/theme-config.js';
import { themeOptionsSchema } from '../../src/features/theme-classic/node/options.js';
import { mermaidThemeConfigSchema } from '../../src/features/mermaid/node/options.js';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';
import { asWritten, defaultOf } from './schema-defaults.js';

type Schema = z.core.$ZodType;

// The cast: parts of Zod's definitions that only some kinds of schema have.
const partsOf = (schema: Schema) =>
  schema._zod.def as { type: string; innerType?: Schema; shape?: Record<string, Schema>; element?: Schema };

/** What a schema is without being optional or having a default. */
function bare(schema: Schema): ReturnType<typeof partsOf> {
  const { innerType, ...parts } = partsOf(schema);
  return innerType ? bare(innerType) : parts;
}

/** Fields of an object, without those that are refused wherever they stand. */
function fieldsOf(schema: Schema): Record<string, Schema> {
  const fields = Object.entries(bare(schema).shape ?? {});
  return Object.fromEntries(fields.filter(([, value]) => bare(value).type !== 'unknown'));
}

function field(schema: Schema, ...names: string[]): Schema {
  const [name, ...rest] = names;
  const found = name === undefined ? undefined : fieldsOf(schema)[name];
  if (name !== undefined && !found) throw new Error(`The schema has no field "${name}".`);
  return found ? field(found, ...rest) : schema;
}

const config = (...names: string[]) => field(themeConfigSchema, ...names);
const only = (schema: Schema, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fieldsOf(schema)).filter(([name]) => names.includes(name)));
const without = (schema: Schema, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fieldsOf(schema)).filter(([name]) => !names.includes(name)));

/** In each table of items these are left to the first one. */
const COMMON = ['position', 'onlyBelow', 'label', 'html', 'className'];
const dotted = (prefix: string, schema: Schema) =>
  Object.entries(fieldsOf(schema)).map(([name, value]) => [`${prefix}.${name}`, value] as const);

/** Any other value means what `true` does, since it may belong to a plugin of others: so the schema leaves it alone. */
const search: Schema = z.boolean().default(true);

/** First heading of a table in each language → the fields that it has to list. */
const TABLES: [english: string, chinese: string, Record<string, Schema>][] = [
  ['Field of `themeConfig`', '`themeConfig` 的字段', { ...fieldsOf(themeConfigSchema), search }],
  ['Field of `colorMode`', '`colorMode` 的字段', fieldsOf(config('colorMode'))],
  ['Field of a `metadata` entry', '`metadata` 条目的字段', fieldsOf(elementOf(config('metadata')))],
  [
    'Field of `docs` and `blog`',
    '`docs` 和 `blog` 的字段',
    Object.fromEntries([
      ['docs.versionPersistence', config('docs', 'versionPersistence')],
      ...dotted('docs.sidebar', config('docs', 'sidebar')),
      ...dotted('blog.sidebar', config('blog', 'sidebar')),
    ]),
  ],
  ['Field of `tableOfContents`', '`tableOfContents` 的字段', fieldsOf(config('tableOfContents'))],
  ['Field of `announcementBar`', '`announcementBar` 的字段', fieldsOf(config('announcementBar'))],
  ['Field of `navbar`', '`navbar` 的字段', fieldsOf(config('navbar'))],
  ['Field of `logo`', '`logo` 的字段', fieldsOf(config('navbar', 'logo'))],
  ['Field of all items', '所有条目的字段', only(barLink, COMMON)],
  ['Field of a link', '链接的字段', without(barLink, COMMON)],
  ...Object.entries(barKinds).map(([type, schema]): [string, string, Record<string, Schema>] => [
    `Field of ${type === 'html' ? 'an' : 'a'} \`${type}\` item`,
    `\`${type}\` 条目的字段`,
    without(schema, COMMON),
  ]),
  ['Field of `footer`', '`footer` 的字段', fieldsOf(config('footer'))],
  ['Field of a column', '栏的字段', fieldsOf(footerColumn)],
  ['Field of a footer link', '页脚链接的字段', fieldsOf(footerLink)],
  ['Field of `prism`', '`prism` 的字段', fieldsOf(config('prism'))],
  ['Field of a `magicComments` entry', '`magicComments` 条目的字段', fieldsOf(magicComment)],
];

function elementOf(schema: Schema): Schema {
  const { element } = bare(schema);
  if (!element) throw new Error('The schema is no list.');
  return element;
}

const names = (rows: string[][]) => rows.map(([name]) => codeIn(name)[0] ?? '').toSorted();
const withoutSpaces = (text: string) => text.replaceAll(' ', '');

/** Rows whose cell of defaults says something else than the schema: a value as code, "required", or words. */
function wrongDefaults(rows: string[][], fields: Record<string, Schema>): string[] {
  return rows.flatMap(([name, , cell = '']) => {
    const option = codeIn(name)[0] ?? '';
    const schema = fields[option];
    if (!schema) return [];
    const value = defaultOf(schema);
    const isPart = typeof value === 'object' && value !== null && !Array.isArray(value) && option !== 'options';
    // What is too long for a cell is told below the table.
    const isTold = isPart || value === undefined || option === 'type' || option === 'magicComments';
    const isNeeded = !['optional', 'default', 'prefault'].includes(partsOf(schema).type);
    const isRight = isTold
      ? /^(?:required|必填)$/.test(cell) === isNeeded
      : codeIn(cell).map(withoutSpaces).join() === withoutSpaces(asWritten(value));
    return isRight ? [] : [`${option}: ${cell}`];
  });
}

describe.each(pageInEachLanguage('api/themes/theme-configuration.md'))('the tables of $file', ({ text }) => {
  it.each(TABLES)('%s', (english, chinese, fields) => {
    const rows = tableRows(text, [english, chinese]);
    expect(names(rows)).toEqual(Object.keys(fields).toSorted());
    expect(wrongDefaults(rows, fields)).toEqual([]);
  });

  it('stand beside examples that the theme accepts', () => {
    const examples = [...text.matchAll(/^```js [^\n]*\n(?<code>[\s\S]*?)^```/gm)].map(({ groups }) => groups?.['code']);
    expect(examples.length).toBeGreaterThan(5);
    for (const code of examples) {
      const module = { exports: { themeConfig: undefined as unknown } };
      Reflect.apply(new Function('module', code ?? ''), undefined, [module]);
      expect(validateThemeConfig(module.exports.themeConfig)).toMatchObject({ navbar: {} });
    }
  });
});

describe.each(pageInEachLanguage('api/themes/theme-classic.md'))('the table of $file', ({ text }) => {
  it('lists every option', () => {
    const rows = tableRows(text, ['Option', '选项']);
    expect(['id', ...names(rows)]).toEqual(Object.keys(themeOptionsSchema.shape));
    expect(wrongDefaults(rows, themeOptionsSchema.shape)).toEqual([]);
  });
});

describe.each(pageInEachLanguage('api/themes/theme-mermaid.md'))('the table of $file', ({ text }) => {
  it('lists every field', () => {
    const fields = Object.fromEntries([
      ...dotted('theme', field(mermaidThemeConfigSchema, 'mermaid', 'theme')),
      ['options', field(mermaidThemeConfigSchema, 'mermaid', 'options')] as const,
    ]);
    const rows = tableRows(text, ['Field of `mermaid`', '`mermaid` 的字段']);
    expect(names(rows)).toEqual(Object.keys(fields).toSorted());
    const defaults = rows.map(([, , cell]) => codeIn(cell)[0]);
    expect(defaults).toEqual(Object.values(fields).map((schema) => asWritten(defaultOf(schema))));
  });
});
