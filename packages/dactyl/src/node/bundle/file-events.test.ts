import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FSWatcher } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fileEvents, lookForMissed } from './file-events.js';

it('goes on when a file has taken the place of a folder', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'dactyl-replaced-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(path.join(dir, 'docs'), 'a file');
  const emitter = new EventEmitter();
  const told: string[] = [];
  // The cast: of a watcher this asks for events.
  fileEvents(emitter as unknown as FSWatcher)((file) => void told.push(path.relative(dir, file)));
  emitter.emit('unlink', path.join(dir, 'docs/intro.md'));
  expect(told).toEqual([path.join('docs', 'intro.md')]);
});

it('tells of a new file that the watcher has missed, and of no other', () => {
  vi.useFakeTimers();
  const dir = mkdtempSync(path.join(tmpdir(), 'dactyl-missed-'));
  onTestFinished(() => {
    vi.useRealTimers();
    rmSync(dir, { recursive: true });
  });
  for (const name of ['missed.md', 'known.md', 'ignored.md']) writeFileSync(path.join(dir, name), 'text');
  const emitter = Object.assign(new EventEmitter(), { getWatched: () => ({ [dir]: ['known.md'] }) });
  // The cast: of a watcher this asks for events, and for what is watched.
  lookForMissed(emitter as unknown as FSWatcher, (file) => file.endsWith('ignored.md'));
  const told: string[] = [];
  emitter.on('add', (file: string) => told.push(path.basename(file)));
  const raw = (event: string, name: string | null, details: unknown) => emitter.emit('raw', event, name, details);
  // The system tells twice of a file that comes and is written.
  for (const name of ['missed.md', 'missed.md', 'known.md', 'ignored.md', 'gone.md'])
    raw('rename', name, { watchedPath: dir });
  raw('change', 'missed.md', { watchedPath: dir });
  // A file that is watched itself, and events of other systems.
  raw('rename', 'known.md', { watchedPath: path.join(dir, 'known.md') });
  raw('rename', null, { watchedPath: dir });
  raw('modified', path.join(dir, 'missed.md'), undefined);
  expect(told).toEqual([]);
  vi.runAllTimers();
  expect(told).toEqual(['missed.md']);
});

it('asks the watcher once for the files of a whole branch, since each answer lists all of the site', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const dir = mkdtempSync(path.join(tmpdir(), 'dactyl-branch-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const names = Array.from({ length: 50 }, (_, index) => `${index}.md`);
  for (const name of names) writeFileSync(path.join(dir, name), 'text');
  const getWatched = vi.fn<() => Record<string, string[]>>(() => ({ [dir]: names.slice(1) }));
  const emitter = Object.assign(new EventEmitter(), { getWatched });
  // The cast: of a watcher this asks for events, and for what is watched.
  lookForMissed(emitter as unknown as FSWatcher, () => false);
  const told: string[] = [];
  emitter.on('add', (file: string) => told.push(path.basename(file)));
  for (const name of names) {
    emitter.emit('raw', 'rename', name, { watchedPath: dir });
    vi.advanceTimersByTime(1);
  }
  vi.runAllTimers();
  expect(told).toEqual(['0.md']);
  expect(getWatched.mock.calls.length).toBeLessThan(5);
});
