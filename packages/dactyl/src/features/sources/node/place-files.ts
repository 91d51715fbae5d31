/**
 * Lays the files of a commit into a folder of the site. What is there and was not written by us is never touched, nor what somebody
 * has edited: then nothing is written, and the error names it. A process may be killed at any time; the next one goes on.
 */
import { lstatSync, readdirSync, readFileSync, realpathSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isInside, readTextIfExists, toPosixPath, writeFileAtomic } from '../../../node/base/files.js';
import { SiteError } from '../../../node/base/site-error.js';
import { contentId, NOTE_NAME, type PlacedNote, readNote, writeNote } from './placed-note.js';

export interface Placing {
  siteDir: string;
  /** Below the site's folder, as the configuration names it. */
  to: string;
  commit: string;
  /** Path → id of its content. */
  files: ReadonlyMap<string, string>;
  /** Gives contents by id. */
  read(ids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>;
}

/** @returns how many files were written or removed */
export async function placeFiles(placing: Placing): Promise<number> {
  const { siteDir, to, commit, files } = placing;
  const dir = path.join(siteDir, to);
  assertNoWayOut(siteDir, to);
  const there = listThere(dir);
  const noteFile = path.join(dir, NOTE_NAME);
  const noteText = there.has(NOTE_NAME) ? await readTextIfExists(noteFile) : undefined;
  const note = noteText === undefined ? undefined : readNote(noteText);
  const known = idsThere(dir, there, files);
  assertOurs({ placing, there, known, note });
  const wanted = writeNote({ commit, files: new Map([...files].map(([name, id]) => [name, [id]])) });
  const missing = [...files].filter(([name, id]) => known.get(name) !== id);
  const gone = [...(note?.files.keys() ?? [])].filter((name) => known.has(name) && !files.has(name));
  if (missing.length === 0 && gone.length === 0 && noteText === wanted) return 0;
  const contents = await placing.read([...new Set(missing.map(([, id]) => id))]);
  await writeFileAtomic(noteFile, writeNote({ commit, files: either(files, known) }));
  for (const [name, id] of missing) await writeFileAtomic(path.join(dir, name), contents.get(id) ?? '');
  for (const name of gone) removeWithFolders(dir, name);
  await writeFileAtomic(noteFile, wanted);
  return missing.length + gone.length;
}

/** Whether the folder holds just this commit. */
export async function holdsCommit(siteDir: string, to: string, commit: string): Promise<boolean> {
  const dir = path.join(siteDir, to);
  const text = await readTextIfExists(path.join(dir, NOTE_NAME));
  const note = text === undefined ? undefined : readNote(text);
  if (note?.commit !== commit || note.files.size === 0) return false;
  const files = new Map([...note.files].map(([name, [id = '']]) => [name, id]));
  const known = idsThere(dir, listThere(dir), files);
  return [...note.files].every(([name, ids]) => ids.length === 1 && known.get(name) === ids[0]);
}

/** A link on the way, such as `docs -> /elsewhere`, would lead out of the site. */
function assertNoWayOut(siteDir: string, to: string): void {
  const parts = to.split('/');
  const folders = parts.map((_, index) => path.join(siteDir, ...parts.slice(0, index + 1)));
  const present = folders.filter((folder) => lstatSync(folder, { throwIfNoEntry: false }) !== undefined);
  const last = present.at(-1);
  if (last === undefined || (isInside(realpathSync(siteDir), realpathSync(last)) && isPlainFolder(last))) return;
  throw new SiteError(`"${to}" cannot take files of another repository: ${last} is no folder inside of the site.`, {
    hint: 'Choose a folder without symbolic links on its way.',
  });
}

function isPlainFolder(folder: string): boolean {
  return lstatSync(folder).isDirectory();
}

/** Everything below a folder that is no folder: path → whether it is a plain file. Links are not followed. */
function listThere(dir: string, prefix = ''): Map<string, boolean> {
  const found = new Map<string, boolean>();
  if (lstatSync(path.join(dir, prefix), { throwIfNoEntry: false }) === undefined) return found;
  for (const entry of readdirSync(path.join(dir, prefix), { withFileTypes: true })) {
    const name = toPosixPath(path.join(prefix, entry.name));
    if (entry.isDirectory()) for (const [file, isPlain] of listThere(dir, name)) found.set(file, isPlain);
    else found.set(name, entry.isFile());
  }
  return found;
}

/** Path → id of its content. */
function idsThere(
  dir: string,
  there: ReadonlyMap<string, boolean>,
  files: ReadonlyMap<string, string>,
): Map<string, string> {
  const [like = ''] = files.values();
  const plain = [...there].filter(([name, isPlain]) => isPlain && name !== NOTE_NAME);
  return new Map(plain.map(([name]) => [name, contentId(readFileSync(path.join(dir, name)), like)]));
}

interface Found {
  placing: Placing;
  there: ReadonlyMap<string, boolean>;
  known: ReadonlyMap<string, string>;
  note: PlacedNote | undefined;
}

function assertOurs({ placing: { to, files }, there, known, note }: Found): void {
  if (!note) {
    const own = [...there.keys()].filter((name) => !isOfSystem(name));
    if (own.length === 0) return;
    throw new SiteError(`"${to}" has files of the site, such as ${to}/${own[0]}.`, {
      hint: 'Files of another repository need a folder of their own: name one that is empty, or does not exist.',
    });
  }
  const foreign = [...there].filter(([name, isPlain]) => name !== NOTE_NAME && isForeign(name, isPlain));
  if (foreign.length === 0) return;
  const names = foreign.slice(0, 3).map(([name]) => `${to}/${name}`);
  const others = foreign.length > 3 ? ` and ${foreign.length - 3} more` : '';
  throw new SiteError(`Files in "${to}" are not as they were written: ${names.join(', ')}${others}.`, {
    hint: 'Its files come from another repository: make the edits there, and keep your own files elsewhere. Then remove these.',
  });

  function isForeign(name: string, isPlain: boolean): boolean {
    if (!isPlain) return true;
    const id = known.get(name) ?? '';
    if (files.get(name) === id || note?.files.get(name)?.includes(id)) return false;
    return files.has(name) || note?.files.has(name) === true || !isOfSystem(name);
  }
}

/** Such as `.DS_Store`, and what a killed process has left. */
function isOfSystem(name: string): boolean {
  return path.posix.basename(name).startsWith('.') || path.posix.basename(name) === 'Thumbs.db';
}

/** What each file may hold until all are written. */
function either(files: ReadonlyMap<string, string>, known: ReadonlyMap<string, string>): Map<string, string[]> {
  const names = new Set([...files.keys(), ...known.keys()]);
  return new Map([...names].map((name) => [name, [...new Set([files.get(name), known.get(name)].filter(isId))]]));
}

function isId(id: string | undefined): id is string {
  return id !== undefined;
}

function removeWithFolders(dir: string, name: string): void {
  rmSync(path.join(dir, name), { force: true });
  const folder = path.posix.dirname(name);
  if (folder === '.' || readdirSync(path.join(dir, folder)).length > 0) return;
  rmdirSync(path.join(dir, folder));
}
