/** What rewriting a note needs to know of the others, and what it finds. */
import type { NoteSyntax } from './note-code.js';

export interface Vault {
  /** The file that a name means, seen from the note that is written in (content-relative). */
  resolve(name: string, from: string): { path: string; others: readonly string[] } | undefined;
  /** A name that is nearly the one that was written. */
  suggest(name: string): string | undefined;
  /** Text of a note, without front matter; `undefined` when it cannot be read. */
  read(path: string): string | undefined;
  /** How a link of the page names a file. */
  urlOf(path: string): string;
  /** The hash of a link to a part of a file: of a note, the id of its heading; of others, as it is written. */
  hashOf(path: string, part: string): string;
}

export interface NoteProblem {
  /** Of the text. */
  line: number;
  column: number;
  name: string;
  /** Set for a name that several files have; else there is no such file. */
  chosen?: { path: string; others: readonly string[] };
}

export interface RewrittenNote {
  text: string;
  /** For each line, from which line it comes; both from 1. */
  lines: number[];
  problems: NoteProblem[];
}

export interface RewriteParts {
  vault: Vault;
  /** Content-relative path of the note that is written in. */
  from: string;
  /** Notes that are being embedded, outermost first: no note may embed itself. */
  above: readonly string[];
  /** Of the page, which holds for embedded notes, too. */
  syntax: NoteSyntax;
}

export interface LineParts extends RewriteParts {
  /** How an embedded note is rewritten. */
  rewrite: (source: string, parts: RewriteParts) => RewrittenNote;
  report: (problem: Omit<NoteProblem, 'line'>) => void;
}

export interface PlaceParts extends LineParts {
  column: number;
}
