/**
 * A tag that is closed inside of a list item but was opened in front of it. MDX does not allow that; the engine (0.10.5)
 * lets some of them pass and aborts the process on others, so they are found before it sees them.
 *
 *     <td>
 *     - one
 *
 *     - two
 *       </td>      belongs to the item "two"
 */
import { withoutCode } from './code-ranges.js';
import { errorAt, type PageState } from './page-state.js';

const CLOSING_LINE = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)<\/([\w$.:-]*)[ \t]*>/;
/** The same anywhere in a text, behind blanks or the sign of an item. */
const CANDIDATE = /^[ \t]*(?:[ \t]|(?:[-*+]|\d{1,9}[.)])[ \t]+)<\/[\w$.:-]*[ \t]*>/m;
const ITEM = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$))+)/;
/** Ends a paragraph that stands above, however it is indented. */
const BLOCK_START = /^[ \t]*(?:<|\{|#|>|```|~~~|---|\*\*\*|:::)/;
/** An item that begins further up is not looked for. */
const MOST_LINES = 200;

export function refuseMisplacedTags(page: PageState): void {
  const { source, format } = page;
  if (format !== 'mdx' || !/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/m.test(source)) return;
  if (!CANDIDATE.test(source)) return;
  const lines = withoutCode(source).split(/\r\n|\n|\r/);
  for (const [index, line] of lines.entries()) {
    const [, indent = '', name] = CLOSING_LINE.exec(line) ?? [];
    if (name === undefined) continue;
    const start = itemAround(lines, index, width(indent));
    if (start === undefined || isOpen(name, lines.slice(start, index).join('\n'))) continue;
    throw errorAt(page, {
      message: `</${name}> must close where its opening tag was opened: here it belongs to the list item above.`,
      hint: 'Put it on a line of its own that is indented less than the text of the item, with a blank line above.',
      position: { start: { line: index + 1, column: indent.length + 1 } },
    });
  }
}

/** First line of the list item that a line with this indentation belongs to. */
function itemAround(lines: readonly string[], index: number, indent: number): number | undefined {
  for (let at = index; at >= 0 && index - at < MOST_LINES; at--) {
    const line = lines[at] ?? '';
    const marker = ITEM.exec(line)?.[1];
    if (marker !== undefined) {
      // On the line itself the sign of the item is part of what stands in front.
      if (at === index || width(marker) <= indent) return at;
      continue;
    }
    if (line.trim() === '' || at === index || width(/^[ \t]*/.exec(line)?.[0] ?? '') >= 2) continue;
    const above = lines[at - 1] ?? '';
    if (BLOCK_START.test(line) || above.trim() === '') return undefined;
  }
  return undefined;
}

/** Whether the text opens more tags of the name than it closes. */
function isOpen(name: string, text: string): boolean {
  const escaped = name.replace(/[$.]/g, '\\$&');
  const opened = text.match(new RegExp(`<${escaped}(?=[\\s/>{])`, 'g'))?.length ?? 0;
  const closed = text.match(new RegExp(`</${escaped}[ \\t]*>|<${escaped}(?:\\s[^<>]*)?/>`, 'g'))?.length ?? 0;
  return opened > closed;
}

function width(blanks: string): number {
  return blanks.replaceAll('\t', '    ').length;
}
