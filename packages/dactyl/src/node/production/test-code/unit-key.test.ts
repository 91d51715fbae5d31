import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBlocks } from './find-blocks.js';
import { hashTsconfig, keyOf } from './unit-key.js';
import { makeUnits } from './units.js';

let root: string;
beforeEach(() => void (root = mkdtempSync(path.join(tmpdir(), 'unit-key-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): string {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  return target;
}

function blockKey(): string {
  const siteDir = path.join(root, 'site');
  const blocks = findBlocks("```ts check\nimport '../src/sail';\n```", path.join(siteDir, 'docs/a.md'));
  return keyOf(makeUnits(blocks, { siteDir, form: 'path' }), siteDir, ['1']);
}

it.each([
  'site/package-lock.json',
  'site/pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'site/src/sail.ts',
  'site/src/mast.ts',
])('a block is checked again when %s was changed', (file) => {
  write('site/src/sail.ts', "import './mast';");
  write('site/src/mast.ts', '');
  write(file, "import './mast'; // 1");
  const before = blockKey();
  expect(blockKey()).toBe(before);
  write(file, "import './mast'; // 2");
  expect(blockKey()).not.toBe(before);
});

it.each([
  'tsconfig.json',
  'base.json',
  'more/tsconfig.json',
  'node_modules/@harbour/rules/tsconfig.json',
  'node_modules/rules/strict.json',
])('types are checked again when %s was changed', (file) => {
  const config = write('tsconfig.json', '{ /* Ours. */ "extends": ["./base", "@harbour/rules", "rules/strict.json"] }');
  write('base.json', '{ "extends": "./more/tsconfig.json" }');
  write('more/tsconfig.json', '{ "extends": "../base.json" }');
  write('node_modules/@harbour/rules/tsconfig.json', '{}');
  write('node_modules/rules/strict.json', '{}');
  const before = hashTsconfig(config);
  expect(hashTsconfig(config)).toBe(before);
  write(file, `{ "extends": ["./base", "@harbour/rules", "rules/strict.json"], "compilerOptions": {} }`);
  expect(hashTsconfig(config)).not.toBe(before);
});
