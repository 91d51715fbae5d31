/**
 * Rewrites ids at the end of headings before the parse. All notations become the one that the engine reads.
 *
 *     ## Title {/* #id *\/}   →  ## Title {#id}
 *     ## Title <!-- #id -->  →  ## Title {#id}
 *     ## Title \{#id}        →  ## Title  {#id}    for sites that switched `mdx1Compat.headingIds` off
 *     ## Title {#id} ##      →  ## Title {#id}
 *     ## Title {#id onclick=x}  →  ## Title {#id}
 *     ## Set {a=b}           →  ## Set {a=b\}      in Markdown without JSX, where only an id is special
 *     ## The {#if} block     →  ## The \{#if} block    elsewhere in a heading it is text
 */
import type { TextEdit } from './directive-lines.js';

/** An id with the rest of its line: only spaces and a closing row of `#` may follow it. */
const ID =
  /^(\\\{#[^{}\n]+\}|\{#[^{}\n]+\}(?=[ \t]+#)|\{#[^\s{}]*[ \t][^{}\n]*\}|\{[ \t]*\/\*[ \t]*#[^\s{}*]+(?:[ \t][^{}*\n]*)?\*\/[ \t]*\}|<!--[ \t]*#[^\s{}>]+(?:[ \t][^>\n]*)?-->)[ \t#]*$/;
const HEADING = /^(?:[ \t>]|[-*+] |\d+[.)] )*#{1,6}[ \t]/;
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*\r?$/;

/** A heading line, or the text above a setext underline. */
interface HeadingLine {
  /** Offset in the text. */
  start: number;
  /** The line without its line break. */
  line: string;
  /** Length of the heading's `#` marks; `undefined` above an underline. */
  mark: number | undefined;
}

export function headingIdEdits(text: string, { mdx }: { mdx: boolean }): TextEdit[] {
  const mayHaveId = hasIdSigns(text);
  const braces = mdx ? literalBraces(text) : [];
  if (!mayHaveId && mdx) return braces;
  const lines = headingLines(text);
  const ids = mayHaveId ? lines.flatMap(idEdit) : [];
  const others = mdx
    ? braces.filter(({ start }) => !ids.some((id) => id.start <= start && start < id.end))
    : lines.flatMap(otherBraces);
  return [...ids, ...others];
}

/** One pattern for all of them would read a text letter by letter, and most texts have none of these signs. */
function hasIdSigns(text: string): boolean {
  return (
    (text.includes('{#') && /\\\{#|\{#[^\s{}]*[ \t]/.test(text)) ||
    (text.includes('}') && /\}[ \t]+#/.test(text)) ||
    (text.includes('/*') && /\/\*[ \t]*#/.test(text)) ||
    (text.includes('<!--') && /<!--[ \t]*#/.test(text))
  );
}

/**
 * `{#` does not start an expression: unless it is an id at the end of the line, it is text. Docusaurus escapes the
 * first one in a heading.
 */
function literalBraces(text: string): TextEdit[] {
  return [...text.matchAll(/^[ \t>]{0,12}#{1,6}[ \t][^\n{]*\{#/gm)].flatMap((match) => {
    const at = match.index + match[0].length - 2;
    const end = text.indexOf('\n', at);
    const rest = text.slice(at, end === -1 ? text.length : end);
    return text[at - 1] === '\\' || /^\{#[^{}]+\}[ \t#]*\r?$/.test(rest) ? [] : [{ start: at, end: at, text: '\\' }];
  });
}

/** Heading lines that end in a brace or a comment. */
function headingLines(text: string): HeadingLine[] {
  const lines = text.split('\n');
  let start = 0;
  return lines.flatMap((whole, index) => {
    const at = start;
    start += whole.length + 1;
    const line = whole.endsWith('\r') ? whole.slice(0, -1) : whole;
    if (!/[}>][ \t#]{0,100}$/.test(line.slice(-101))) return [];
    const mark = HEADING.exec(line)?.[0].length;
    const isAbove = UNDERLINE.test(lines[index + 1] ?? '') && index + 1 < lines.length;
    return mark === undefined && !isAbove ? [] : [{ start: at, line, mark }];
  });
}

function otherBraces({ start, line, mark }: HeadingLine): TextEdit[] {
  const end = withoutEnd(line, mark === undefined ? /[ \t]/ : /[ \t#]/).length - 1;
  const open = line.lastIndexOf('{', end);
  if (line[end] !== '}' || open < (mark ?? 0) || open === -1 || line[open + 1] === '#' || open + 1 === end) return [];
  // Up to the brace that would end the engine's attributes.
  return line.lastIndexOf('}', end - 1) > open ? [] : [{ start: start + end, end: start + end, text: '\\' }];
}

function idEdit({ start, line, mark }: HeadingLine): TextEdit[] {
  const text = withoutEnd(line, mark === undefined ? /[ \t]/ : /[ \t#]/);
  const open = text.endsWith('}') ? text.lastIndexOf('{') : text.lastIndexOf('<!--');
  const isEscaped = text.endsWith('}') && text[open - 1] === '\\';
  const at = isEscaped ? open - 1 : open;
  const isApart = at === mark || /[ \t]/.test(line[at - 1] ?? '') || (isEscaped && mark !== undefined);
  if (open === -1 || at < (mark ?? 1) || !isApart) return [];
  const end = mark === undefined ? text.length : line.length;
  const written = line.slice(at, end);
  if (!ID.test(written)) return [];
  // The engine would read further words as attributes.
  const [, inBraces, inComment] = /^\\?\{(#[^\s{}]+)[^{}]*\}|(#\S+?)(?:[ \t][^\n]*)?(?:\*\/|-->)/.exec(written) ?? [];
  // Spaces keep the length of the line, so that what follows keeps its column.
  const blanks = isEscaped ? ' ' : '';
  const edited = `${blanks}{${inBraces ?? inComment ?? ''}}`.padEnd(written.length);
  return [{ start: start + at, end: start + end, text: edited }];
}

function withoutEnd(line: string, sign: RegExp): string {
  let end = line.length;
  while (end > 0 && sign.test(line[end - 1] ?? '')) end--;
  return line.slice(0, end);
}
