/**
 * In which order test files run, and which of them belong to a shard. Files of a project follow each other, because a
 * worker keeps what it has loaded for the next file of the same project; within it the longest come first, so that none
 * is left over at the end.
 */
import { statSync } from 'node:fs';
import { relative, sep } from 'node:path';

import { ROOT } from '../repository.mjs';
import { readSeconds } from './run-record.mjs';

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

/** A file that has never run here: about as long as its text suggests. */
const SECONDS_PER_BYTE = 1 / 2000;

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
        projects.indexOf(a.project.name) - projects.indexOf(b.project.name) || this.secondsOf(b) - this.secondsOf(a),
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
