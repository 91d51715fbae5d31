/**
 * The contract between Node (which knows files) and the server renderer (which knows React).
 * Everything that crosses is data; `node/production/` and `node/serve/` call it, `ssr/` implements it.
 */
import type { ClientFile, Hydration, IslandReport, HydrationMode } from './islands.js';
import type { Json, JsonObject } from './json.js';
import type { SiteFormat } from './site-format.js';
import type { TocItem } from './toc.js';

/** Data that all pages of one locale share: the value of `useDocusaurusContext()`, and more. */
export interface SiteData {
  siteConfig: JsonObject & {
    title: string;
    tagline: string;
    url: string;
    baseUrl: string;
    favicon?: string;
    titleDelimiter: string;
    trailingSlash?: boolean;
    noIndex: boolean;
    themeConfig: JsonObject;
    customFields: JsonObject;
    staticDirectories: string[];
    baseUrlIssueBanner?: boolean;
    /** The `i18n` of the configuration, unlike `SiteData.i18n`. */
    i18n?: JsonObject & { translationNotices?: boolean };
  };
  siteMetadata: JsonObject;
  i18n: LocaleData;
  /** `globalData[pluginName][pluginId]` */
  globalData: Record<string, Record<string, Json>>;
  /** Message id → text in the current locale. */
  codeTranslations: Record<string, string>;
  /** Key suffix and kind of the browser's storage. */
  siteStorage: { type: 'localStorage' | 'sessionStorage'; namespace: string };
  /** Keys of `localStorage` that scripts of plugins write, without the suffix. Browsers do not receive this list. */
  storageKeys?: string[];
  /** Release of the site format by whose rules the site is read. */
  siteFormat: SiteFormat;
  /** Set when no page is at the base URL. */
  lacksHomePage?: true;
}

export interface LocaleData {
  defaultLocale: string;
  locales: string[];
  currentLocale: string;
  path: string;
  localeConfigs: Record<string, LocaleConfig>;
}

export interface LocaleConfig {
  label: string;
  direction: 'ltr' | 'rtl';
  htmlLang: string;
  calendar: string;
  /** Folder of the locale's translations, below the folder of all translations. */
  path: string;
  /** Whether content and messages of plugins come from that folder. */
  translate: boolean;
  /** The locales whose translations stand in for those that this one lacks, in their order; absent where there are none. */
  fallback?: readonly string[];
  /** Origin, without a slash at its end. */
  url: string;
  /** Pathname of its home page, with a slash at both ends. */
  baseUrl: string;
}

/** One level of a matched route, outermost first. The last one is the page. */
export interface RouteLevel {
  path: string;
  exact: boolean;
  /** Module request of the component, e.g. `@theme/DocItem`; a key of the registry. */
  component: string;
  /** Modules and `props` of the route, loaded. They become props of the component. */
  props: Record<string, unknown>;
  /** Other keys of the route, e.g. `sidebar`. */
  attributes: JsonObject;
  /**
   * Props of a level that many pages share, such as `version.docs`, which hold one entry for each of many pages → the name by
   * which a page tells that it has read entries of it. See `ssr/noted-entries.ts`.
   */
  records?: Record<string, string>;
  /** Names of fields in entries of `records`, at any depth, whose texts a page notes one by one, such as `label`. */
  recordTexts?: string[];
  /** Value of `useRouteContext()` at this level. */
  context?: { plugin?: { name: string; id: string }; data?: JsonObject };
}

/** Components for the elements of Markdown. Markdown modules in the browser load it besides what they import. */
export const MDX_COMPONENTS = '@theme/MDXComponents';

/** A Markdown file as the renderer receives it: links resolved, not yet a component. */
export interface ContentModule {
  /** Marks the object, so that the renderer finds it at any depth of props. */
  $content: true;
  /** Path from the site's folder, for messages. */
  file: string;
  body: ContentBody;
  frontMatter: JsonObject;
  metadata: JsonObject;
  assets: JsonObject;
  contentTitle: string | undefined;
  toc: TocItem[];
}

/** A Markdown file that code of the page imports or may import. Its key is the `file` of its content. */
export interface ImportedContent {
  content: ContentModule;
  /** Links and anchors that a page which shows this file gets from it. */
  links: string[];
  anchors: string[];
  /** Whether its links are resolved from the page that shows it. */
  dependsOnPage: boolean;
}

export type ContentBody =
  | { kind: 'html'; html: string }
  /** `code` is the body of an async function, see `ssr/create-content.tsx`. */
  | { kind: 'module'; code: string; imports: Record<string, ResolvedImport> };

export type ResolvedImport =
  /** A key of the registry of bundled modules. */
  { kind: 'module'; key: string } | { kind: 'content'; content: ContentModule } | { kind: 'asset'; url: string };

