/**
 * Debug pages below `__docusaurus/debug`: the configuration, routes and content of a site as the framework sees them. Input:
 * the site after all plugins have run. Output: seven static pages, and JSON files that they fetch. The data of a large site
 * would be megabytes of HTML, so it is in these files, which are loaded on demand.
 */
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { AllContent, Plugin, PluginContext } from '../../../node/plugin-api/types.js';
import type { RouteConfig } from '../../../node/plugin-api/route-config.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import { contentFile, DATA_DIR, debugFiles, PAGES_DIR } from './debug-files.js';

/** Known by path only: it is browser code. */
const THEME_DIR = fileURLToPath(new URL('../theme', import.meta.url));

function debugPlugin({ siteDir, baseUrl }: PluginContext): Plugin {
  let content: AllContent = {};
  return {
    name: 'docusaurus-plugin-debug',
    unstable_readsSiteOnly: () => true,
    getThemePath: () => THEME_DIR,
    unstable_getThemeFacts: () => ({ cascadeLayer: 'docusaurus.plugin-debug' }),
    allContentLoaded({ allContent, actions }) {
      content = allContent;
      for (const route of debugRoutes(baseUrl, allContent)) actions.addRoute(route);
    },
    unstable_getDataFiles: (facts) => debugFiles({ ...facts, allContent: content, siteDir }),
  };
}

function debugRoutes(baseUrl: string, allContent: AllContent): RouteConfig[] {
  const dataUrl = (name: string) => `${baseUrl}${DATA_DIR}/${name}.json`;
  const page = (name: string, component: string, props: RouteConfig['props'] = {}): RouteConfig => ({
    path: `${baseUrl}${PAGES_DIR}${name}`,
    component: `@theme/${component}`,
    exact: true,
    props,
  });
  return [
    page('', 'DebugConfig', { dataUrl: dataUrl('config') }),
    page('/config', 'DebugConfig', { dataUrl: dataUrl('config') }),
    page('/metadata', 'DebugSiteMetadata'),
    page('/registry', 'DebugRegistry', { dataUrl: dataUrl('registry') }),
    page('/routes', 'DebugRoutes', { dataUrl: dataUrl('routes') }),
    page('/content', 'DebugContent', { allContent: contentUrls(allContent, baseUrl) }),
    page('/globalData', 'DebugGlobalData', { dataUrl: dataUrl('globalData') }),
  ];
}

/** `[plugin][id]` → URL of the content. Plugins without content are left out. */
function contentUrls(allContent: AllContent, baseUrl: string): Record<string, Record<string, { url: string }>> {
  const plugins = Object.entries(allContent).map(([name, instances]) => {
    const withContent = Object.keys(instances).filter((id) => instances[id] !== undefined);
    return [name, Object.fromEntries(withContent.map((id) => [id, { url: baseUrl + contentFile(name, id) }]))] as const;
  });
  return Object.fromEntries(plugins.filter(([, instances]) => Object.keys(instances).length > 0));
}

const plugin: PluginModule = Object.assign(debugPlugin, {
  validateOptions: ({ options, validate }: Parameters<NonNullable<PluginModule['validateOptions']>>[0]) =>
    validate(z.strictObject({}), options),
});

export default plugin;
