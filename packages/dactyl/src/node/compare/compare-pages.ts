/** Compares the pages of a build with a reference list. */

import type { PageFacts } from './page-facts.js';
import type { Pages } from './read-build.js';

/** A list may leave out facts. */
export type ListedPages = ReadonlyMap<string, Partial<PageFacts>>;

export interface Difference {
  /** `missing page`, `extra page`, or the fact that differs. */
  kind: string;
  path: string;
  want?: unknown;
  have?: unknown;
}

export interface PartOfSite {
  /** Plugin instance and version, in the form in which the site's search uses them. */
  part: string;
  lang: string;
  pages: number;
  /** Pages with a difference. */
  differing: number;
}

export interface PagesComparison {
  /** Pages of the list. */
  expected: number;
  built: number;
  differences: Difference[];
  parts: PartOfSite[];
}

export interface CompareOptions {
  /** Facts that are compared. */
  only: readonly string[];
  /** Whether numbers of links and words must agree to the last one. */
  exact?: boolean;
}

/** Facts that also depend on the day of the build or on texts of the theme. */
const APPROXIMATE = new Set(['links', 'words']);

export function comparePages(ours: Pages, truth: ListedPages, options: CompareOptions): PagesComparison {
  const extra = [...ours.keys()].filter((path) => !truth.has(path)).toSorted();
  const differences = [
    ...[...truth].flatMap(([path, want]) => {
      const have = ours.get(path);
      return have ? compareFacts(path, { want, have }, options) : [{ kind: 'missing page', path }];
    }),
    ...extra.map((path) => ({ kind: 'extra page', path })),
  ];
  return { expected: truth.size, built: ours.size, differences, parts: partsOfSite(ours, truth, differences) };
}

/** How far instances, versions and locales agree. A page is counted where our build has put it. */
function partsOfSite(ours: Pages, truth: ListedPages, differences: readonly Difference[]): PartOfSite[] {
  const differing = new Set(differences.map(({ path }) => path));
  const parts = new Map<string, PartOfSite>();
  for (const [path, { part = '', lang = '' }] of new Map([...truth, ...ours])) {
    const key = `${part}\n${lang}`;
    const { pages, differing: before } = parts.get(key) ?? { pages: 0, differing: 0 };
    parts.set(key, { part, lang, pages: pages + 1, differing: before + (differing.has(path) ? 1 : 0) });
  }
  return [...parts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

export function compareFacts(
  path: string,
  page: { want: object; have: object },
  { only, exact = false }: CompareOptions,
): Difference[] {
  const wanted = new Map<string, unknown>(Object.entries(page.want));
  const found = new Map<string, unknown>(Object.entries(page.have));
  return only.flatMap((kind) => {
    // A list may omit facts that do not apply to its site.
    if (!wanted.has(kind)) return [];
    const want = wanted.get(kind);
    const have = found.get(kind);
    const agrees = JSON.stringify(have) === JSON.stringify(want) || (!exact && isNear(kind, have, want));
    return agrees ? [] : [{ kind, path, want, have }];
  });
}

function isNear(kind: string, have: unknown, want: unknown): boolean {
  if (!APPROXIMATE.has(kind) || typeof have !== 'number' || typeof want !== 'number') return false;
  return Math.abs(have - want) <= Math.max(3, 0.03 * want);
}
