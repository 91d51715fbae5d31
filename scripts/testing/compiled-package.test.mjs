/** Which imports of tests lead to compiled code, in a run of everything. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { compiledPackage } from './compiled-package.mjs';

const dir = mkdtempSync(join(tmpdir(), 'compiled-package-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const SOURCES = [
  'node/base/a.ts',
  'shared/b.ts',
  'features/docs/node/c.ts',
  'react/d.ts',
  'theme/E.tsx',
  'node/test-only.ts',
];
const COMPILED = [
  'node/base/a.js',
  'shared/b.js',
  'features/docs/node/c.js',
  'react/d.js',
  'theme/E.js',
  'node/gone.js',
];
for (const file of [...SOURCES.map((name) => `src/${name}`), ...COMPILED.map((name) => `dist/${name}`)]) {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), '');
}

/**
 * @param {string} id
 * @param {string} [importer] from the package
 */
async function resolve(id, importer) {
  const { resolveId } = compiledPackage(dir);
  if (typeof resolveId !== 'object') throw new Error('The hook has no filter.');
  const isAsked = /** @type {{ id: RegExp }} */ (resolveId.filter).id.test(id);
  // The hook uses nothing of its context, and no options.
  const handler = /** @type {(id: string, importer?: string) => string | undefined} */ (resolveId.handler);
  return isAsked ? handler(id, importer && join(dir, importer)) : undefined;
}

it.each([
  ['../base/a.js', 'src/node/content/x.ts', 'dist/node/base/a.js'],
  ['../shared/b.js', 'src/react/x.tsx', 'dist/shared/b.js'],
  ['../src/features/docs/node/c.js', 'test/x.ts', 'dist/features/docs/node/c.js'],
])('%s of %s is %s', async (id, importer, file) => {
  expect(await resolve(id, importer)).toBe(join(dir, file));
});

it('a path with or without an ending is the same module', async () => {
  const compiled = join(dir, 'dist/shared/b.js');
  for (const ending of ['', '.js', '.ts']) expect(await resolve(join(dir, `src/shared/b${ending}`))).toBe(compiled);
});

it.each([
  ['./d.js', 'src/react/x.ts', 'a room of both sides'],
  ['./E.js', 'src/theme/x.tsx', 'a component'],
  ['./a.js?raw', 'src/node/base/x.ts', 'the text of a file'],
  ['./test-only.js', 'src/node/x.test.ts', 'what is not compiled'],
  ['./gone.js', 'src/node/x.ts', 'what has no source any more'],
  ['./b.js', 'dist/shared/x.js', 'what is compiled'],
  ['vitest', 'src/node/x.test.ts', 'a package'],
])('%s of %s is left to Vite: %s', async (id, importer) => {
  expect(await resolve(id, importer)).toBeUndefined();
});
