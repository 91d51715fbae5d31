/** Parses dates in front matter. The result does not depend on the machine's time zone. */

/** YAML reads `2024-01-05` and `2024-01-05T10:00:00+02:00` as dates, and leaves the rest as text. */
export type WrittenDate = Date | number | string;

/**
 * A four-digit number, or two numbers with something between them. `Date` accepts texts with less, but those are
 * not dates.
 */
const LIKELY_DATE = /\d{4}|\d+\D+\d+/;

/**
 * A UTC offset at the end, or one of the zone names that `Date` knows. Any other word at the end, such as a month,
 * is not a time zone.
 */
const ZONE = /(?:[+-]\d{2}:?\d{2}|\b(?:UT|UTC|GMT|[ECMP][SD]T)|\dZ|\sZ)$/i;

/** Text without a time zone is read as UTC. `undefined` when the value is not a date. */
export function readWrittenDate(value: WrittenDate): Date | undefined {
  if (value instanceof Date) return isDate(value) ? value : undefined;
  // `String(date)` ends in the long name of the zone, which repeats the offset.
  const text = String(value)
    .replace(/\([^()]*\)\s*$/, '')
    .trim();
  if (!LIKELY_DATE.test(text)) return undefined;
  // The variant with a space comes first, because `Date` reads "MayZ" as the month alone.
  const inUtc = [`${text} Z`, `${text}Z`];
  const candidates = ZONE.test(text) ? [text] : inUtc;
  return candidates.map((candidate) => new Date(candidate)).find(isDate);
}

/** The date of a last update, where a number means milliseconds since 1970, not a year. */
export function readUpdateDate(value: WrittenDate): Date | undefined {
  return readWrittenDate(typeof value === 'number' ? new Date(value) : value);
}

/** Midnight UTC of a day. A day that the month lacks (29 to 31) rolls over into the next month, as in `Date`. */
export function calendarDay(year: number, month: number, day: number): Date | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return new Date(Date.UTC(year, month - 1, day));
}

/** The date at the start of a text, if it does not exist. YAML and `Date` silently turn it into a later one. */
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
