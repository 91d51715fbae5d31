/**
 * Title and first sentence of a Markdown text without a full parse: reads lines from the top until both are known.
 * The metadata of all pages is needed before any page is compiled.
 */
import { firstTextLine } from './excerpt.js';
import { blockEnd, lineEnd, skipBlankLines } from './lines.js';

export interface TitleAndExcerpt {
  /** Text of the level-1 heading, when it is the first block below the imports. */
  contentTitle?: string;
  /** First line of text below that heading, without Markdown syntax. */
  excerpt?: string;
}

/** Reads the body of a file, below its front matter. */
export function readTitleAndExcerpt(body: string): TitleAndExcerpt {
  const at = skipImports(body);
  const heading = readHeading(body, at);
  const excerpt = firstTextLine(body, heading?.end ?? at);
  return {
    contentTitle: heading?.text || undefined,
    excerpt,
  };
}

/** The body without the heading that is its title, and without blank lines around it. */
export function removeTitle(body: string): string {
  const at = skipImports(body);
  const heading = readHeading(body, at);
  return (heading === undefined ? body : body.slice(0, at) + body.slice(heading.end).replace(/^\r?\n/, '')).trim();
}

function skipImports(body: string): number {
  let at = skipBlankLines(body, 0);
  while (/^import\s/.test(body.slice(at, at + 7))) at = skipBlankLines(body, blockEnd(body, at));
  return at;
}

/** `# Title` or a line of text above a line of `=`. */
function readHeading(body: string, start: number): { text: string; end: number } | undefined {
  const end = lineEnd(body, start);
  const line = body.slice(start, end);
  const atx = /^#[ \t]+(\S.*)$/.exec(line.trimEnd());
  if (atx?.[1] !== undefined) return { text: headingText(atx[1]), end };
  const nextEnd = lineEnd(body, end + 1);
  const isSetext = line.trim() !== '' && /^ {0,3}=+\s*$/.test(body.slice(end + 1, nextEnd));
  return isSetext ? { text: headingText(line.trim()), end: nextEnd } : undefined;
}

function headingText(source: string): string {
  return withoutMarks(withoutClosing(withoutId(withoutClosing(source)))).trim();
}

/** `Title ##` → `Title` */
function withoutClosing(source: string): string {
  const text = source.trimEnd();
  let end = text.length;
  while (text[end - 1] === '#') end--;
  return end < text.length && /\s/.test(text[end - 1] ?? '') ? text.slice(0, end).trimEnd() : source;
}

/** `Title {#id}` → `Title` */
function withoutId(source: string): string {
  const text = source.trimEnd();
  if (!text.endsWith('}')) return source;
  const at = text.indexOf('{#', text.lastIndexOf('}', text.length - 2) + 1);
  if (at === -1) return source;
  return text.slice(0, text[at - 1] === '\\' ? at - 1 : at).trimEnd();
}

/** Words alone: code without its backticks, and characters without the backslash that keeps them from being Markdown. */
function withoutMarks(text: string): string {
  let plain = '';
  let at = 0;
  for (const { start, end, ticks } of codeSpans(text)) {
    plain += withoutEscapes(text.slice(at, start)) + text.slice(start + ticks, end - ticks);
    at = end;
  }
  return plain + withoutEscapes(text.slice(at));
}

function withoutEscapes(text: string): string {
  return text.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
}

interface CodeSpan {
  start: number;
  end: number;
  ticks: number;
}

/** A code span ends at the next run of as many backticks; one behind a backslash opens none. */
function codeSpans(text: string): CodeSpan[] {
  const runs = [...text.matchAll(/`+/g)].map(({ index, 0: { length: ticks } }) => ({
    start: index,
    ticks,
    isEscaped: isEscaped(text, index),
  }));
  const next = new Map<number, number>();
  const closing = runs.map(() => -1);
  for (const [number, { ticks }] of [...runs.entries()].toReversed()) {
    closing[number] = next.get(ticks) ?? -1;
    next.set(ticks, number);
  }
  const spans: CodeSpan[] = [];
  for (let number = 0; number < runs.length; number++) {
    const close = closing[number] ?? -1;
    const [open, last] = [runs[number], runs[close]];
    if (!open || !last || open.isEscaped) continue;
    spans.push({ start: open.start, end: last.start + last.ticks, ticks: open.ticks });
    number = close;
  }
  return spans;
}

function isEscaped(text: string, at: number): boolean {
  let from = at;
  while (text[from - 1] === '\\') from--;
  return (at - from) % 2 === 1;
}
