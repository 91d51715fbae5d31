/** The state that steps share while one document is compiled. */
import type GithubSlugger from 'github-slugger';
import type { JsonObject } from '../../shared/json.js';
import type { TocItem } from '../../shared/toc.js';
import { SiteError } from '../base/site-error.js';
import { placeAt } from '../base/text-place.js';
import type { CodeFile, DrawnBlock, MarkdownMessage, Reference, TocInsert } from './types.js';

/** Both formats produce the same tree; the parser differs, and the kinds of node that steps can meet. */
export type EngineFormat = 'mdx' | 'md';

export interface PageState {
  readonly file: string;
  /**
   * The text that the engine reads: front matter replaced by blanks, old syntax rewritten; lines and columns as in
   * the file.
   */
  readonly source: string;
  readonly format: EngineFormat;
  readonly frontMatter: JsonObject;
  readonly hasDirectives: boolean;
  /** Source of the front matter, without its fences; absent when no plugin of the site may ask for it. */
  readonly yaml?: string | undefined;
  /** Path of a link to a Markdown file → URL of its page; absent when no plugin of the site may ask for it. */
  readonly permalinks?: Readonly<Record<string, string>> | undefined;
  /** Files that code fences show, by their names as written. */
  readonly codeFiles?: Readonly<Record<string, CodeFile>> | undefined;
  /** Line of a heading → id that the source of this translation has in its place. */
  sourceIds?: ReadonlyMap<number, string> | undefined;
  /** Whether the text may contain emoji names; text nodes are visited only then. */
  readonly hasEmoji: boolean;
  /** Shortcode → the emoji that replaces it in the text. */
  readonly emoji: Map<string, string>;
  /** Lines of the source, split on first use and kept, because a page may have thousands of headings. */
  lines: readonly string[] | undefined;
  readonly slugger: GithubSlugger;
  /** Set when a part of the document must be evaluated. The document then becomes a module. */
  dynamic: boolean;
  /** Markdown documents only: set when raw HTML was met, which is then parsed into the tree. */
  hasRawHtml: boolean;
  /** HTML written by our steps, represented in the tree by placeholders, see `steps/written-html.ts`. */
  readonly writtenHtml: string[];
  /** Whether a heading or thematic break has been passed; a level-1 heading after that is not the title. */
  pastTitle: boolean;
  contentTitle: string | undefined;
  /** Component names such as `motion.div`, which the engine takes for elements. */
  readonly lowerCaseMembers: Set<string>;
  /** Offset of the end of the last `<head>`. The component that renders `<head>` reads its content itself. */
  headEnd: number;
  /** Id → text of a heading before plugins of the site changed it, see `steps/heading-ids.ts`. */
  readonly headingTexts: Map<string, { text: string; html: string; isWritten: boolean }>;
  readonly toc: TocItem[];
  readonly tocInserts: TocInsert[];
  readonly references: Reference[];
  /** Ids of words whose explanation the page holds already, see `steps/terms.ts`. */
  readonly explainedTerms: Set<string>;
  /** Code blocks to be drawn, see `drawing-place.ts`. */
  readonly drawings: DrawnBlock[];
  /** Links to a place on the same page, `#here`, as written. */
  readonly hashLinks: Set<string>;
  /** Offset at which the next reference without a position is searched. */
  searchedTo: number;
  readonly warnings: MarkdownMessage[];
  readonly esm: EsmParts;
}

/** Import and export statements of a document, taken apart. */
export interface EsmParts {
  /** Specifiers in order of appearance; `_modules[i]` in the compiled code. */
  readonly imports: string[];
  /** Exported name → JavaScript expression for it. */
  readonly exports: Map<string, string>;
  /** Indices of imports that are exported as a whole (`export * from`). */
  readonly spreads: number[];
  /** All names that the statements declare. */
  readonly declared: Set<string>;
  /** Local name of the default import of a Markdown file → its specifier. */
  readonly partials: Map<string, string>;
}

/** Index of a specifier among the imports, added when it is new. */
export function importIndex(esm: EsmParts, specifier: string): number {
  const known = esm.imports.indexOf(specifier);
  return known === -1 ? esm.imports.push(specifier) - 1 : known;
}

export interface SourceStart {
  start: { line: number; column: number };
}

interface Problem {
  message: string;
  hint: string;
  position: SourceStart | undefined;
  /** Pattern that finds the mistake in the text, because raw HTML in `.md` files has no positions. */
  look?: RegExp;
}

/** An error at a node. */
export function errorAt(page: PageState, { message, hint, position, look }: Problem): SiteError {
  const { line, column } = position?.start ?? findPlace(page.source, look?.exec(page.source)?.[0] ?? '');
  return new SiteError(message, { file: page.file, line, column, hint });
}

/** Position of something that can only be found by a pattern. */
export function placeOf(page: PageState, look: RegExp): SourceStart {
  return { start: findPlace(page.source, look.exec(page.source)?.[0] ?? '') };
}

export function warnAt(page: PageState, message: string, position: SourceStart | undefined): void {
  page.warnings.push({ message, line: position?.start.line ?? 1, column: position?.start.column ?? 1 });
}

/**
 * Records a reference and returns the placeholder for its URL. Raw HTML in `.md` files has no positions, so the URL
 * is searched in the text there.
 */
export function addReference(
  page: PageState,
  reference: Pick<Reference, 'kind' | 'url' | 'isOptional'>,
  position: SourceStart | undefined,
): string {
  const { line, column } = position?.start ?? findNextPlace(page, reference.url);
  return `dactyl-ref:${page.references.push({ ...reference, line, column }) - 1}`;
}

/** References come nearly in text order, so the search continues after the last one that was found. */
function findNextPlace(page: PageState, text: string): SourceStart['start'] {
  const next = page.source.indexOf(text, page.searchedTo);
  if (next === -1) return findPlace(page.source, text);
  page.searchedTo = next + text.length;
  return placeAt(page.source, next);
}

function findPlace(source: string, text: string): SourceStart['start'] {
  return placeAt(source, Math.max(source.indexOf(text), 0));
}
