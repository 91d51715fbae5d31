/**
 * Where code is in a Markdown text, found without parsing it: fenced blocks and code spans. What rewrites or scans
 * text before the parse asks here, so that it never touches an example.
 */

export interface TextRange {
  kind: 'fence' | 'code' | 'comment';
  start: number;
  /** Behind the last character. */
  end: number;
}

/** A fence may stand in lists and quotes; a closing fence holds nothing but the fence. */
const TOKEN = /^(?:[ \t>]|[-*+] |\d+[.)] )*(`{3,}(?!.*`)|~{3,})|(`+)|<!--/gm;

/** Fenced blocks, code spans and HTML comments, in order; none overlaps another. */
export function findRanges(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  const token = new RegExp(TOKEN);
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [whole, fence, ticks] = match;
    const range = fence
      ? { kind: 'fence' as const, start: match.index, end: endOfFence(text, match.index, fence) }
      : ticks
        ? codeSpan(text, match.index, ticks)
        : comment(text, match.index);
    if (range) ranges.push(range);
    token.lastIndex = range?.end ?? match.index + whole.length;
  }
  return ranges;
}

/** Code and comments become blanks; lines and columns stay. */
export function withoutCode(text: string): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of findRanges(text)) {
    pieces.push(
      text.slice(at, start),
      text.slice(start, end).replace(/[^\r\n]+/g, (run) => ' '.repeat(run.length)),
    );
    at = end;
  }
  return pieces.join('') + text.slice(at);
}

/** The text outside of the ranges, each with its offset. */
export function textBetween(text: string, ranges: readonly TextRange[]): { text: string; offset: number }[] {
  const pieces: { text: string; offset: number }[] = [];
  let offset = 0;
  for (const range of ranges) {
    if (range.start > offset) pieces.push({ text: text.slice(offset, range.start), offset });
    offset = range.end;
  }
  if (offset < text.length) pieces.push({ text: text.slice(offset), offset });
  return pieces;
}

function endOfFence(text: string, start: number, fence: string): number {
  const firstLineEnd = text.indexOf('\n', start);
  if (firstLineEnd === -1) return text.length;
  const mark = fence.charAt(0);
  const closing = new RegExp(`^[ \\t>]*${mark}{${fence.length},}[ \\t\\r]*$`, 'gm');
  closing.lastIndex = firstLineEnd + 1;
  const match = closing.exec(text);
  return match === null ? text.length : match.index + match[0].length;
}

/** A code span ends at a run of as many backticks, and never crosses a blank line. */
function codeSpan(text: string, start: number, ticks: string): TextRange | undefined {
  const paragraphEnd = /\n[ \t]*\r?\n/g;
  paragraphEnd.lastIndex = start;
  const limit = paragraphEnd.exec(text)?.index ?? text.length;
  const closing = new RegExp(`(?<!\`)${ticks}(?!\`)`, 'g');
  closing.lastIndex = start + ticks.length;
  const match = closing.exec(text);
  if (match === null || match.index > limit) return undefined;
  return { kind: 'code', start, end: match.index + ticks.length };
}

function comment(text: string, start: number): TextRange | undefined {
  const end = text.indexOf('-->', start + 4);
  return end === -1 ? undefined : { kind: 'comment', start, end: end + 3 };
}
