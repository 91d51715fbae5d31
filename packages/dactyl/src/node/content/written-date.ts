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
  if (!LIKELY_DATE.test(text)) return undefined;
  // With the space first: of "MayZ" only the month is read.
  const inUtc = [`${text} Z`, `${text}Z`];
  const candidates = ZONE.test(text) ? [text] : inUtc;
  return candidates.map((candidate) => new Date(candidate)).find(isDate);
}

/** The date of a last update: there a number is milliseconds since 1970, not a year. */
export function readUpdateDate(value: WrittenDate): Date | undefined {
  return readWrittenDate(typeof value === 'number' ? new Date(value) : value);
}

/** Midnight UTC. A day from 29 to 31 that its month lacks is one of the next month, as `Date` reads text. */
export function calendarDay(year: number, month: number, day: number): Date | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return new Date(Date.UTC(year, month - 1, day));
}

/** The day at the beginning of a text, when no calendar has it. YAML and `Date` silently make a later one of it. */
export function impossibleDay(text: string): string | undefined {
  const [, written = '', year, month, day] = /^["']?((\d{4})[-/](\d{1,2})[-/](\d{1,2}))/.exec(text) ?? [];
  const date = calendarDay(Number(year), Number(month), Number(day));
  return written === '' || (date?.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day))
    ? undefined
    : written;
}

function isDate(date: Date): boolean {
  return !Number.isNaN(date.getTime());
}
