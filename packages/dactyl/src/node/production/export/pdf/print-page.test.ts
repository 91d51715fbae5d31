import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openPrinter } from './print-page.js';

const folder = mkdtempSync(path.join(tmpdir(), 'dactyl-print-'));

/** @param code of Node: a browser whose pipe has the numbers 3 and 4 */
function fakeBrowser(name: string, code: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!${process.execPath}\n${code}\n`);
  chmodSync(file, 0o755);
  return file;
}

async function printWith(browser: string) {
  const printer = openPrinter({ browser, profile: folder });
  try {
    return (await printer.print('http://book/')).toString();
  } catch (error) {
    return error;
  } finally {
    await printer.close();
  }
}

it('has the browser print over a pipe, in pieces', async () => {
  const browser = fakeBrowser(
    'speaking',
    `const fs = require('node:fs');
    const pieces = ['%PDF', '-1.4'];
    const results = {
      'Target.createTarget': () => ({ targetId: 't' }),
      'Target.attachToTarget': () => ({ sessionId: 's' }),
      'Page.printToPDF': () => ({ stream: '1' }),
      'IO.read': () => ({ data: pieces.shift(), eof: pieces.length === 0 }),
    };
    let text = '';
    fs.createReadStream('', { fd: 3 }).on('data', (piece) => {
      const messages = (text + piece).split('\\0');
      text = messages.pop();
      for (const { id, method } of messages.map((one) => JSON.parse(one))) {
        if (method === 'Browser.close') process.exit();
        if (method === 'Page.navigate') fs.writeSync(4, '{"method":"Page.loadEventFired"}\\0');
        fs.writeSync(4, JSON.stringify({ id, result: results[method]?.() ?? {} }) + '\\0');
      }
    });`,
  );
  expect(await printWith(browser)).toBe('%PDF-1.4');
});

it.each([
  ['ends at once', fakeBrowser('ending', 'console.error("no display"); process.exit(1)'), 'no display'],
  ['is no program', path.join(folder, 'missing'), 'ENOENT'],
])('says what a browser said that %s', async (_, browser, words) => {
  expect(await printWith(browser)).toMatchObject({
    message: `The browser ${browser} did not print the pages.`,
    details: { hint: expect.stringContaining(words) },
  });
});
