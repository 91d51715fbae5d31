/**
 * Notations of Obsidian → Markdown, before the parse. Embedded notes come in as quotes, so lines move: the result says which
 * line of the text each of its lines comes from. Nothing is read here; names are resolved and notes read by what the caller gives.
 *
 *     [[Note#Part|words]]  →  [words](./notes/Note.md#part)     %%note%%       →  (nothing)
 *     ![[picture.png|300]] →  ![picture|300](./picture.png)     ==important==  →  <mark>important</mark>
 *     ![[Note]]            →  > **[Note](./Note.md)** …         text ^id       →  text <span id="^id"></span>
 */
import { blankRanges, mapOutside } from '../code-ranges.js';
import { embedNote } from './embed-note.js';
import { embedFile, linkText } from './link-text.js';
import { findNoteCode, type NoteSyntax } from './note-code.js';
import type { LineParts, NoteProblem, RewriteParts, RewrittenNote } from './vault.js';
import { parseWikilink } from './wikilink.js';

export function rewriteNote(source: string, parts: RewriteParts): RewrittenNote {
  const text = withoutComments(source, parts.syntax);
  const problems: NoteProblem[] = [];
  const kept: string[] = [];
  const lines: number[] = [];
  const marked = markNotations(text, parts.syntax);
  for (const [index, line] of marked.split('\n').entries()) {
    const place: LineParts = {
      ...parts,
      rewrite: rewriteNote,
      report: (problem: Omit<NoteProblem, 'line'>) => problems.push({ ...problem, line: index + 1 }),
    };
    const written = rewriteLine(line, place);
    for (const made of written) {
      kept.push(made);
      lines.push(index + 1);
    }
  }
  return { text: withoutDoubleIds(kept.join('\n'), parts.syntax), lines, problems };
}

/** Signs that no text has: links in code are not touched, and this is known before the text is taken apart into lines. */
const OPEN = '\uE000';
const LINK = new RegExp(`!?${OPEN}\\[([^\\[\\]\\n]+?)\\]\\]`, 'g');

/** Comments leave their line breaks, so that lines keep their numbers. */
function withoutComments(text: string, syntax: NoteSyntax): string {
  if (!text.includes('%%')) return text;
  const blanked = blankRanges(text, findNoteCode(text, syntax));
  let result = '';
  let at = 0;
  for (const { 0: comment, index } of blanked.matchAll(/%%[^]*?%%/g)) {
    result += text.slice(at, index) + comment.replaceAll(/[^\n]+/g, '');
    at = index + comment.length;
  }
  return result + text.slice(at);
}

/** Marks links outside of code, and rewrites what needs no file. */
function markNotations(text: string, syntax: NoteSyntax): string {
  return mapOutside(text, findNoteCode(text, syntax), rewritePiece);
}

function rewritePiece(piece: string): string {
  return piece
    .replaceAll(/\[\[(?=[^[\]\n]+\]\])/g, `${OPEN}[`)
    .replaceAll(/(?<![=\\])==(?=[^\s=])([^=\n]*[^\s=])==(?!=)/g, '<mark>$1</mark>')
    .replaceAll(/(^|[ \t])\^([A-Za-z\d-]+)[ \t]*$/gm, '$1<span id="^$2"></span>');
}

/** A note that is embedded twice brings the ids of its blocks along twice; links lead to the first. */
function withoutDoubleIds(text: string, syntax: NoteSyntax): string {
  if (!text.includes('<span id="^')) return text;
  const ids = new Set<string>();
  return mapOutside(text, findNoteCode(text, syntax), (piece) =>
    piece.replaceAll(/<span id="(\^[A-Za-z\d-]+)"><\/span>/g, (span, id: string) => {
      if (ids.has(id)) return '';
      ids.add(id);
      return span;
    }),
  );
}

function rewriteLine(line: string, parts: LineParts): string[] {
  if (!line.includes(OPEN)) return [line];
  const embed = new RegExp(`^([ \\t>]*(?:[-*+] |\\d+[.)] )?)!${OPEN}\\[([^\\[\\]\\n]+)\\]\\][ \\t]*$`).exec(line);
  const note = embed && embedNote(parseWikilink(embed[2] ?? ''), { ...parts, column: (embed[1] ?? '').length + 1 });
  if (note) {
    const first = embed[1] ?? '';
    const rest = first.replace(/(?:[-*+]|\d+[.)]) $/, (mark) => ' '.repeat(mark.length));
    return [...note.split('\n').map((each, index) => (index === 0 ? first : rest) + each), rest.trimEnd()];
  }
  return [
    line.replaceAll(LINK, (written, inner: string, at: number) => {
      const place = { ...parts, column: at + 1 };
      const link = parseWikilink(inner);
      return written.startsWith('!') ? embedFile(link, place) : linkText(link, place);
    }),
  ];
}
