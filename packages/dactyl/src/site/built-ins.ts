/** The plugins, themes and presets that come with the framework, under their names in the site format. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProvidedModules } from '../node/load-module.js';
import { createLogger } from '../node/logger.js';
import { type LogTarget, createPluginLog } from '../plugin-api/provided/logger.js';
import { createSiteFormatModules } from '../plugin-api/provided/site-format-modules.js';
import type { BuiltIns, PluginModule } from '../plugin-api/types.js';
import blog from '../plugins/blog/index.js';
import cssCascadeLayers from '../plugins/css-cascade-layers/index.js';
import debug from '../plugins/debug/index.js';
import clientRedirects from '../plugins/client-redirects/index.js';
import docs from '../plugins/docs/index.js';
import * as docsServer from '../plugins/docs/server.js';
import googleAnalytics from '../plugins/google-analytics/index.js';
import googleGtag from '../plugins/google-gtag/index.js';
import googleTagManager from '../plugins/google-tag-manager/index.js';
import idealImage from '../plugins/ideal-image/index.js';
import llmsTxt from '../plugins/llms-txt/index.js';
import pages from '../plugins/pages/index.js';
import presetClassic from '../plugins/preset-classic.js';
import pwa from '../plugins/pwa/index.js';
import sitemap from '../plugins/sitemap/index.js';
import socialCards from '../plugins/social-cards/index.js';
import svgr from '../plugins/svgr/index.js';
import themeClassic from '../plugins/theme-classic/index.js';
import themeCopyPage from '../plugins/theme-copy-page/index.js';
import themeLiveCodeblock from '../plugins/theme-live-codeblock/index.js';
import themeMermaid from '../plugins/theme-mermaid/index.js';
import themeSearch from '../plugins/theme-search/index.js';
import themeSearchAlgolia from '../plugins/theme-search-algolia/index.js';

export const BUILT_INS: BuiltIns = {
  plugins: {
    '@docusaurus/plugin-content-docs': docs,
    '@docusaurus/plugin-content-blog': blog,
    '@docusaurus/plugin-content-pages': pages,
    '@docusaurus/plugin-css-cascade-layers': cssCascadeLayers,
    '@docusaurus/plugin-debug': debug,
    '@docusaurus/plugin-ideal-image': idealImage,
    '@docusaurus/plugin-google-analytics': googleAnalytics,
    '@docusaurus/plugin-google-gtag': googleGtag,
    '@docusaurus/plugin-google-tag-manager': googleTagManager,
    '@docusaurus/plugin-pwa': pwa,
    '@docusaurus/plugin-sitemap': sitemap,
    '@docusaurus/plugin-svgr': svgr,
    '@docusaurus/plugin-client-redirects': clientRedirects,
    '@docusaurus/theme-classic': themeClassic,
    '@docusaurus/theme-live-codeblock': themeLiveCodeblock,
    '@docusaurus/theme-mermaid': themeMermaid,
    '@docusaurus/theme-search-algolia': themeSearchAlgolia,
    // Its short name is also that of the package that draws.
    mermaid: themeMermaid,
    'dactyl/plugin-social-cards': socialCards,
    'dactyl/plugin-llms-txt': llmsTxt,
    'dactyl/theme-copy-page': themeCopyPage,
    'dactyl/theme-search': themeSearch,
  },
  presets: { '@docusaurus/preset-classic': presetClassic },
  nodeModules: {
    '@docusaurus/plugin-content-docs/server': provided('docs/server.js', markCompiled({ ...docsServer })),
    '@docusaurus/plugin-content-docs': provided('docs/index.js', pluginExports(docs)),
    '@docusaurus/plugin-content-blog': provided('blog/index.js', pluginExports(blog)),
    '@docusaurus/plugin-content-pages': provided('pages/index.js', pluginExports(pages)),
    '@docusaurus/logger': loggerModule(createLogger),
    ...substitutes(),
  },
};

/** The same, with the logger of a command behind `@docusaurus/logger`: it keeps lines apart from progress bars. */
export function builtInsWith(logger: LogTarget): BuiltIns {
  return { ...BUILT_INS, nodeModules: { ...BUILT_INS.nodeModules, '@docusaurus/logger': loggerModule(() => logger) } };
}

function loggerModule(openTarget: () => LogTarget): ProvidedModules[string] {
  const logger = createPluginLog(openTarget);
  return provided('../plugin-api/provided/logger.js', markCompiled({ default: logger, logger }));
}

/** Modules that an installed package takes the place of. */
function substitutes(): ProvidedModules {
  const file = fileURLToPath(new URL('../plugin-api/provided/', import.meta.url));
  const modules = Object.entries(createSiteFormatModules());
  return Object.fromEntries(
    modules.map(([name, create]) => [
      name,
      {
        file: `${file}${name.replace('@docusaurus/', '')}.js`,
        exports: create(path.join(process.cwd(), 'index.js')),
        exportsFor: create,
        isSubstitute: true,
      },
    ]),
  );
}

/** @param file below `plugins/` */
function provided(file: string, exports: object): ProvidedModules[string] {
  return { file: fileURLToPath(new URL(`../plugins/${file}`, import.meta.url)), exports };
}

/** A plugin as its package in the site format exports it, for plugins that wrap it: `validateOptions` stands beside it. */
function pluginExports(plugin: PluginModule): object {
  return markCompiled({ default: plugin, ...plugin });
}

/** What compilers to CommonJS look for, before they take `default`. */
function markCompiled(exports: object): object {
  return Object.defineProperty(exports, '__esModule', { value: true });
}
