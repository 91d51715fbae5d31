/** Regions of a source file, in the comments that editors fold: `// #region a` … `// #endregion a`. */

const OPENINGS = String.raw`\/\/+|\{\/\*+|\/\*+|<!--|\{\{!--|\(\*|--|;+|%+|'|::|REM\b|#pragma\b|#`;
const MARK = new RegExp(
  String.raw`^\s*(?:(?:${OPENINGS})\s*#?|#)\s*(end ?)?region\b[ \t]*(.*?)\s*(?:\*+\/\}?|-->|--\}\}|\*\))?\s*$`,
  'i',
);

interface Mark {
  isEnd: boolean;
  name: string;
}

function readMark(line: string): Mark | undefined {
  // Most lines are none, and the pattern is long.
  if (!/region/i.test(line)) return undefined;
  const [whole, end, name = ''] = MARK.exec(line) ?? [];
  if (whole === undefined) return undefined;
  return { isEnd: end !== undefined, name: name.replaceAll(/^["']|["']$/g, '') };
}

/** Names of all regions, in the order of the file. */
export function regionNames(lines: readonly string[]): string[] {
  const names = lines.flatMap((line) => {
    const mark = readMark(line);
    return mark && !mark.isEnd && mark.name !== '' ? [mark.name] : [];
  });
  return [...new Set(names)];
}

export interface Region {
  /** Without marks of regions inside. */
  lines: string[];
  /** 1-based lines of the file, marks left out. */
  first: number;
  last: number;
  isClosed: boolean;
}

/** The first region of that name. */
export function cutRegion(lines: readonly string[], name: string): Region | undefined {
  const start = lines.findIndex((line) => {
    const mark = readMark(line);
    return mark?.isEnd === false && mark.name === name;
  });
  if (start === -1) return undefined;
  const open = [name];
  const kept: string[] = [];
  for (let index = start + 1; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const mark = readMark(line);
    if (!mark) kept.push(line);
    else if (!mark.isEnd) open.push(mark.name);
    // An end that has a name ends that region, whatever else is open in it.
    else open.length = mark.name !== '' && open.includes(mark.name) ? open.lastIndexOf(mark.name) : open.length - 1;
    if (open.length === 0) return { lines: withoutBlankEnds(kept), first: start + 2, last: index, isClosed: true };
  }
  return { lines: kept, first: start + 2, last: lines.length, isClosed: false };
}

function withoutBlankEnds(lines: readonly string[]): string[] {
  const isText = (line: string) => line.trim() !== '';
  return lines.slice(lines.findIndex(isText), lines.findLastIndex(isText) + 1);
}
