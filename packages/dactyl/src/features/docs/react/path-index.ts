/**
 * Lookup tables that follow from docs data. Each page asks for its place among all pages; without tables,
 * rendering would take quadratic time. They are kept beside the immutable object that they derive from and
 * vanish with it.
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

/** A generated index goes by its slug, which may be the id of a doc: docs come first in the list, and win. */
export const docsById = keepBeside(
  (version: GlobalVersion): Map<string, GlobalDoc> => new Map(version.docs.toReversed().map((doc) => [doc.id, doc])),
);

/** The first trail to each page of a sidebar. */
export const trailsByPath = keepBeside((items: readonly SidebarItem[]) => collectTrails(items, () => true));

/** The same without plain links: those that no doc stands behind. */
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
