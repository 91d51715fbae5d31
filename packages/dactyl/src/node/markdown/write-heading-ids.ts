/**
 * Writes explicit ids at the end of all headings of a Markdown text, so that a heading can be reworded or
 * translated without breaking links to it. The ids are those that the headings already have.
 */
import GithubSlugger from 'github-slugger';

export interface HeadingIdOptions {
  /** Whether ids keep capitals. */
  maintainCase?: boolean | undefined;
  /** Whether existing ids are replaced. */
  overwrite?: boolean | undefined;
  /** Syntax of ids: `{#id}`, or the same in an MDX comment. Default: `classic`. */
  syntax?: HeadingIdSyntax | undefined;
  /** Whether existing ids are kept but rewritten in this syntax. */
  migrate?: boolean | undefined;
}

export type HeadingIdSyntax = 'classic' | 'mdx-comment';

const HEADING = /^(#{1,6})[ \t]+(.+?)[ \t]*(\r?)$/;
const ID = /[ \t]*(?:\{#([^\s{}]+)\}|\{\/\*[ \t]*#([^\s{}*]+)[ \t]*\*\/\}|<!--[ \t]*#([^\s{}>]+)[ \t]*-->)$/;

export function writeHeadingIds(
  text: string,
  { maintainCase = false, overwrite = false, syntax = 'classic', migrate = false }: HeadingIdOptions = {},
): string {
  const lines = text.split('\n');
  const headings = headingsOutsideComments(text);
  const slugger = new GithubSlugger();
  // Existing ids that are kept are reserved from the start, also for headings above them.
  for (const { id } of headings) if (id !== undefined && !overwrite) slugger.occurrences[id] = 0;
  for (const { index, marks, words, id, end } of headings) {
    if (marks.length === 1) {
      // A title has no id, but no other heading gets that which it would have.
      if (id === undefined) slugger.slug(plainWords(words), maintainCase);
      continue;
    }
    if (id !== undefined && !overwrite && !migrate) continue;
    const slug = id !== undefined && !overwrite ? id : slugger.slug(plainWords(words), maintainCase);
    const written = syntax === 'classic' ? `{#${slug}}` : `{/* #${slug} */}`;
    if (slug !== '') lines[index] = `${marks} ${words} ${written}${end}`;
  }
  return lines.join('\n');
}

interface HeadingLine {
  /** Of the line, from 0. */
  index: number;
  marks: string;
  /** Without the id. */
  words: string;
  id: string | undefined;
  /** What is left of its line break. */
  end: string;
}

/** Headings outside of code, front matter and comments, which may have several lines. A title is among them. */
export function headingsOutsideComments(text: string): HeadingLine[] {
  const comments = [...text.matchAll(/^[ \t]*(?:\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->)/gm)].map((match) => {
    const start = text.slice(0, match.index).split('\n').length - 1;
    return { start, end: start + match[0].split('\n').length - 1 };
  });
  return headingLines(text.split('\n')).filter(
    ({ index }) => !comments.some(({ start, end }) => start <= index && index <= end),
  );
}

function headingLines(lines: readonly string[]): HeadingLine[] {
  let fence: string | undefined = lines[0]?.trimEnd() === '---' ? '---' : undefined;
  return lines.flatMap((line, index) => {
    const [, ticks] = /^[ \t>]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== undefined) {
      if (index > 0 && closes(line, fence)) fence = undefined;
      return [];
    }
    if (ticks !== undefined) {
      fence = ticks;
      return [];
    }
    const [, marks = '', whole = '', end = ''] = HEADING.exec(line) ?? [];
    if (marks === '') return [];
    const [, braces, comment, html] = ID.exec(whole) ?? [];
    // A heading may end in a closing row of `#`.
    const words = whole.replace(ID, '').replace(/[ \t]+#+$/, '');
    return [{ index, marks, words, id: braces ?? comment ?? html, end }];
  });
}

function closes(line: string, fence: string): boolean {
  const text = line.replace(/^[ \t>]*/, '').trimEnd();
  return fence === '---' ? text === fence : text.startsWith(fence) && new Set(text).size === 1;
}

/** The text as the page will show it: without emphasis marks and tags, with the text of links. */
export function plainWords(words: string): string {
  return (
    words
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/<\/?[a-z][^>]*>/gi, '')
      // Removes characters that ids leave out.
      .replace(/&(?:amp|lt|gt|quot|apos);/g, '')
      .replace(/(?<![\p{L}\p{N}])_+(?=\S)|(?<=\S)_+(?![\p{L}\p{N}])/gu, '')
  );
}
