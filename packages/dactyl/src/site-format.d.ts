/**
 * Types of what sites import under the names of the site format: here those of the Node modules of
 * `node/site/built-ins.ts` and of files that are no code. The build adds the browser's modules and the components of the
 * theme (`scripts/write-module-types.mjs`). A site names all of it in its `tsconfig.json`, as `dactyl/tsconfig` does:
 * `"types": ["dactyl/site-format"]`.
 */

// oxlint-disable typescript/consistent-type-imports -- a file with imports of its own cannot declare other modules

declare module '@docusaurus/logger' {
  export const logger: import('./node/plugin-api/provided/logger.js').PluginLog;
  export default logger;
}

declare module '@docusaurus/plugin-content-blog' {
  export type BlogContent = import('./features/blog/node/content-types.js').BlogContent;
  /** As people write them. */
  export type Options = import('#zod').input<typeof import('./features/blog/node/options.js').blogOptionsSchema>;
  export type BlogPost = import('./features/blog/node/content-types.js').BlogPost;
  /** As `validateOptions` gives them: with defaults. */
  export type PluginOptions = import('./features/blog/node/options.js').BlogOptions;
  export function validateOptions(
    args: import('./node/plugin-api/plugin-module.js').ValidateOptionsArgs,
  ): PluginOptions;
  const plugin: import('./node/plugin-api/plugin-module.js').ContentPluginModule<BlogContent, PluginOptions>;
  export default plugin;
}

declare module '@docusaurus/plugin-content-docs' {
  export type LoadedContent = import('./features/docs/node/content-types.js').DocsContent;
  /** As people write them. */
  export type Options = import('#zod').input<typeof import('./features/docs/node/options.js').docsOptionsSchema>;
  export type SidebarItemConfig =
    | string
    | { type: string; [field: string]: unknown }
    | { [category: string]: SidebarItemConfig[] };
  /** What `sidebars.ts` exports. */
  export type SidebarsConfig = Record<string, SidebarItemConfig[] | Record<string, SidebarItemConfig[]>>;
  /** As `validateOptions` gives them: with defaults. */
  export type PluginOptions = import('./features/docs/node/options.js').DocsOptions;
  export function validateOptions(
    args: import('./node/plugin-api/plugin-module.js').ValidateOptionsArgs,
  ): PluginOptions;
  const plugin: import('./node/plugin-api/plugin-module.js').ContentPluginModule<LoadedContent, PluginOptions>;
  export default plugin;
}

