/** Two texts → what differs, with some lines around it, as version control shows it. */
import { diffIndices } from 'node-diff3';
import type { DiffLine, Hunk } from './types.js';

/** Number of lines before and after a change that are shown. */
const AROUND = 1;

export function diffLines(before: string[], after: string[]): Hunk[] {
  const hunks: Hunk[] = [];
  let shownTo = 0;
  for (const { buffer1, buffer2 } of diffIndices(before, after)) {
    const [[start, length], [newStart, newLength]] = [buffer1, buffer2];
    // Never what the hunk before has shown.
    const from = Math.max(shownTo, start - AROUND);
    const last = hunks.at(-1);
    const touches = last !== undefined && from === shownTo;
    const hunk = touches ? last : { lines: [] };
    if (!touches) hunks.push(hunk);
    shownTo = Math.min(before.length, start + length + AROUND);
    hunk.lines.push(
      ...toLines('same', before.slice(from, start)),
      ...toLines('removed', before.slice(start, start + length)),
      ...toLines('added', after.slice(newStart, newStart + newLength)),
      ...toLines('same', before.slice(start + length, shownTo)),
    );
  }
  return hunks;
}

function toLines(kind: DiffLine['kind'], texts: readonly string[]): DiffLine[] {
  return texts.map((text) => ({ kind, text }));
}

export function countLines(hunks: readonly Hunk[], kind: DiffLine['kind']): number {
  return hunks.flatMap(({ lines }) => lines).filter((line) => line.kind === kind).length;
}
