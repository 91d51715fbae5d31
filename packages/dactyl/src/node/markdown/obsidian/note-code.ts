/**
 * Parts of a note in which notations of Obsidian mean nothing: blocks and spans of code, comments of HTML, formulas, and in MDX
 * imports, exports and expressions. Found before the parse, so what is unclear is no such part.
 */
import { blankRanges, findRanges, type TextRange } from '../code-ranges.js';

/** What a text may have besides code. */
export interface NoteSyntax {
  isMdx: boolean;
  /** How many dollar signs begin a formula at least; missing where there are none. */
  dollars?: 1 | 2;
}

/** In order and without overlaps. */
export function findNoteCode(text: string, { isMdx, dollars }: NoteSyntax): TextRange[] {
  const found = findRanges(text);
  if (!/[{$]|^(?:im|ex)port\b/m.test(text)) return found;
  const blanked = blankRanges(text, found);
  const modules = isMdx ? findModules(blanked) : [];
  const expressions = isMdx ? findExpressions(blanked) : [];
  return merged([...found, ...modules, ...expressions, ...(dollars ? findFormulas(blanked, dollars) : [])]);
}

function merged(ranges: readonly TextRange[]): TextRange[] {
  const result: TextRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (!last || range.start >= last.end) result.push(range);
    else if (range.end > last.end) result.splice(-1, 1, { ...last, end: range.end });
  }
  return result;
}

/** At the beginning of a line, and not a word of prose. */
const MODULE =
  /^(?:export\s+(?:const|let|var|function|class|default|async)\b|export\s*[{*]|import\s*["'{*]|import\s+[\w$]+(?:\s*,|\s+from\b))/;

/** From the first line to an empty one that is outside of all brackets. */
function findModules(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  let at = 0;
  let start: number | undefined;
  let depth = 0;
  for (const line of text.split('\n')) {
    if (start === undefined && MODULE.test(line)) start = at;
    if (start !== undefined) {
      depth += line.replaceAll(/[^([{]+/g, '').length - line.replaceAll(/[^)\]}]+/g, '').length;
      if (depth <= 0 && line.trim() === '') {
        ranges.push({ kind: 'code', start, end: at });
        [start, depth] = [undefined, 0];
      }
    }
    at += line.length + 1;
  }
  if (start !== undefined) ranges.push({ kind: 'code', start, end: text.length });
  return ranges;
}

/** A brace in a text is no bracket; one without its other half is none. */
const BRACKET = /\\[^\n]|"[^"\n]*"|'[^'\n]*'|[{}]/g;

function findExpressions(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(BRACKET)) {
    // Outside of expressions, an apostrophe is one.
    if (sign.length > 1 && open.length === 0 && /^["']/.test(sign)) {
      for (const { 0: inner, index: offset } of sign.matchAll(/[{}]/g)) note(inner, index + offset);
    } else note(sign, index);
  }
  return ranges;

  function note(sign: string, index: number): void {
    if (sign === '{') open.push(index);
    if (sign !== '}') return;
    const start = open.pop();
    if (start !== undefined && open.length === 0) ranges.push({ kind: 'code', start, end: index + 1 });
  }
}

/** Between runs of dollar signs of the same length; one dollar sign belongs to its paragraph. */
function findFormulas(text: string, dollars: number): TextRange[] {
  const ranges: TextRange[] = [];
  let opening: { start: number; length: number } | undefined;
  for (const { 0: run, index } of text.matchAll(/(?<!\\)\$+|\n[ \t]*\r?\n/g)) {
    if (!run.startsWith('$')) {
      if (opening?.length === 1) opening = undefined;
    } else if (opening?.length === run.length) {
      ranges.push({ kind: 'code', start: opening.start, end: index + run.length });
      opening = undefined;
    } else if (run.length >= dollars) opening ??= { start: index, length: run.length };
  }
  return ranges;
}
