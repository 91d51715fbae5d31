/** What `dactyl list` prints. */
import { padToWidth, textWidth } from '../base/text-width.js';
import type { ListedEntry } from './list-entries.js';

/** Something that happens, or has happened, to an entry by its dates. */
export interface EntryEvent {
  at: Date;
  what: 'appears' | 'expires' | 'expired';
  entry: ListedEntry;
}

/** What comes, the next first; then what has gone. Drafts stay drafts, whatever their dates are. */
export function listEvents(entries: readonly ListedEntry[], now: number): EntryEvent[] {
  const events = entries.flatMap((entry): EntryEvent[] => {
    if (entry.isDraft) return [];
    const { publish, expiry } = entry.schedule;
    const isGone = expiry !== undefined && expiry.getTime() <= now;
    if (isGone) return [{ at: expiry, what: 'expired', entry }];
    return [
      ...(publish && publish.getTime() > now ? [{ at: publish, what: 'appears' as const, entry }] : []),
      ...(expiry ? [{ at: expiry, what: 'expires' as const, entry }] : []),
    ];
  });
  const isOver = ({ what }: EntryEvent) => Number(what === 'expired');
  return events.toSorted((a, b) => isOver(a) - isOver(b) || a.at.getTime() - b.at.getTime());
}

export function describeEvents(events: readonly EntryEvent[]): string {
  return toColumns(events.map(({ at, what, entry }) => [formatTime(at), what, entry.url, entry.file]));
}

export function describeEntries(entries: readonly ListedEntry[]): string {
  return toColumns(entries.map((entry) => [entry.url, entry.file, describeState(entry)]));
}

function describeState({ isDraft, isUnlisted, schedule: { publish, expiry } }: ListedEntry): string {
  if (isDraft) return 'draft';
  const dates = [publish && `from ${formatTime(publish)}`, expiry && `until ${formatTime(expiry)}`];
  return [isUnlisted ? 'unlisted' : undefined, ...dates].filter((part) => part !== undefined).join(', ');
}

/** A day where the time is midnight: that is how it was written. */
function formatTime(date: Date): string {
  const [day = '', time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)} UTC`;
}

function toColumns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => textWidth(row[column] ?? '')))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => padToWidth(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
