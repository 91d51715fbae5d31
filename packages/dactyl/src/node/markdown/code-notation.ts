/**
 * Marks in Shiki's notation: comments at the end of a line, or on a line of their own for what follows, that are not shown.
 *
 *     a(); // [!code ++]           →  a();   as an added line
 *     // [!code word:user:2]       →  "user" marked in the next two lines
 *     b(); // [\!code ++]          →  b(); // [!code ++]
 */
import type { MarkedCode } from '../../shared/magic-comments.js';

export interface NotedCode extends MarkedCode {
  /** Words to mark, by line. */
  words: Map<number, WordRange[]>;
  /** Whether a line has the focus, so that others step back. */
  hasFocus: boolean;
  /** Whether anything was found. */
  hasNotation: boolean;
}

/** Offsets in the line; `end` is behind the last character. */
export interface WordRange {
  start: number;
  end: number;
}

const OPENING = String.raw`(?:\/\/+|\/\*+|<!-{2}|#+|--+|%+|;+|\{\s*\/\*|['"])`;
const COMMENT = new RegExp(
  String.raw`\s*${OPENING}\s*((?:\[!code [^\]\n]*(?:\\\][^\]\n]*)*\]\s*)+)(?:\*\/\s*\}?|-->)?\s*$`,
);
const NOTE = /\[!code ([^\]\n]*(?:\\\][^\]\n]*)*)\]/g;
const WORD = /^word:((?:\\.|[^:\\])+)(?::(\d+))?$/;
const LINES = /^([\w+-]+)(?::(\d+))?$/;

/** So that `[!code hl:999999999]` does not fill the memory. */
const MOST_LINES = 10_000;

const CLASSES: Record<string, string> = {
  '++': 'code-block-inserted-line',
  '--': 'code-block-deleted-line',
  focus: 'code-block-focused-line',
  error: 'code-block-error-line',
  warning: 'code-block-warning-line',
};

/**
 * @param highlighted class of highlighted lines
 * @param inMeta words that the fence itself names, as `/word/`
 */
export function takeNotation(
  { code, classes }: MarkedCode,
  { highlighted, inMeta }: { highlighted: string | undefined; inMeta: readonly string[] },
): NotedCode {
  const lines: string[] = [];
  const marks = new Map<number, string[]>();
  const wanted: { word: string; from: number; to: number }[] = [];
  let hasNotation = inMeta.length > 0;
  for (const [index, written] of code.split('\n').entries()) {
    const { notes, text } = splitNotation(written);
    const isAlone = isNotationAlone(written);
    const line = lines.length;
    if (!isAlone) {
      lines.push(text.replaceAll('[\\!code', '[!code'));
      add(marks, line, classes.get(index) ?? []);
    }
    for (const [, note = ''] of notes.matchAll(NOTE)) {
      hasNotation = true;
      const { word, name, count } = readNote(note, highlighted);
      if (word !== undefined) wanted.push({ word, from: line, to: line + count });
      else if (name !== undefined)
        for (let each = line; each < line + Math.min(count, MOST_LINES); each++) add(marks, each, [name]);
    }
  }
  const everywhere = inMeta.map((word) => ({ word, from: 0, to: lines.length }));
  const words = findWords(lines, [...everywhere, ...wanted]);
  const hasFocus = [...marks.values()].some((names) => names.includes('code-block-focused-line'));
  return { code: lines.join('\n'), classes: marks, words, hasFocus, hasNotation };
}

/** Whether a line has notation and nothing else, so that it is not shown. */
export function isNotationAlone(line: string): boolean {
  const { comment, text } = splitNotation(line);
  return comment !== undefined && text.trim() === '';
}

function splitNotation(line: string) {
  const [comment, notes = ''] = (line.includes('[!code ') && COMMENT.exec(line)) || [];
  return { comment, notes, text: comment === undefined ? line : line.slice(0, -comment.length) };
}

/** A word to mark, or the class of lines; for so many lines. */
function readNote(note: string, highlighted: string | undefined) {
  const [, word, wordLines] = WORD.exec(note) ?? [];
  if (word !== undefined) return { word: word.replace(/\\(.)/g, '$1'), count: Number(wordLines ?? Infinity) };
  const [, kind = '', count = '1'] = LINES.exec(note.trim()) ?? [];
  return { name: kind === 'highlight' || kind === 'hl' ? highlighted : CLASSES[kind], count: Number(count) };
}

function add(marks: Map<number, string[]>, line: number, names: readonly string[]): void {
  if (names.length > 0) marks.set(line, [...new Set([...(marks.get(line) ?? []), ...names])]);
}

function findWords(lines: readonly string[], wanted: readonly { word: string; from: number; to: number }[]) {
  const found = new Map<number, WordRange[]>();
  for (const { word, from, to } of wanted) {
    for (let line = from; line < Math.min(to, lines.length); line++) {
      const text = lines[line] ?? '';
      for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
        const known = found.get(line) ?? [];
        const range = { start: at, end: at + word.length };
        if (known.every(({ start, end }) => range.end <= start || range.start >= end))
          found.set(line, [...known, range]);
      }
    }
  }
  return found;
}

/** `/word/` behind the language, outside of quotes. */
export function wordsOfMeta(metastring: string | undefined): string[] {
  if (!metastring?.includes('/')) return [];
  const plain = metastring.replace(/(["'])(?:\\.|(?!\1).)*\1/g, ' ').replace(/\bfile=\S+/g, ' ');
  return [...plain.matchAll(/(?<=^|\s)\/((?:\\.|[^/\\])+)\/(?=\s|$)/g)].map(([, word = '']) =>
    word.replace(/\\(.)/g, '$1'),
  );
}
