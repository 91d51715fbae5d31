/** Vite's configuration for a site. The list of plugins serves as a table of contents of this folder. */
import path from 'node:path';
import type { Alias, InlineConfig, Plugin } from 'vite';
import { browserReactPlugin } from './islands/browser-react-plugin.js';
import { browserReplacementsPlugin } from './islands/browser-replacements.js';
import type { ComponentModule } from './islands/component-modules.js';
import { dataFilesPlugin } from './data-files-plugin.js';
import type { DataLoaders } from './data-loaders/data-loaders.js';
import { dataLoadersPlugin } from './data-loaders/data-loaders-plugin.js';
import { islandPlugins } from './islands/island-plugins.js';
import { plainImportPlugin } from './islands/plain-import-plugin.js';
import type { KnownFacts } from '../analysis/types.js';
import { createSiteComponents, type SiteComponents } from './islands/site-components.js';
import type { SiteBundlerParts } from '../site/bundler-parts/types.js';
import { blockStylesPlugin } from './block-styles-plugin.js';
import { cascadeLayersPlugin } from './cascade-layers-plugin.js';
import { siteSelectorsPlugin } from './site-selectors-plugin.js';
import { bundlerOptions, bundlerPartsPlugin, sassOptions } from './bundler-parts.js';
import { defaultPropsPlugin } from './default-props-plugin.js';
import { formerReactPlugin } from './former-react-plugin.js';
import { imageImportPlugin, type ViteImages } from './image-imports.js';
import { inlineLoaderPlugin } from './inline-loader-plugin.js';
import { jsxInJsPlugin } from './jsx-in-js-plugin.js';
import { lateImportsPlugin } from './late-imports.js';
import { markdownImportPlugin } from './markdown-import-plugin.js';
import { optionalPackagesPlugin } from './optional-packages-plugin.js';
import { PACKAGE_ROOT } from './package-root.js';
import { packageStylesPlugin } from './package-styles-plugin.js';
import type { VitePostCss } from './post-css.js';
import { serverReactPlugin } from './react-plugin.js';
import { requireContextPlugin } from './require-context-plugin.js';
import { reactRouterPlugin } from './react-router-plugin.js';
import { siteModulesPlugin } from './site-modules-plugin.js';
import { styleNotes } from './style-notes.js';
import { svgComponentPlugin } from './svg-component.js';
import type { ThemeLayers } from '../site/theme-layers.js';
import { themePlugin } from './theme-plugin.js';
import { virtualModulesPlugin, type VirtualModuleInput } from './virtual-modules.js';

export interface ViteInput {
  siteDir: string;
  /** Base URL of the default locale, where hashed assets are. */
  baseUrl: string;
  mode: 'production' | 'development';
  /** Set when the dev server delivers pages and serves files unbundled. */
  isServed?: boolean;
  themeLayers: ThemeLayers;
  /** Modules that load data; called on each load, like the next. */
  readDataLoaders: () => DataLoaders;
  /** Called on each load, because a dev server's site changes. */
  readVirtualModules: () => VirtualModuleInput;
  /** Reads only the registry's requests, because computing the rest takes time. */
  readRegistry?: () => readonly string[];
  /** Vite's own cache of this site. */
  cacheDir: string;
  /** Components that the server's bundle has marked; called on each load. */
  readComponents?: () => readonly ComponentModule[];
  /** See `browserReplacementsPlugin`. */
  dataUrls?: Record<string, string>;
  /** Whether the theme's styles are in cascade layers: `future.v4.useCssCascadeLayers`. */
  cascadeLayers: boolean;
  /** Whether media queries are moved after the site's other rules. */
  mediaLast: boolean;
  /** The site's PostCSS options, if any. */
  postCss?: VitePostCss | undefined;
  /** Set when a plugin turns imported images into more than URLs. */
  images?: ViteImages | undefined;
  /** What plugins configure in webpack, if any. */
  bundlerParts?: SiteBundlerParts | undefined;
  /** Target of the bundle. Default: browsers. */
  side?: 'server';
  /** Set for the server's bundle, which detects the components. */
  siteComponents?: SiteComponents;
  /** What other bundles of the site have read of its modules, so that each is parsed once. */
  facts?: KnownFacts;
  /** Receives notes about the code for its author, one sentence each. */
  notes?: Set<string>;
}

