/** Entries that appear or go at a set time: before and after, they are drafts. The time is that of the build. */
import type { SourceText } from '../base/front-matter.js';
import { SiteError, throwAll } from '../base/site-error.js';
import { findKey } from './front-matter-lines.js';
import { impossibleDay, readWrittenDate, type WrittenDate } from './written-date.js';

/** The front-matter keys, already validated. */
export interface ScheduleKeys {
  draft?: boolean;
  publish_date?: WrittenDate;
  expiry_date?: WrittenDate;
}

export interface Schedule {
  publish?: Date;
  expiry?: Date;
}

export function readSchedule({ publish_date, expiry_date }: ScheduleKeys): Schedule {
  const publish = publish_date === undefined ? undefined : readWrittenDate(publish_date);
  const expiry = expiry_date === undefined ? undefined : readWrittenDate(expiry_date);
  return { ...(publish && { publish }), ...(expiry && { expiry }) };
}

/** The day of a key as it is written, if no calendar has it: YAML makes a later one of it. */
export function impossibleDayIn({ source }: SourceText, key: string): string | undefined {
  const place = findKey(source, [key]);
  const line = place && source.split('\n', place.line)[place.line - 1];
  return line && impossibleDay(line.slice(line.indexOf(':') + 1).trim());
}

const KEYS = ['publish_date', 'expiry_date'];

function impossibleDayError(text: SourceText, key: string): SiteError[] {
  const day = impossibleDayIn(text, key);
  if (day === undefined) return [];
  const details = { file: text.file, ...findKey(text.source, [key]), key, hint: 'Write the day that is meant.' };
  return [new SiteError(`Invalid front matter: "${key}" is ${day}, a day that no calendar has.`, details)];
}

/**
 * Front matter with `draft: true` while the entry is not published. So the dev server shows it, with the notice that
 * drafts have, and whatever treats drafts treats it.
 *
 * @throws SiteError for a day that does not exist
 */
export function withSchedule<Fields extends ScheduleKeys>(
  frontMatter: Fields,
  text: SourceText,
  now: number = Date.now(),
): Fields {
  const { publish_date, expiry_date } = frontMatter;
  if (publish_date === undefined && expiry_date === undefined) return frontMatter;
  throwAll(KEYS.flatMap((key) => impossibleDayError(text, key)));
  const { publish, expiry } = readSchedule(frontMatter);
  const isThere = (!publish || publish.getTime() <= now) && (!expiry || now < expiry.getTime());
  return isThere ? frontMatter : { ...frontMatter, draft: true };
}
