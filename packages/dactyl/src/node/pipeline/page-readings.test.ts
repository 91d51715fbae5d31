import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPageReaders } from './page-readings.js';

const READER = `export const createPageReader = ({ skipped }) => ({ pathname, html }) =>
  pathname === skipped ? undefined : pathname + ' ' + html;`;

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'dactyl-readings-'));
  writeFileSync(path.join(dir, 'reader.mjs'), READER);
});
afterEach(() => rmSync(dir, { recursive: true }));

it('hands pages to readers as they are in their files, and keeps what these return', async () => {
  const module = pathToFileURL(path.join(dir, 'reader.mjs')).href;
  const read = await openPageReaders({ 'own default': { module, options: { skipped: '/two' } } });
  const found = read?.({ pathname: '/one', html: 'half \ud83d', noIndex: false }) ?? {};
  expect(new TextDecoder().decode(found['own default'])).toBe('/one half \ufffd');
  expect(read?.({ pathname: '/two', html: '', noIndex: false })).toEqual({});
  expect(await openPageReaders({})).toBeUndefined();
});
