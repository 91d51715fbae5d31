/**
 * The contract between Node (which knows files) and the server renderer (which knows React).
 * Everything that crosses is data; `node/production/` and `node/serve/` call it, `ssr/` implements it.
 */
import type { ClientFile, Hydration, IslandReport, HydrationMode } from './islands.js';
import type { Json, JsonObject } from './json.js';
import type { SiteFormat } from './site-format.js';
import type { TocItem } from './toc.js';

/** What every page of one locale shares: what `useDocusaurusContext()` returns, and more. */
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
    /** Unlike `SiteData.i18n`, what the configuration says. */
    i18n?: JsonObject & { translationNotices?: boolean };
  };
  siteMetadata: JsonObject;
  i18n: LocaleData;
  /** `globalData[pluginName][pluginId]` */
  globalData: Record<string, Record<string, Json>>;
  /** Message id → text in the current locale. */
  codeTranslations: Record<string, string>;
  /** Suffix and kind of the browser's storage. */
  siteStorage: { type: 'localStorage' | 'sessionStorage'; namespace: string };
  /** Keys of `localStorage` that scripts of plugins write, without the suffix. Not handed to browsers. */
  storageKeys?: string[];
  /** What the site is read as. */
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
  /** Folder of its translations, below that of all. */
  path: string;
  /** Whether content and messages of plugins are taken from that folder. */
  translate: boolean;
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
  /** Modules and `props`, loaded: they become props of the component. */
  props: Record<string, unknown>;
  /** Further keys of the route, e.g. `sidebar`. */
  attributes: JsonObject;
  /** What `useRouteContext()` sees at this level. */
  context?: { plugin?: { name: string; id: string }; data?: JsonObject };
}

/** Components for Markdown's elements. The browser's modules of Markdown ask for it, besides what they import. */
export const MDX_COMPONENTS = '@theme/MDXComponents';

/** A Markdown file as the renderer receives it: links resolved, not yet a component. */
export interface ContentModule {
  /** Marks the object, so that it is found anywhere inside props. */
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

/** A Markdown file that code of the page imports, or may import. Its key is the `file` of the content. */
export interface ImportedContent {
  content: ContentModule;
  /** What a page that shows it has of it. */
  links: string[];
  anchors: string[];
  /** Whether its links start from the page that shows it. */
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
  /** The same page in other locales (and later versions): key of `data-alternate` → URL. */
  alternates: Record<string, string>;
  /** What the site or the page asks for. A page without islands is static under `islands`. */
  hydration: Hydration;
  imported?: ImportedContent[];
}

export interface PageResult {
  /** HTML inside `#__docusaurus`, regions empty. */
  html: string;
  /** Regions of this page, by the id that stands in `html`. The objects are shared by all pages. */
  regions: Record<string, RegionResult>;
  head: PageHead;
  /** URLs of internal links outside of regions, as rendered, for the link check. */
  links: string[];
  /** Ids that a hash may point at, those of Markdown excluded. */
  anchors: string[];
  hydrationMode: HydrationMode;
  islands: IslandReport[];
  /** Files that the page should load ahead, because an island above the fold needs them. */
  preload: string[];
  /** Why the page must be rendered again in the next mode of hydration; its HTML is then of no use. */
  fallback?: { to: 'adopted' | 'full'; why: string };
}

/** A region, rendered without knowing the page. Branches stand in it as `<!--branch:ID-->…<!--/branch-->`. */
export interface RegionResult {
  html: string;
  links: string[];
  anchors: string[];
  islands: IslandReport[];
}

export interface PageHead {
  title: string;
  /** Managed tags as HTML, each with `data-rh="true"`. */
  tags: string;
  htmlAttributes: Record<string, string>;
  bodyAttributes: Record<string, string>;
  noIndex: boolean;
}

/** What the bundle for the server exports. */
export interface ServerEntry {
  createRenderer(site: SiteData, services: RenderServices): Renderer;
}

/** What Node lends to the renderer. */
export interface RenderServices {
  /** HTML of a code block, the same as Markdown gets. */
  renderCodeBlock(code: string, language: string | undefined, metastring: string | undefined): string;
  /** The browser's module of a component's module (`ComponentFacts.module`) or of a key of the registry. */
  clientFile(module: string): ClientFile | undefined;
  /** Writes a Markdown module for the browser (see `browser/hydrate/load-content.tsx`). */
  clientContent(content: ContentModule): ClientFile;
  /** Writes a value that many pages share, as JSON, as a module for the browser. */
  clientData(name: string, json: string): ClientFile;
  /** The tree of a page's HTML, as a browser would build it. */
  parseMarkup(html: string): MarkupNode;
}

/** A node of parsed HTML, with the few names of the DOM that `react/islands/skeleton.ts` reads. */
export interface MarkupNode {
  /** 1: element, 3: text, 8: comment, 11: root. */
  nodeType: 1 | 3 | 8 | 11;
  /** Of an element. */
  localName: string;
  /** Of text and comments. */
  data: string;
  firstChild: MarkupNode | null;
  nextSibling: MarkupNode | null;
  /** Place in the HTML that was parsed; of an element, from its start tag to the end of its end tag. */
  start: number;
  end: number;
  /** Set where the HTML was not well formed: an element that nothing closes. */
  malformed?: boolean;
  /** Set where browsers move a part of what stands between two comments in it out of there. */
  torn?: boolean;
}

export interface Renderer {
  /** Source of the script that runs before the page is painted, the same on all pages. */
  beforePaint: string;
  /** HTML behind the home page, see `base-url-issue.ts`; empty where the site wants none. */
  baseUrlIssue: string;
  renderPage(request: PageRequest): Promise<PageResult>;
}
