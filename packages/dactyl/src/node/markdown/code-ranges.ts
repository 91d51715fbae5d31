/**
 * Finds code in Markdown text without parsing it: fenced blocks and code spans. Every step that rewrites or scans
 * text before the parse uses these ranges, so that it does not touch examples.
 */

export interface TextRange {
  kind: 'fence' | 'code' | 'comment';
  start: number;
  /** Offset after the last character. */
  end: number;
}

/** A fence may be inside lists and quotes; a closing fence has nothing else on its line. */
const TOKEN = /^(?:[ \t>]|[-*+] |\d+[.)] )*(`{3,}(?!`)(?!.*`)|~{3,})|(`+)|<!--/gm;

/** Fenced blocks, code spans and HTML comments, in order and without overlaps. */
export function findRanges(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  const token = new RegExp(TOKEN);
  const closingRun = createRunFinder(text);
  let lastComment: number | undefined;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const { 0: whole, 1: fence, 2: ticks, index: start } = match;
    let end: number | undefined;
    if (fence) end = endOfFence(text, start, fence);
    else if (ticks) end = closingRun(start, ticks.length);
    else if (start < (lastComment ??= text.lastIndexOf('-->'))) end = text.indexOf('-->', start + 4) + 3;
    if (end === 2) end = undefined; // for `<!-->` and `<!--->`, where the end of the comment overlaps its beginning
    if (end !== undefined) ranges.push({ kind: fence ? 'fence' : ticks ? 'code' : 'comment', start, end });
    token.lastIndex = end ?? start + whole.length;
  }
  return ranges;
}

/** Replaces code and comments by spaces; lines and columns stay. */
export function withoutCode(text: string): string {
  return blankRanges(text, findRanges(text));
}

export function blankRanges(text: string, ranges: readonly TextRange[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
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

/** Rewrites the text outside of code and comments. */
export function mapOutsideCode(text: string, rewrite: (piece: string) => string): string {
  return mapOutside(text, findRanges(text), rewrite);
}

export function mapOutside(text: string, ranges: readonly TextRange[], rewrite: (piece: string) => string): string {
  let result = '';
  let at = 0;
  for (const { text: piece, offset } of textBetween(text, ranges)) {
    result += text.slice(at, offset) + rewrite(piece);
    at = offset + piece.length;
  }
  return result + text.slice(at);
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

/**
 * Finds the end of code spans: a run of the same number of backticks in the same paragraph. The runs of a paragraph
 * are indexed once, because a paragraph may have thousands.
 */
function createRunFinder(text: string): (start: number, length: number) => number | undefined {
  let limit = -1;
  let runs = new Map<number, Runs>();
  return (start, length) => {
    if (start >= limit) {
      const paragraphEnd = /\n[ \t]*\r?\n/g;
      paragraphEnd.lastIndex = start;
      limit = paragraphEnd.exec(text)?.index ?? text.length;
      runs = runsOf(text, start, limit);
    }
    const known = runs.get(length);
    if (!known) return undefined;
    while (known.next < known.offsets.length && (known.offsets[known.next] ?? 0) <= start) known.next++;
    const end = known.offsets[known.next];
    return end === undefined ? undefined : end + length;
  };
}

/** Runs of one length in a paragraph; runs before `next` have been passed. */
interface Runs {
  offsets: number[];
  next: number;
}

function runsOf(text: string, start: number, end: number): Map<number, Runs> {
  const runs = new Map<number, Runs>();
  const run = /`+/g;
  run.lastIndex = start;
  for (let match = run.exec(text); match && match.index < end; match = run.exec(text)) {
    const { 0: ticks, index } = match;
    const known = runs.get(ticks.length);
    if (known) known.offsets.push(index);
    else runs.set(ticks.length, { offsets: [index], next: 0 });
  }
  return runs;
}
