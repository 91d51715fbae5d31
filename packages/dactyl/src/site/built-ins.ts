/** The plugins, themes and presets that come with the framework, under their names in the site format. */
import { fileURLToPath } from 'node:url';
import type { ProvidedModules } from '../node/load-module.js';
import type { BuiltIns, PluginModule } from '../plugin-api/types.js';
import blog from '../plugins/blog/index.js';
import docs from '../plugins/docs/index.js';
import * as docsServer from '../plugins/docs/server.js';
import pages from '../plugins/pages/index.js';
import presetClassic from '../plugins/preset-classic.js';
import socialCards from '../plugins/social-cards/index.js';
import themeClassic from '../plugins/theme-classic/index.js';
import themeLiveCodeblock from '../plugins/theme-live-codeblock/index.js';
import themeMermaid from '../plugins/theme-mermaid/index.js';
import themeSearch from '../plugins/theme-search/index.js';

export const BUILT_INS: BuiltIns = {
  plugins: {
    '@docusaurus/plugin-content-docs': docs,
    '@docusaurus/plugin-content-blog': blog,
    '@docusaurus/plugin-content-pages': pages,
    '@docusaurus/theme-classic': themeClassic,
    '@docusaurus/theme-live-codeblock': themeLiveCodeblock,
    '@docusaurus/theme-mermaid': themeMermaid,
    // Its short name is also that of the package that draws.
    mermaid: themeMermaid,
    'dactyl/plugin-social-cards': socialCards,
    'dactyl/theme-search': themeSearch,
  },
  presets: { '@docusaurus/preset-classic': presetClassic },
  nodeModules: {
    '@docusaurus/plugin-content-docs/server': provided('docs/server.js', docsServer),
    '@docusaurus/plugin-content-docs': provided('docs/index.js', pluginExports(docs)),
    '@docusaurus/plugin-content-blog': provided('blog/index.js', pluginExports(blog)),
    '@docusaurus/plugin-content-pages': provided('pages/index.js', pluginExports(pages)),
  },
};

/** @param file below `plugins/` */
function provided(file: string, exports: object): ProvidedModules[string] {
  return { file: fileURLToPath(new URL(`../plugins/${file}`, import.meta.url)), exports };
}

/** A plugin as its package in the site format exports it, for plugins that wrap it: `validateOptions` stands beside it. */
function pluginExports(plugin: PluginModule): object {
  return { default: plugin, ...plugin };
}
