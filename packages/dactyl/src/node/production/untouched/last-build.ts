/**
 * Leaves a build out whose output would be the one that is there. In: what the output would be made of, told by names, sizes and times
 * of files, without plugins being run. A note beside the caches says what the last build was made of, what it has written and what it had
 * to say. It is written only where `knownInputs` finds nothing that may change without a trace.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomic } from '../../base/files.js';
import { hashParts, hashText } from '../../base/hash.js';
import { hashLockfile } from '../../base/lockfile.js';
import { PACKAGE_ROOT } from '../../bundle/package-root.js';
import type { LoadedConfig } from '../../config/types.js';
import { GENERATED_DIR } from '../../site/plugin-context.js';
import { configText } from './config-text.js';
import { gitState } from './git-state.js';
import { stampFiles, stampFolder } from './stamp-folder.js';

/** What an output is made of. */
export interface Inputs {
  /** The same as before while nothing has changed. */
  key: string;
  /** Absolute. */
  outDir: string;
}

interface Note<Told extends Result> extends NotedBuild<Told> {
  key: string;
  /** Of these. */
  othersStamp: string;
  /** Of the output. */
  stamp: string;
}

interface Result {
  pages: number;
  reused: number;
}

/** What a build leaves for the next. */
export interface NotedBuild<Told extends Result> {
  /** See `knownInputs`. */
  others: string[];
  /** Each build repeats them. */
  warnings: string[];
  /** What the command says of the output. */
  result: Told;
}

/**
 * Times of file systems are that coarse: what was written twice within them looks as if it had been written once. Some have whole
 * seconds only, or every other one.
 */
function isRecent(changed: number): boolean {
  return Date.now() - changed < (changed % 1000 === 0 ? 2000 : 100);
}

/**
 * @param options - Further ones of the command.
 * @returns `undefined` where a change might leave no trace.
 */
export function readInputs(
  loaded: LoadedConfig,
  { siteDir, outDir, options }: { siteDir: string; outDir: string; options: readonly unknown[] },
): Inputs | undefined {
  const config = configText(loaded.siteConfig);
  // Others may write to a cache with a key.
  if (config === undefined || loaded.readsLocale || process.env.DACTYL_CACHE_KEY) return undefined;
  const git = gitState(siteDir);
  const sources = stampFolder(siteDir, { leavesOut: isMade(siteDir, outDir), ofInode: true });
  if (git === undefined || !sources.isWhole || isRecent(sources.changed)) return undefined;
  const own = stampFolder(PACKAGE_ROOT, { ofInode: true }).hash;
  const asked = JSON.stringify([siteDir, outDir, process.versions.node, ...options]);
  const key = hashParts([asked, own, config, environment(), today(), git, hashLockfile(siteDir), sources.hash]);
  return { key, outDir };
}

/** The last build, if its output is there, untouched, and would be the same now. */
export function untouchedBuild<Told extends Result>(
  siteDir: string,
  { key, outDir }: Inputs,
): NotedBuild<Told> | undefined {
  const note = readNote<Told>(siteDir);
  if (note?.key !== key || note.othersStamp !== stampFiles(note.others)) return undefined;
  if (note.stamp !== stampOutput(outDir)) return undefined;
  return { ...note, result: { ...note.result, reused: note.result.pages } };
}

export async function noteBuild<Told extends Result>(
  siteDir: string,
  { key, outDir }: Inputs,
  build: NotedBuild<Told>,
): Promise<void> {
  const note: Note<Told> = { ...build, key, othersStamp: stampFiles(build.others), stamp: stampOutput(outDir) };
  const text = JSON.stringify(note);
  // The output is there, whether the next build knows it or not.
  await writeFileAtomic(noteFile(siteDir), `${hashText(text)}\n${text}`).catch(() => {});
}

function readNote<Told extends Result>(siteDir: string): Note<Told> | undefined {
  try {
    const [hash = '', text = ''] = readFileSync(noteFile(siteDir), 'utf8').split('\n');
    return hashText(text) === hash ? (JSON.parse(text) as Note<Told>) : undefined; // what `noteBuild` has written
  } catch {
    return undefined; // there is none
  }
}

function noteFile(siteDir: string): string {
  return path.join(siteDir, GENERATED_DIR, 'last-build.json');
}

function stampOutput(outDir: string): string {
  return stampFolder(outDir, { ofInode: false }).hash;
}

/** Caches, outputs with what builds leave beside them, and packages, which the lockfile tells. */
function isMade(siteDir: string, outDir: string): (file: string) => boolean {
  const beside = path.join(path.dirname(outDir), `.${path.basename(outDir)}-`);
  const left = new Set([outDir, ...[GENERATED_DIR, 'node_modules', '.git'].map((name) => path.join(siteDir, name))]);
  return (file) => left.has(file) || file.startsWith(beside);
}

/** What a terminal sets anew for each command. */
const PASSING =
  /^(?:_|SHLVL|PWD|OLDPWD|INIT_CWD|TERM|TERM_\w+|COLUMNS|LINES|WINDOWID|SSH_\w+|XDG_\w+|DOCUSAURUS_CURRENT_LOCALE)$/;

function environment(): string {
  const entries = Object.entries(process.env).filter(([name]) => !PASSING.test(name));
  return JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Pages may say which year it is. */
function today(): string {
  return new Date().toDateString();
}
