/**
 * The framework's own plugins, themes and presets, under their Docusaurus names. Those of the preset, and small
 * ones, are imported directly; larger features are loaded only when a site names them, and may be missing.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProvidedModules } from '../base/provide-to-require.js';
import { createLogger } from '../base/logger.js';
import { type LogTarget, createPluginLog } from '../plugin-api/provided/logger.js';
import { createSiteFormatModules } from '../plugin-api/provided/site-format-modules.js';
import type { BuiltIns, PluginModule } from '../plugin-api/plugin-module.js';
import blog from '../../features/blog/node/index.js';
import cssCascadeLayers from '../../features/css-cascade-layers/node/index.js';
import debug from '../../features/debug/node/index.js';
import clientRedirects from '../../features/client-redirects/node/index.js';
import docs from '../../features/docs/node/index.js';
import * as docsServer from '../../features/docs/node/server.js';
import googleAnalytics from '../../features/google-analytics/node/index.js';
import googleGtag from '../../features/google-gtag/node/index.js';
import googleTagManager from '../../features/google-tag-manager/node/index.js';
import pages from '../../features/pages/node/index.js';
import presetClassic from '../../features/preset-classic/node/index.js';
import sitemap from '../../features/sitemap/node/index.js';
import svgr from '../../features/svgr/node/index.js';
import themeClassic from '../../features/theme-classic/node/index.js';
import themeSearch from '../../features/search/node/index.js';
import themeSearchAlgolia from '../../features/search/algolia/index.js';

export const BUILT_INS: BuiltIns = {
  plugins: {
    '@docusaurus/plugin-content-docs': docs,
    '@docusaurus/plugin-content-blog': blog,
    '@docusaurus/plugin-content-pages': pages,
    '@docusaurus/plugin-css-cascade-layers': cssCascadeLayers,
    '@docusaurus/plugin-debug': debug,
    '@docusaurus/plugin-google-analytics': googleAnalytics,
    '@docusaurus/plugin-google-gtag': googleGtag,
    '@docusaurus/plugin-google-tag-manager': googleTagManager,
    '@docusaurus/plugin-sitemap': sitemap,
    '@docusaurus/plugin-svgr': svgr,
    '@docusaurus/plugin-client-redirects': clientRedirects,
    '@docusaurus/theme-classic': themeClassic,
    '@docusaurus/theme-search-algolia': themeSearchAlgolia,
    'dactyl/theme-search': themeSearch,
  },
  optionalPlugins: {
    '@docusaurus/plugin-ideal-image': () => import('../../features/ideal-image/node/index.js'),
    '@docusaurus/plugin-pwa': () => import('../../features/pwa/node/index.js'),
    '@docusaurus/theme-live-codeblock': () => import('../../features/live-codeblock/node/index.js'),
    '@docusaurus/theme-mermaid': () => import('../../features/mermaid/node/index.js'),
    // The short name of the theme is also that of the mermaid package itself.
    mermaid: () => import('../../features/mermaid/node/index.js'),
    'dactyl/plugin-social-cards': () => import('../../features/social-cards/node/index.js'),
    'dactyl/plugin-glossary': () => import('../../features/glossary/node/index.js'),
    'dactyl/plugin-changelog': () => import('../../features/blog/node/changelog/index.js'),
    'dactyl/plugin-openapi': () => import('../../features/docs/node/openapi/index.js'),
    'dactyl/plugin-asyncapi': () => import('../../features/docs/node/asyncapi/index.js'),
    'dactyl/plugin-graphql': () => import('../../features/docs/node/graphql/index.js'),
    'dactyl/plugin-typedoc': () => import('../../features/docs/node/typedoc/index.js'),
    'dactyl/plugin-sources': () => import('../../features/sources/node/index.js'),
    'dactyl/plugin-diagrams': () => import('../../features/text-diagrams/node/index.js'),
    'dactyl/plugin-llms-txt': () => import('../../features/llms-txt/node/index.js'),
    'dactyl/theme-copy-page': () => import('../../features/copy-page/node/index.js'),
    'dactyl/plugin-analytics': () => import('../../features/analytics/node/index.js'),
    'dactyl/plugin-third-party': () => import('../../features/third-party/node/index.js'),
    'dactyl/theme-consent': () => import('../../features/consent/node/index.js'),
    'dactyl/theme-feedback': () => import('../../features/feedback/node/index.js'),
  },
  presets: { '@docusaurus/preset-classic': presetClassic },
  nodeModules: {
    '@docusaurus/plugin-content-docs/server': provided(
      '../../features/docs/node/server.js',
      markCompiled({ ...docsServer }),
    ),
    '@docusaurus/plugin-content-docs': provided('../../features/docs/node/index.js', pluginExports(docs)),
    '@docusaurus/plugin-content-blog': provided('../../features/blog/node/index.js', pluginExports(blog)),
    '@docusaurus/plugin-content-pages': provided('../../features/pages/node/index.js', pluginExports(pages)),
    '@docusaurus/logger': loggerModule(createLogger),
    ...substitutes(),
  },
};

/** The same, with a command's logger behind `@docusaurus/logger`, which keeps lines apart from progress bars. */
export function builtInsWith(logger: LogTarget): BuiltIns {
  return { ...BUILT_INS, nodeModules: { ...BUILT_INS.nodeModules, '@docusaurus/logger': loggerModule(() => logger) } };
}

function loggerModule(openTarget: () => LogTarget): ProvidedModules[string] {
  const logger = createPluginLog(openTarget);
  return provided('../plugin-api/provided/logger.js', markCompiled({ default: logger, logger }));
}

/** Modules that give way to an installed package of the same name. */
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

/** @param file one of our sources, relative to this file */
function provided(file: string, exports: object): ProvidedModules[string] {
  return { file: fileURLToPath(new URL(file, import.meta.url)), exports };
}

/**
 * A plugin in the form its Docusaurus package exports, with `validateOptions` beside it, for plugins that wrap it.
 */
function pluginExports(plugin: PluginModule): object {
  return markCompiled({ default: plugin, ...plugin });
}

/** Adds `__esModule`, which code compiled to CommonJS checks before it uses `default`. */
function markCompiled(exports: object): object {
  return Object.defineProperty(exports, '__esModule', { value: true });
}
