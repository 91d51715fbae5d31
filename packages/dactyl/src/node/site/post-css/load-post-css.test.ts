import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createSiteDir } from '../../../../test/plugin-context.js';
import type { PostCssOptions } from '../../plugin-api/types.js';
import { loadPostCss, postCssKey } from './load-post-css.js';

let remove: (() => void) | undefined;
afterEach(() => remove?.());

/** A PostCSS plugin in a package or file. */
const plugin = (name: string) => `module.exports = (options) => ({ postcssPlugin: '${name}', options });\n`;

function siteWith(files: Record<string, string>, configure?: (options: PostCssOptions) => unknown) {
  const made = createSiteDir({ 'package.json': '{}', 'docusaurus.config.js': '', ...files });
  ({ remove } = made);
  const configFile = path.join(made.siteDir, 'docusaurus.config.js');
  return {
    siteDir: made.siteDir,
    configFile,
    configDependencies: [configFile],
    postCssHooks: configure ? [{ plugin: 'styles', file: configFile, configure }] : [],
  };
}

/** What PostCSS would run: names, with options where a plugin was made with some. */
async function pluginsOf(...site: Parameters<typeof siteWith>): Promise<unknown[]> {
  const loaded = await loadPostCss(siteWith(...site));
  return (loaded?.options.plugins ?? []).map((each) => {
    const { postcssPlugin, options } = Object(each);
    return options === undefined ? (postcssPlugin ?? each) : [postcssPlugin, options];
  });
}

describe('how a site treats CSS', () => {
  it('is as it is without hooks and files', async () => {
    const site = siteWith({});
    expect(await loadPostCss(site)).toBeUndefined();
    expect(postCssKey(site)).toBe('');
  });

  it('takes plugins, names, pairs and maps from hooks, and leaves out what is not a plugin', async () => {
    const files = { 'node_modules/postcss-a/index.js': plugin('a'), 'node_modules/postcss-b/index.js': plugin('b') };
    const configure = (options: PostCssOptions) => {
      const own = { postcssPlugin: 'own' };
      options.plugins.push(own, ['postcss-a', { x: 1 }], { 'postcss-b': { y: 2 } }, false, { default: own });
    };
    expect(await pluginsOf(files, configure)).toEqual(['own', ['a', { x: 1 }], ['b', { y: 2 }]]);
  });

  it.each<[string, Record<string, string>]>([
    ['a module', { 'postcss.config.cjs': "module.exports = { plugins: [require('postcss-a')({ x: 1 })] };" }],
    [
      'a function',
      { 'postcss.config.mjs': "export default () => ({ plugins: { 'postcss-a': { x: 1 }, b: false } });" },
    ],
    ['TypeScript', { 'postcss.config.ts': "export default { plugins: [['postcss-a', { x: 1 as number }]] };" }],
    ['YAML', { '.postcssrc': 'plugins:\n  postcss-a:\n    x: 1\n' }],
    ['the key in package.json', { 'package.json': '{ "postcss": { "plugins": { "postcss-a": { "x": 1 } } } }' }],
  ])('reads %s', async (_what, files) => {
    expect(await pluginsOf({ 'node_modules/postcss-a/index.js': plugin('a'), ...files })).toEqual([['a', { x: 1 }]]);
  });

  it('runs the plugins of a file before those of hooks, and each once', async () => {
    const files = {
      'node_modules/postcss-a/index.js': plugin('a'),
      'postcss.config.cjs': "module.exports = { plugins: { 'postcss-a': {} }, map: false };",
    };
    const own = { postcssPlugin: 'own' };
    const loaded = await loadPostCss(siteWith(files, () => ({ plugins: ['postcss-a', own], config: false })));
    expect(loaded?.options).toEqual({ plugins: [expect.any(Function), own], map: false });
  });

  it.each([
    ['postcss-lost', 'PostCSS, as the plugin "styles" configures it, needs the package "postcss-lost"'],
    [5, 'The value 5 in the list of PostCSS plugins is not a PostCSS plugin.'],
  ])('cannot run %s', async (entry, message) => {
    await expect(loadPostCss(siteWith({}, () => ({ plugins: [entry] })))).rejects.toThrow(message);
  });

  it('changes when the configuration, a file that it imports or a hook changes', () => {
    const site = siteWith({
      'postcss.config.cjs': "module.exports = require('./styles.cjs');",
      'styles.cjs': 'module.exports = {};',
    });
    const keys = [postCssKey(site)];
    writeFileSync(path.join(site.siteDir, 'styles.cjs'), 'module.exports = { plugins: [] };');
    keys.push(postCssKey(site));
    keys.push(postCssKey({ ...site, postCssHooks: [{ plugin: 'a', file: site.configFile, configure: () => {} }] }));
    writeFileSync(site.configFile, 'changed');
    keys.push(postCssKey(site));
    keys.push(postCssKey({ ...site, postCssHooks: [{ plugin: 'a', file: site.configFile, configure: () => {} }] }));
    expect(new Set(keys).size).toBe(4);
    expect(keys[3]).toBe(keys[1]);
  });
});
