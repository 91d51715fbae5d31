/**
 * Compares the translated files of a locale with their sources. Input: the folders that plugins declare. Output:
 * one state for each source, and for each translation without a source, sorted by file. Nothing is rendered. Drafts
 * need no translation.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ParseFrontMatter } from '../../config/types.js';
import { parseFrontMatter } from '../../content/front-matter.js';
import type { History } from '../../content/last-update.js';
import { findSourceFiles } from '../../content/source-files.js';
import { hashOfSource, parseMark, TRANSLATED_FROM, type TranslationMark } from '../../content/translation-source.js';
import { lastCommitDates } from '../../base/git.js';
import type { unstable_TranslatedFolder } from '../../plugin-api/types.js';
import type { FileState } from './types.js';

/** Reads and caches source files, because all locales compare with the same ones. */
export type SourceReader = (file: string) => Promise<{ hash: string; isDraft: boolean }>;

export function createSourceReader(parser: ParseFrontMatter | undefined): SourceReader {
  const known = new Map<string, ReturnType<SourceReader>>();
  const read: SourceReader = async (file) => {
    const source = await parseFrontMatter({ file, source: readFileSync(file, 'utf8') }, parser);
    return { hash: hashOfSource(source), isDraft: source.frontMatter['draft'] === true };
  };
  return (file) => {
    const found = known.get(file) ?? read(file);
    known.set(file, found);
    return found;
  };
}

export interface CompareOptions {
  parser: ParseFrontMatter | undefined;
  readSource: SourceReader;
}

export async function compareFiles(
  folders: readonly unstable_TranslatedFolder[],
  options: CompareOptions,
): Promise<FileState[]> {
  const states: FileState[] = [];
  const dirsInDoubt: string[] = [];
  for (const folder of folders) {
    const found = await compareFolder(folder, options);
    if (found.some(isInDoubt)) dirsInDoubt.push(folder.contentDir, folder.localizedDir);
    states.push(...found);
  }
  // One pass over the history for all folders, since each version of the docs has one.
  const history = dirsInDoubt.length === 0 ? undefined : await lastCommitDates(dirsInDoubt);
  return states
    .map((state) => (isInDoubt(state) ? withHistory(state, history) : state))
    .toSorted((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)));
}

function isInDoubt({ status }: FileState): boolean {
  return status === 'unmarked' || status === 'outdated';
}

async function compareFolder(folder: unstable_TranslatedFolder, options: CompareOptions): Promise<FileState[]> {
  const { contentDir, localizedDir, fallbackDirs, include, exclude } = folder;
  const [sources, translations] = await Promise.all([
    findSourceFiles({ contentDir, fallbackDirs, include, exclude }),
    findSourceFiles({ contentDir: localizedDir, include, exclude }),
  ]);
  const inSource = new Map(sources.map((entry) => [entry.path, entry.fallback?.locale]));
  const translated = new Set(translations.map((entry) => entry.path));
  const names = [...inSource.keys(), ...[...translated].filter((name) => !inSource.has(name))].filter(isMarkdown);
  const states = names.map((name): Promise<FileState | undefined> => {
    const pair = { file: path.join(localizedDir, name), source: path.join(contentDir, name) };
    if (!inSource.has(name)) return Promise.resolve({ status: 'orphaned', ...pair });
    return translated.has(name) ? comparePair(pair, options) : missing(pair, inSource.get(name), options);
  });
  return (await Promise.all(states)).filter((state) => state !== undefined);
}

function isMarkdown(name: string): boolean {
  return /\.mdx?$/i.test(name);
}

type Pair = Pick<FileState, 'file' | 'source'>;

async function missing(
  pair: Pair,
  shownIn: string | undefined,
  { readSource }: CompareOptions,
): Promise<FileState | undefined> {
  if ((await readSource(pair.source)).isDraft) return undefined;
  return { status: 'missing', ...pair, ...(shownIn !== undefined && { shownIn }) };
}

async function comparePair(pair: Pair, { parser, readSource }: CompareOptions): Promise<FileState> {
  const mark = await readMark(pair.file, parser);
  if (mark === undefined) return { status: 'unmarked', ...pair };
  const { hash } = await readSource(pair.source);
  return { status: hash === mark.sourceHash ? 'current' : 'outdated', ...pair, translatedAt: mark.translatedAt };
}

export async function readMark(
  file: string,
  parser: ParseFrontMatter | undefined,
): Promise<TranslationMark | undefined> {
  const { frontMatter } = await parseFrontMatter({ file, source: readFileSync(file, 'utf8') }, parser);
  const text = frontMatter[TRANSLATED_FROM];
  return typeof text === 'string' ? parseMark(text) : undefined;
}

function withHistory(state: FileState, history: History): FileState {
  const { status, file, source } = state;
  const sourceTime = history?.get(source)?.newest.timestamp;
  if (sourceTime === undefined) return state;
  const sourceChangedAt = new Date(sourceTime).toISOString().slice(0, 10);
  // An uncommitted change makes a translation outdated too; the source's last commit is then irrelevant.
  if (status === 'outdated')
    return sourceChangedAt < (state.translatedAt ?? '') ? state : { ...state, sourceChangedAt };
  const ownTime = history?.get(file)?.newest.timestamp;
  const isSourceNewer = ownTime === undefined ? undefined : sourceTime > ownTime;
  return { ...state, sourceChangedAt, isSourceNewer };
}
