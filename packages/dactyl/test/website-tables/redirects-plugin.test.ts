/** What the website says of the options of redirects: names, defaults, hosts. */
import { describe, expect, it } from 'vitest';
import { HOST_FILES } from '../../src/features/client-redirects/node/host-files.js';
import { redirectsOptionsSchema } from '../../src/features/client-redirects/node/options.js';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';
import { asWritten, defaultOf } from './schema-defaults.js';

describe.each(pageInEachLanguage('api/plugins/plugin-client-redirects.md'))('the tables of $file', ({ text }) => {
  const options = redirectsOptionsSchema.shape;

  it('list every option with its default', () => {
    const rows = tableRows(text, ['Option', '选项']);
    const cells = Object.fromEntries(rows.map((row) => [codeIn(row[0])[0] ?? '', row]));
    expect(Object.keys(cells).toSorted()).toEqual(['id', ...Object.keys(options)].toSorted());
    for (const [name, schema] of Object.entries(options)) {
      const value = defaultOf(schema);
      expect(codeIn(cells[name]?.[2]), name).toEqual(value === undefined ? [] : [asWritten(value)]);
    }
  });

  it('list the hosts with their files', () => {
    const rows = tableRows(text, ['Value', '值']).map(([host, file]) => [...codeIn(host), ...codeIn(file)]);
    const hosts = Object.entries(HOST_FILES).map(([host, { file }]) => [`'${host}'`, file]);
    expect(rows).toEqual(hosts);
  });
});
