import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createFunctionsHash } from './functions-hash.js';
import type { SiteFunctions } from './types.js';

const siteDir = mkdtempSync(path.join(tmpdir(), 'functions-'));
const file = (name: string) => path.join(siteDir, name);

beforeEach(() => {
  mkdirSync(file('plugins'), { recursive: true });
  writeFileSync(file('config.mjs'), "import './plugins/a.mjs';");
  writeFileSync(file('plugins/a.mjs'), 'export const a = 1;');
  writeFileSync(file('local.mjs'), "import './plugins/a.mjs';");
  writeFileSync(file('package-lock.json'), '{}');
});

afterAll(() => rmSync(siteDir, { recursive: true, force: true }));

function plugin() {}

function hashOf(functions: Partial<SiteFunctions> = {}, options: object = { x: 1 }): string | undefined {
  const none = { beforeDefaultRemarkPlugins: [], beforeDefaultRehypePlugins: [], rehypePlugins: [], recmaPlugins: [] };
  const processors = [{ plugins: { ...none, remarkPlugins: [[plugin, options]] } }, undefined];
  const code = { siteDir, configDependencies: [file('config.mjs')], pluginFiles: [file('local.mjs')] };
  return createFunctionsHash({ processors, ...functions }, code)(0);
}

it('stays while nothing changes', () => {
  expect(hashOf()).toBe(hashOf());
  expect(hashOf()).toMatch(/^[\da-f]+$/);
});

it.each([
  ['the configuration', () => writeFileSync(file('config.mjs'), "import './plugins/a.mjs'; // more")],
  ['what a local plugin imports', () => writeFileSync(file('plugins/a.mjs'), 'export const a = 2;')],
  ['the lockfile', () => writeFileSync(file('package-lock.json'), '{ "a": 1 }')],
])('changes with %s', (_, change) => {
  const before = hashOf();
  change();
  expect(hashOf()).not.toBe(before);
});

it('changes with options, functions among them too', () => {
  expect(hashOf({}, { x: 2 })).not.toBe(hashOf());
  expect(hashOf({}, { x: () => 1 })).not.toBe(hashOf({}, { x: () => 2 }));
});

it('is absent where there is no function', () => {
  expect(hashOf({ processors: [undefined] })).toBeUndefined();
  expect(hashOf({ processors: [undefined], preprocessor: () => '' })).toBeDefined();
});
