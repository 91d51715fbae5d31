/**
 * What goes between the conductor (`node/production/render-site.ts`) and the engines that compile and render pages. An engine
 * runs in a worker thread or, for small sites, on the main thread; everything here is plain data.
 */
import type { ProcessorOptions } from '../markdown/types.js';
import type { SiteHtmlTags, unstable_PageCard, unstable_SocialCards } from '../plugin-api/types.js';
import type { ClientUrls, Hydration, IslandReport, HydrationMode } from '../../shared/islands.js';
import type { BootSettings } from '../../shared/boot-settings.js';
import type { JsonObject } from '../../shared/json.js';
import type { ResolvedImport, RouteLevel, SiteData } from '../../shared/render.js';
import type { PageReaders } from '../site/page-readers.js';
import type { SiteAddress } from '../site/types.js';
import type { LocaleSettings } from './boot-settings.js';
import type { Drawers } from './drawings.js';
import type { HeadingSource } from './heading-sources.js';
import type { ImageSettings } from './image-store.js';
import type { InlineHashes, SitePolicy } from './content-policy/policy.js';
import type { PageReadings } from './page-readings.js';

export interface EngineInit {
  siteDir: string;
  /** Where threads find the site's own functions. */
  address: SiteAddress;
  cacheDir: string;
  /** Whether reports name compiled files in the cache. */
  notesKeys?: boolean | undefined;
  /** Output folder of the whole run (the new one, not yet in place). */
  outDir: string;
  /** Base URL of the assets that all locales share. */
  assetBaseUrl: string;
  /** Text of `<meta name="generator">`. */
  generator: string;
  /** Set when images of texts come in several sizes. */
  images?: ImageSettings;
  locales: Record<string, EngineLocale>;
  /** Locale → what reads its pages. Not a part of the locale, because no page depends on it. */
  readers?: Record<string, PageReaders>;
}

export interface EngineLocale {
  site: SiteData;
  outSubdir: string;
  htmlTags: SiteHtmlTags;
  /** By number, see `ContentJob`. */
  processors: ProcessorOptions[];
  /** Absolute. */
  staticDirs: string[];
  /** Route levels that several pages share, by number. */
  sharedLevels: RouteLevel[];
  settings: LocaleSettings;
  policy?: SitePolicy;
  /** Settings of pages with the URLs of documents for frames. */
  frames: Partial<BootSettings>;
  /** What draws code blocks. */
  drawers?: Drawers;
  /** Set where headings of translations get the ids of their sources. */
  headingSources?: HeadingSource[];
  /** Texts for readers who enlarge images; absent where they cannot. */
  zoomLabels?: string;
}

/** A Markdown file to compile. */
export interface ContentJob {
  /** Unique in its locale: the file and the form in which it is wanted. */
  id: string;
  locale: string;
  file: string;
  /** Index in `EngineLocale.processors`. */
  processor: number;
  truncateAt?: { source: string; flags: string };
  /** Path of a link to a Markdown file → address of its page. Only where plugins of the site see links. */
  permalinks?: Record<string, string>;
}

/** What the conductor must know of a compiled file to resolve its links and imports. */
export interface ContentReport {
  id: string;
  /**
   * References that name Markdown files or files of the site (`@site/…`), those that name nothing, and images of other hosts that
   * are copied.
   */
  links: { index: number; url: string; line: number; column: number; isImage?: true }[];
  imports: string[];
  frontMatter: JsonObject;
  warnings: { message: string; line: number; column: number }[];
  /** Hash of the file's text. */
  sourceHash: string;
  /** Names in wikilinks that no file has. */
  brokenNames?: BrokenName[];
  /** Files that its code fences show, absolute → hash of their text. */
  codeFiles?: Record<string, string>;
  /** Of the compiled file, where a shared cache wants it. */
  cacheKey?: string;
  error?: PlainError;
}

export interface BrokenName {
  name: string;
  line: number;
  column: number;
  /** What was most likely meant. */
  near?: string;
}

/** A compiled file as a page wants it. */
export interface ContentUse {
  id: string;
  /** Absolute. */
  file: string;
  metadata: JsonObject;
  /** Front-matter values that may name assets, see `unstable_MarkdownSource.getAssets`. */
  assets: Record<string, string | string[]>;
  /** Index of a reference → URL. */
  links: Record<number, string>;
  /** Index of a reference → what a function of the site writes in place of its URL. */
  rewritten?: Record<number, string>;
  imports: Record<
    string,
    ResolvedImport | { kind: 'contentUse'; use: ContentUse } | { kind: 'assetFile'; file: string }
  >;
}

/** A page that is ready to be made. */
export interface PageJob {
  locale: string;
  pathname: string;
  /** Below the locale's output folder, POSIX. */
  file: string;
  /** The same for the page as Markdown, when it has such a twin. */
  twin?: string;
  /** Outer levels, by number. */
  shared: number[];
  /**
   * The page's own level. Content stands in its props as `{ $use: id }`, other modules as `{ $module: request }`, data of
   * its own by `laterJson`.
   */
  level: RouteLevel;
  uses: Record<string, ContentUse>;
  /** Those among them that code of the page imports, by id. */
  imported?: string[];
  /** Files of its data, where it is the only page that has them, absolute. */
  data?: string[];
  alternates: Record<string, string>;
  /** Set when the page gets an image to be shared with, unless it has one of its own; see `node/pipeline/plan-cards.ts`. */
  card?: CardJob;
  /** What the page asks for, or else the site. */
  hydration: Hydration;
  /** Set when it was rendered before, and must hydrate in another way than was asked for. */
  fellBack?: Fallback;
}

