/**
 * Where the cells of a notebook stand in its file. `JSON.parse` does not tell; so the text is walked once more, which only
 * happens for something that has to be pointed at. The text is known to parse.
 */
import { placeAt, type TextPlace } from '../../base/text-place.js';

export interface CellOffsets {
  start: number;
  /** Offset of each text of its source. */
  lines: number[];
}

export function findCells(json: string): CellOffsets[] {
  const cells: CellOffsets[] = [];
  eachMember(json, skipSpace(json, 0), (key, at) => {
    if (key !== 'cells' || json[at] !== '[') return skipValue(json, at);
    return eachMember(json, at, (_, start) => {
      const cell: CellOffsets = { start, lines: [] };
      cells.push(cell);
      if (json[start] !== '{') return skipValue(json, start);
      return eachMember(json, start, (name, value) => {
        if (name !== 'source') return skipValue(json, value);
        if (json[value] !== '[') cell.lines.push(value);
        return json[value] === '['
          ? eachMember(json, value, (_index, line) => (cell.lines.push(line), skipValue(json, line)))
          : skipValue(json, value);
      });
    });
  });
  return cells;
}

/**
 * The place of a position in the source of a cell. Line and column count from 1. A column is exact as long as nothing in
 * front of it is escaped.
 */
export function placeInCell(json: string, cell: CellOffsets | undefined, { line, column }: TextPlace): TextPlace {
  let left = line - 1;
  for (const [index, start] of (cell?.lines ?? []).entries()) {
    const end = skipValue(json, start);
    const breaks = [...json.slice(start, end).matchAll(/\\(?:n|[^n])/g)].filter(([escape]) => escape === '\\n');
    const isLast = index === (cell?.lines.length ?? 0) - 1;
    if (left < breaks.length || isLast) {
      const before = breaks[left - 1];
      const lineStart = before ? start + before.index + 2 : start + 1;
      return placeAt(json, Math.min(lineStart + column - 1, end - 1));
    }
    left -= breaks.length;
  }
  return placeAt(json, cell?.start ?? 0);
}

/** Calls `visit` with each key or index and where its value starts; it returns where the value ends. */
function eachMember(json: string, start: number, visit: (key: string | number, at: number) => number): number {
  const isObject = json[start] === '{';
  let at = skipSpace(json, start + 1);
  for (let index = 0; json[at] !== '}' && json[at] !== ']' && at < json.length; index++) {
    let key: string | number = index;
    if (isObject) {
      const end = skipText(json, at);
      key = json.slice(at + 1, end - 1);
      at = skipSpace(json, json.indexOf(':', end) + 1);
    }
    at = skipSpace(json, visit(key, at));
    if (json[at] === ',') at = skipSpace(json, at + 1);
  }
  return at + 1;
}

function skipValue(json: string, at: number): number {
  const sign = json[at];
  if (sign === '"') return skipText(json, at);
  if (sign === '{' || sign === '[') return eachMember(json, at, (_, value) => skipValue(json, value));
  let end = at + 1;
  while (end < json.length && !/[\s,}\]]/.test(json[end] ?? '')) end++;
  return end;
}

/** Pictures are texts of megabytes: the search for their end is left to `indexOf`. */
function skipText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (json[end - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return end + 1;
  }
  return json.length;
}

function skipSpace(json: string, start: number): number {
  let at = start;
  while (/[\s\uFEFF]/.test(json[at] ?? '')) at++;
  return at;
}
