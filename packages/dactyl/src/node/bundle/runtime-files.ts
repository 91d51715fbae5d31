/**
 * Scripts of pages that are the same on all sites: `scripts/build-runtime.mjs` bundles them into the package, and a site's bundle takes
 * them as they are.
 */
import { cp } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE_ROOT } from './package-root.js';

export type RuntimeEntry = 'router' | 'watch' | 'data-site' | 'data-global' | 'data-messages';

export interface RuntimeFiles {
  /** Entry → its file below the folder it was copied to, POSIX. */
  entries: Readonly<Record<RuntimeEntry, string>>;
  /** Each copied file → those that it imports statically, and those that it may import dynamically. */
  files: Record<string, { imports: string[]; later: string[] }>;
  /** The same files in the package, absolute. */
  sources: string[];
}

const FOLDER = path.join(PACKAGE_ROOT, 'runtime');

/** Copies the files of these entries. */
export async function copyRuntime(wanted: readonly RuntimeEntry[], outDir: string): Promise<RuntimeFiles> {
  const { entries, files } = readTable();
  const names = new Set(wanted.map((entry) => entries[entry]));
  // The set grows during the iteration.
  for (const name of names) for (const next of importsOf(files[name])) names.add(next);
  const sources = [...names].map((name) => path.join(FOLDER, name));
  await Promise.all([...names].map((name) => cp(path.join(FOLDER, name), path.join(outDir, name))));
  return { entries, files: Object.fromEntries(Object.entries(files).filter(([name]) => names.has(name))), sources };
}

function readTable(): Pick<RuntimeFiles, 'entries' | 'files'> {
  return JSON.parse(readFileSync(path.join(FOLDER, 'files.json'), 'utf8')) as Pick<RuntimeFiles, 'entries' | 'files'>; // our build writes it
}

function importsOf(file: RuntimeFiles['files'][string] | undefined): string[] {
  return file ? [...file.imports, ...file.later] : [];
}