export interface PageRequest {
  /** Permalink, with the base URL. */
  pathname: string;
  levels: RouteLevel[];
  /** The same page in other locales and in other versions of the docs: key of `data-alternate` → URL. */
  alternates: Record<string, string>;
  /** The hydration that the site or the page asks for. Under `islands`, a page without islands is static. */
  hydration: Hydration;
  imported?: ImportedContent[];
}

export interface PageResult {
  /** HTML inside `#__docusaurus`, with empty regions. */
  html: string;
  /** Regions of this page, by their id in `html`. All pages share these objects. */
  regions: Record<string, RegionResult>;
  head: PageHead;
  /** URLs of internal links outside of regions, as rendered, for the link checker. */
  links: string[];
  /** Ids that a hash may refer to, without those in Markdown. */
  anchors: string[];
  /**
   * Entries of `RouteLevel.records` that it shows or has asked for outside of regions: `NAME KEY`, or `NAME` for all of a record; see
   * `shared/record-entries.ts`.
   */
  entries: string[];
  hydrationMode: HydrationMode;
  islands: IslandReport[];
  /** Files that the page should preload, because an island above the fold needs them. */
  preload: string[];
  /**
   * Set when the page must be rendered again in the next mode of hydration, with the reason. Its HTML is then not
   * used.
   */
  fallback?: { to: 'adopted' | 'full'; why: string };
}

/** A region, rendered without knowledge of the page. Its branches are marked as `<!--branch:ID-->…<!--/branch-->`. */
export interface RegionResult {
  html: string;
  links: string[];
  anchors: string[];
  islands: IslandReport[];
  /** As of a page. All texts of a field count as one entry. */
  entries: ReadonlySet<string>;
  /** What else its pages get from it: names of contexts that its islands read, and head tags. */
  reads: ReadonlySet<string>;
  head: readonly unknown[];
}

export interface PageHead {
  title: string;
  /** Managed tags as HTML, each with `data-rh="true"`. */
  tags: string;
  htmlAttributes: Record<string, string>;
  bodyAttributes: Record<string, string>;
  noIndex: boolean;
}

/** Exports of the server's bundle. */
export interface ServerEntry {
  createRenderer(site: SiteData, services: RenderServices): Renderer;
}

/** Functions of Node that the renderer may call. */
export interface RenderServices {
  /** HTML of a code block, the same as in Markdown. */
  renderCodeBlock(code: string, language: string | undefined, metastring: string | undefined): string;
  /**
   * File in the browser's bundle for the module of a component (`ComponentFacts.module`) or for a key of the
   * registry.
   */
  clientFile(module: string): ClientFile | undefined;
  /** Writes a Markdown file as a module for the browser (see `browser/hydrate/load-content.tsx`). */
  clientContent(content: ContentModule): ClientFile;
  /** Writes JSON that many pages share as a module for the browser. */
  clientData(name: string, json: string): ClientFile;
  /** Parses the HTML of a page into a tree as a browser would. */
  parseMarkup(html: string): MarkupNode;
  /** Branches of regions that were rendered before, by `branchKey`, where they are kept: in the dev server. */
  branches?: Map<string, KeptBranch> | undefined;
  /** Copies of the data of plugins that earlier renderers have made, by the original: in the dev server, where most stays after an edit. */
  copies?: WeakMap<object, Json> | undefined;
}

/** A symbol, because branches are written as JSON for the next start. */
export const BRANCH_SOURCE: unique symbol = Symbol('source of a branch');

/** A branch of a region as it was rendered. */
export interface KeptBranch {
  /** What it was made of, as JSON. */
  of: string;
  /** With placeholders of the branches in it. */
  markup: string;
  /** What it was made of, if that was in this process. */
  [BRANCH_SOURCE]?: unknown;
}

/** A node of parsed HTML, with the properties of the DOM that `react/islands/skeleton.ts` reads. */
export interface MarkupNode {
  /** 1: element, 3: text, 8: comment, 11: root. */
  nodeType: 1 | 3 | 8 | 11;
  /** Name of an element. */
  localName: string;
  /** Content of text and comments. */
  data: string;
  firstChild: MarkupNode | null;
  nextSibling: MarkupNode | null;
  /** Position in the parsed HTML. An element reaches from its start tag to the end of its end tag. */
  start: number;
  end: number;
  /** Set on an element without an end tag that needs one. */
  malformed?: boolean;
  /** Set where browsers move a part of the content between two comments to another place. */
  torn?: boolean;
}

export interface Renderer {
  /** Source of the script that runs before the page is painted; the same on all pages. */
  beforePaint: string;
  /** HTML behind the content of the home page, see `base-url-issue.ts`; empty where the site has disabled it. */
  baseUrlIssue: string;
  renderPage(request: PageRequest): Promise<PageResult>;
}
