/**
 * Rewrites old syntax that sites still use to syntax that the engine reads. All lines, and the columns of the remaining
 * text, stay the same, so that errors point into the file on disk. Code is never changed.
 *
 *     <!-- note -->           →  an MDX comment
 *     :::tip Read this        →  :::tip[Read this], see `directive-lines.ts`
 *     ## Title {/* #id *\/}    →  ## Title {#id}, see `heading-id-lines.ts`
 *     `\` and `{`             →  ` \ ` and `{`, see `code-spans.ts`
 *     ```mdx-code-block       →  (blank; the content is live MDX, the closing fence is blank too)
 */
import { findRanges, type TextRange } from './code-ranges.js';
import { codeSpanEdits } from './code-spans.js';
import { directiveEdits, type TextEdit } from './directive-lines.js';
import { headingIdEdits } from './heading-id-lines.js';
import { closeFences } from './open-fences.js';
import type { ProcessorOptions } from './types.js';

type Compat = Pick<ProcessorOptions, 'mdx1Compat' | 'admonitionKeywords'> & { mdx: boolean };

export function modernize(text: string, options: Compat): string {
  const closed = closeFences(text);
  const result = closed.includes('mdx-code-block') ? unwrapCodeBlocks(closed) : closed;
  const { comments, admonitions } = options.mdx1Compat;
  return rewriteText(result, {
    comments: options.mdx && comments && result.includes('<!--'),
    directives: result.includes(':::')
      ? directiveEdits(result, { keywords: options.admonitionKeywords, titles: admonitions })
      : [],
    ids: headingIdEdits(result, options),
    spans: options.mdx ? codeSpanEdits(result) : [],
  });
}

interface Rewrites {
  comments: boolean;
  directives: readonly TextEdit[];
  ids: readonly TextEdit[];
  spans: readonly TextEdit[];
}

function rewriteText(text: string, { comments, directives, ids, spans }: Rewrites): string {
  if (!comments && [...directives, ...ids, ...spans].length === 0) return text;
  // A line may contain code spans. So edits are searched in the whole text, and those inside code are dropped.
  const ranges = findRanges(text);
  const edits = [
    ...directives.filter(({ start }) => !isInside(start, ranges, ['fence', 'code', 'comment'])),
    ...ids.filter(({ start }) => !isInside(start, ranges, ['fence', 'code'])),
    ...spans,
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

/**
 * Turns an HTML comment into an MDX comment. Inside a paragraph an expression cannot contain a blank line, so such a
 * comment is replaced with spaces.
 */
function commentEdit(text: string, { start, end }: TextRange): TextEdit {
  const inner = text.slice(start + 4, end - 3).replaceAll('*/', '* ');
  const startsLine = /^[ \t>]*$/.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start));
  if (!startsLine && /\n[ \t]*\r?\n/.test(inner))
    return { start, end, text: text.slice(start, end).replace(/[^\n]/g, ' ') };
  return { start, end, text: `{/* ${inner}*/}` };
}

function unwrapCodeBlocks(text: string): string {
  let result = text;
  // Edits are applied from the end, so that the offsets of earlier ones stay correct.
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
