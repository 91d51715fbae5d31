/**
 * What one rendering of one page collects besides HTML, and what the renderer knows of it meanwhile. Types alone, so
 * that hooks of both sides and the renderer (`ssr/`) name the same things without importing each other.
 */
import type { ReactNode, ComponentType } from 'react';
import type { IslandReport, ClientFile, IslandReason, IslandWhen } from '../shared/islands.js';
import type { RenderServices, ImportedContent } from '../shared/render.js';
import type { PartsRead } from './large-parts.js';
import type { MDXComponents } from './format/mdx-components.js';

/** Head tags, links and anchors, in the order in which components rendered them. */
export interface Collected {
  head: ReactNode[];
  links: string[];
  anchors: string[];
}

export interface RegionRecord extends Collected {
  /** Its id in the page. */
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

export interface PartOfConfig {
  /** What it is, for messages, e.g. `navbar item`. */
  kind: string;
  /** As it is configured. */
  value: unknown;
  /** Where, e.g. `themeConfig.navbar.items[0]`; a part inside another one may leave it to that. */
  configKey?: string;
}

/** An island as it was met in the first pass. */
export interface IslandRecord {
  report: Omit<IslandReport, 'size'>;
  file: ClientFile;
  /** Markdown that its code imports, for its mark. */
  contents?: Record<string, string>;
  /** What the browser renders. */
  original: ComponentType<Record<string, unknown>>;
  /** Text for the mark. */
  props: string;
  slots: SlotRecord[];
  /** Components among its props, by `componentKey`. */
  components: Map<string, unknown>;
  /** Whether it is the whole page. */
  whole: boolean;
  /** Module that made the element, if it is known. */
  creator: string | undefined;
}

export interface SlotRecord {
  node: ReactNode;
  /** Whether the island has put it somewhere. */
  rendered: boolean;
  /** Called when the island gives it props of its own. */
  onChanged(): void;
}

/** Module → why it needs the browser, by region; `''` is the page. */
export type Promotions = Map<string, Map<string, IslandReason>>;

/** What all attempts at one page share. */
export interface PageFindings {
  services: RenderServices;
  promoted: Promotions;
  /** Modules whose components turned out to look into what they are given. */
  introspective: Set<string>;
  /** Why the page cannot be rendered in this mode. */
  unsound: string | undefined;
}

/** One attempt. */
export interface PageWork {
  findings: PageFindings;
  islands: IslandRecord[];
  provides: ProvideRecord[];
  /** What this attempt found. */
  found: Promotions;
  /** Whether the attempt is of no use for another reason. */
  again: boolean;
  /** Modules whose components got slots where they may expect elements. */
  withSlots: Set<string>;
  /** See `useBrowserDependency`. */
  needsBrowser(why: string, when: IslandWhen): void;
  /** Set while a hook is called whose first result is all that its caller wants. */
  isUnheard: boolean;
}

export interface ProvideRecord {
  name: string;
  value: unknown;
  /** Set when an island below has read it. */
  needed: boolean;
  /** Whether every island below may read it later: for values that are small. */
  always: boolean;
  /** Region that the provider stands in. */
  region: string | undefined;
  /** Large parts of the value, and what islands below have read of them. */
  parts: readonly string[];
  read: PartsRead;
}

/** By key. */
export type PageImports = Map<string, PageImport>;

export interface PageImport extends ImportedContent {
  /** Set when it can be rendered. */
  ready?: ReadyContent;
  /** For a part of the page that is loaded late, and its stub with it. */
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
