/**
 * What one rendering of a page collects besides HTML, and the state of that rendering. The file only contains types,
 * so that hooks of both sides and the renderer (`ssr/`) share names without importing each other.
 */
import type { ReactNode, ComponentType } from 'react';
import type { IslandReport, ClientFile, IslandReason, IslandWhen } from '../shared/islands.js';
import type { RenderServices, ImportedContent } from '../shared/render.js';
import type { PartsRead } from './large-parts.js';
import type { MDXComponents } from './format/mdx-components.js';

/** Head tags, links and anchors of a page or region, in the order in which components rendered them. */
export interface Collected {
  head: ReactNode[];
  links: string[];
  anchors: string[];
}

export interface RegionRecord extends Collected {
  /** Id of the region in the page. */
  key: string;
  /** Set when a component inside has asked for the page: its location, route or alternates. */
  dependsOnPage: boolean;
  /** HTML of the region. Set after its first rendering, unless the region depends on the page. */
  html: string | undefined;
  islands: IslandReport[];
  /** Names of provided contexts that the region's islands read from providers outside of the region. */
  reads: Set<string>;
  /** Entries of shared data that it was made of, see `PageResult.entries`. */
  entries: Set<string>;
  /** Set when pages with this region cannot hydrate by islands: the reason. */
  unsound?: string;
}

export interface PageRendering {
  collected: Collected;
  /** Raw HTML by number, see `Raw`. */
  raw: string[];
  /** Regions of this locale, shared by all pages. */
  regions: Map<string, RegionRecord>;
  /** Ids of the regions on this page. */
  usedRegions: Set<string>;
  /** The renderer's records of islands; missing where HTML is made for other purposes, for example in tests. */
  work?: PageWork;
  /** Parts of the configuration that are being rendered, outermost first. */
  parts?: PartOfConfig[];
  /** Markdown that code of the page imports, by key. */
  imports?: PageImports;
}

/** A part of the configuration from which components are rendered. */
export interface PartOfConfig {
  /** What the part is, for messages, e.g. `navbar item`. */
  kind: string;
  /** The value of the part in the configuration. */
  value: unknown;
  /** Key of the part, e.g. `themeConfig.navbar.items[0]`. May be missing where the enclosing part has one. */
  configKey?: string;
}

/** An island that the first pass has met. */
export interface IslandRecord {
  report: Omit<IslandReport, 'size'>;
  file: ClientFile;
  /** Markdown that the island's code imports: key → URL, for the mark. */
  contents?: Record<string, string>;
  /** The component before it was marked, which the browser renders. */
  original: ComponentType<Record<string, unknown>>;
  /** Props of the island, as text for its mark. */
  props: string;
  slots: SlotRecord[];
  /** Components among the island's props, by `componentKey`. */
  components: Map<string, unknown>;
  /** Whether the island is the whole page. */
  whole: boolean;
  /** Module that made the element, if it is known. */
  creator: string | undefined;
}

/** A React node that static code passed to an island. */
export interface SlotRecord {
  node: ReactNode;
  /** Whether the island has rendered the slot. */
  rendered: boolean;
  /** Called when the island clones the slot with other props. */
  onChanged(): void;
}

/** Module → why it needs the browser, for each region; the key `''` stands for the page. */
export type Promotions = Map<string, Map<string, IslandReason>>;

/** State that all attempts to render one page share. */
export interface PageFindings {
  services: RenderServices;
  promoted: Promotions;
  /** Modules whose components were found to inspect their children. */
  introspective: Set<string>;
  /** Set when the page cannot be rendered in this mode of hydration: the reason. */
  unsound: string | undefined;
}

/** One attempt to render a page. There is another attempt while more modules are found to need the browser. */
export interface PageWork {
  findings: PageFindings;
  islands: IslandRecord[];
  provides: ProvideRecord[];
  /** Modules that this attempt has found to need the browser. */
  found: Promotions;
  /** Whether the page must be rendered again for another reason. */
  again: boolean;
  /** Modules whose components got slots where they may expect elements. */
  withSlots: Set<string>;
  /** Called by hooks of ours whose result changes in the browser, see `useBrowserDependency`. */
  needsBrowser(why: string, when: IslandWhen): void;
  /** Branches that this attempt has rendered: key → what they are made of, as JSON and as it is. Only where branches are kept. */
  branches: Map<string, { data: string; source: unknown }>;
  /** Markup of a branch of the same data, if one was rendered before; otherwise notes that it is being rendered. */
  keptBranch(key: string, of: unknown): string | undefined;
  /** Set while a caller only wants a hook's first result. Then `needsBrowser` records nothing. */
  isUnheard: boolean;
}

/** A provider of one of our contexts that static code has rendered. */
export interface ProvideRecord {
  name: string;
  value: unknown;
  /** Set when an island below has read the value. */
  needed: boolean;
  /** Whether every island below may read the value later. For small values. */
  always: boolean;
  /** Region that the provider stands in. */
  region: string | undefined;
  /** Names of the value's large parts, and the entries of them that islands below have read. */
  parts: readonly string[];
  read: PartsRead;
}

/** Markdown files that code of the page imports, by key. */
export type PageImports = Map<string, PageImport>;

export interface PageImport extends ImportedContent {
  /** The evaluated file; set after its evaluation. */
  ready?: ReadyContent;
  /** Evaluates the file: at once, or when a lazy component of the page has loaded its stub. */
  prepare(): Promise<ReadyContent>;
  preparing?: Promise<ReadyContent>;
}

/** Imported Markdown as a component, and the components that render its elements. */
export interface ReadyContent {
  component: ContentComponent;
  theme: MDXComponents;
}

/** `default` renders the file; the other exports are copied onto it, as components expect them there. */
export type ContentComponent = ComponentType<Record<string, unknown>> & Record<string, unknown>;
