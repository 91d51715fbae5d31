/**
 * What one rendering of one page collects besides HTML, and what the renderer knows of it meanwhile. Types alone, so
 * that hooks of both sides and the renderer (`ssr/`) name the same things without importing each other.
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
  /** Set when something inside asked for the page: its location, route or alternates. */
  dependsOnPage: boolean;
  /** Filled in after the first rendering, when the region does not depend on the page. */
  html: string | undefined;
  islands: IslandReport[];
  /** Names of provided contexts that its islands read, and whose providers stand around the region. */
  reads: Set<string>;
  /** Why pages with this region cannot hydrate by islands. */
  unsound?: string;
}

export interface PageRendering {
  collected: Collected;
  /** Raw HTML by number, see `Raw`. */
  raw: string[];
  /** Regions of this locale, shared by all pages. */
  regions: Map<string, RegionRecord>;
  /** Ids of the regions met on this page. */
  usedRegions: Set<string>;
  /** What the renderer keeps of islands; absent where HTML is made for other ends, in tests for example. */
  work?: PageWork;
  /** Parts of the configuration that are being rendered, outermost first. */
  parts?: PartOfConfig[];
  /** Markdown that code of the page imports, by key. */
  imports?: PageImports;
}

/** A part of the configuration that components are made from. */
export interface PartOfConfig {
  /** What the part is, for messages, e.g. `navbar item`. */
  kind: string;
  /** The part as it stands in the configuration. */
  value: unknown;
  /** Its place, e.g. `themeConfig.navbar.items[0]`; may be absent where the part around it has one. */
  configKey?: string;
}

/** An island as it was met in the first pass. */
export interface IslandRecord {
  report: Omit<IslandReport, 'size'>;
  file: ClientFile;
  /** Markdown that the island's code imports: key → URL, for the mark. */
  contents?: Record<string, string>;
  /** The component as it was written, which the browser renders. */
  original: ComponentType<Record<string, unknown>>;
  /** The island's props, as the text for its mark. */
  props: string;
  slots: SlotRecord[];
  /** Components among the island's props, by `componentKey`. */
  components: Map<string, unknown>;
  /** Whether the island is the whole page. */
  whole: boolean;
  /** Module that made the element, if it is known. */
  creator: string | undefined;
}

/** A node that static code handed to an island. */
export interface SlotRecord {
  node: ReactNode;
  /** Whether the island has rendered the slot. */
  rendered: boolean;
  /** Called when the island adds props to the slot. */
  onChanged(): void;
}

/** Module → why it needs the browser, by region; `''` is the page. */
export type Promotions = Map<string, Map<string, IslandReason>>;

/** What all attempts to render one page share. */
export interface PageFindings {
  services: RenderServices;
  promoted: Promotions;
  /** Modules whose components turned out to look into what they are given. */
  introspective: Set<string>;
  /** Why the page cannot be rendered in this mode. */
  unsound: string | undefined;
}

/** One attempt to render a page: it is made again while it finds more modules that need the browser. */
export interface PageWork {
  findings: PageFindings;
  islands: IslandRecord[];
  provides: ProvideRecord[];
  /** Modules that this attempt found to need the browser. */
  found: Promotions;
  /** Whether the page must be rendered again for another reason. */
  again: boolean;
  /** Modules whose components got slots where they may expect elements. */
  withSlots: Set<string>;
  /** Called by hooks of ours whose result changes in the browser, see `useBrowserDependency`. */
  needsBrowser(why: string, when: IslandWhen): void;
  /** Set while a caller wants only a hook's first result: then `needsBrowser` notes nothing. */
  isUnheard: boolean;
}

/** A provider of one of our contexts, as static code rendered it. */
export interface ProvideRecord {
  name: string;
  value: unknown;
  /** Set when an island below has read the value. */
  needed: boolean;
  /** Whether every island below may read it later: for values that are small. */
  always: boolean;
  /** Region that the provider stands in. */
  region: string | undefined;
  /** Large parts of the value, and what islands below have read of them. */
  parts: readonly string[];
  read: PartsRead;
}

/** Markdown files that code of the page imports, by key. */
export type PageImports = Map<string, PageImport>;

export interface PageImport extends ImportedContent {
  /** Set when the file is evaluated. */
  ready?: ReadyContent;
  /** Evaluates the file: at once, or when a late part of the page has loaded its stub. */
  prepare(): Promise<ReadyContent>;
  preparing?: Promise<ReadyContent>;
}

/** Imported Markdown as a component, and the components that it is rendered with. */
export interface ReadyContent {
  component: ContentComponent;
  theme: MDXComponents;
}

/** `default` renders the file; the other exports are copied onto it, as components expect them there. */
export type ContentComponent = ComponentType<Record<string, unknown>> & Record<string, unknown>;
