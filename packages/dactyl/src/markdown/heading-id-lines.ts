/**
 * Ids at the end of headings, before the parse: all ways to write one become the one that the engine reads.
 *
 *     ## Title {/* #id *\/}   →  ## Title {#id}
 *     ## Title { /*#id more*\/ }  →  ## Title {#id}
 *     ## Title <!-- #id -->  →  ## Title {#id}
 *     ## Title \{#id}        →  ## Title  {#id}    for sites that switched `mdx1Compat.headingIds` off
 *     ## Title {#id} ##      →  ## Title {#id}
 *     ## Title {#id onclick=x}  →  ## Title {#id}
 *     ## Set {a=b}           →  ## Set {a=b\}      in Markdown without JSX, where only an id is special
 */
import type { TextEdit } from './directive-lines.js';

const ID =
  /\\\{#[^{}\n]+\}|\{#[^{}\n]+\}(?=[ \t]+#)|\{#[^\s{}]*[ \t][^{}\n]*\}|\{[ \t]*\/\*[ \t]*#[^\s{}*]+(?:[ \t][^{}*\n]*)?\*\/[ \t]*\}|<!--[ \t]*#[^\s{}>]+(?:[ \t][^>\n]*)?-->/;
const OPENING = /(?:[ \t>]|[-*+] |\d+[.)] )*/;
const UNDERLINE = /(?:[ \t]*\r?)\n[ \t>]*(?:=+|-+)[ \t]*\r?$/;
const HEADING = new RegExp(
  `^(${OPENING.source}#{1,6}[ \\t](?:.*?(?:[ \\t]|(?=\\\\\\{)))?)(${ID.source})([ \\t#]*)\\r?$|^(.*?[ \\t])(${ID.source})(?=${UNDERLINE.source})`,
  'gm',
);

/** Up to the brace that ends what the engine would take for attributes. */
const OTHER_BRACES = new RegExp(
  `^(?:${OPENING.source}#{1,6}[ \\t].*\\{(?!#)[^{}\\n]+(?=\\}[ \\t#]*\\r?$)|.*\\{(?!#)[^{}\\n]+(?=\\}${UNDERLINE.source}))`,
  'gm',
);

export function headingIdEdits(text: string, { mdx }: { mdx: boolean }): TextEdit[] {
  return [...idEdits(text), ...(mdx ? [] : otherBraces(text))];
}

function otherBraces(text: string): TextEdit[] {
  return [...text.matchAll(OTHER_BRACES)].map((match) => {
    const at = match.index + match[0].length;
    return { start: at, end: at, text: '\\' };
  });
}

function idEdits(text: string): TextEdit[] {
  if (!/\\\{#|\}[ \t]+#|(?:\/\*|<!--)[ \t]*#|\{#[^\s{}]*[ \t]/.test(text)) return [];
  return [...text.matchAll(HEADING)].map((match) => {
    const [, atx, atxId, closing = '', setext = '', setextId = ''] = match;
    const start = match.index + (atx ?? setext).length;
    const written = (atxId ?? setextId) + closing;
    // The engine would make attributes of further words.
    const [, inBraces, inComment] = /^\\?\{(#[^\s{}]+)[^{}]*\}|(#\S+?)(?:[ \t][^\n]*)?(?:\*\/|-->)/.exec(written) ?? [];
    // As long as before, so that what stands behind keeps its column.
    const blanks = written.startsWith('\\') ? ' ' : '';
    return {
      start,
      end: start + written.length,
      text: `${blanks}{${inBraces ?? inComment ?? ''}}`.padEnd(written.length),
    };
  });
}
