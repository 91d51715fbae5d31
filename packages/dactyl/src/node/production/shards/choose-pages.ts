/**
 * The pages of one part of a build. Pages stand in the order of locales, plugins and versions, so a part is a piece of that list.
 * What pages of a version share, such as sidebars, is made once in each part that has some of them; so a list is cut between two
 * locales, versions or plugins where that is near enough.
 */
import type { PagePlan } from '../../pipeline/plan-pages.js';
import type { Shard } from './shard-number.js';

type PlacedPage = Pick<PagePlan, 'locale' | 'shared'>;

/** How far a cut may be moved, in sizes of a part. */
const SLACK = 0.1;

export function choosePages<Page extends PlacedPage>(pages: readonly Page[], { part, parts }: Shard): Page[] {
  return pages.slice(findCut(pages, part - 1, parts), findCut(pages, part, parts));
}

/** Where a part ends. Every machine must find the same, so nothing but the list decides. */
function findCut(pages: readonly PlacedPage[], part: number, parts: number): number {
  const ideal = Math.round((part * pages.length) / parts);
  if (part === 0 || part === parts) return ideal;
  const slack = Math.floor((SLACK * pages.length) / parts);
  let best = { cut: ideal, shared: sharedBefore(pages, ideal), distance: 0 };
  for (let cut = ideal - slack; cut <= ideal + slack; cut += 1) {
    const candidate = { cut, shared: sharedBefore(pages, cut), distance: Math.abs(cut - ideal) };
    const isBetter = candidate.shared - best.shared || candidate.distance - best.distance;
    if (isBetter < 0) best = candidate;
  }
  return best.cut;
}

/** How much the pages on both sides of a cut have in common: nothing between two locales. */
function sharedBefore(pages: readonly PlacedPage[], cut: number): number {
  const [before, after] = [pages[cut - 1], pages[cut]];
  if (!before || !after || before.locale !== after.locale) return 0;
  const different = before.shared.findIndex((level, index) => after.shared[index] !== level);
  return 1 + (different === -1 ? before.shared.length : different);
}
