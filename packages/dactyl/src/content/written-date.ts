/** Dates as front matter holds them. None of it depends on the time zone of the machine. */

/** YAML reads `2024-01-05` and `2024-01-05T10:00:00+02:00` as dates, and leaves the rest as text. */
export type WrittenDate = Date | number | string;

/** A year, or two numbers with something between them: less is no date, whatever `Date` makes of it. */
const LIKELY_DATE = /\d{4}|\d+\D+\d+/;

/** An offset at the end, or one of the names that `Date` knows. Other words there, such as a month, are none. */
const ZONE = /(?:[+-]\d{2}:?\d{2}|\b(?:UT|UTC|GMT|[ECMP][SD]T)|\dZ|\sZ)$/i;

/** Text without a time zone is UTC. `undefined` for what is no date. */
export function readWrittenDate(value: WrittenDate): Date | undefined {
  if (value instanceof Date) return isDate(value) ? value : undefined;
  // `String(date)` ends in the long name of the zone, which says nothing new.
  const text = String(value)
    .replace(/\([^()]*\)\s*$/, '')
    .trim();
  if (!LIKELY_DATE.test(text) || isImpossibleDay(text)) return undefined;
  // With the space first: of "MayZ" only the month is read.
  const inUtc = [`${text} Z`, `${text}Z`];
  const candidates = ZONE.test(text) ? [text] : inUtc;
  return candidates.map((candidate) => new Date(candidate)).find(isDate);
}

/** The date of a last update: there a number is milliseconds since 1970, not a year. */
export function readUpdateDate(value: WrittenDate): Date | undefined {
  return readWrittenDate(typeof value === 'number' ? new Date(value) : value);
}

/** Midnight UTC; `undefined` for a day that no calendar has. */
export function calendarDay(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : undefined;
}

/** Whether text begins with a day that no calendar has. YAML would silently make the next month of it. */
export function isImpossibleDay(text: string): boolean {
  const match = /^["']?(\d{4})-(\d{2})-(\d{2})/.exec(text);
  return match !== null && calendarDay(Number(match[1]), Number(match[2]), Number(match[3])) === undefined;
}

function isDate(date: Date): boolean {
  return !Number.isNaN(date.getTime());
}
