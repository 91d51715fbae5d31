/**
 * Lookup tables for docs data. Each page looks itself up among all pages; without tables, rendering all pages would take
 * quadratic time. A `WeakMap` keeps each table for as long as the immutable object that it derives from.
 */
import { addTrailingSlash } from '../../../shared/url.js';
import type { GlobalDoc, GlobalVersion, SidebarCategory, SidebarItem, SidebarLink } from './types.js';

/** From the top of a sidebar to an item that has a page. */
export type SidebarTrail = (SidebarCategory | SidebarLink)[];

/** Pathnames of the same page have the same key: case and a trailing slash do not count. */
export function pathKey(pathname: string): string {
  return addTrailingSlash(pathname).toLowerCase();
}

export const docsByPath = keepBeside(
  (version: GlobalVersion): Map<string, GlobalDoc> => new Map(version.docs.map((doc) => [pathKey(doc.path), doc])),
);

/**
 * Docs and generated indexes by id. The slug of a generated index may equal the id of a doc; docs come first and take
 * precedence.
 */
export const docsById = keepBeside(
  (version: GlobalVersion): Map<string, GlobalDoc> => new Map(version.docs.toReversed().map((doc) => [doc.id, doc])),
);

/** The first trail to each page of a sidebar. */
export const trailsByPath = keepBeside((items: readonly SidebarItem[]) => collectTrails(items, () => true));

/** The same without plain links, which do not refer to a doc. */
export const docTrailsByPath = keepBeside((items: readonly SidebarItem[]) =>
  collectTrails(items, (item) => item.type === 'category' || item.docId !== undefined),
);

function collectTrails(
  items: readonly SidebarItem[],
  counts: (item: SidebarCategory | SidebarLink) => boolean,
): Map<string, SidebarTrail> {
  const trails = new Map<string, SidebarTrail>();
  const collect = (level: readonly SidebarItem[], above: SidebarTrail): void => {
    for (const item of level) {
      if (item.type === 'html') continue;
      const trail = [...above, item];
      const key = item.href === undefined || !counts(item) ? undefined : pathKey(item.href);
      if (key !== undefined && !trails.has(key)) trails.set(key, trail);
      if (item.type === 'category') collect(item.items, trail);
    }
  };
  collect(items, []);
  return trails;
}

function keepBeside<Source extends object, Result>(derive: (source: Source) => Result): (source: Source) => Result {
  const kept = new WeakMap<Source, { result: Result }>();
  return (source) => {
    const known = kept.get(source) ?? { result: derive(source) };
    kept.set(source, known);
    return known.result;
  };
}
