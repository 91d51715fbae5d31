import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPluginContext, createRecordingLogger, createSiteDir } from '../../../test/plugin-context.js';
import { runPlugins } from './run-plugins.js';
import type { Plugin } from './types.js';
import type { PluginModule } from './plugin-module.js';

const { siteDir, remove } = createSiteDir({
  'box/theme/SearchBar/index.js': 'export default () => null;',
  'page/theme/SearchPage.tsx': 'export default () => null;',
  'footer/theme/Footer.js': 'export default () => null;',
  'src/theme/SearchBar.js': 'export default () => null;',
});
afterAll(remove);

const OURS = path.resolve(import.meta.dirname, '../../features/search/theme');
const YIELDING: Plugin = {
  name: 'search',
  unstable_yieldsTo: ['SearchBar', 'SearchPage'],
  getThemePath: () => OURS,
  contentLoaded: ({ actions }) => actions.addRoute({ path: '/search', component: '@theme/SearchPage' }),
};

async function run(...plugins: Plugin[]) {
  const logger = createRecordingLogger();
  // The cast: the configuration types functions loosely.
  const entries = plugins.map((plugin) => (() => plugin) satisfies PluginModule as never);
  const context = createPluginContext({ siteDir, siteConfig: { themes: entries } });
  const results = await runPlugins({ context, builtIns: { plugins: {}, presets: {} }, logger });
  return { names: results.plugins.map(({ name }) => name), routes: results.routes, infos: logger.infos };
}

const theme = (name: string): Plugin => ({ name, getThemePath: () => `./${name}/theme` });

describe('a plugin that yields to others', () => {
  it.each(['box', 'page'])(
    'is left out with all it does when the theme "%s" has a component for the same',
    async (name) => {
      expect(await run(YIELDING, theme(name))).toEqual({
        names: [name],
        routes: [],
        infos: [`"search" is left out, because "${name}" takes its place.`],
      });
      expect((await run(theme(name), YIELDING)).names).toEqual([name]);
    },
  );

  it("stays beside other components, those of the site's own folder, and plugins around a theme of ours", async () => {
    const around: Plugin = { name: 'around', getThemePath: () => path.resolve(OURS, '../../theme') };
    const { names, routes, infos } = await run(YIELDING, theme('footer'), around);
    expect(names).toEqual(['search', 'footer', 'around']);
    expect(routes).toHaveLength(1);
    expect(infos).toEqual([]);
  });
});
