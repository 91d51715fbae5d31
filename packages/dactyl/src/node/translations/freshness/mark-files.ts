/**
 * Marks translated files as made from the current state of their source. Input: the targets on the command line.
 * Output: the written files. All texts are computed before the first one is written, and each file is replaced
 * atomically.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOfSourceFile, formatMark } from '../../content/translation-source.js';
import type { ParseFrontMatter } from '../../config/types.js';
import { writeFileIfChanged } from '../../base/files.js';
import { SiteError, throwAll } from '../../base/site-error.js';
import type { FileState } from './types.js';
import { withMark } from './write-mark.js';

export interface MarkRequest {
  /** Absolute files and folders; `all` stands for every translation without a mark. */
  targets: readonly string[] | 'all';
  /** Of all locales. */
  states: readonly FileState[];
  parser: ParseFrontMatter | undefined;
  /** Day, as in `2026-11-21`. */
  today: string;
}

/** @returns the files that were written, absolute. @throws SiteError(s) before anything is written. */
export async function markFiles(request: MarkRequest): Promise<string[]> {
  const { parser, today } = request;
  const errors: SiteError[] = [];
  const texts = new Map<string, string>();
  for (const { file, source } of chooseFiles(request, errors)) {
    const mark = formatMark({ translatedAt: today, sourceHash: await hashOfSourceFile(source, parser) });
    try {
      texts.set(file, withMark({ file, source: readText(file), mark }));
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      errors.push(error);
    }
  }
  throwAll(errors);
  const written: string[] = [];
  for (const [file, text] of texts) if (await writeFileIfChanged(file, text)) written.push(file);
  return written;
}

/** Rejects files that are not UTF-8, because writing them back would change their bytes. */
function readText(file: string): string {
  const bytes = readFileSync(file);
  const text = bytes.toString('utf8');
  if (Buffer.from(text).equals(bytes)) return text;
  throw new SiteError('The file is not written in UTF-8.', { file, hint: 'Convert it, and mark it then.' });
}

function chooseFiles({ targets, states }: MarkRequest, errors: SiteError[]): FileState[] {
  if (targets === 'all') return states.filter(({ status }) => status === 'unmarked');
  const chosen = targets.flatMap((target) => {
    const found = states.filter(
      ({ status, file }) => isTranslation(status) && (file === target || file.startsWith(target + path.sep)),
    );
    if (found.length === 0) errors.push(notTranslated(target, states));
    return found;
  });
  // Files that are up to date keep the day on which they were translated.
  const stale = chosen.filter(({ status }) => status !== 'current');
  return [...new Map(stale.map((state) => [state.file, state])).values()];
}

function isTranslation(status: FileState['status']): boolean {
  return status === 'current' || status === 'outdated' || status === 'unmarked';
}

function notTranslated(target: string, states: readonly FileState[]): SiteError {
  if (!existsSync(target)) return new SiteError('There is no such file or folder to mark.', { file: target });
  if (states.some(({ status, file }) => status === 'orphaned' && file === target)) {
    return new SiteError('The source of this translated file does not exist.', {
      file: target,
      hint: 'Move it to the name that the source has now, or remove it.',
    });
  }
  return new SiteError('This is neither a translated file nor a folder with such files.', {
    file: target,
    hint: 'Name the file of a locale below "i18n", as `dactyl translations --verbose` lists them.',
  });
}
