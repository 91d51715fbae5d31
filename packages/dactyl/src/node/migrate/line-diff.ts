/** Compares two texts as a diff: lines with `-`, `+` or a space, and `@@` between distant changes. */
import { diffComm } from 'node-diff3';

const CONTEXT = 2;

export interface DiffLine {
  sign: '-' | '+' | ' ' | '@';
  text: string;
}

export function diffLines(before: string, after: string): DiffLine[] {
  const all = alignLines(before.split('\n'), after.split('\n'));
  const isNear = (index: number) =>
    all.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ sign }) => sign !== ' ');
  const shown: DiffLine[] = [];
  let last = -1;
  all.forEach((line, index) => {
    if (!isNear(index)) return;
    if (last !== -1 && index > last + 1) shown.push({ sign: '@', text: '…' });
    shown.push(line);
    last = index;
  });
  return shown;
}

function alignLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const signed = (sign: DiffLine['sign'], texts: readonly string[] = []) => texts.map((text) => ({ sign, text }));
  return diffComm([...before], [...after]).flatMap(({ common, buffer1, buffer2 }) => [
    ...signed(' ', common),
    ...signed('-', buffer1),
    ...signed('+', buffer2),
  ]);
}
