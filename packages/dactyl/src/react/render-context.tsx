/**
 * How components reach the rendering that they are part of (`page-rendering.ts`): what they report, and which region they
 * stand in. Only the server provides these contexts; in the browser they are empty and reporting does nothing.
 */
import { createContext, useContext } from 'react';
import type { IslandWhen } from '../shared/islands.js';
import type { Collected, RegionRecord, PageRendering } from './page-rendering.js';

export const RenderContext = createContext<PageRendering | undefined>(undefined);

/** The region around the calling component, if any. */
export const RegionContext = createContext<RegionRecord | undefined>(undefined);

export function emptyCollected(): Collected {
  return { head: [], links: [], anchors: [] };
}

export function newRegionRecord(key: string): RegionRecord {
  return { ...emptyCollected(), key, dependsOnPage: false, html: undefined, islands: [], reads: new Set() };
}

/** Where a component reports what it collected: to the region around it, else to the page. */
export function useCollector(): Collected | undefined {
  const rendering = useContext(RenderContext);
  const region = useContext(RegionContext);
  return region ?? rendering?.collected;
}

/** To be called by every hook whose value differs from page to page; `depends` is false where it does not this time. */
export function usePageDependency(depends = true): void {
  const region = useContext(RegionContext);
  if (region && depends) region.dependsOnPage = true;
}

/** The same for hooks whose result names the page only to those who look: to be called when they do. */
export function usePageNote(): () => void {
  const region = useContext(RegionContext);
  return () => {
    if (region) region.dependsOnPage = true;
  };
}

/**
 * To be called by hooks and components of ours whose result changes in the browser: the component of the site that
 * called them becomes an island. Components of the theme may call them for what CSS decides; they stay static.
 */
export function useBrowserDependency(why: string, when: IslandWhen): void {
  useContext(RenderContext)?.work?.needsBrowser(why, when);
}

/**
 * Switches `useBrowserDependency` off until the returned function is called: for callers that want a hook's value while
 * the page is rendered, and need no island for it. It is not switched on again when the hook throws: the page fails then.
 */
export function useUnheard(): () => void {
  const work = useContext(RenderContext)?.work;
  if (!work || work.isUnheard) return () => undefined;
  work.isUnheard = true;
  return () => {
    work.isUnheard = false;
  };
}
