/** Walks over the lines of a text by index, so that a long body is neither split nor copied. */

/** Index of the line break (or of the end) of the line that holds `at`. */
export function lineEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

/** Start of the first line from `at` on that is not blank. */
export function skipBlankLines(text: string, at: number): number {
  let start = at;
  while (start < text.length) {
    const end = lineEnd(text, start);
    if (text.slice(start, end).trim() !== '') return start;
    start = end + 1;
  }
  return text.length;
}

/** End of the block of lines that starts at `at`: the next blank line at which all brackets are closed. */
export function blockEnd(text: string, at: number): number {
  let depth = 0;
  let start = at;
  while (start < text.length) {
    const end = lineEnd(text, start);
    const line = text.slice(start, end);
    if (depth <= 0 && line.trim() === '') return start;
    depth += count(line, /[{([]/g) - count(line, /[})\]]/g);
    start = end + 1;
  }
  return text.length;
}

function count(line: string, pattern: RegExp): number {
  return line.match(pattern)?.length ?? 0;
}
