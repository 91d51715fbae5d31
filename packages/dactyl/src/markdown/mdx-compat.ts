/**
 * Old syntax that sites still use, rewritten to what the engine reads. Lines stay where they are and so do the
 * columns of all that is left, so that errors point into the file on disk. Code is never touched.
 *
 *     <!-- note -->           →  an MDX comment
 *     :::tip Read this        →  :::tip[Read this]
 *     ```mdx-code-block       →  (blank; the content is live MDX, the closing fence is blank too)
 *     ## Title \{#id}         →  ## Title  {#id}
 */
import { findRanges, type TextRange } from './code-ranges.js';
import type { ProcessorOptions } from './types.js';

type Compat = Pick<ProcessorOptions, 'mdx1Compat' | 'admonitionKeywords'> & { mdx: boolean };

export function modernize(text: string, options: Compat): string {
  let result = text;
  if (options.mdx && result.includes('mdx-code-block')) result = unwrapCodeBlocks(result);
  const comments = options.mdx && options.mdx1Compat.comments && result.includes('<!--');
  const titles = options.mdx1Compat.admonitions && result.includes(':::');
  const ids = result.includes('\\{#');
  if (!comments && !titles && !ids) return result;
  return rewriteText(result, { comments, titles, ids, keywords: options.admonitionKeywords });
}

interface Rewrites {
  comments: boolean;
  titles: boolean;
  ids: boolean;
  keywords: readonly string[];
}

function rewriteText(text: string, { comments, titles, ids, keywords }: Rewrites): string {
  // Lines may hold code spans, so titles are found in the whole text and dropped where code blocks are.
  const found: Edit[] = [
    ...(titles && keywords.length > 0 ? titleEdits(text, legacyTitle(keywords)) : []),
    ...(ids ? idEdits(text) : []),
  ];
  if (found.length === 0 && !comments) return text;
  const ranges = findRanges(text);
  const edits = [
    ...found.filter(({ start }) => !isInside(start, ranges, ['fence', 'comment'])),
    ...(comments ? ranges.filter(({ kind }) => kind === 'comment').map((range) => commentEdit(text, range)) : []),
  ].toSorted((a, b) => a.start - b.start);
  let result = '';
  let at = 0;
  for (const edit of edits) {
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** `opening`, then blanks, then the title, then blanks to the end of the line. */
function legacyTitle(keywords: readonly string[]): RegExp {
  const names = keywords.map(escape).join('|');
  return new RegExp(`^([ \\t>]*(?:[-*+] |\\d+[.)] )?:{3,}(?:${names}))[ \\t]+(\\S.*?)([ \\t]*\\r?)$`, 'gm');
}

function titleEdits(text: string, pattern: RegExp): Edit[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [whole, opening = '', title = '', rest = ''] = match;
    // The bracket takes the place of the blank, so that the title keeps its column.
    return { start: match.index, end: match.index + whole.length, text: `${opening}[${title}]${rest}` };
  });
}

/** `\{#id}` at the end of a heading: the form for sites that switched `mdx1Compat.headingIds` off. */
function idEdits(text: string): Edit[] {
  return [...text.matchAll(/^(?:[ \t>]|[-*+] |\d+[.)] )*#{1,6}[ \t].*?\\\{#[^{}\n]+\}[ \t#]*\r?$/gm)].map((match) => {
    const start = match.index + match[0].lastIndexOf('\\{#');
    return { start, end: start + 1, text: ' ' };
  });
}

/** Inside of a paragraph an expression cannot hold a blank line; such a comment becomes blanks. */
function commentEdit(text: string, { start, end }: TextRange): Edit {
  const inner = text.slice(start + 4, end - 3).replaceAll('*/', '* ');
  const startsLine = /^[ \t>]*$/.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start));
  if (!startsLine && /\n[ \t]*\r?\n/.test(inner))
    return { start, end, text: text.slice(start, end).replace(/[^\n]/g, ' ') };
  return { start, end, text: `{/* ${inner}*/}` };
}

function unwrapCodeBlocks(text: string): string {
  let result = text;
  // From the end, so that the ranges in front stay true.
  for (const { kind, start, end } of findRanges(text).toReversed()) {
    if (kind !== 'fence') continue;
    const block = text.slice(start, end);
    const fences = /^[ \t]*`{3,4}mdx-code-block[ \t\r]*\n([^]*?)[ \t>]*`{3,}[ \t\r]*$/.exec(block);
    if (fences) result = `${result.slice(0, start)}\n${fences[1]}${result.slice(end)}`;
  }
  return result;
}

function isInside(at: number, ranges: readonly TextRange[], kinds: readonly TextRange['kind'][]): boolean {
  return ranges.some(({ kind, start, end }) => kinds.includes(kind) && start <= at && at < end);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
