/**
 * The plugin contract: public API, compatible with Docusaurus. Built-in plugins use the same contract and get
 * nothing that a user's plugin does not.
 */
import type { Command } from '#commander';
import type { SiteFormat } from '../config/format-version.js';
import type { TranslationDir } from '../content/source-folders.js';
import type { HtmlTagObject, PolicySources, SiteConfig } from '../config/types.js';
import type { Origin } from '../content/origins.js';
import type { MarkdownPlugins } from '../markdown/types.js';
import type { TextTerms } from '../markdown/text-terms.js';
import type { Json, JsonObject } from '../../shared/json.js';
import type { BootSettings } from '../../shared/boot-settings.js';
import type { LocaleData, SiteData } from '../../shared/render.js';
import type {
  unstable_AuthoringSchema,
  unstable_LateFiles,
  unstable_MarkdownSource,
  unstable_PageCard,
  unstable_PageFiles,
  unstable_SiteFacts,
  unstable_SocialCards,
  unstable_TranslatedFolder,
} from './experimental-types.js';
import type { unstable_BootChoice, unstable_FrameDocument, unstable_ThemeFacts } from './browser-part-types.js';
import type { unstable_DrawerAddress } from './drawer-types.js';
import type { unstable_ImageCopies } from './image-copy-types.js';
import type { unstable_ImageImports } from './image-import-types.js';
import type { unstable_PageReaderAddress, unstable_PageReadings } from './page-reader-types.js';
import type { unstable_ReadingList } from './reading-order-types.js';
import type { RouteConfig } from './route-config.js';

export type * from './browser-part-types.js';
export type * from './experimental-types.js';
export type * from './reading-order-types.js';

export interface PluginContext {
  siteDir: string;
  siteVersion: string | undefined;
  generatedFilesDir: string;
  /** `baseUrl` is that of the current locale. */
  siteConfig: SiteConfig;
  siteConfigPath: string;
  /** Output folder of the current locale. */
  outDir: string;
  baseUrl: string;
  localizationDir: string;
  /**
   * Like `localizationDir`, of the locales that stand in for the current one, in their order. Not part of the site format;
   * experimental.
   */
  unstable_fallbackDirs?: readonly TranslationDir[];
  i18n: LocaleData;
  codeTranslations: Record<string, string>;
  siteStorage: SiteData['siteStorage'];
  /**
   * Whether the dev server serves the site, including files of packages, and no output is written. Experimental,
   * not in the site format.
   */
  unstable_isServed?: boolean;
  /**
   * Gives the text of a Markdown file. A build notes then what it has to know of the text, and does not read the file again
   * for that. Absent where nothing is built. Not part of the site format; experimental.
   */
  unstable_readText?: (file: string) => string;
  /** On a site with audiences, takes what is for others out of a text of content. */
  unstable_audience?: { keep(text: { file: string; source: string }): string } | undefined;
  /**
   * Returns what `read` finds in a text, or what it found in an earlier run in the same text. `read` must use nothing else,
   * `kind` names it and its code, and what it returns is plain data and dates. Absent where a site is neither built nor served. Not
   * part of the site format; experimental.
   */
  unstable_keepReading?: <Value>(
    text: string | { file: string; source: string },
    kind: string,
    read: () => Value,
  ) => Value;
  /**
   * The text of a Markdown file, which is read when somebody looks into it. Present in the dev server only. Not part of the site
   * format; experimental.
   */
  unstable_textOf?: (file: string) => { file: string; source: string };
  /**
   * Says that the plugin will have so many pages at least, before it reads them: a first build then gets ready for them in the
   * meantime. Not part of the site format; experimental.
   */
  unstable_expectPages?: ((count: number) => void) | undefined;
  /**
   * The release of the site format to follow where releases differ. Not part of the site format; experimental.
   */
  unstable_format?: SiteFormat;
  /** Folders of the site that hold files of other repositories. Not part of the site format; experimental. */
  unstable_origins?: readonly Origin[] | undefined;
  /** Logger for messages to the site's author. Not part of the site format; experimental. */
  unstable_logger?: PluginLogger;
}

