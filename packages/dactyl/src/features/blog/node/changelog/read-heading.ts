/**
 * The heading of a release, in the forms that people and tools write:
 *
 *     ## 3.6.3 (2024-11-22)                              by hand
 *     ## [1.1.0] - 2024-02-29 [YANKED]                   Keep a Changelog
 *     ## [1.1.0](https://…/compare/v1.0.0...v1.1.0) (2024-02-29)     standard-version, release-please
 *     ## 1.1.0                                           Changesets
 *     ## 1.1.0 / 2024-02-29, ## Version 1.1.0 (Feb 29, 2024), ## v1.1.0 - 29 February 2024
 *     ## Winter (2019-04-10)                             a name instead of a version, with its day
 */

export interface ReleaseHeading {
  /** A version without the `v` in front of it, or a name. */
  version: string;
  date: string | undefined;
  /** What has changed, as the tool that wrote the file links it. */
  link: string | undefined;
  isYanked: boolean;
  isUnreleased: boolean;
}

const VERSION = String.raw`v?(?<version>\d+\.\d+(?:\.\d+)?(?:[-+.][\w.+-]+)?)`;
const UNRELEASED = String.raw`(?<unreleased>unreleased|next|canary|upcoming)`;
const LABEL = String.raw`(?:${VERSION}|${UNRELEASED})`;
/** A word in its place says that there is no day yet. */
const DAY = String.raw`(?<date>unreleased|\d{4}-\d{2}-\d{2}|[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?, \d{4}|\d{1,2} [a-z]{3,9}\.? \d{4})`;
const HEADING = new RegExp(
  String.raw`^(?:version |release )?` +
    String.raw`(?:\[${LABEL}\](?:\((?<link>[^)\s]+)\))?|${LABEL.replaceAll(/\?<(\w+)>/g, '?<$1Plain>')})` +
    String.raw`(?: (?:alpha|beta|prerelease|release))?(?:\s*[-–—:/]?\s*\(?${DAY}\)?)?(?<yanked>\s*\[yanked\])?$`,
  'i',
);
/** A name becomes a file name and a part of a URL. */
const NAMED = new RegExp(String.raw`^(?<name>[\p{L}\p{N}][\p{L}\p{N}_.-]*(?: [\p{L}\p{N}_.-]+)*) \(${DAY}\)$`, 'iu');

/** @returns `undefined` for a heading that is of no release */
export function readHeading(text: string): ReleaseHeading | undefined {
  const found = HEADING.exec(text)?.groups;
  if (found) {
    const unreleased = found['unreleased'] ?? found['unreleasedPlain'];
    return {
      version: found['version'] ?? found['versionPlain'] ?? capitalize(unreleased ?? ''),
      date: isLater(found['date']) ? undefined : found['date'] && dayOf(found['date']),
      link: found['link'],
      isYanked: found['yanked'] !== undefined,
      isUnreleased: unreleased !== undefined || isLater(found['date']),
    };
  }
  const named = NAMED.exec(text)?.groups;
  if (!named) return undefined;
  return {
    version: named['name'] ?? '',
    date: named['date'] && dayOf(named['date']),
    link: undefined,
    isYanked: false,
    isUnreleased: false,
  };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `Feb 29, 2024` → `2024-02-29`; what names no month stays as it is, and is no day. */
function dayOf(date: string): string {
  const month = MONTHS.indexOf(/[a-z]{3}/i.exec(date)?.[0].toLowerCase() ?? '') + 1;
  const [day = '', year = ''] = date.match(/\d+/g) ?? [];
  return month === 0 ? date : `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function isLater(date: string | undefined): boolean {
  return date?.toLowerCase() === 'unreleased';
}

export function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
