/**
 * Keeps branches of regions that a page has rendered, so that a sidebar of thousands of items is not rendered as a whole when
 * one of them changes. Only the dev server keeps them. In: markup of a page. Out: entries of `RenderServices.branches`.
 */
import { BRANCH } from '../shared/marks/placeholder-names.js';
import { branchKey } from '../shared/marks/region-id.js';
import { replaceRegions } from '../shared/marks/placeholders.js';
import { BRANCH_SOURCE } from '../shared/render.js';
import type { PageWork, RegionRecord } from '../react/page-rendering.js';

const BRANCH_TAG = new RegExp(`<${BRANCH} name="([^"]*)">|</${BRANCH}>`, 'g');
/** What stands for something that only this page's rendering knows. */
const OTHER_PLACEHOLDER = new RegExp(`<dactyl-(?!${BRANCH.replace('dactyl-', '')}\\b)`);

export function keepBranches(markup: string, work: PageWork, regions: ReadonlyMap<string, RegionRecord>): void {
  const { branches: kept } = work.findings.services;
  if (!kept || work.branches.size === 0) return;
  replaceRegions(markup, (id, inside) => {
    const region = regions.get(id);
    if (!region || !isKept(region)) return '';
    for (const { name, html } of branchesIn(inside)) {
      const key = branchKey(id, name);
      const made = work.branches.get(key);
      if (made === undefined || OTHER_PLACEHOLDER.test(html)) continue;
      kept.set(key, { of: made.data, markup: copyOf(html), [BRANCH_SOURCE]: made.source });
    }
    return '';
  });
}

/** See `PageWork.keptBranch`. */
export function findBranch(key: string, of: unknown, { findings, branches }: PageWork): string | undefined {
  const { branches: known } = findings.services;
  if (!known) return undefined;
  const kept = known.get(key);
  if (kept && isSameList(kept[BRANCH_SOURCE], of)) return kept.markup;
  const data = JSON.stringify(of);
  if (kept?.of === data) {
    known.set(key, { ...kept, [BRANCH_SOURCE]: of });
    return kept.markup;
  }
  branches.set(key, { data, source: of });
  return undefined;
}

/** Of thousands of items almost all are the same objects after an edit, which takes longer to see in their text. */
function isSameList(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return false;
  return before === after || (before.length === after.length && before.every((item, index) => item === after[index]));
}

/** V8 keeps the whole text of which a string is a part: that would be the markup of a page for each edit. */
function copyOf(part: string): string {
  return ` ${part}`.slice(1);
}

/** Kept branches leave out what their components report besides markup. */
function isKept({ dependsOnPage, head, anchors }: RegionRecord): boolean {
  return !dependsOnPage && head.length === 0 && anchors.length === 0;
}

function* branchesIn(markup: string): Iterable<{ name: string; html: string }> {
  const open: { name: string; start: number }[] = [];
  for (const match of markup.matchAll(BRANCH_TAG)) {
    const [tag, name] = match;
    if (name !== undefined) open.push({ name, start: match.index + tag.length });
    else {
      const branch = open.pop();
      if (branch) yield { name: branch.name, html: markup.slice(branch.start, match.index) };
    }
  }
}
