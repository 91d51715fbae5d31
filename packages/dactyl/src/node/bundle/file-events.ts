/** Makes file events of Vite's watcher reliable: no change is lost, and none is reported twice. */
import { statSync } from 'node:fs';
import path from 'node:path';
import type { FSWatcher } from 'vite';
import { isFile } from '../base/files.js';
import { isRecord } from '../../shared/is-record.js';

/** Subscribes to changes of watched files. The listener must wait for `SETTLE_MS` before it reads the file. */
export type OnFileEvent = (listener: (file: string) => void) => void;

/** Editors write a file in several steps; events within this time (in milliseconds) count as one edit. */
export const SETTLE_MS = 15;
/** Slightly longer than the time for which chokidar drops changes. */
const SECOND_LOOK_MS = 60;

/**
 * Chokidar reports a change at most once in 50 ms and drops what follows within that time, such as a formatter's
 * second write (`EV_CHANGE` in its `_emit`; verified with the version in Vite 8). So we check the file again
 * afterwards and emit another event for all listeners, since Vite's Fast Refresh would miss the edit too.
 */
export function lookTwice(watcher: FSWatcher): void {
  const look = (file: string) => {
    const seen = stateOf(file);
    setTimeout(() => {
      const now = stateOf(file);
      if (now !== undefined && now !== seen) watcher.emit('change', file);
    }, SECOND_LOOK_MS).unref();
  };
  for (const event of ['add', 'change'] as const) watcher.on(event, look);
}

/** Longer than the time (in milliseconds) after which chokidar forgets that a folder was to be read again. */
const MISSED_MS = 1500;
/** Files that come one after the other, as with another branch of git, are looked up together. */
const NEXT_LOOK_MS = 100;

/**
 * Chokidar finds a new file by reading its folder. What comes into a folder while it is read is found by reading it once more, but not
 * if the first reading takes longer than a second, as on a busy machine (`_throttle` in `_handleRead`; verified with the version in
 * Vite 8). The system has told of the file all the same, so we look whether chokidar knows it, and tell of it in its place.
 */
export function lookForMissed(watcher: FSWatcher, isIgnored: (file: string) => boolean): void {
  /** File → when the system told of it, the oldest first. */
  const waiting = new Map<string, number>();
  let later: NodeJS.Timeout | undefined;
  const look = (): void => {
    const due = [...waiting].filter(([, told]) => Date.now() - told >= MISSED_MS).map(([file]) => file);
    for (const file of due) waiting.delete(file);
    later = waiting.size > 0 ? setTimeout(look, NEXT_LOOK_MS).unref() : undefined;
    if (due.length > 0) for (const file of unknownIn(watcher, due)) watcher.emit('add', file);
  };
  watcher.on('raw', (event: string, name: string | null, details: unknown) => {
    const folder = folderOf(details);
    if (event !== 'rename' || folder === undefined || !name) return;
    const file = path.join(folder, name);
    if (waiting.has(file) || isIgnored(file)) return;
    waiting.set(file, Date.now());
    later ??= setTimeout(look, MISSED_MS).unref();
  });
}

/** Those of the files that are there and that chokidar does not know. It lists all it knows at once, so this is for many files. */
function unknownIn(watcher: FSWatcher, files: readonly string[]): string[] {
  const watched = watcher.getWatched();
  const names = new Map<string, ReadonlySet<string>>();
  const namesIn = (folder: string): ReadonlySet<string> => {
    const known = names.get(folder) ?? new Set(watched[folder]);
    names.set(folder, known);
    return known;
  };
  return files.filter((file) => isFile(file) && !namesIn(path.dirname(file)).has(path.basename(file)));
}

/** Of a raw event; on other systems than Linux and Windows there may be none. */
function folderOf(details: unknown): string | undefined {
  const { watchedPath } = isRecord(details) ? details : {};
  return typeof watchedPath === 'string' ? watchedPath : undefined;
}

/** File events without duplicates, which come from the second check or from a write in several steps. */
export function fileEvents(watcher: FSWatcher): OnFileEvent {
  const listeners = new Set<(file: string) => void>();
  /** State of each file when listeners last read it. */
  const known = new Map<string, string | undefined>();
  const tell = (file: string) => {
    const state = stateOf(file);
    if (state !== undefined && known.get(file) === state) return;
    known.delete(file);
    setTimeout(() => known.set(file, stateOf(file)), SETTLE_MS).unref();
    for (const listener of listeners) listener(file);
  };
  for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, tell);
  return (listener) => void listeners.add(listener);
}

/**
 * What tells two contents of a file apart, or undefined when there is none. Size belongs to it, since writing empties
 * a file first, and file systems give everything that happens within a few milliseconds the same time.
 */
function stateOf(file: string): string | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats && `${stats.mtimeMs} ${stats.size}`;
  } catch {
    return undefined; // A file has taken the place of its folder.
  }
}
