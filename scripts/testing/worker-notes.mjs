/**
 * Which process runs which test file: workers note it (`before-file.mjs`) in a folder of this run, and the reporter reads it
 * when a file hangs. The folder names the process of the run; what runs left that were killed goes when the next one begins.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../repository.mjs';

const ALL_RUNS = join(ROOT, 'node_modules/.cache/test-workers');

/**
 * @typedef {object} WorkerNotes
 * @property {(file: string) => number | undefined} find the process that took this file last
 * @property {() => void} remove
 */

/** @returns {WorkerNotes} */
export function beginWorkerNotes() {
  removeOfDead();
  const folder = join(ALL_RUNS, String(process.pid));
  mkdirSync(folder, { recursive: true });
  process.env.DACTYL_TEST_WORKERS = folder;
  return {
    find(file) {
      const pid = readdirSync(folder).find((name) => readFileSync(join(folder, name), 'utf8') === file);
      return pid === undefined ? undefined : Number(pid);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function removeOfDead() {
  if (!existsSync(ALL_RUNS)) return;
  for (const pid of readdirSync(ALL_RUNS)) {
    if (!isAlive(Number(pid))) rmSync(join(ALL_RUNS, pid), { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
