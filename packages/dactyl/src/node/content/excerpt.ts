import { blockEnd, lineEnd, skipBlankLines } from './lines.js';

/** A line that is not blank, as it is written and as it is read. */
export interface TextLine {
  source: string;
  /** Without Markdown syntax. */
  text: string;
}

/**
 * The first line of readable text from `start` on. Imports, exports, code, comments, tags and directives are
 * skipped; a heading counts as text, unless it is the page's title.
 */
export function firstTextLine(body: string, start: number): string | undefined {
  for (const { text } of textLines(body, start)) return text;
  return undefined;
}

/** The lines of readable text from `start` on, as `firstTextLine` finds the first one. */
export function* textLines(body: string, start: number): Generator<TextLine> {
  let at = skipBlankLines(body, start);
  while (at < body.length) {
    const passedOver = endOfUnreadable(body, at);
    if (passedOver === undefined) {
      const end = lineEnd(body, at);
      const source = body.slice(at, end);
      const text = plainText(source);
      if (text !== '') yield { source, text };
      at = end + 1;
    } else {
      at = passedOver;
    }
    at = skipBlankLines(body, at);
  }
}

/** When the line at `at` opens a block that is not text: the index after the block. */
function endOfUnreadable(body: string, at: number): number | undefined {
  const line = body.slice(at, lineEnd(body, at)).trimStart();
  if (/^(?:import|export)\s/.test(line)) return blockEnd(body, at);
  const fence = /^(?:`{3,}|~{3,})/.exec(line)?.[0];
  if (fence !== undefined) return endOfFence(body, at, fence);
  if (line.startsWith('<!--')) return endOfMark(body, at, '-->');
  if (line.startsWith('{/*')) return endOfMark(body, at, '*/}');
  // A tag that spans several lines. A tag that ends on its own line is removed later, as part of the text.
  if (/^<\/?[A-Za-z]/.test(line) && !line.includes('>')) return endOfMark(body, at, '>');
  return undefined;
}

function endOfFence(body: string, at: number, fence: string): number {
  let start = lineEnd(body, at) + 1;
  while (start < body.length) {
    const end = lineEnd(body, start);
    const line = body.slice(start, end).trim();
    if (line.startsWith(fence) && line.replaceAll(fence.charAt(0), '') === '') return end;
    start = end + 1;
  }
  return body.length;
}

function endOfMark(body: string, at: number, mark: string): number {
  const found = body.indexOf(mark, at);
  return found === -1 ? body.length : found + mark.length;
}

/** Markdown syntax, in the order in which it is removed from a line. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/^\s*:::.*$/, ''],
  [/^\s*(?:[-*_][ \t]*){3,}$/, ''],
  [/\{\/\*.*?\*\/\}|<!--.*?-->/g, ''],
  [/<(https?:[^<>\s]+)>/g, '$1'],
  [/<\/?[A-Za-z][^<>]*>/g, ''],
  [/^\s{0,3}#(?:\s.*|$)/, ''],
  [/^\s{0,3}#{2,6}(?:\s+|$)/, ''],
  [/\s+#+\s*$/, ''],
  [/\s*\\?\{#[^}]*\}/g, ''],
  [/^\s{0,3}(?:>\s?)+/, ''],
  [/!\[([^\]]*)\](?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\])/g, '$1'],
  [/\[\^[^\]]+\]:?/g, ''],
  [/\[([^\]]*)\](?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\])/g, '$1'],
  [/(`+)(.+?)\1/g, '$2'],
  [/~~(\S.*?)~~/g, '$1'],
  [/(?<!\\)(\*{1,3})(?=\S)(.+?)(?<=[^\s\\])\1/g, '$2'],
  [/(?<![\p{L}\p{N}_\\])(_{1,3})(?=\S)(.+?)(?<=[^\s\\])\1(?![\p{L}\p{N}_])/gu, '$2'],
  [/(?<![\w:/]):[a-z][\w+-]*:(?!\w)/gi, ''],
  [/\\(?=[!-/:-@[-`{-~])/g, ''],
];

/**
 * Lines are cut at this length: longer ones are not prose, and some of the patterns above take more than linear
 * time.
 */
const MAX_LENGTH = 8000;

function plainText(line: string): string {
  let text = line.slice(0, MAX_LENGTH);
  for (const [mark, replacement] of MARKS) text = text.replace(mark, replacement);
  return text.replace(/\s+/g, ' ').trim();
}
