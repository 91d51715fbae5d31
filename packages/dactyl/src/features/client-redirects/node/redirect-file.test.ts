import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { addToRedirectFile, readRedirectFile } from './redirect-file.js';

const dir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
afterAll(() => rmSync(dir, { recursive: true }));

it('adds redirects without chains, and none away from a page', async () => {
  const file = path.join(dir, 'redirects.json');
  await addToRedirectFile(file, [{ from: '/a', to: '/b' }]);
  await addToRedirectFile(file, [{ from: '/b', to: '/c' }]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ '/a': '/c', '/b': '/c' });
  await addToRedirectFile(file, [{ from: '/c', to: '/a' }]);
  expect(readRedirectFile(file)).toEqual([
    { from: '/b', to: '/a' },
    { from: '/c', to: '/a' },
  ]);
});

it.each([
  ['[', 'is no JSON object'],
  ['[]', 'is no JSON object'],
  ['{ "old": "/new" }', '"old" is no path'],
  ['{ "/old": "new" }', 'must lead to a path'],
])('names what is wrong with %s', (text, message) => {
  const file = path.join(dir, 'wrong.json');
  writeFileSync(file, text);
  expect(() => readRedirectFile(file)).toThrow(message);
});
