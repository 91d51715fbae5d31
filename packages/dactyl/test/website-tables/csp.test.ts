/** What the website says of the options of `csp`: names, defaults, and what is allowed. */
import { describe, expect, it } from 'vitest';
import { cspSchema } from '../../src/node/config/schema/csp.js';
import { allowedSources } from '../../src/node/pipeline/content-policy/policy.js';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';
import { asWritten, defaultOf } from './schema-defaults.js';

describe.each(pageInEachLanguage('content-security-policy.md'))('the tables of $file', ({ text }) => {
  it('list every field with its default', () => {
    const rows = tableRows(text, ['Field of `csp`', '`csp` 的字段']).map(([name, value]) => [
      ...codeIn(name),
      ...codeIn(value),
    ]);
    const fields = Object.entries(cspSchema.shape).map(([name, schema]) => [name, asWritten(defaultOf(schema))]);
    expect(rows).toEqual(fields);
  });

  it('list every directive with its sources', () => {
    const rows = tableRows(text, ['Directive', '指令']).flatMap(([names, sources]) =>
      codeIn(names).map((name) => [name, codeIn(sources).filter((source) => /^'|^data:$/.test(source))] as const),
    );
    expect(Object.fromEntries(rows)).toEqual(allowedSources());
  });
});
