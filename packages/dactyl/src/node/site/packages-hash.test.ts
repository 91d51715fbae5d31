import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { resolveConfig } from '../config/load-config.js';
import { packagesHash } from './packages-hash.js';
import { processorOptions } from './processor-options.js';

const siteDir = mkdtempSync(path.join(tmpdir(), 'packages-'));
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
  writeFileSync(path.join(siteDir, name), text);
};

const PRISM = { highlighter: { name: 'prism', notation: false }, twoslash: false } as const;
const MATH = { ...PRISM, math: { macros: {}, output: 'mathml', singleDollarTextMath: true } } as const;
const SHIKI = { ...PRISM, highlighter: { name: 'shiki', notation: true, light: {}, dark: {} } } as const;

beforeEach(() => {
  write('package-lock.json', '{}');
  for (const name of ['twoslash', 'shiki', 'katex'])
    write(`node_modules/${name}/package.json`, '{ "version": "1.0.0" }');
});

afterAll(() => rmSync(siteDir, { recursive: true, force: true }));

it('is absent where nothing of it is switched on', () => {
  expect(packagesHash(PRISM, siteDir)).toBeUndefined();
});

it.each([
  ['twoslash', { ...PRISM, twoslash: true }],
  ['shiki', SHIKI],
  ['katex', MATH],
])('changes with the version of %s and with the lockfile', (name, markdown) => {
  const hashes = [packagesHash(markdown, siteDir), packagesHash(markdown, siteDir)];
  write(`node_modules/${name}/package.json`, '{ "version": "1.0.1" }');
  hashes.push(packagesHash(markdown, siteDir));
  write('package-lock.json', '{ "my-lib": 2 }');
  hashes.push(packagesHash(markdown, siteDir));
  expect(hashes[0]).toMatch(/^[\da-f]+$/);
  expect(hashes.map((hash) => hashes.indexOf(hash))).toEqual([0, 0, 2, 3]);
});

it('is part of the options, and so of the keys of compiled texts and of pages', () => {
  const { markdown } = resolveConfig({ title: 'A', url: 'https://a.example', baseUrl: '/' });
  const input = {
    markdown,
    themeConfig: {},
    codeTranslations: {},
    themeLayers: { site: siteDir, themes: [] },
    replacedElements: [],
    siteDir,
  };
  const options = (hash: string | undefined) =>
    processorOptions({ admonitions: true, removeContentTitle: false }, { ...input, packagesHash: hash });
  expect(options('1').packagesHash).toBe('1');
  expect(options(undefined)).not.toHaveProperty('packagesHash');
});
