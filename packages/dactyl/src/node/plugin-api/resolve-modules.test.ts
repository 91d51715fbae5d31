import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSiteDir } from '../../../test/plugin-context.js';
import { SiteError } from '../base/site-error.js';
import { createModuleResolver, moduleCandidates } from './resolve-modules.js';
import type { PluginContext, PluginOptions } from './types.js';
import type { PluginModule } from './plugin-module.js';

const { siteDir, remove } = createSiteDir({
  'plugins/esm.mjs': 'export default () => ({ name: "esm" });\nexport const validateOptions = () => ({ id: "x" });',
  'plugins/cjs.js': 'module.exports = () => ({ name: "cjs" });\nmodule.exports.validateOptions = () => ({ id: "x" });',
  'plugins/compiled.js':
    'Object.defineProperty(exports, "__esModule", { value: true });\nexports.default = () => ({ name: "compiled" });\nexports.validateOptions = () => ({ id: "x" });',
  'plugins/typed.ts':
    'export default function plugin(): { name: string } { return { name: "typed" }; }\nexport function validateOptions(): { id: string } { return { id: "x" }; }',
  'plugins/folder/index.ts':
    'export default () => ({ name: "folder" }); export const validateOptions = () => ({ id: "x" });',
  'plugins/needs.cjs': '// A comment.\nmodule.exports = require("nothing-like-it");',
  'plugins/imports.cjs': 'const { name } = require("@format/thing/server");\nmodule.exports = () => ({ name });',
  'plugins/none.js': 'module.exports = { a: 1 };',
  'node_modules/docusaurus-plugin-short/package.json': '{"name": "docusaurus-plugin-short", "main": "main.js"}',
  'node_modules/docusaurus-plugin-short/main.js': 'module.exports = () => ({ name: "short" });',
  'node_modules/@scope/docusaurus-plugin/package.json':
    '{"name": "@scope/docusaurus-plugin", "type": "module", "exports": {"import": "./main.js"}}',
  'node_modules/@scope/docusaurus-plugin/main.js': 'export default () => ({ name: "scoped" });',
  'node_modules/@docusaurus/plugin-content-docs/lib/index.js': 'throw new Error("needs webpack");',
  'node_modules/docusaurus-preset-mine/package.json': '{"name": "docusaurus-preset-mine", "main": "main.js"}',
  'node_modules/docusaurus-preset-mine/main.js': 'module.exports = () => ({ plugins: [] });',
});
afterAll(remove);

const own: PluginModule = () => ({ name: 'own' });
const resolver = createModuleResolver({
  configFile: path.join(siteDir, 'docusaurus.config.js'),
  builtIns: {
    plugins: { '@docusaurus/plugin-content-docs': own },
    presets: {},
    nodeModules: {
      '@format/thing/server': { file: path.join(siteDir, 'ours.js'), exports: { name: 'ours' } },
      '@docusaurus/plugin-content-docs': { file: path.join(siteDir, 'docs.js'), exports: { default: own } },
    },
  },
});

async function nameOf(reference: string): Promise<string | undefined> {
  const resolved = await resolver.plugin(reference, 'plugin');
  if ('skipped' in resolved) return `skipped ${resolved.skipped}`;
  // The test's plugins look at neither argument.
  const plugin = await resolved.module({} as PluginContext, {} as PluginOptions);
  return plugin?.name;
}

describe('moduleCandidates', () => {
  it.each([
    ['x', ['x', '@docusaurus/theme-x', 'docusaurus-theme-x']],
    ['@scope', ['@scope/docusaurus-theme']],
    ['@scope/x', ['@scope/x', '@scope/docusaurus-theme-x']],
    ['./x', ['./x']],
    ['../x', ['../x']],
    ['/abs/x', ['/abs/x']],
  ])('%s means %j', (name, candidates) => {
    expect(moduleCandidates(name, 'theme')).toEqual(candidates);
  });
});

describe('createModuleResolver', () => {
  it.each([
    ['content-docs', 'own'],
    ['@docusaurus/plugin-content-docs', 'own'],
    // What `require.resolve` gives for it.
    [path.join(siteDir, 'docs.js'), 'own'],
    // What it gives a preset that stands beside the official package.
    [path.join(siteDir, 'node_modules/@docusaurus/plugin-content-docs/lib/index.js'), 'own'],
    ['./plugins/esm.mjs', 'esm'],
    ['./plugins/cjs.js', 'cjs'],
    ['./plugins/cjs', 'cjs'],
    ['./plugins/compiled', 'compiled'],
    ['./plugins/typed', 'typed'],
    ['./plugins/folder', 'folder'],
    [path.join(siteDir, 'plugins/typed.ts'), 'typed'],
    ['short', 'short'],
    ['@scope', 'scoped'],
    ['@docusaurus/plugin-vercel-analytics', 'skipped @docusaurus/plugin-vercel-analytics'],
    ['rsdoctor', 'skipped @docusaurus/plugin-rsdoctor'],
  ])('finds %s', async (reference, name) => {
    expect(await nameOf(reference)).toBe(name);
  });

  it.each(['esm.mjs', 'cjs', 'compiled', 'typed', 'folder'])('keeps validateOptions of %s', async (file) => {
    const resolved = await resolver.plugin(`./plugins/${file}`, 'plugin');
    expect('module' in resolved && resolved.module.validateOptions).toBeTypeOf('function');
  });

  it('finds presets', async () => {
    expect(await resolver.preset('mine')).toMatchObject({ name: 'mine', builtIn: false });
  });

  it.each([
    ['content-dcs', 'Did you mean "content-docs"?'],
    ['./plugins/gone', 'The path starts from the folder of the configuration file'],
    ['unheard-of', 'Install the package, or write "./" in front when it is a local file.'],
  ])('says what to do about %s', async (reference, hint) => {
    const error: unknown = await resolver.plugin(reference, 'plugin').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SiteError);
    expect(error instanceof SiteError && error.message).toContain(`Cannot find the plugin "${reference}". Tried: `);
    expect(error instanceof SiteError && error.details.hint).toContain(hint);
  });

  it('says which package a local plugin lacks, and where it asks for it', async () => {
    await expect(resolver.plugin('./plugins/needs.cjs', 'plugin')).rejects.toMatchObject({
      message: expect.stringContaining("Cannot find module 'nothing-like-it'") as string,
      details: { line: 2, hint: 'Install it: npm install nothing-like-it' },
    });
  });

  it('gives local plugins our modules under the names of the format', async () => {
    expect(await nameOf('./plugins/imports.cjs')).toBe('ours');
  });

  it('rejects a module without a function', async () => {
    await expect(resolver.plugin('./plugins/none', 'plugin')).rejects.toThrow('The plugin module exports no function.');
  });
});