export type CardJob = Omit<unstable_SocialCards, 'hasCard'>;

/** Why a page hydrates in another way than was asked for. */
export interface Fallback {
  asked: Hydration;
  why: string;
}

export interface PageReport {
  locale: string;
  pathname: string;
  title: string;
  noIndex: boolean;
  links: string[];
  anchors: string[];
  /** Entries of shared data that it was made of, without those of its regions, see `PageResult.entries`. */
  entries: string[];
  regions: PageRegion[];
  /** Files that the page's content refers to, and where they went, below the output folder. */
  assets: { file: string; output: string; of?: string }[];
  /** Absolute files that the content would refer to, had they been there. */
  missing: string[];
  /** Addresses on this site of images and the like in its HTML, outside of regions. */
  media?: string[];
  /** The image that the page names, for the plugin that makes it. */
  card?: unstable_PageCard;
  /** Images that were looked for in vain, where that ends no build. */
  brokenImages?: PlainError[];
  /** What the author should know. */
  warnings?: { file: string; line: number; column: number; message: string }[];
  /** Of scripts and styles in the page, when a host sends the policy. */
  hashes?: InlineHashes;
  /** What the policy of the site does not allow. */
  blocked?: BlockedCode[];
  /** The document and the twin, below the output folder. */
  outputs: OutputStamp[];
  hydrationMode: HydrationMode;
  islands: IslandReport[];
  /** Scripts that the page may load for its islands, below the output folder. */
  clientFiles: string[];
  fellBack?: Fallback;
  /** What plugins have read in it, for this build alone. */
  readings?: PageReadings;
  /** Hash of the bundle for pages that are React as a whole, when it is one of them. */
  app?: string;
  /** Set when nothing was written, because the page must be rendered again in this way. */
  fallback?: { to: 'adopted' | 'full'; why: string };
  error?: PlainError;
}

/** A file of the output and how to tell that nobody has changed it since. */
export interface OutputStamp {
  file: string;
  size: number;
  /** Milliseconds since 1970, with fractions. */
  modified: number;
}

/** A region as one page has it. */
export interface PageRegion {
  /** In the page. */
  id: string;
  /** Of the region and of all that is left out of pages. */
  hash: string;
  /** Hash of what this page shows of it. */
  shown: string;
}

/** A region, reported when an engine meets it first. */
export interface RegionReport {
  locale: string;
  /** In pages. */
  id: string;
  hash: string;
  /** Entries of shared data that it was made of. */
  entries: string[];
  /** Hash of what pages get from it besides its HTML; `undefined` if that cannot be compared. */
  facts?: string;
  /** Names of the files of its cut branches, and the beginning of the hash of each. */
  branches: { name: string; hash: string }[];
  links: string[];
  /** As of a page. */
  media?: string[];
  /** Scripts that its islands load, below the output folder. */
  clientFiles: string[];
}

export interface RenderReport {
  pages: PageReport[];
  regions: RegionReport[];
  /** HTML of those regions of which pages without an app are made, as rendered. */
  regionSources: RegionSource[];
}

export interface RegionSource extends Pick<RegionReport, 'locale' | 'id' | 'facts'> {
  html: string;
}

/** Where the bundles are; known when bundling is done. */
export interface EngineBundle {
  serverEntry: string;
  document: DocumentAssets;
  /** Absent when nothing on the site may need React in the browser. */
  islands?: ClientUrls;
  /** For pages that are React as a whole; made when there is one. */
  app?: ClientUrls;
}

export interface DocumentAssets {
  /** URLs of what each page loads. */
  scripts: string[];
  styles: string[];
  /** URLs of style sheets that not every page has; navigation brings them with the page. Only during development. */
  pageStyles?: string[];
  /** The same in a build: those of pages whose own route renders this component, or whose Markdown imports it. */
  stylesOf?: Record<string, string[]>;
  /** What takes the place of the styles in locales that run from right to left. */
  rightToLeft?: Pick<DocumentAssets, 'styles' | 'stylesOf'>;
  /** URLs of what these scripts import. */
  preload?: string[];
  /** URL of the module that navigates, loaded by the boot script. */
  router: string;
}

/** An error on its way between threads. */
export interface PlainError {
  name: string;
  message: string;
  stack: string | undefined;
  details: JsonObject | undefined;
  /** The part of the configuration that was being rendered, and its key there. */
  part?: { name: string; key?: string };
  /** The file to look at, as far as there is one; `details` of an error that a person can mend hold it too. */
  file?: string;
  cause?: PlainError;
  /** Further errors of the same file. */
  others?: PlainError[];
}

export interface Engine {
  compile(jobs: ContentJob[]): Promise<ContentReport[]>;
  useBundle(bundle: EngineBundle): Promise<void>;
  render(jobs: PageJob[]): Promise<RenderReport>;
  close(): Promise<void>;
}

/** Something in a page that a browser will not load or run. */
export interface BlockedCode {
  message: string;
  /** Of the Markdown that it was found in. */
  file?: string;
  line?: number;
  column?: number;
}
