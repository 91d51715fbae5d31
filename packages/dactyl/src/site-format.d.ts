/**
 * Types of the Node modules that configurations and plugins import under their names in the site format, those of
 * `site/built-ins.ts`, and of Markdown that React code imports. A site names this file in its `tsconfig.json`:
 * `"types": ["dactyl/site-format"]`.
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

/** What code gets of a Markdown file that it imports. Names that the file exports itself are not known here. */
declare module '*.mdx' {
  export const frontMatter: Record<string, unknown>;
  export const contentTitle: string | undefined;
  export const metadata: Record<string, unknown>;
  export const assets: Record<string, unknown>;
  export const toc: { value: string; id: string; level: number }[];
  const Content: import('react').ComponentType<Record<string, unknown>>;
  export default Content;
}

declare module '*.md' {
  export * from '*.mdx';
  export { default } from '*.mdx';
}
