/** What the website says of the plugin for changelogs: options with their defaults, and the bytes of its styles. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { changelogOptionsSchema } from '../../src/features/blog/node/changelog/options.js';
import { markdownOptions } from '../../src/node/plugin-api/option-schemas.js';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';
import { asWritten, defaultOf } from './schema-defaults.js';

const STYLES = new URL('../../src/theme/ChangelogListPage/styles.css', import.meta.url);

describe.each(pageInEachLanguage('api/plugins/plugin-changelog.md'))('the page $file', ({ text }) => {
  it('lists every option with its default, apart from those of the blog that it names together', () => {
    const rows = tableRows(text, ['Option', '选项']);
    const cells = Object.fromEntries(rows.map((row) => [codeIn(row[0])[0] ?? '', row]));
    const options = Object.entries(changelogOptionsSchema.shape).filter(
      ([name]) => !(name in markdownOptions) && !name.endsWith('Component'),
    );
    expect(Object.keys(cells).toSorted()).toEqual(options.map(([name]) => name).toSorted());
    for (const [name, schema] of options) {
      if (name === 'feedOptions') continue;
      const value = defaultOf(schema);
      const written = value === undefined ? [] : [asWritten(value)];
      expect(codeIn(cells[name]?.[2]), name).toEqual(written);
    }
  });

  it('tells the bytes of the styles', () => {
    const { code } = transform({ filename: 'styles.css', code: readFileSync(STYLES), minify: true });
    expect(text).toContain(`${(brotliCompressSync(code).length / 1000).toFixed(1)} KB`);
  });
});
