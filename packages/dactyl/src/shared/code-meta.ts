/**
 * Reads the words behind the language of a code fence: `title="a.js" {1,4-6} showLineNumbers=5 wrap`. Unknown words
 * are ignored.
 */

import { withoutQuoted } from './live-meta.js';

/** Inline style of wrapped code. */
export const WRAP_STYLE = 'white-space:pre-wrap;overflow-wrap:anywhere';

export interface CodeMeta {
  title: string | undefined;
  /** Highlighted lines, counted from 0; `undefined` when the fence names none. */
  lines: Set<number> | undefined;
  showLineNumbers: boolean;
  /** Number that the first line shows. */
  firstLine: number;
  /** Whether long lines are wrapped from the start. */
  wrap: boolean;
}

/** An upper limit for line numbers, so that `{1-999999999}` does not fill the memory. */
const LAST_LINE = 100_000;

export function parseCodeMeta(metastring: string | undefined): CodeMeta {
  if (!metastring) return { title: undefined, lines: undefined, showLineNumbers: false, firstLine: 1, wrap: false };
  const range = /\{([\d,-]+)\}/.exec(metastring)?.[1];
  const numbers = /showLineNumbers(?:=\{?(\d{1,7})(?!\d))?/.exec(metastring);
  return {
    title: parseTitle(metastring),
    lines: range === undefined ? undefined : parseRange(range),
    showLineNumbers: numbers !== null,
    firstLine: Number(numbers?.[1] ?? 1),
    wrap: metastring.includes('wrap') && /(?:^|\s)wrap(?:\s|$)/.test(withoutQuoted(metastring)),
  };
}

function parseTitle(metastring: string): string | undefined {
  for (const { 0: opening, index } of metastring.matchAll(/title=["']/g)) {
    const quote = opening.slice(-1);
    const start = index + opening.length;
    const last = metastring.lastIndexOf(quote);
    if (last < start) continue;
    let end = metastring.indexOf(quote, start);
    // A quotation mark of the same kind inside the title is escaped with a backslash. The last quotation mark ends
    // the title in any case.
    while (end < last && end > start && metastring[end - 1] === '\\') end = metastring.indexOf(quote, end + 1);
    return metastring.slice(start, end).replaceAll(`\\${quote}`, quote);
  }
  return undefined;
}

/** Parses line numbers: `1,4-6` → 0, 3, 4, 5. Parts that are no line numbers are left out. */
function parseRange(range: string): Set<number> {
  const parts = range.split(',').flatMap((part) => {
    const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    const ends = [Number(from), Number(to)];
    return from === undefined ? [] : [{ first: Math.min(...ends), last: Math.min(Math.max(...ends), LAST_LINE) }];
  });
  const lines = new Set<number>();
  let next = 1;
  for (const { first, last } of parts.toSorted((one, other) => one.first - other.first)) {
    for (let line = Math.max(first, next); line <= last; line++) lines.add(line - 1);
    next = Math.max(next, last + 1);
  }
  return lines;
}
