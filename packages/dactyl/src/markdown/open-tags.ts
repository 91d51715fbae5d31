/**
 * The engine's JavaScript parser takes twice as long for each tag that is opened inside of another one in an expression
 * which does not parse in the end: 18 take 0.1 s, 30 take minutes. So a long row of opening tags between braces is
 * refused before it is parsed. To be removed when the engine (0.10.5) no longer does that: `open-tags.test.ts` tells.
 */
import { withoutCode } from './code-ranges.js';
import { errorAt, type PageState } from './page-state.js';

const MOST = 16;
/** So many opening tags in a row, with nothing closed in between. */
const ROW = new RegExp(`(?:<[a-z$_](?:[^<>{}]*[^<>{}/])?>[^<>{}]*){${MOST}}`, 'i');

export function refuseOpenTags(page: PageState): void {
  if (page.format !== 'mdx' || !ROW.test(page.source)) return;
  const source = withoutCode(page.source);
  for (const { index, 0: row } of source.matchAll(new RegExp(ROW, 'gi'))) {
    if (!isInCode(source.slice(0, index))) continue;
    const line = source.slice(0, index).split('\n').length;
    throw errorAt(page, {
      message: `${MOST} tags are opened one inside the other, and none of them is closed: "${row.slice(0, 20)}…".`,
      hint: 'Close them, or put the text in backticks when it is no JSX.',
      position: { start: { line, column: index - source.lastIndexOf('\n', index - 1) } },
    });
  }
}

/** Behind a brace that is open, or in an export statement. */
function isInCode(before: string): boolean {
  if (before.lastIndexOf('{') > before.lastIndexOf('}')) return true;
  return /(?:^|\n)(?:export|import)\b(?:[^\n]|\n(?![ \t]*\n))*$/.test(before);
}
