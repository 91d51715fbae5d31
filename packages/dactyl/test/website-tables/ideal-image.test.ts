/** What the website says of images in several sizes: options with their defaults, and the messages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { idealImageOptionsSchema } from '../../src/features/ideal-image/node/options.js';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';
import { asWritten, defaultOf } from './schema-defaults.js';

const MESSAGES = path.join(import.meta.dirname, '../../src/theme/messages');

describe.each(pageInEachLanguage('api/plugins/plugin-ideal-image.mdx'))('the tables of $file', ({ text, file }) => {
  it('list every option with its default', () => {
    const rows = tableRows(text, ['Option', '选项']);
    const cells = Object.fromEntries(rows.map((row) => [codeIn(row[0])[0] ?? '', row]));
    const options = Object.entries(idealImageOptionsSchema.shape);
    expect(Object.keys(cells).toSorted()).toEqual(options.map(([name]) => name).toSorted());
    for (const [name, schema] of options) {
      const value = defaultOf(schema);
      expect(codeIn(cells[name]?.[2]), name).toEqual(value === undefined ? [] : [asWritten(value).replaceAll(' ', '')]);
    }
  });

  it('quote the messages', () => {
    const language = file.includes('/zh/') ? 'zh' : 'en';
    const messages = JSON.parse(readFileSync(path.join(MESSAGES, `${language}.json`), 'utf8')) as Record<
      string,
      string
    >; // texts
    const rows = tableRows(text, ['When', '情况']);
    const ids = Object.keys(messages).filter((id) => id.startsWith('theme.IdealImageMessage.'));
    const quoted = Object.fromEntries(rows.map(([, message, id]) => [codeIn(id)[0], message]));
    expect(Object.keys(quoted).toSorted()).toEqual(ids);
    for (const id of ids) expect(quoted[id]).toBe(messages[id]?.replace('{sizeMessage}', ' (23 KB)'));
  });
});
