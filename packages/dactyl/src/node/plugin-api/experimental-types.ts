/** Parts of the plugin contract that the site format does not have. They may change. */
import type { SiteConfig } from '../config/types.js';
import type { TranslationDir } from '../content/source-folders.js';
import type { MarkdownPlugins } from '../markdown/types.js';
import type { Json, JsonObject } from '../../shared/json.js';
import type { StandardCheck } from '../../shared/standard-schema.js';
import type { RouteConfig } from './route-config.js';

/**
 * Markdown files that a plugin owns: how they are compiled, and how links between them resolve.
 * Not part of the site format (there, plugins configure a bundler loader); experimental.
 */
export interface unstable_MarkdownSource extends MarkdownPlugins {
  /** Absolute folders; a file belongs to the source with the longest matching folder. */
  contentDirs: string[];
  /** Absolute paths of partials start with one of the dirs and match one of the plugin's `exclude` globs. */
  isPartial(file: string): boolean;
  admonitions: boolean | { keywords: string[]; extendDefaults: boolean };
  /** Blog posts show their title outside of the content. */
  removeContentTitle: boolean;
  /** Address of the site's folder where its files can be edited; code from files links there. */
  editUrl?: string | undefined;
  /** Folders in which wikilinks find files, absolute: for each vault its translation, then its source. */
  vaults?: string[][];
  /** For notebooks among the files: whether they end with a link to the file, and whether formulas are typeset. */
  notebooks?: { download: boolean; math: boolean } | undefined;
  /** Source text before the first match is the truncated form of the file. */
  truncateMarker?: RegExp;
  /** Metadata exported by the compiled file; `undefined` for partials. */
  getMetadata(file: string): JsonObject | undefined;
  /** Front-matter values that may be relative asset paths, e.g. `{ image: './cover.png' }`. */
  getAssets(file: string, frontMatter: Record<string, unknown>): Record<string, string | string[] | undefined>;
  /**
   * Permalink of the file that `linkPathname` (decoded, ends in `.md` or `.mdx`) refers to in `sourceFile`; `null`
   * when there is none, which `onBrokenMarkdownLinks` reports; `undefined` to leave the link as it is.
   */
  resolveLink(linkPathname: string, sourceFile: string): string | null | undefined;
}

/**
 * A folder whose Markdown files locales translate one by one.
 * Not part of the site format; experimental.
 */
export interface unstable_TranslatedFolder {
  /** Absolute folder of the sources. */
  contentDir: string;
  /** Absolute folder of their translations in the current locale; it need not exist. */
  localizedDir: string;
  /** Those of the locales that stand in for the current one, in their order. */
  fallbackDirs?: readonly TranslationDir[] | undefined;
  include: readonly string[];
  exclude: readonly string[];
}

/**
 * What authors may write into files of one kind, for their editors: `dactyl types` asks.
 * Not part of the site format; experimental.
 */
export interface unstable_AuthoringSchema {
  /** Name of the schema's file. Instances that give the same name share one. */
  name: string;
  /** JSON Schema, draft 7. */
  schema: JsonObject;
  /** Absolute patterns of the files. */
  files: readonly string[];
  /** If the files are Markdown: where the type of their front matter is declared, and the site's own rules. */
  frontMatter?: { module: string; type: string; own: StandardCheck | undefined };
}

/** Social preview images of pages. Not part of the site format; experimental. */
export interface unstable_SocialCards {
  /** Of each image, in pixels. */
  width: number;
  height: number;
  /** Hash of everything that determines the appearance of cards, except their texts. */
  seed: string;
  /** Whether a page gets a card if it names no image of its own. */
  hasCard(permalink: string): boolean;
  /** Writes the image of one card below a folder, for the dev server. */
  draw?(card: unstable_PageCard, dir: string): Promise<void>;
}

/** The texts of a page's card. The file name is a hash of them, so a file with a given name never changes. */
export interface unstable_PageCard {
  /** The `seed` of the plugin that will write the file. */
  seed: string;
  /** A PNG file below the output folder of the locale. */
  file: string;
  /** Without the title of the site. */
  title: string;
  description?: string;
  /** Of a post, in ISO form. */
  date?: string;
  /** Their names. */
  authors?: string[];
}

/** A page as the server delivers it. */
export interface unstable_RenderedPage {
  /** Pathname. */
  url: string;
  html: string;
  noIndex: boolean;
  /** Its Markdown twin, in the dev server where late files are made of twins. */
  twin?: string;
}

/** Files that a plugin makes of rendered pages, such as an index. Names are relative to the base URL. */
export interface unstable_PageFiles {
  /** The file that is asked for first: then all are made. */
  entry: string;
  /** Folder of all others, with a slash at its end. */
  folder: string;
  /**
   * Name → text. The same object is given again for a page that has not changed.
   *
   * @param isPartial - Whether most pages are missing yet: the files are of what else is at hand, and say so.
   */
  make(pages: readonly unstable_RenderedPage[], options?: { isPartial?: boolean }): Record<string, string>;
  /** Called with each page when it was rendered, so that there is less to do when all are. */
  read?(page: unstable_RenderedPage): void;
}

/** Files that a plugin writes in `postBuild`, for the dev server, which calls that hook when one of them is asked for. */
export interface unstable_LateFiles {
  /** @param name - Below the base URL of the locale, decoded */
  has(name: string): boolean;
  /**
   * Permalinks of the pages whose documents they are made of. Default: of none, but of the heads of all pages; on a large site of
   * those that were rendered so far.
   */
  pages?: readonly string[];
  /** Whether they are made of the Markdown twins of these pages, and not of their documents. */
  ofTwins?: boolean;
}

/** A locale of the site after all plugins have run. */
export interface unstable_SiteFacts {
  /** The complete configuration, including functions. */
  siteConfig: SiteConfig;
  siteMetadata: JsonObject;
  routes: RouteConfig[];
  globalData: Record<string, Record<string, Json>>;
  /**
   * Modules that pages request; after a build also scripts and islands. A function, because computing it takes
   * time.
   */
  registry(): JsonObject;
}
