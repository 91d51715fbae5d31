/**
 * How components reach the rendering that they are part of (`page-rendering.ts`): where they report to, and which
 * region they are in. Only the server provides these contexts. In the browser they are empty, and reports have no
 * effect.
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
  return {
    ...emptyCollected(),
    key,
    dependsOnPage: false,
    html: undefined,
    islands: [],
    reads: new Set(),
    entries: new Set(),
  };
}

/** The object to which a component reports: the enclosing region, or else the page. */
export function useCollector(): Collected | undefined {
  const rendering = useContext(RenderContext);
  const region = useContext(RegionContext);
  return region ?? rendering?.collected;
}

/**
 * Every hook whose value differs from page to page calls this. `depends` is false when the value does not differ this
 * time.
 */
export function usePageDependency(depends = true): void {
  const region = useContext(RegionContext);
  if (region && depends) region.dependsOnPage = true;
}

/**
 * Returns a function with the effect of `usePageDependency`, for hooks whose result only depends on the page when its
 * caller reads certain parts.
 */
export function usePageNote(): () => void {
  const region = useContext(RegionContext);
  return () => {
    if (region) region.dependsOnPage = true;
  };
}

/**
 * Hooks and components of ours whose result changes in the browser call this: the site's component that uses them
 * becomes an island. Components of the theme may use them where CSS does the change; they stay static.
 */
export function useBrowserDependency(why: string, when: IslandWhen): void {
  useContext(RenderContext)?.work?.needsBrowser(why, when);
}

/**
 * Disables `useBrowserDependency` until the returned function is called: for callers that only want a hook's value
 * during rendering, and need no island for it. It stays disabled when the hook throws, but then the page fails
 * anyway.
 */
export function useUnheard(): () => void {
  const work = useContext(RenderContext)?.work;
  if (!work || work.isUnheard) return () => undefined;
  work.isUnheard = true;
  return () => {
    work.isUnheard = false;
  };
}
