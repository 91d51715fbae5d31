/** Compares two texts as a diff: lines with `-`, `+` or a space, and `@@` between distant changes. */

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

/** Longest common subsequence; a package.json has few enough lines for it. */
function alignLines(a: readonly string[], b: readonly string[]): DiffLine[] {
  const common = a.map(() => b.map(() => 0)).concat([[]]);
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = common[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ sign: ' ', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ sign: '-', text: a[i] ?? '' });
      i += 1;
    } else {
      lines.push({ sign: '+', text: b[j] ?? '' });
      j += 1;
    }
  }
  return lines;
}
