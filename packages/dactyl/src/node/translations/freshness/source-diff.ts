/**
 * What has changed in a source since it was translated: the text of that day is the one in git's history whose hash the mark in the
 * translation names.
 */
import path from 'node:path';
import { listVersions, openObjects, runGit } from '../../base/git-objects.js';
import type { ParseFrontMatter } from '../../config/types.js';
import { parseFrontMatter } from '../../content/front-matter.js';
import { hashOfSource } from '../../content/translation-source.js';
import { readMark } from './compare-files.js';
import type { FileState } from './types.js';

export interface SourceDiff extends Pick<FileState, 'file' | 'source' | 'translatedAt'> {
  /** Hunks as `git diff` writes them; `undefined` when no commit has the source that was translated. */
  hunks: string | undefined;
}

export interface DiffOptions {
  parser: ParseFrontMatter | undefined;
  colors: boolean;
}

export async function diffSource(state: FileState, { parser, colors }: DiffOptions): Promise<SourceDiff> {
  const { file, source, translatedAt } = state;
  const mark = await readMark(file, parser);
  const former = mark && (await findVersion(source, mark.sourceHash, parser));
  const hunks = former === undefined ? undefined : await hunksSince(former, source, colors);
  return { file, source, ...(translatedAt !== undefined && { translatedAt }), hunks };
}

/** The newest text of a file in its history that has this hash, under former names, too: its id in git. */
async function findVersion(
  file: string,
  hash: string,
  parser: ParseFrontMatter | undefined,
): Promise<string | undefined> {
  const ids = await listVersions(file).catch(() => []);
  const objects = openObjects(path.dirname(file));
  try {
    for (const id of ids) {
      const text = await objects.read(id);
      if (text && (await hashOf(text.toString('utf8'), file, parser)) === hash) return id;
    }
    return undefined;
  } finally {
    objects.close();
  }
}

async function hashOf(source: string, file: string, parser: ParseFrontMatter | undefined): Promise<string | undefined> {
  try {
    return hashOfSource(await parseFrontMatter({ file, source }, parser));
  } catch {
    // A mistake of then, which nobody has translated.
    return undefined;
  }
}

async function hunksSince(id: string, file: string, colors: boolean): Promise<string> {
  const args = ['diff', '--no-ext-diff', `--color=${colors ? 'always' : 'never'}`, id, `./${path.basename(file)}`];
  const lines = (await runGit(path.dirname(file), args)).toString('utf8').trimEnd().split('\n');
  // What stands before the first hunk names the text by its id.
  return lines.slice(lines.findIndex((line) => line.includes('@@ -'))).join('\n');
}
