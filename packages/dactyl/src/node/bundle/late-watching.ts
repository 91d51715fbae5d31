/**
 * Lets Vite's watcher begin late: reading the folders of a large site takes the time, and the threads for files, that the first page
 * needs. An edit in the meantime is told of when the watcher comes to its file. In: the watcher of a new server. Out: its events.
 */
import type { Stats } from 'node:fs';
import path from 'node:path';
import type { FSWatcher } from 'vite';

export interface LateWatching {
  /** For the watcher's option of this name. */
  ignored(file: string, stats?: Stats): boolean;
  /** To be called with the watcher before anything asks it for further paths. */
  hold(watcher: FSWatcher): void;
  /** From now on, this folder and all paths are watched that were asked for. */
  begin(folder: string): void;
  /** Runs this when it has begun. */
  whenBegun(run: () => void): void;
}

export interface LateWatchingInput {
  /** When the site was loaded: what has changed later is told. In milliseconds. */
  loadedFrom: number;
  isIgnored(file: string): boolean;
}

/** In this time (ms), the watcher itself would have told of an edit. */
const TOLD_MS = 100;
/** When the watcher has come to no other file for so long (ms), it has seen all. */
const SEEN_MS = 2000;

export function createLateWatching({ loadedFrom, isIgnored }: LateWatchingInput): LateWatching {
  /** Paths that were asked for; `undefined` from the beginning on. */
  let asked: string[] | undefined = [];
  const waiting: (() => void)[] = [];
  let watcher: FSWatcher | undefined;
  /** Files that the watcher has come to; `undefined` when it has seen all. */
  let met: Set<string> | undefined = new Set();
  const told = new Set<string>();
  let seen: NodeJS.Timeout | undefined;

  function tellLater(file: string, { birthtimeMs }: Stats): void {
    setTimeout(() => {
      if (told.has(file)) return;
      if (birthtimeMs > loadedFrom) watcher?.emit('add', file);
      // Many editors put a new file in the place of the old one, of which Vite hears as of a change.
      watcher?.emit('change', file);
    }, TOLD_MS).unref();
  }

  function meet(file: string, stats: Stats): void {
    if (!met || met.has(file)) return;
    met.add(file);
    if (stats.ctimeMs > loadedFrom && stats.isFile()) tellLater(file, stats);
    seen ??= setTimeout(() => (met = undefined), SEEN_MS).unref();
    seen.refresh();
  }

  return {
    ignored(file, stats) {
      if (asked || isIgnored(file)) return true;
      if (stats) meet(path.normalize(file), stats);
      return false;
    },
    hold(held) {
      watcher = held;
      const { add } = held;
      held.add = (paths, ...rest) => {
        asked?.push(...[paths].flat());
        return asked ? held : add.call(held, paths, ...rest);
      };
      for (const event of ['add', 'change'] as const) held.on(event, (file) => void (met && told.add(file)));
    },
    begin(folder) {
      if (!asked) return;
      const paths = [folder, ...asked];
      asked = undefined;
      watcher?.add(paths);
      for (const run of waiting.splice(0)) run();
    },
    whenBegun(run) {
      if (asked) waiting.push(run);
      else run();
    },
  };
}
