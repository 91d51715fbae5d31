/** The loaded site as the later stages use it: one part that all locales share, and one part for each locale. */
import type { BrokenReferenceHook, MarkdownConfig, SiteConfig } from '../config/types.js';
import type { AudienceText } from '../markdown/audience/audience-text.js';
import type { ProcessorFunctions, ProcessorOptions } from '../markdown/types.js';
import type { unstable_ImageCopies } from '../plugin-api/image-copy-types.js';
import type { unstable_ImageImports } from '../plugin-api/image-import-types.js';
import type { LoadedPlugin, PluginContext, SiteHtmlTags, unstable_MarkdownSource } from '../plugin-api/types.js';
import type { SiteData } from '../../shared/render.js';
import type { RouteConfig } from '../plugin-api/route-config.js';
import type { ContentTexts } from './content-texts.js';
import type { SiteBundlerParts } from './bundler-parts/types.js';
import type { PostCssHook } from './post-css/hooks.js';
import type { ThemeLayers } from './theme-layers.js';

export interface Site {
  siteDir: string;
  configFile: string;
  /** The configuration and what it imports, absolute. */
  configDependencies: string[];
  /** For threads that load the site again. */
  address: SiteAddress;
  /** `.dactyl` in the site's folder, for generated files other than the output. */
  generatedDir: string;
  /** The configuration as written, not evaluated for a locale. */
  siteConfig: SiteConfig;
  themeLayers: ThemeLayers;
  /** Style sheets of themes and client modules, absolute, in order. */
  styles: string[];
  /** Client modules that are scripts, absolute, in order. */
  clientModules: string[];
  /** Set when a plugin turns imported images into more than URLs. */
  imageImports?: unstable_ImageImports;
  /** Hooks of plugins with `configurePostCss`, in the order of plugins. */
  postCssHooks: PostCssHook[];
  /** What plugins configure in webpack; absent when none does. */
  bundlerParts?: SiteBundlerParts | undefined;
  /** What is known of the texts of content. */
  texts: ContentTexts;
  /** What takes texts of others away, on sites with audiences. */
  audience?: AudienceText | undefined;
  /** The locales of this run, the default one first. */
  locales: LocaleSite[];
  /**
   * The site after edits of these content files, none of which is new or gone, with the same configuration and plugins. In
   * the dev server only.
   */
  reloadContents?(files: ReadonlySet<string>): Promise<Site>;
}

export interface LocaleSite {
  locale: string;
  /** Pathname of the locale's home, e.g. `/zh/`. */
  baseUrl: string;
  /** Folder below the output folder, `''` for the one that lies at its root. */
  outSubdir: string;
  siteConfig: SiteConfig;
  data: SiteData;
  /** The context that plugin constructors received. */
  pluginContext: PluginContext;
  plugins: LoadedPlugin[];
  routes: RouteConfig[];
  pages: Page[];
  htmlTags: SiteHtmlTags;
  markdown: MarkdownSource[];
  functions: SiteFunctions;
  /** Set when a plugin copies images of other hosts. */
  imageCopies?: unstable_ImageCopies | undefined;
  /** For Markdown that belongs to no plugin, e.g. a partial that a page imports from elsewhere. */
  fallbackProcessor: ProcessorOptions;
}

/** A plugin's Markdown, with the options of the processor that compiles it. */
export interface MarkdownSource extends unstable_MarkdownSource {
  processorOptions: ProcessorOptions;
}

/** Something with a URL: the chain of routes that leads to it, outermost first. */
export interface Page {
  /** Permalink. */
  pathname: string;
  levels: RouteConfig[];
}

/** The site's own functions that compiling needs, in one locale. They cannot be sent to threads. */
export interface SiteFunctions extends Pick<MarkdownConfig, 'preprocessor' | 'parseFrontMatter'> {
  /** Indexed by processor: those of the plugins' sources, then the fallback processor, which has none. */
  processors: (ProcessorFunctions | undefined)[];
  /** `markdown.hooks.onBrokenMarkdownImages`, when it is a function. */
  onBrokenImage?: BrokenReferenceHook;
}

/** What a thread needs to load the same site again, as plain data. */
export interface SiteAddress {
  siteDir: string;
  configPath?: string | undefined;
  outDir: string;
  /** See `ResolveLocalesOptions`. */
  requested?: readonly string[] | undefined;
  keepsPlace?: boolean | undefined;
}
