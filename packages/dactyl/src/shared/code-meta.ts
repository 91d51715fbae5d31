/** What stands behind the language of a code fence: `title="a.js" {1,4-6} showLineNumbers=5 wrap`. Other words are ignored. */

/** Style of code whose lines are wrapped. */
export const WRAP_STYLE = 'white-space:pre-wrap;overflow-wrap:anywhere';

export interface CodeMeta {
  title: string | undefined;
  /** Highlighted lines, 0-based; `undefined` when the fence names none. */
  lines: Set<number> | undefined;
  showLineNumbers: boolean;
  /** Number of the first line. */
  firstLine: number;
  /** Whether long lines are wrapped from the start. */
  wrap: boolean;
}

/** More lines than any page shows: `{1-999999999}` must not fill the memory. */
const LAST_LINE = 100_000;

/** A quote of its own kind in a title has a backslash before it; one before the last quote belongs to the title. */
const TITLE = /title=(["'])((?:\\\1(?=.*\1)|.)*?)\1/;

export function parseCodeMeta(metastring: string | undefined): CodeMeta {
  if (!metastring) return { title: undefined, lines: undefined, showLineNumbers: false, firstLine: 1, wrap: false };
  const range = /\{([\d,-]+)\}/.exec(metastring)?.[1];
  const numbers = /showLineNumbers(?:=\{?(\d{1,7})(?!\d))?/.exec(metastring);
  return {
    title: parseTitle(metastring),
    lines: range === undefined ? undefined : parseRange(range),
    showLineNumbers: numbers !== null,
    firstLine: Number(numbers?.[1] ?? 1),
    wrap: metastring.includes('wrap') && /(?:^|\s)wrap(?:\s|$)/.test(metastring.replace(/(["']).*?\1/g, '')),
  };
}

function parseTitle(metastring: string): string | undefined {
  const [, quote = '', title] = TITLE.exec(metastring) ?? [];
  return title?.replaceAll(`\\${quote}`, quote);
}

/** `1,4-6` → 0, 3, 4, 5; what is no line number is left out. */
function parseRange(range: string): Set<number> {
  const lines = new Set<number>();
  for (const part of range.split(',')) {
    const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    if (from === undefined) continue;
    const ends = [Number(from), Number(to)];
    const last = Math.min(Math.max(...ends), LAST_LINE);
    for (let line = Math.max(Math.min(...ends), 1); line <= last; line++) lines.add(line - 1);
  }
  return lines;
}
