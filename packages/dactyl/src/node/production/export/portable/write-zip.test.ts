import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { PORTABLE_SCRIPT } from './portable-script.js';
import { writeZip } from './write-zip.js';

const dir = mkdtempSync(path.join(tmpdir(), 'dactyl-zip-'));
afterAll(() => rmSync(dir, { recursive: true }));
const FILES = { 'index.html': '<a href="a.html">A</a>', 'a.html': 'A', [PORTABLE_SCRIPT]: '// files' };
for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(dir, name), text);

const book = {
  title: 'Terns',
  language: 'en',
  direction: 'ltr' as const,
  address: 'https://tern.example/',
  modified: new Date('2026-01-31T12:00:00Z'),
  parts: [],
};
const source = { book, dir, findFile: () => undefined, baseUrl: '/' };

describe('writeZip, of an output that opens from a folder already', () => {
  it('packs it as it is', async () => {
    const files = unzipSync(await writeZip({ ...source, isPart: false }));
    expect(Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual(FILES);
  });

  it('says what to do for some of its pages', async () => {
    await expect(writeZip({ ...source, isPart: true })).rejects.toThrow(/opens from a folder already/);
  });
});
