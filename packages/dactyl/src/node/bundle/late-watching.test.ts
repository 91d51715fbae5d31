import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FSWatcher } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLateWatching } from './late-watching.js';

function folderWith(...names: string[]): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'dactyl-late-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  for (const name of names) writeFileSync(path.join(dir, name), 'text');
  return dir;
}

function lateWatcher(loadedFrom: number) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const added: string[] = [];
  const told: string[] = [];
  const emitter = Object.assign(new EventEmitter(), {
    add(paths: string | string[]) {
      added.push(...[paths].flat());
      return emitter;
    },
  });
  for (const event of ['add', 'change'])
    emitter.on(event, (file: string) => told.push(`${event} ${path.basename(file)}`));
  const late = createLateWatching({ loadedFrom, isIgnored: (file) => file.endsWith('ignored.md') });
  // The cast: of a watcher this asks for events and `add`.
  const watcher = emitter as unknown as FSWatcher;
  late.hold(watcher);
  return { late, watcher, added, told };
}

it('watches nothing before it begins, and all that was asked for then', () => {
  const dir = folderWith('a.md', 'ignored.md');
  const { late, watcher, added } = lateWatcher(Infinity);
  watcher.add('/first');
  watcher.add(['/second', '/third']);
  const ask = (name: string) => late.ignored(path.join(dir, name), statSync(path.join(dir, name)));
  const run = vi.fn<() => void>();
  late.whenBegun(run);
  expect(run).not.toHaveBeenCalled();
  expect([added, ask('a.md'), ask('ignored.md')]).toEqual([[], true, true]);
  late.begin(dir);
  expect(added).toEqual([dir, '/first', '/second', '/third']);
  expect([ask('a.md'), ask('ignored.md')]).toEqual([false, true]);
  late.whenBegun(run);
  expect(run).toHaveBeenCalledTimes(2);
  watcher.add('/fourth');
  expect(added.at(-1)).toBe('/fourth');
});

it('tells once of files that have changed since the site was loaded', () => {
  const dir = folderWith('old.md', 'edited.md', 'told.md');
  const file = (name: string) => path.join(dir, name);
  const { ctimeMs } = statSync(file('told.md'));
  const { late, watcher, told } = lateWatcher(ctimeMs + 1);
  late.begin(dir);
  const meet = (name: string, times: { ctimeMs?: number; birthtimeMs?: number } = {}) =>
    late.ignored(file(name), Object.assign(statSync(file(name)), times));
  meet('old.md');
  meet('edited.md', { ctimeMs: ctimeMs + 2 });
  meet('edited.md', { ctimeMs: ctimeMs + 2 });
  meet('told.md', { ctimeMs: ctimeMs + 2 });
  // The watcher has told of it by itself.
  watcher.emit('change', file('told.md'));
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['change told.md', 'change edited.md']);
});

it('tells of a new file as new, and of none when all were seen', () => {
  const dir = folderWith('new.md', 'later.md');
  const { late, told } = lateWatcher(0);
  late.begin(dir);
  late.ignored(path.join(dir, 'new.md'), statSync(path.join(dir, 'new.md')));
  vi.advanceTimersByTime(10_000);
  late.ignored(path.join(dir, 'later.md'), statSync(path.join(dir, 'later.md')));
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual(['add new.md', 'change new.md']);
});

it('notices an edit that keeps the time stamp of the file, as a copy does', () => {
  const dir = folderWith('copied.md');
  const file = path.join(dir, 'copied.md');
  utimesSync(file, 1000, 1000);
  const { late, told } = lateWatcher(statSync(file).ctimeMs - 1);
  late.begin(dir);
  late.ignored(file, Object.assign(statSync(file), { birthtimeMs: 0 }));
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['change copied.md']);
});
