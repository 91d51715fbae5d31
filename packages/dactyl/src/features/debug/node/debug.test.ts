import { describe, expect, it } from 'vitest';
import { createPluginContext } from '../../../../test/plugin-context.js';
import type { AllContent, Plugin } from '../../../node/plugin-api/types.js';
import type { RouteConfig } from '../../../node/plugin-api/route-config.js';
import debug from './index.js';

const ALL_CONTENT: AllContent = {
  'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ contentPath: '/site/docs' }] } },
  '@acme/plugin': { a: 1, b: undefined },
  empty: { default: undefined },
};

function run(): { plugin: Plugin; routes: RouteConfig[] } {
  const routes: RouteConfig[] = [];
  const context = { ...createPluginContext({ siteDir: '/site' }), baseUrl: '/base/' };
  // The cast: this plugin is never off, and is made at once.
  const plugin = debug(context, { id: 'default' }) as Plugin;
  void plugin.allContentLoaded?.({
    allContent: ALL_CONTENT,
    actions: { addRoute: (route) => routes.push(route), createData: async () => '', setGlobalData: () => {} },
  });
  return { plugin, routes };
}

describe('the debug plugin', () => {
  it('has seven pages', () => {
    const { routes } = run();
    expect(routes.map(({ path, component }) => `${path} ${component}`)).toEqual([
      '/base/__docusaurus/debug @theme/DebugConfig',
      '/base/__docusaurus/debug/config @theme/DebugConfig',
      '/base/__docusaurus/debug/metadata @theme/DebugSiteMetadata',
      '/base/__docusaurus/debug/registry @theme/DebugRegistry',
      '/base/__docusaurus/debug/routes @theme/DebugRoutes',
      '/base/__docusaurus/debug/content @theme/DebugContent',
      '/base/__docusaurus/debug/globalData @theme/DebugGlobalData',
    ]);
  });

  it('has a file for each thing that a page shows, made when it is asked for', () => {
    const { plugin, routes } = run();
    const files = plugin.unstable_getDataFiles?.({
      // The cast: of the configuration only this matters here.
      siteConfig: { title: 'Site', customFields: { secret: () => 'x' } } as never,
      siteMetadata: {},
      globalData: { docs: { default: { path: '/' } } },
      routes: [{ path: '/a', component: '@theme/A', props: { large: 1 }, modules: { data: '/site/.dactyl/a.json' } }],
      registry: () => ({ chunks: {} }),
    });
    const texts = Object.fromEntries(Object.entries(files ?? {}).map(([name, text]) => [name, JSON.parse(text())]));
    const folder = '__docusaurus/debug/data';
    expect(texts).toEqual({
      [`${folder}/config.json`]: { title: 'Site', customFields: { secret: '[function]' } },
      [`${folder}/registry.json`]: { chunks: {} },
      [`${folder}/routes.json`]: [
        { path: '/a', component: '@theme/A', modules: { data: '@site/.dactyl/a.json' }, props: ['large'] },
      ],
      [`${folder}/globalData.json`]: { docs: { default: { path: '/' } } },
      [`${folder}/content/docusaurus-plugin-content-docs-default.json`]: {
        loadedVersions: [{ contentPath: '@site/docs' }],
      },
      [`${folder}/content/@acme-plugin-a.json`]: 1,
    });
    // The page of contents leads to those, and says nothing of plugins that have none.
    expect(routes.find(({ path }) => path.endsWith('/content'))?.props).toEqual({
      allContent: {
        'docusaurus-plugin-content-docs': {
          default: { url: `/base/${folder}/content/docusaurus-plugin-content-docs-default.json` },
        },
        '@acme/plugin': { a: { url: `/base/${folder}/content/@acme-plugin-a.json` } },
      },
    });
  });
});
