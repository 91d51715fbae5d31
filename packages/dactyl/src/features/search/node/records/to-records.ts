/**
 * Pages → records of sections, in the shape that DocSearch's crawler gives them: one object a section, with the headings
 * around it in `hierarchy`. Services get them in their own shapes (`record-shapes.ts`).
 */
import type { PageKind, SearchPage } from '../../engine/types.js';

export interface SectionRecord {
  /** The same in each build, as long as address and order of sections are. */
  objectID: string;
  url: string;
  urlWithoutAnchor: string;
  anchor: string | null;
  /** `lvl1` for the beginning of a page, to `lvl6`. */
  type: string;
  /** `lvl0` is what the page stands under, `lvl1` its title. */
  hierarchy: Hierarchy;
  content: string | null;
  language: string;
  /** Version of the docs, as `docs-default-1.0`, or `default`. */
  searchTag: string;
  kind: PageKind;
  section: string;
  labels: string[];
  /** Higher for pages that should come first. */
  pageRank: number;
  /** Higher for titles than for sections. */
  level: number;
  /** On the page, from 0. */
  position: number;
}

export type Level = (typeof LEVELS)[number];
export type Hierarchy = Record<Level, string | null>;

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export interface PageToRecord {
  page: SearchPage;
  labels: readonly string[];
  /** Factor of the page's rank. */
  factor: number;
}

/** Free plans of services take records of 10 KB; the rest of a record is well below 2 KB. */
const MOST_BYTES = 8000;

/** @param origin of the site, for absolute addresses, as crawlers give them */
export function toRecords(
  pages: readonly PageToRecord[],
  { language, origin }: { language: string; origin: string },
): SectionRecord[] {
  return pages.flatMap(({ page, labels, factor }) => {
    const { tag, kind, category, section = category, title, sections } = page;
    const url = new URL(page.url, origin).href;
    const above: Hierarchy = {
      lvl0: category,
      lvl1: title,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    };
    const records = sections.flatMap(({ level, heading, anchor, text }) => {
      if (level > 1) setHeading(above, level, heading);
      const hierarchy = { ...above };
      return partsOf(text).map((content) => ({ level, anchor, content, hierarchy }));
    });
    return records.map(({ level, anchor, content, hierarchy }, position): SectionRecord => ({
      objectID: `${url}#${position}`,
      url: anchor === '' ? url : `${url}#${encodeURIComponent(anchor)}`,
      urlWithoutAnchor: url,
      anchor: anchor || null,
      type: `lvl${level}`,
      hierarchy,
      content: content || null,
      language,
      searchTag: tag,
      kind,
      section,
      labels: [...labels],
      pageRank: Math.round(100 * factor),
      level: 100 - 10 * (level - 1),
      position,
    }));
  });
}

/** Headings below the new one belong to another section. */
function setHeading(hierarchy: Hierarchy, level: number, heading: string): void {
  for (const [index, name] of LEVELS.entries()) {
    if (index === level) hierarchy[name] = heading;
    else if (index > level) hierarchy[name] = null;
  }
}

/** At least one part: a heading without a text is found, too. */
function partsOf(text: string): string[] {
  if (Buffer.byteLength(text) <= MOST_BYTES) return [text];
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of text) {
    const more = Buffer.byteLength(character);
    const isEnd = size + more > MOST_BYTES || (size > MOST_BYTES * 0.9 && character === ' ');
    if (isEnd) {
      parts.push(part.trim());
      part = '';
      size = 0;
    }
    part += character;
    size += more;
  }
  return [...parts, part.trim()];
}
