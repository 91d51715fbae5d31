/** The tables of `i18n` name every option of the configuration with its default. */
import { inspect } from 'node:util';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { i18n } from '../../src/node/config/schema/i18n.js';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';

interface ObjectSchema {
  properties: Record<string, { default?: unknown; additionalProperties?: ObjectSchema }>;
}

// The cast: the schema is an object of objects, of which the type of JSON Schema knows nothing.
const schema = z.toJSONSchema(i18n, { io: 'input', unrepresentable: 'any' }) as unknown as ObjectSchema;

/** As a configuration has it; nothing for what the schema leaves open. */
const written = (value: unknown) => (value === undefined ? undefined : inspect(value).replaceAll(' ', ''));
const writtenIn = (cell = '') => /^`(.*)`$/.exec(cell)?.[1];

describe.each(pageInEachLanguage('i18n/introduction.mdx'))('the tables of $file', ({ text }) => {
  const defaultsIn = (heading: string[]) =>
    Object.fromEntries(tableRows(text, heading).map(([name, , cell]) => [codeIn(name)[0], writtenIn(cell)]));

  it('list every field of "i18n" with what the site gets without it', () => {
    const defaults = Object.entries(i18n.parse(undefined)).map(([name, value]) => [name, written(value)]);
    expect(Object.keys(schema.properties).toSorted()).toEqual(defaults.map(([name]) => name).toSorted());
    expect(defaultsIn(['Field of `i18n`', '`i18n` 的字段'])).toStrictEqual(Object.fromEntries(defaults));
  });

  it('list every field of a language with what the schema fills in', () => {
    const fields = schema.properties['localeConfigs']?.additionalProperties?.properties ?? {};
    const filledIn = Object.entries(fields).map(([name, field]) => [name, written(field.default)]);
    expect(filledIn.length).toBeGreaterThan(0);
    const heading = ['Field of a language in `localeConfigs`', '`localeConfigs` 中一种语言的字段'];
    expect(defaultsIn(heading)).toStrictEqual(Object.fromEntries(filledIn));
  });
});
