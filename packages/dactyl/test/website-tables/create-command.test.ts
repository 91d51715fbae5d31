/** The page on the create command has each of its options, and none that does not exist. */
import { describe, expect, it } from 'vitest';
import { OPTIONS, PACKAGE_MANAGERS, TEMPLATES, flagsOf } from '../../../create-dactyl/src/options.js';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';

describe.each(pageInEachLanguage('api/misc/create-docusaurus.md'))('the create command in $file', ({ text }) => {
  it('has its options, in their order', () => {
    const described = tableRows(text, ['Option', '选项']).map(([cell]) => codeIn(cell)[0]);
    expect(described).toEqual(OPTIONS.map(flagsOf));
  });

  it('has the values of its options', () => {
    const rows = new Map(tableRows(text, ['Option', '选项']).map(([cell = '', , meaning]) => [cell, codeIn(meaning)]));
    expect(rows.get('`-p, --package-manager <name>`')).toEqual([...PACKAGE_MANAGERS]);
    expect(rows.get('`--template <name>`')).toEqual([...TEMPLATES]);
    expect(tableRows(text, ['Template', '模板']).map(([cell]) => codeIn(cell)[0])).toEqual([...TEMPLATES]);
  });
});