declare module '@docusaurus/plugin-content-pages' {
  export type LoadedContent = import('./features/pages/node/types.js').Page[];
  /** As people write them. */
  export type Options = import('#zod').input<typeof import('./features/pages/node/options.js').pagesOptionsSchema>;
  /** As `validateOptions` gives them: with defaults. */
  export type PluginOptions = import('./features/pages/node/options.js').PagesOptions;
  export function validateOptions(
    args: import('./node/plugin-api/plugin-module.js').ValidateOptionsArgs,
  ): PluginOptions;
  const plugin: import('./node/plugin-api/plugin-module.js').ContentPluginModule<LoadedContent, PluginOptions>;
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

declare module '@docusaurus/preset-classic' {
  export interface Options {
    docs?: false | import('@docusaurus/plugin-content-docs').Options;
    blog?: false | import('@docusaurus/plugin-content-blog').Options;
    pages?: false | import('@docusaurus/plugin-content-pages').Options;
    theme?: { customCss?: string | string[] };
    [part: string]: unknown;
  }
  /** Checked when the site is loaded. */
  export type ThemeConfig = Record<string, unknown>;
}

declare module '@docusaurus/types' {
  export type Config = import('./node/config/types.js').UserConfig;
  export type DocusaurusConfig = import('./node/config/types.js').SiteConfig;
  export interface DocusaurusContext extends Omit<
    import('./shared/render.js').SiteData,
    'siteConfig' | 'siteMetadata'
  > {
    siteConfig: DocusaurusConfig;
    siteMetadata: SiteMetadata;
  }
  export interface SiteMetadata {
    docusaurusVersion: string;
    siteVersion?: string;
    pluginVersions: Record<
      string,
      { type: 'package' | 'project' | 'local' | 'synthetic'; name?: string; version?: string }
    >;
  }
  export type GlobalData = DocusaurusContext['globalData'];
  export type HtmlTagObject = import('./node/config/types.js').HtmlTagObject;
  export type HtmlTags = import('./node/plugin-api/types.js').HtmlTags;
  export type I18n = import('./shared/render.js').LocaleData;
  export type LoadContext = import('./node/plugin-api/types.js').PluginContext;
  export type LoadedPlugin = import('./node/plugin-api/types.js').LoadedPlugin;
  export type Plugin<Content = unknown> = import('./node/plugin-api/types.js').Plugin<Content>;
  export type PluginConfig = import('./node/plugin-api/plugin-module.js').PluginConfig;
  export type PluginContentLoadedActions = import('./node/plugin-api/types.js').PluginActions;
  export type PluginModule<Content = unknown> = import('./node/plugin-api/plugin-module.js').PluginModule<Content>;
  export type PluginOptions = import('./node/plugin-api/types.js').PluginOptions;
  export type Preset = import('./node/plugin-api/plugin-module.js').Preset;
  export type Props = import('./node/plugin-api/types.js').PostBuildProps;
  export type RouteConfig = import('./node/plugin-api/route-config.js').RouteConfig;
  export type SwizzleConfig = import('./shared/swizzle-actions.js').SwizzleConfig;
  export type ThemeConfig = Record<string, unknown>;
  export type ValidateOptionsArgs = import('./node/plugin-api/plugin-module.js').ValidateOptionsArgs;
  export interface ClientModule {
    onRouteUpdate?(args: RouteUpdate): (() => void) | void;
    onRouteDidUpdate?(args: RouteUpdate): (() => void) | void;
  }
  interface RouteUpdate {
    location: import('./react/use-location.js').Location;
    previousLocation: import('./react/use-location.js').Location | null;
  }
  /** Props of the component that a wrapper stands around; of one that takes none, an empty object. */
  export type WrapperProps<Component extends import('react').ElementType> =
    unknown extends import('react').ComponentProps<Component> ? object : import('react').ComponentProps<Component>;
}

/** Here with the types of the configuration, which modules of the browser cannot know. */
declare module '@docusaurus/useDocusaurusContext' {
  export function useDocusaurusContext(): import('@docusaurus/types').DocusaurusContext;
  export default useDocusaurusContext;
}

declare module '@generated/docusaurus.config' {
  const siteConfig: import('@docusaurus/types').DocusaurusConfig;
  export default siteConfig;
}

declare module '@generated/site-metadata' {
  const siteMetadata: import('@docusaurus/types').SiteMetadata;
  export default siteMetadata;
}

declare module '@generated/globalData' {
  const globalData: import('./shared/render.js').SiteData['globalData'];
  export default globalData;
}

declare module '@generated/i18n' {
  const i18n: import('./shared/render.js').LocaleData;
  export default i18n;
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.module.scss' {
  export { default } from '*.module.css';
}

declare module '*.module.sass' {
  export { default } from '*.module.css';
}

declare module '*.css';
declare module '*.scss';
declare module '*.sass';

declare module '*.css?url' {
  const url: string;
  export default url;
}

declare module '*.svg?url' {
  export { default } from '*.css?url';
}

declare module '*.svg' {
  const Picture: import('react').ComponentType<import('react').ComponentProps<'svg'> & { title?: string }>;
  export default Picture;
}

declare module '*.png' {
  const url: string;
  export default url;
}

declare module '*.jpg' {
  export { default } from '*.png';
}

declare module '*.jpeg' {
  export { default } from '*.png';
}

declare module '*.gif' {
  export { default } from '*.png';
}

declare module '*.webp' {
  export { default } from '*.png';
}

declare module '*.avif' {
  export { default } from '*.png';
}

declare module '*.ico' {
  export { default } from '*.png';
}
