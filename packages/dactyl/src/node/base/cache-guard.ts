/**
 * Decides whether the files of the cache may be opened.
 *
 * LMDB maps its file into memory, so a damaged one can end the process rather than throw. A store is
 * therefore trusted when its last user closed it and nobody touched the file since, or while another
 * user has it open. After anything else a child process copies every entry into a new store that takes
 * its place (reading alone would not find a damaged list of free pages); when that fails, it is removed.
 *
 * In the folder, beside LMDB's `data.mdb` and `lock.mdb`: `users/PROCESS-…`, one per open cache, and
 * `sealed.json`, size and time of `data.mdb` when the last user left.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { isStampAlive, processStamp } from './process.js';

/** LMDB's lock file is mapped into memory too: on a full disk, touching that mapping ends the process. */
const LEAST_FREE_BYTES = 8 * 1024 ** 2;

/** A user of the store: one cache that is open in one process. */
export interface StoreVisit {
  dir: string;
  userFile: string;
}

/** @throws when the folder cannot be written. */
export function enterStore(dir: string, options: { maxBytes: number }): StoreVisit {
  const users = path.join(dir, 'users');
  mkdirSync(users, { recursive: true });
  const disk = statfsSync(dir);
  if (disk.bavail * disk.bsize < LEAST_FREE_BYTES) throw new Error(`the disk of ${dir} is full.`);

  const { alive, dead } = readUsers(users);
  if (alive.length === 0 && existsSync(dataFile(dir))) {
    const isTooLarge = statSync(dataFile(dir)).size > options.maxBytes;
    const isTrusted = dead.length === 0 && isSealed(dir);
    if (isTooLarge || (!isTrusted && !rebuildStore(dir))) removeStore(dir);
  }
  for (const name of dead) rmSync(path.join(users, name), { force: true });
  const userFile = path.join(users, newUserName());
  writeFileSync(userFile, '');
  return { dir, userFile };
}

/** Call this after the database has been closed. */
export function leaveStore({ dir, userFile }: StoreVisit): void {
  rmSync(userFile, { force: true });
  if (existsSync(dataFile(dir)) && readdirSync(path.dirname(userFile)).length === 0) {
    writeFileSync(sealFile(dir), sealOf(dir));
  }
}

/**
 * Removes the data, but not the list of users. A process that still has the store open keeps its own unlinked
 * copy.
 */
export function removeStore(dir: string): void {
  for (const name of ['data.mdb', 'lock.mdb', 'sealed.json'])
    rmSync(path.join(dir, name), { recursive: true, force: true });
}

function dataFile(dir: string): string {
  return path.join(dir, 'data.mdb');
}

function sealFile(dir: string): string {
  return path.join(dir, 'sealed.json');
}

function sealOf(dir: string): string {
  const { size, mtimeMs } = statSync(dataFile(dir));
  return JSON.stringify({ size, mtimeMs });
}

function isSealed(dir: string): boolean {
  return existsSync(sealFile(dir)) && readFileSync(sealFile(dir), 'utf8') === sealOf(dir);
}

/** The process id alone is not unique: threads share it, and one thread may open the cache twice. */
function newUserName(): string {
  return `${processStamp()}-${threadId}-${Math.random().toString(36).slice(2, 8)}`;
}

function readUsers(users: string): { alive: string[]; dead: string[] } {
  const alive: string[] = [];
  const dead: string[] = [];
  for (const name of readdirSync(users)) (isStampAlive(name.split('-')[0] ?? '') ? alive : dead).push(name);
  return { alive, dead };
}

/**
 * Copies all readable entries into a new store. Runs in a child process, because a damaged store can crash
 * it. Returns whether that succeeded.
 */
function rebuildStore(dir: string): boolean {
  const copy = path.join(dir, `rebuilt-${process.pid}`);
  const lmdb = createRequire(import.meta.url).resolve('lmdb');
  const child = spawnSync(process.execPath, ['--eval', REBUILD_PROGRAM, lmdb, dir, copy], {
    stdio: 'ignore',
    // A damaged tree can contain a cycle, which would be read forever.
    timeout: 120_000,
  });
  const isWhole = child.status === 0;
  if (isWhole) {
    removeStore(dir);
    renameSync(path.join(copy, 'data.mdb'), dataFile(dir));
  }
  rmSync(copy, { recursive: true, force: true });
  return isWhole;
}

const REBUILD_PROGRAM = `
  const { open } = require(process.argv[1]);
  const [from, to] = process.argv.slice(2).map((path) => open({ path, noSubdir: false, encoding: 'binary', noSync: true }));
  let batch = [];
  const write = () => {
    to.transactionSync(() => batch.forEach(({ key, value }) => to.putSync(key, value)));
    batch = [];
  };
  for (const entry of from.getRange()) if (batch.push(entry) === 200) write();
  write();
  to.close().then(() => process.exit(0));
`;