/** What the framework's logger offers to plugins. */
export interface PluginLogger {
  info(message: string): void;
  warn(message: string): void;
}

/** HTML that plugins and the configuration add to every page, rendered. */
export interface SiteHtmlTags {
  headTags: string;
  preBodyTags: string;
  postBodyTags: string;
}

export type PluginOptions = Record<string, unknown> & { id: string };

export type TranslationMessages = Record<string, { message: string; description?: string }>;

/** `path` has no extension. */
export interface TranslationFile {
  path: string;
  content: TranslationMessages;
}

export interface Plugin<Content = unknown> {
  name: string;
  loadContent?(): Content | Promise<Content>;
  /**
   * The content after edits of files that the plugin watches, in the dev server: what `loadContent` would return, in less
   * time. No file is new or gone. `undefined` where everything has to be loaded. Not part of the site format; experimental.
   */
  unstable_reloadContent?(args: {
    content: Content;
    files: ReadonlySet<string>;
  }): Content | undefined | Promise<Content | undefined>;
  contentLoaded?(args: { content: Content; actions: PluginActions }): void | Promise<void>;
  allContentLoaded?(args: { allContent: AllContent; actions: PluginActions }): void | Promise<void>;
  /** Runs after the pages are written. */
  postBuild?(props: PostBuildProps & { content: Content }): void | Promise<void>;
  /**
   * Runs after `postBuild` of all plugins and locales, for hooks that list or read the finished output. Not part of
   * the site format; experimental.
   */
  unstable_afterPostBuild?(props: AfterPostBuildProps & { content: Content }): void | Promise<void>;
  getPathsToWatch?(): string[];
  /**
   * Whether the plugin depends on nothing but its options and files below the site's folder, so that a build in which none of these
   * has changed need not ask it. Default: it may depend on anything. Not part of the site format; experimental.
   */
  unstable_readsSiteOnly?(args: { content: Content }): boolean;
  getThemePath?(): string;
  /** Where the sources of that folder are, for `dactyl swizzle --typescript`. */
  getTypeScriptThemePath?(): string;
  getClientModules?(): string[];
  injectHtmlTags?(args: { content: Content }): InjectedHtmlTags;
  /** Adds commands. Called only for a command that does not come with the framework. */
  extendCli?(cli: Command): void;
  configureWebpack?: unknown;
  /** Changes the PostCSS options. A returned value replaces them; otherwise they are changed in place. */
  configurePostCss?(options: PostCssOptions): PostCssOptions | undefined | void;
  getTranslationFiles?(args: { content: Content }): TranslationFile[] | Promise<TranslationFile[]>;
  translateContent?(args: { content: Content; translationFiles: Record<string, TranslationFile> }): Content;
  translateThemeConfig?(args: {
    themeConfig: JsonObject;
    translationFiles: Record<string, TranslationFile>;
  }): JsonObject;
  /** `fallback`: not the current locale, but one that stands in for it; our addition to the site format. */
  getDefaultCodeTranslationMessages?(fallback?: string): Record<string, string> | Promise<Record<string, string>>;
  unstable_getMarkdownSources?(args: { content: Content }): unstable_MarkdownSource[];
  /**
   * Markdown plugins, one entry for each of these sources. Called on plugins that have loaded no content: compiler
   * threads create the plugins of the site again, because functions cannot be sent to threads.
   */
  unstable_getMarkdownPlugins?(): MarkdownPlugins[];
  /** Words that Markdown of the site explains where they first stand on a page. The first plugin that has some counts. */
  unstable_getTerms?(args: { content: Content }): TextTerms | undefined;
  /** A build has the plugin write the image files in `postBuild`, whose `head` lists the cards; the dev server asks for one at a time. */
  unstable_getSocialCards?(): unstable_SocialCards | Promise<unstable_SocialCards>;
  /**
   * Old paths (decoded, with base URL, without trailing slash) and their targets. Called by the dev server; in a
   * build the plugin writes files.
   */
  unstable_getRedirects?(props: { routesPaths: string[] }): { get(path: string): string | undefined };
  /**
   * Keeps redirects from addresses that pages had, for `dactyl mv`. Addresses have no base URL and no locale.
   *
   * @returns the file with them, absolute; `undefined` where the plugin keeps them in no file
   */
  unstable_addRedirects?(redirects: readonly { from: string; to: string }[]): Promise<string | undefined>;
  /**
   * Names of theme components, such as `SearchBar`. When another plugin provides one of them, this plugin is left
   * out, because the site has a replacement. The framework's own themes and the site's `src/theme` do not count.
   */
  unstable_yieldsTo?: readonly string[];
  /** Its pages in the order in which they are read, for `dactyl export`. */
  unstable_getReadingLists?(args: { content: Content }): unstable_ReadingList[];
  /** The first plugin that returns a value wins. */
  unstable_getImageImports?(): unstable_ImageImports | undefined;
  /** Images that texts name on other hosts, and that become files of the site. The first plugin that returns a value wins. */
  unstable_getImageCopies?(): unstable_ImageCopies | undefined;
  /** What draws code blocks of a language while pages are made: language → drawer. The first plugin with a language wins. */
  unstable_getDrawers?(): Record<string, unstable_DrawerAddress>;
  /** Sources that the site's Content-Security-Policy must allow for this plugin's features. Called in builds. */
  unstable_getPolicySources?(): PolicySources;
  /** Whether its HTML tags tell other hosts about readers, so that they have to wait where a site asks first. */
  unstable_tellsOthers?: boolean;
  /** Gets the tags of each such plugin, and returns what stands on pages instead. The first plugin that has it counts. */
  unstable_holdTags?(tags: InjectedHtmlTags): InjectedHtmlTags;
  /** Gets the tags of all pages, of plugins and of the configuration, and returns them changed. */
  unstable_rewriteTags?(tags: SiteHtmlTags): SiteHtmlTags | Promise<SiteHtmlTags>;
  /** For `dactyl translations`. Called on plugins that have loaded no content. */
  unstable_getTranslatedFolders?(): unstable_TranslatedFolder[];
  /** For `dactyl types`. Called on plugins that have loaded no content. */
  unstable_getAuthoringSchemas?(): unstable_AuthoringSchema[];
  /** What reads each page in the thread that has just made it; `postBuild` gets what it has found. Asked in builds only. */
  unstable_getPageReader?(): unstable_PageReaderAddress;
  /** Files that are made of all rendered pages. Asked by the dev server; a build writes them in `postBuild`. */
  unstable_getPageFiles?(): unstable_PageFiles;
  /** Files of `postBuild` that the dev server has it write when they are asked for. */
  unstable_getLateFiles?(args: { content: Content }): unstable_LateFiles;
  /**
   * Data that pages of the plugin fetch: name of a file below the base URL → its text. A build writes these files when
   * the pages are there, the dev server makes one when it is asked for.
   */
  unstable_getDataFiles?(facts: unstable_SiteFacts): Record<string, () => string>;
  /**
   * The boot script of the site, an absolute file, in place of the framework's: it starts what that starts, and more. A second
   * script would cost each page a request. The first plugin that returns one wins.
   */
  unstable_getBootScript?(choice: unstable_BootChoice): string | undefined;
  /** Further scripts of all pages: name of the file that is made → absolute file. What several plugins name is loaded once. */
  unstable_getPageScripts?(site: SiteData): Record<string, string> | undefined;
  /** What its scripts find in the settings of each page. */
  unstable_getPageSettings?(site: SiteData): Partial<BootSettings> | undefined;
  /** Keys of `localStorage` that its scripts write, without the namespace of the site, which old values then get. */
  unstable_getStorageKeys?(): string[];
  /** Asked in builds with a Content-Security-Policy, which forbids to make code of text on pages. */
  unstable_getFrameDocuments?(): unstable_FrameDocument[];
  unstable_getThemeFacts?(): unstable_ThemeFacts;
}

