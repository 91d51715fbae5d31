/** What stands behind the language of a code fence: `title="a.js" {1,4-6} showLineNumbers`. */

export interface CodeMeta {
  title: string | undefined;
  /** Highlighted lines, 0-based; `undefined` when the fence names none. */
  lines: Set<number> | undefined;
  showLineNumbers: boolean;
}

export function parseCodeMeta(metastring: string | undefined): CodeMeta {
  if (!metastring) return { title: undefined, lines: undefined, showLineNumbers: false };
  const range = /\{([\d,-]+)\}/.exec(metastring)?.[1];
  return {
    title: /title=(["'])(.*?)\1/.exec(metastring)?.[2],
    lines: range === undefined ? undefined : parseRange(range),
    showLineNumbers: metastring.includes('showLineNumbers'),
  };
}

/** `1,4-6` → 0, 3, 4, 5 */
function parseRange(range: string): Set<number> {
  const lines = new Set<number>();
  for (const part of range.split(',')) {
    const [first, last] = part.split('-').map(Number);
    if (!first) continue;
    for (let line = first; line <= (last ?? first); line++) lines.add(line - 1);
  }
  return lines;
}
