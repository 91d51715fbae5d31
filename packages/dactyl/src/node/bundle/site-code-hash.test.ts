import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteCodeHash } from './site-code-hash.js';

let folder = '';
let siteDir = '';
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
  writeFileSync(path.join(siteDir, name), text);
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dactyl-code-'));
  siteDir = path.join(folder, 'site');
  write('src/pages/index.tsx', 'export default () => null;');
  write('site.config.js', 'export default {};');
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['text of a page', 'docs/a.md', '# A'],
  ['settings', 'site.config.js', 'export default { title: "A" };'],
  ['what builds keep', '.dactyl/bundle/server/entry.mjs', 'let a;'],
  ['packages', 'node_modules/a/index.js', 'let a;'],
])('does not depend on %s', (_, name, text) => {
  const before = siteCodeHash(siteDir);
  write(name, text);
  expect(siteCodeHash(siteDir)).toBe(before);
});

it.each([
  ['an edit of code', 'src/pages/index.tsx', 'export default () => "A";'],
  ['a module that may come before another', 'src/pages/index.js', 'export default () => null;'],
  ['code beside the texts', 'docs/chart.jsx', 'export default () => null;'],
  ['a new module beside the configuration', 'name.ts', 'export const name = 1;'],
  ['variables for code', '.env.production', 'VITE_NAME=A'],
])('depends on %s', (_, name, text) => {
  const before = siteCodeHash(siteDir);
  write(name, text);
  expect(siteCodeHash(siteDir)).not.toBe(before);
});

it('depends on the way to the site, which names of styles are made of', () => {
  const copy = path.join(folder, 'copy');
  cpSync(siteDir, copy, { recursive: true });
  expect(siteCodeHash(copy)).not.toBe(siteCodeHash(siteDir));
});
