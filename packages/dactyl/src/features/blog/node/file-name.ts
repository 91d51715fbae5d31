/**
 * Derives date and slug from the name of a post's file: `2024-01-05-hello.md` → 5 January 2024, `/2024/01/05/hello`.
 */
import { calendarDay, impossibleDay } from '../../../node/content/written-date.js';

export interface FileNameFacts {
  /** Midnight UTC; `undefined` when the name contains no valid date. */
  date?: Date;
  /** The date as written if it does not exist, such as February 30, which `Date` would move to March. */
  impossibleDate?: string;
  /** Path below the blog, with a leading slash. */
  slug: string;
  /** The part of the name that can serve as a title. */
  text: string;
}

/**
 * Text before a date, the date with hyphens or slashes, text after it. The last date counts, and it may be inside a
 * word: Docusaurus reads names in this way, and existing URLs depend on it.
 */
const DATED = /^(.*)(\d{4})([-/])(\d{1,2})([-/])(\d{1,2})[-/]?(.*)$/;

/** @param path content-relative, POSIX. */
export function readFileName(path: string): FileNameFacts {
  const name = path.replace(/\.mdx?$/, '');
  const match = DATED.exec(name);
  if (match === null) {
    const text = name.replace(/\/index$/, '');
    return { slug: `/${text}`, text };
  }
  const [, before = '', year = '', firstMark, month = '', secondMark, day = '', rest = ''] = match;
  const text = rest.replace(/\/index$/, '');
  const written = [year, firstMark, month, secondMark, day].join('');
  const date = calendarDay(Number(year), Number(month), Number(day));
  const impossible = impossibleDay([year, month, day].join('-')) === undefined ? {} : { impossibleDate: written };
  return {
    ...(date && { date }),
    ...impossible,
    slug: `/${[year, month, day, before + text].join('/')}`,
    text: text === '' ? written : text,
  };
}
