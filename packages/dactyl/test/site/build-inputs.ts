/**
 * Whether an output is still what a build would give: a hash of all that a build reads, noted beside the cache of the
 * site. Only tests that read an output rely on it; what tests say of builds is seen on builds that really run.
 */
import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGE_DIR = path.join(import.meta.dirname, '../..');
const LOCK_FILE = path.join(PACKAGE_DIR, '../../package-lock.json');

/** What builds and loaders of configurations write, and what belongs to editors. */
const LEFT_OUT = new Set(['.dactyl', '.cache', 'build', '.git', '.DS_Store']);

interface BuildRequest {
  env: Record<string, string>;
  args: readonly string[];
}

interface BuildNote {
  inputs: string;
  /** Tells this output from one that a later build has put in its place. */
  output: string;
}

/** The framework as it is compiled, the packages, the site, and how the build is called. */
export function hashBuildInputs(siteDir: string, { env, args }: BuildRequest): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, env, args]));
  hash.update(hashOfPackage());
  addFolder(hash, siteDir);
  return hash.digest('hex');
}

/** The same during a run: the package is compiled before it. */
const hashOfPackage = once(() => {
  const hash = createHash('sha256').update(readFileSync(LOCK_FILE));
  addFolder(hash, path.join(PACKAGE_DIR, 'dist'));
  return hash.digest('hex');
});

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

export function isBuiltFrom(siteDir: string, inputs: string): boolean {
  const file = noteFile(siteDir);
  if (!existsSync(file)) return false;
  const note = JSON.parse(readFileSync(file, 'utf8')) as BuildNote; // what `noteBuild` writes
  return note.inputs === inputs && note.output === identityOf(path.join(siteDir, 'build'));
}

export function noteBuild(siteDir: string, inputs: string): void {
  const note: BuildNote = { inputs, output: identityOf(path.join(siteDir, 'build')) };
  mkdirSync(path.dirname(noteFile(siteDir)), { recursive: true });
  writeFileSync(noteFile(siteDir), JSON.stringify(note));
}

function noteFile(siteDir: string): string {
  return path.join(siteDir, '.dactyl', 'tested-output.json');
}

function identityOf(folder: string): string {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.birthtimeMs}` : 'none';
}

function addFolder(hash: Hash, folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    // Links lead to packages, which the lock file names.
    if (LEFT_OUT.has(entry.name) || entry.name.endsWith('.tsbuildinfo') || entry.isSymbolicLink()) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) addFolder(hash.update(`${entry.name}/`), file);
    else hash.update(`${entry.name}\n`).update(readFileSync(file));
  }
}
