/**
 * In which order test files run, and which of them belong to a shard. Files of a project follow each other, because a
 * worker keeps what it has loaded for the next file of the same project; within it first those that wait for pages and
 * commands, and of these the longest, so that none is left over at the end.
 */
import { statSync } from 'node:fs';
import { relative, sep } from 'node:path';

import { ROOT } from '../repository.mjs';
import { readSeconds } from './run-record.mjs';

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

/** A file that has never run here: about as long as its text suggests. */
const SECONDS_PER_BYTE = 1 / 2000;

/** Where projects are together, their files follow each other as if they were not. */
const ORDER = ['e2e/islands/', 'e2e/services/', 'e2e/theme/', 'e2e/failing/', 'e2e/', '.browser.test.', 'test/site/'];

/** @param {TestSpecification} specification */
function placeOf({ moduleId }) {
  const file = relative(ROOT, moduleId).split(sep).join('/');
  const place = ORDER.findIndex((part) => file.includes(part));
  return place === -1 ? ORDER.length : place;
}

/** The class that Vitest asks for: its `TestSequencer`. */
export class TestSequencer {
  /** @param {import('vitest/node').Vitest} vitest */
  constructor(vitest) {
    this.vitest = vitest;
    this.seconds = readSeconds();
  }

  /** @param {TestSpecification[]} files */
  async sort(files) {
    const projects = this.vitest.projects.map(({ name }) => name);
    return files.toSorted(
      (a, b) =>
        projects.indexOf(a.project.name) - projects.indexOf(b.project.name) ||
        placeOf(a) - placeOf(b) ||
        this.secondsOf(b) - this.secondsOf(a),
    );
  }

  /** @param {TestSpecification[]} files */
  async shard(files) {
    const { shard } = this.vitest.config;
    if (!shard) return files;
    const weighed = files.map((file) => ({ key: relative(ROOT, file.moduleId), seconds: this.secondsOf(file), file }));
    return balance(weighed, shard.count)[shard.index - 1]?.map(({ file }) => file) ?? [];
  }

  /** @param {TestSpecification} specification */
  secondsOf({ moduleId }) {
    const known = this.seconds[relative(ROOT, moduleId).split(sep).join('/')];
    return known ?? (statSync(moduleId, { throwIfNoEntry: false })?.size ?? 0) * SECONDS_PER_BYTE;
  }
}

/**
 * Groups of about the same number of seconds: the longest file goes to the group that has the least so far. Equal
 * input gives equal groups on each machine.
 *
 * @template {{ key: string, seconds: number }} Item
 * @param {readonly Item[]} items
 * @param {number} count of groups
 * @returns {Item[][]}
 */
export function balance(items, count) {
  const groups = Array.from({ length: count }, () => ({ seconds: 0, items: /** @type {Item[]} */ ([]) }));
  const sorted = items.toSorted((a, b) => b.seconds - a.seconds || (a.key < b.key ? -1 : 1));
  for (const item of sorted) {
    const group = groups.reduce((least, one) => (one.seconds < least.seconds ? one : least));
    group.items.push(item);
    group.seconds += item.seconds;
  }
  return groups.map((group) => group.items);
}
