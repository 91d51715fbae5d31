/** What `dactyl fix` prints. */
import path from 'node:path';
import type { Colors } from '../base/logger.js';
import type { SiteError } from '../base/site-error.js';
import type { DiffLine } from '../migrate/line-diff.js';
import type { FixedFile } from '../production/fix-files.js';
import { describeDiff } from './describe-migration.js';

export function describeFix(
  { file, before, after }: Pick<FixedFile, 'file' | 'before' | 'after'>,
  colors: Colors,
): string {
  return describeDiff(path.relative(process.cwd(), file), changedLines(before.split('\n'), after.split('\n')), colors);
}

/** Fixes leave lines where they are. */
function changedLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  let last = -1;
  return before.flatMap((text, index): DiffLine[] => {
    const written = after[index] ?? '';
    if (text === written) return [];
    const gap: DiffLine[] = last !== -1 && index > last + 1 ? [{ sign: '@', text: '…' }] : [];
    last = index;
    return [...gap, { sign: '-', text }, { sign: '+', text: written }];
  });
}

export function describeLeft({ message, details: { file, line, column, hint } }: SiteError): string {
  const place = [file === undefined ? '' : path.relative(process.cwd(), file), line, column].join(':');
  return `${place}: left to you. ${message}${hint === undefined ? '' : ` ${hint}`}`;
}

export function countFiles(count: number): string {
  return `${count} ${count === 1 ? 'file' : 'files'}`;
}
