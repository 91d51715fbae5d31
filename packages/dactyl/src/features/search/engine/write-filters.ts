/** Writes what results can be limited to, see `FiltersFile`. */
import { writeDigit, writeNumber } from './digits.js';
import { PAGE_KINDS, type FiltersFile, type PageFacts } from './types.js';
import type { IndexedPage } from './index-page.js';

/** What pages do not say themselves. */
export type FilterChoices = Pick<FiltersFile, 'versions' | 'locales'>;

/** @returns `undefined` where each filter would have one choice only */
export function writeFilters(
  groups: ReadonlyMap<string, readonly IndexedPage[]>,
  choices: FilterChoices,
): FiltersFile | undefined {
  const pages = [...groups.values()].flat();
  const sections = namesOf(pages.map(({ page }) => sectionOf(page)));
  const labels = namesOf(pages.flatMap((page) => page.labels ?? []));
  const kinds = new Set(pages.map(({ page }) => page.kind));
  const isUseful =
    sections.size > 1 ||
    labels.size > 0 ||
    kinds.size > 1 ||
    choices.locales.length > 1 ||
    Object.keys(choices.versions).length > 0;
  if (!isUseful) return undefined;
  const catalogues = Array.from(groups, ([tag, own]) => [tag, factsOf(own, sections, labels)] as const);
  return {
    sections: [...sections.keys()],
    labels: [...labels.keys()],
    catalogues: Object.fromEntries(catalogues),
    ...choices,
  };
}

function sectionOf({ section, category }: IndexedPage['page']): string {
  return section ?? category;
}

/** Name → id, the name of most pages first. */
function namesOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const sorted = [...counts].toSorted(([, left], [, right]) => right - left);
  return new Map(sorted.map(([name], id) => [name, id]));
}

function factsOf(
  pages: readonly IndexedPage[],
  sections: ReadonlyMap<string, number>,
  labels: ReadonlyMap<string, number>,
): PageFacts {
  const places = new Map<number, { text: string; last: number }>();
  for (const [index, { labels: own = [] }] of pages.entries()) {
    for (const label of new Set(own)) {
      const id = labels.get(label) ?? 0;
      const { text, last } = places.get(id) ?? { text: '', last: 0 };
      places.set(id, { text: text + writeNumber(index - last), last: index });
    }
  }
  return {
    kinds: pages.map(({ page }) => writeDigit(PAGE_KINDS.indexOf(page.kind))).join(''),
    sections: pages.map(({ page }) => writeNumber(sections.get(sectionOf(page)) ?? 0)).join(''),
    labels: Object.fromEntries(Array.from(places, ([id, { text }]) => [id, text])),
  };
}
