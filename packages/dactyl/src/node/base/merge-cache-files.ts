/**
 * Keeps the files of a cache few: when there are more than a dozen, the newest become one, with all older ones that are not much larger. So
 * the large ones are seldom copied, and what was overwritten goes. Only one process does so at a time, and only with files
 * that nobody writes to; who has an old file open goes on reading it.
 */
import { closeSync, openSync, readdirSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import {
  dataFile,
  finishFile,
  openCacheFile,
  recordOf,
  writeIndex,
  type CacheFile,
  type IndexEntry,
  type Place,
} from './cache-file.js';
import { isGrowing, removeCacheFile, stemsIn } from './cache-store.js';
import { takeLock } from './lock-file.js';

const MOST_FILES = 12;
/** How much larger than all newer ones together a file may be to be copied with them. */
const FACTOR = 2;
const COPY_BYTES = 4 * 1024 ** 2;

/** Never throws: it can be done another time. */
export async function mergeCacheFiles(dir: string): Promise<void> {
  try {
    if (stemsIn(dir).length <= MOST_FILES) return;
    const lock = await takeLock(path.join(dir, 'merging'));
    if (!lock.isHeld) return;
    try {
      removeLeftovers(dir);
      const run = chooseRun(stemsIn(dir));
      if (run.length > 1) mergeRun(run);
    } finally {
      await lock.release();
    }
  } catch {
    // A full disk, or a folder that was removed meanwhile.
  }
}

/** @param stems the newest first. Between two that become one there must be none that may still be written. */
function chooseRun(stems: readonly string[]): string[] {
  const oldestGrowing = stems.findLastIndex(isGrowing);
  const run: string[] = [];
  let sum = 0;
  for (const stem of stems.slice(oldestGrowing + 1)) {
    const { size } = statSync(dataFile(stem));
    if (run.length > 1 && size > sum * FACTOR) break;
    run.push(stem);
    sum += size;
  }
  return run;
}

function mergeRun(run: readonly string[]): void {
  const [newest = ''] = run;
  const order = path.basename(newest).split('-')[0] ?? '';
  const merged = path.join(path.dirname(newest), `${order}-merged-${Math.random().toString(36).slice(2, 8)}`);
  const draft = `${merged}.draft`;
  const file = openSync(draft, 'wx');
  try {
    writeIndex(merged, copyRecords(run, file));
  } finally {
    closeSync(file);
  }
  // It appears with its index.
  renameSync(draft, dataFile(merged));
  for (const stem of run) removeCacheFile(stem);
}

/** Copies what counts: of each name what the newest file has. */
function copyRecords(run: readonly string[], target: number): { size: number; entries: IndexEntry[] } {
  const seen = new Set<string>();
  const entries: IndexEntry[] = [];
  let size = 0;
  let batch: Buffer[] = [];
  let waiting = 0;
  const write = () => {
    const bytes = Buffer.concat(batch);
    for (let done = 0; done < bytes.length;) done += writeSync(target, bytes, done);
    size += bytes.length;
    batch = [];
    waiting = 0;
  };
  for (const stem of run) {
    for (const [hash, place, record] of recordsOf(stem)) {
      const key = hash.join(' ');
      if (seen.has(key)) continue;
      seen.add(key);
      entries.push([hash, { ...place, at: size + waiting + place.at - recordOf(place).at }]);
      batch.push(record);
      waiting += record.length;
      if (waiting > COPY_BYTES) write();
    }
  }
  write();
  return { size, entries };
}

function* recordsOf(stem: string): Generator<[IndexEntry[0], Place, Buffer]> {
  const file = openFinished(stem);
  try {
    for (const [hash, place] of file.entries()) {
      const record = file.read(recordOf(place));
      if (record) yield [hash, place, record];
    }
  } finally {
    file.close();
  }
}

/** A killed writer has left no index, and another may be damaged. */
function openFinished(stem: string): CacheFile {
  const file = openCacheFile(stem);
  if (file.isFinished) return file;
  file.close();
  finishFile(stem);
  return openCacheFile(stem);
}

/** Of a merge that was killed; nobody else makes such files. */
function removeLeftovers(dir: string): void {
  const names = new Set(readdirSync(dir));
  for (const name of names) {
    const isLeft = name.endsWith('.draft') || (name.endsWith('.index') && !names.has(name.replace(/index$/, 'data')));
    if (isLeft) rmSync(path.join(dir, name), { force: true });
  }
}
