/** Tells which pages pass the filters that a reader, or a query of a test, has chosen. */
import { readDigit, readNumbers } from './digits.js';
import { PAGE_KINDS, type AcceptPage, type FiltersFile, type PageFacts } from './types.js';

export interface ChosenFilters {
  section?: string | undefined;
  /** One of `PAGE_KINDS`. */
  type?: string | undefined;
  /** A tag of docs and posts. */
  tag?: string | undefined;
}

/** @returns `undefined` where nothing is chosen */
export function pageFilter(file: FiltersFile, { section, type, tag }: ChosenFilters): AcceptPage | undefined {
  if (section === undefined && type === undefined && tag === undefined) return undefined;
  const kind = PAGE_KINDS.findIndex((name) => name === type);
  const sectionId = section === undefined ? -1 : file.sections.indexOf(section);
  const accepted = Object.entries(file.catalogues).map(([name, facts]) => {
    const sections = readNumbers(facts.sections);
    const labelled = tag === undefined ? undefined : pagesWith(file.labels.indexOf(tag), facts);
    const pages = sections.map(
      (own, page) =>
        (section === undefined || own === sectionId) &&
        (type === undefined || readDigit(facts.kinds, page) === kind) &&
        (labelled === undefined || labelled.has(page)),
    );
    return [name, pages] as const;
  });
  const catalogues = new Map(accepted);
  return (name, page) => catalogues.get(name)?.[page] === true;
}

function pagesWith(label: number, { labels }: PageFacts): Set<number> {
  let page = 0;
  return new Set(readNumbers(labels[label] ?? '').map((distance) => (page += distance)));
}
