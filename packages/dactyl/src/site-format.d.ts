/**
 * Types of the Node modules that configurations and plugins import under their names in the site format. A site names
 * this file in its `tsconfig.json`: `"types": ["dactyl/site-format"]`. The modules are those of `site/built-ins.ts`.
 */

// oxlint-disable typescript/consistent-type-imports -- a file with imports of its own cannot declare other modules

declare module '@docusaurus/plugin-content-blog' {
  export type BlogContent = import('./plugins/blog/content-types.js').BlogContent;
  export type BlogPost = import('./plugins/blog/content-types.js').BlogPost;
  /** As `validateOptions` gives them: with defaults. */
  export type PluginOptions = import('./plugins/blog/options.js').BlogOptions;
  export function validateOptions(args: import('./plugin-api/types.js').ValidateOptionsArgs): PluginOptions;
  const plugin: import('./plugin-api/types.js').ContentPluginModule<BlogContent, PluginOptions>;
  export default plugin;
}

declare module '@docusaurus/plugin-content-docs' {
  export type LoadedContent = import('./plugins/docs/types.js').DocsContent;
  /** As `validateOptions` gives them: with defaults. */
  export type PluginOptions = import('./plugins/docs/options.js').DocsOptions;
  export function validateOptions(args: import('./plugin-api/types.js').ValidateOptionsArgs): PluginOptions;
  const plugin: import('./plugin-api/types.js').ContentPluginModule<LoadedContent, PluginOptions>;
  export default plugin;
}

declare module '@docusaurus/plugin-content-pages' {
  export type LoadedContent = import('./plugins/pages/types.js').Page[];
  /** As `validateOptions` gives them: with defaults. */
  export type PluginOptions = import('./plugins/pages/options.js').PagesOptions;
  export function validateOptions(args: import('./plugin-api/types.js').ValidateOptionsArgs): PluginOptions;
  const plugin: import('./plugin-api/types.js').ContentPluginModule<LoadedContent, PluginOptions>;
  export default plugin;
}
