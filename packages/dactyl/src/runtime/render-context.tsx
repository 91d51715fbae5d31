/**
 * What one rendering of one page collects besides HTML: head tags, links, anchors, raw HTML.
 * Only the server provides it; in the browser it is absent and collecting does nothing.
 */
import { createContext, useContext, type ReactNode } from 'react';

/** Head tags, links and anchors, in the order in which components rendered them. */
export interface Collected {
  head: ReactNode[];
  links: string[];
  anchors: string[];
}

export interface RegionRecord extends Collected {
  /** Set when something inside asked for the page: its location, route or alternates. */
  dependsOnPage: boolean;
  /** Filled in after the first rendering, when the region does not depend on the page. */
  html: string | undefined;
}

export interface PageRendering {
  collected: Collected;
  /** Raw HTML by number, see `Raw`. */
  raw: string[];
  /** Regions of this locale, shared by all pages. */
  regions: Map<string, RegionRecord>;
  /** Ids of the regions met on this page. */
  usedRegions: Set<string>;
}

export const RenderContext = createContext<PageRendering | undefined>(undefined);

/** The region around the calling component, if any. */
export const RegionContext = createContext<RegionRecord | undefined>(undefined);

export function emptyCollected(): Collected {
  return { head: [], links: [], anchors: [] };
}

/** Where a component reports what it collected: to the region around it, else to the page. */
export function useCollector(): Collected | undefined {
  const rendering = useContext(RenderContext);
  const region = useContext(RegionContext);
  return region ?? rendering?.collected;
}

/** To be called by every hook whose value differs from page to page. */
export function usePageDependency(): void {
  const region = useContext(RegionContext);
  if (region) region.dependsOnPage = true;
}
