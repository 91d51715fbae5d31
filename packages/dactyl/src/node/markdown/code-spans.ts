/**
 * Rewrites code spans after which the engine would take code for an MDX expression. The engine looks for braces by
 * counting backticks. It counts a backtick behind a backslash, or between two others, as one that opens or closes a
 * span. Such spans are written differently:
 *
 *     `\`, `{` and `}`       →  ` \ `, `{` and `}`
 *     `` ` ``, `{` and `}`   →  <code>&#96;</code>, `{` and `}`
 */
import { findRanges } from './code-ranges.js';
import type { TextEdit } from './directive-lines.js';

/** End of a paragraph: a blank line, or the next list item. */
const END = /\n[ \t>]*(?:\r?\n|[-*+] |\d+[.)] )/;

/**
 * Edits only spans that have a brace after them in the same paragraph. The text after such a span moves by a few
 * columns.
 */
export function codeSpanEdits(text: string): TextEdit[] {
  if (!/\\`|``/.test(text) || !text.includes('{')) return [];
  return findRanges(text).flatMap(({ kind, start, end }) => {
    const [whole, ticks = '', content = ''] = /^(`+)([^]*?)\1$/.exec(text.slice(start, end)) ?? [];
    if (kind !== 'code' || whole === undefined) return [];
    const isEscaped = ticks === '`' && content.endsWith('\\');
    if (!(isEscaped || content.includes('`')) || !hasBrace(text, end)) return [];
    return [{ start, end, text: isEscaped ? `\` ${content} \`` : asElement(content) }];
  });
}

function hasBrace(text: string, from: number): boolean {
  const brace = text.indexOf('{', from);
  return brace !== -1 && !END.test(text.slice(from, brace));
}

/** Writes code as an element. A space on both sides of the content is not part of the code. */
function asElement(content: string): string {
  const inner = /^[ \n]([^]*[^ \n][^]*)[ \n]$/.exec(content)?.[1] ?? content;
  return `<code>${inner.replace(/[^\w \n]/g, (sign) => `&#${sign.codePointAt(0)};`)}</code>`;
}