export const SERVER_ENTRY = path.join(PACKAGE_ROOT, 'ssr/entry.js');
export const BOOT_ENTRY = path.join(PACKAGE_ROOT, 'browser/boot/main.js');
export const ROUTER_ENTRY = path.join(PACKAGE_ROOT, 'browser/router/router.js');
export const WATCH_ENTRY = path.join(PACKAGE_ROOT, 'browser/boot/islands/watch.js');
export const DEV_CLIENT_ENTRY = path.join(PACKAGE_ROOT, 'browser/dev/client.js');
/**
 * Used instead of the site's own `tsconfig.json`, which is for its editor, as in Docusaurus: it may extend a
 * package that is not installed, or preserve JSX.
 */
const TSCONFIG = path.join(PACKAGE_ROOT, 'node/bundle/site-tsconfig.json');
export const STYLES_ENTRY = 'virtual:dactyl/styles';

export function viteConfig(input: ViteInput): InlineConfig {
  const { siteDir, themeLayers, readComponents } = input;
  const { readRegistry = () => input.readVirtualModules().registry } = input;
  const components =
    input.siteComponents ??
    createSiteComponents({
      siteDir,
      themeLayers,
      readRegistry,
      readModules: readComponents,
      facts: input.facts,
    });
  const parts = input.bundlerParts?.[input.side ?? 'client'];
  const { define, ...options } = bundlerOptions(parts, { siteDir, isServer: input.side === 'server' });
  const sass = parts && sassOptions(parts);
  const ofStyles = input.notes && styleNotes(siteDir, input.notes);
  return {
    ...options,
    resolve: { ...options.resolve, alias: [...(options.resolve?.alias ?? []), ...styleSheetAliases(siteDir)] },
    configFile: false,
    root: input.siteDir,
    tsconfig: TSCONFIG,
    base: input.baseUrl,
    mode: input.mode,
    cacheDir: input.cacheDir,
    publicDir: false,
    // Errors of a build are thrown, and reported where they are caught.
    logLevel: input.mode === 'production' ? 'silent' : 'error',
    customLogger: ofStyles?.logger,
    clearScreen: false,
    appType: 'custom',
    // File types for download that Docusaurus supports and Vite does not know.
    assetsInclude: ['**/*.{doc,docx,xls,xlsx,zip,rar}'],
    oxc: { jsx: { runtime: 'automatic' } },
    // Packages written for webpack expect this Node global in browsers.
    define: { global: 'globalThis', ...define },
    css: {
      modules: { generateScopedName: '[local]_[hash:base64:4]' },
      // Ours has looked for a configuration already, and Vite would look again.
      postcss: input.postCss?.options ?? {},
      ...(sass && { preprocessorOptions: { sass, scss: sass } }),
    },
    // Workers are bundled separately, and their modules import the same things as those of pages.
    worker: {
      plugins: () => [...bundlerPartsPlugin(parts, siteDir), ...moduleNamePlugins(input)],
      rolldownOptions: { output: { comments: false } },
    },
    plugins: [
      ...bundlerPartsPlugin(parts, siteDir),
      ...(ofStyles ? [ofStyles.plugin] : []),
      requireContextPlugin(siteDir),
      formerReactPlugin(input.notes),
      defaultPropsPlugin(input.notes),
      ...islandPlugins({ siteDir, components, readRegistry }),
      serverReactPlugin(),
      browserReactPlugin(),
      plainImportPlugin(),
      browserReplacementsPlugin(input.dataUrls),
      markdownImportPlugin({ siteDir: input.siteDir, imageImports: input.images }),
      svgComponentPlugin(),
      imageImportPlugin(input),
      blockStylesPlugin(input),
      lateImportsPlugin(),
      cascadeLayersPlugin(input.cascadeLayers, input.themeLayers),
      siteSelectorsPlugin(input.mediaLast),
      packageStylesPlugin(),
      optionalPackagesPlugin(input.siteDir, input.themeLayers),
      reactRouterPlugin(),
      themePlugin(input.themeLayers),
      ...moduleNamePlugins(input),
    ],
  };
}

/**
 * Aliases in `url()` and `@import` of style sheets, for which Vite calls no plugin. `~` marks a package, as in
 * webpack.
 */
function styleSheetAliases(siteDir: string): Alias[] {
  return [
    { find: /^~?@site\//, replacement: `${siteDir.replaceAll('$', '$$$$')}/` },
    { find: /^~(?=@?[a-z])/i, replacement: '' },
  ];
}

/** Plugins for the languages that a site's modules are written in, and for the names that they may import. */
function moduleNamePlugins({ siteDir, themeLayers, readDataLoaders, readVirtualModules }: ViteInput): Plugin[] {
  return [
    jsxInJsPlugin(themeLayers.themes),
    inlineLoaderPlugin(),
    dataFilesPlugin(),
    dataLoadersPlugin(readDataLoaders),
    siteModulesPlugin(siteDir),
    virtualModulesPlugin(readVirtualModules),
  ];
}
