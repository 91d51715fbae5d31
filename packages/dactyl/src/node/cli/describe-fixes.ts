/** What `dactyl fix` prints. */
import path from 'node:path';
import type { Colors } from '../base/logger.js';
import type { SiteError } from '../base/site-error.js';
import type { DiffLine } from '../migrate/line-diff.js';
import type { Repair } from '../markdown/repair/repair-text.js';
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

/** @param unwritten repairs in front of the mistake that its file does not get: its place is that in the file as it is */
export function describeLeft(
  { message, details: { file, line, column, hint } }: SiteError,
  unwritten: readonly Repair[] = [],
): string {
  const own = column === undefined ? undefined : column - shiftOf(unwritten, { line, column });
  const place = [file === undefined ? '' : path.relative(process.cwd(), file), line, own].join(':');
  return `${place}: left to you. ${message}${hint === undefined ? '' : ` ${hint}`}`;
}

/** By how much repairs move what stands behind them on a line. */
function shiftOf(repairs: readonly Repair[], place: { line: number | undefined; column: number }): number {
  let shift = 0;
  for (const { line, column, before, after } of repairs.toSorted((a, b) => a.column - b.column))
    if (line === place.line && column + shift < place.column) shift += after.length - before.length;
  return shift;
}

export function countFiles(count: number): string {
  return `${count} ${count === 1 ? 'file' : 'files'}`;
}
