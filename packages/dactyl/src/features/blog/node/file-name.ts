/** What the name of a post's file says: `2024-01-05-hello.md` → 5 January 2024, `/2024/01/05/hello`. */
import { calendarDay, impossibleDay } from '../../../node/content/written-date.js';

export interface FileNameFacts {
  /** Midnight UTC; `undefined` when the name holds no date, or numbers that are none. */
  date?: Date;
  /** The date as it is written, when no calendar has it. That of February 30 is in March. */
  impossibleDate?: string;
  /** Below the blog, with a leading slash. */
  slug: string;
  /** The part of the name that may stand for a title. */
  text: string;
}

/**
 * What stands before a date, the date with hyphens or slashes, what follows. Of several dates the last one counts, and
 * it may stand inside a word: that is how the site format reads names, and such addresses are in the world.
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
