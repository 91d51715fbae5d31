/** What the website says of fields of version 1, held against the fields whose new place an error names. */
import { describe, expect, it } from 'vitest';
import { FORMER_FIELDS } from '../../src/node/config/former-fields.js';
import { siteConfigSchema } from '../../src/node/config/schema/site-config.js';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';

describe.each(pageInEachLanguage('migration/v2/migration-manual.md'))('the table of $file', ({ text }) => {
  it('lists every field of version 1 that has moved', () => {
    const fields = tableRows(text, ['Field of version 1', '版本 1 的字段']).flatMap(([name]) => codeIn(name));
    expect(fields).toEqual(Object.keys(FORMER_FIELDS));
  });
});

describe('fields of version 1', () => {
  it('are no options of today', () => {
    expect(Object.keys(FORMER_FIELDS).filter((name) => name in siteConfigSchema.shape)).toEqual([]);
  });
});
