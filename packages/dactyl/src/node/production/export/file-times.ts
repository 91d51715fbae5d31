/** Which time the files in an exported file carry. The same output gives the same bytes, whenever and wherever it is exported. */
import { SiteError } from '../../base/site-error.js';

/** A ZIP knows no time before. */
const FIRST_OF_ZIP = Date.UTC(1980, 0, 1);

/**
 * The time of the newest page, or the one that the variable names by which build tools agree on one:
 * https://reproducible-builds.org/specs/source-date-epoch/
 *
 * @param times of the pages, in milliseconds
 */
export function lastChange(times: readonly number[], { SOURCE_DATE_EPOCH }: NodeJS.ProcessEnv): Date {
  if (!SOURCE_DATE_EPOCH) return new Date(Math.max(...times));
  const date = new Date(/^\d+$/.test(SOURCE_DATE_EPOCH) ? Number(SOURCE_DATE_EPOCH) * 1000 : Number.NaN);
  if (Number.isNaN(date.getTime()))
    throw new SiteError(`The variable SOURCE_DATE_EPOCH is "${SOURCE_DATE_EPOCH}".`, {
      hint: 'It must be a time in seconds since 1970, such as 1767225600.',
    });
  return date;
}

/** For a package that writes the clock of this machine into a ZIP, which notes no time zone: the clock shows UTC. */
export function zipTime(date: Date): Date {
  const utc = new Date(Math.max(date.getTime(), FIRST_OF_ZIP));
  return new Date(
    utc.getUTCFullYear(),
    utc.getUTCMonth(),
    utc.getUTCDate(),
    utc.getUTCHours(),
    utc.getUTCMinutes(),
    utc.getUTCSeconds(),
  );
}