/**
 * How PostCSS treats style sheets. Its own options stand beside the plugins; `parser`, `stringifier` and `syntax` may
 * be names of packages.
 */
export interface PostCssOptions {
  /** Plugins, functions that make one, names of packages, or `[name or function, options]`. */
  plugins: unknown[];
  [option: string]: unknown;
}

export type HtmlTags = string | HtmlTagObject | (string | HtmlTagObject)[];

export interface InjectedHtmlTags {
  headTags?: HtmlTags;
  preBodyTags?: HtmlTags;
  postBodyTags?: HtmlTags;
}

/** `allContent[pluginName][pluginId]` */
export type AllContent = Record<string, Record<string, unknown>>;

export interface PluginActions {
  addRoute(route: RouteConfig): void;
  /** Writes a data module; returns its absolute path, for use in `modules`. */
  createData(name: string, data: string | object): Promise<string>;
  /** The last call wins. */
  setGlobalData(data: Json): void;
}

/** What the constructor gets, with the results of the build; `themeConfig` is translated. */
export interface PostBuildProps extends PluginContext {
  routes: RouteConfig[];
  routesPaths: string[];
  /** Of the site, with what they loaded. */
  plugins: LoadedPlugin[];
  siteMetadata: JsonObject;
  headTags: string;
  preBodyTags: string;
  postBodyTags: string;
  /** Metadata of each page after the build, by pathname. */
  routesBuildMetadata: Record<string, { noIndex: boolean }>;
  /**
   * Parts of each page's head that other plugins need, by pathname. In the site format, `routesBuildMetadata`
   * replaces it.
   */
  head: Record<string, { noIndex: boolean; unstable_card?: unstable_PageCard }>;
  /**
   * Permalinks of pages in all locales of this build that search engines may list.
   * Not part of the site format; experimental.
   */
  unstable_indexable: ReadonlySet<string>;
  /**
   * Output of the previous build, which stays in place until this one is done; its files may be hard-linked. Not
   * part of the site format; experimental.
   */
  unstable_previousOutDir: string;
  /** See `unstable_getPageReader`; absent where the pages were made by other builds. */
  unstable_readings?: unstable_PageReadings;
}

/** What `unstable_afterPostBuild` gets. Experimental. */
export interface AfterPostBuildProps extends PostBuildProps {
  unstable_output: {
    /** Absolute output folder of all locales, and its base URL; files that locales share are there. */
    dir: string;
    baseUrl: string;
    /** Folders of the locales of this build below it, `''` for the one at its root. */
    localeFolders: string[];
    bundleScript(input: BundleScriptInput): Promise<string>;
  };
}

/** A module of the site as one script for browsers, with all that it imports. */
export interface BundleScriptInput {
  /** Absolute. */
  file: string;
  /**
   * If set, a classic script is made that assigns the default export to this expression, e.g. `self.mine`.
   * Otherwise a module.
   */
  assignTo?: string;
  /** Expression → code in its place. */
  define?: Record<string, string>;
}

/** A plugin after construction, with what it loaded. */
export interface LoadedPlugin {
  plugin: Plugin;
  name: string;
  id: string;
  options: PluginOptions;
  /** File that relative paths of the plugin start from; `undefined` for inline plugins. */
  entryFile: string | undefined;
  version: { type: 'package' | 'project' | 'local' | 'synthetic'; name?: string; version?: string };
  content: unknown;
  routes: RouteConfig[];
  globalData: Json | undefined;
}
