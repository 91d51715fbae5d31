/**
 * Which lines of a code block are marked, and how: the classes of `{1,4-6}` or of magic comments, and those of added
 * and removed lines in a diff. For the compiler, and for code blocks that the browser renders.
 */
import type { CodeMeta } from './code-meta.js';
import { takeMagicComments, type MagicComment, type MarkedCode } from './magic-comments.js';

export interface CodeLineOptions {
  meta: CodeMeta;
  /** In lower case. */
  language: string | undefined;
  comments: readonly MagicComment[];
  /** Whether comments mark lines of code without a language, too. Default: true. */
  marksPlainCode?: boolean | undefined;
}

/** The class of lines named by number is the first one that is configured. */
export function classOfNumberedLines(comments: readonly MagicComment[]): string | undefined {
  return comments[0]?.className;
}

/** Lines named by number switch magic comments off. */
export function markLines(code: string, options: CodeLineOptions): MarkedCode {
  const { meta, language, comments, marksPlainCode = true } = options;
  const marked = meta.lines
    ? numberedLines(code, meta.lines, classOfNumberedLines(comments))
    : language === undefined && !marksPlainCode
      ? { code, classes: new Map<number, string[]>() }
      : takeMagicComments(code, languageOfComments(language), comments);
  if (language?.startsWith('diff')) markDiff(marked, language);
  return marked;
}

/**
 * `diff-js` → `js`, whose code stands behind the `+` and `-` of each line. Not of `diff` itself, which is a language.
 */
export function languageInDiff(language: string): string | undefined {
  return language.startsWith('diff-') ? language.slice('diff-'.length) : undefined;
}

function languageOfComments(language = 'text'): string {
  return languageInDiff(language) ?? language;
}

function numberedLines(code: string, lines: ReadonlySet<number>, className: string | undefined): MarkedCode {
  const classes = className === undefined ? [] : [...lines].map((line): [number, string[]] => [line, [className]]);
  return { code, classes: new Map(classes) };
}

const DIFF_SIGNS: Record<string, string> = { '+': 'inserted', '>': 'inserted', '-': 'deleted', '<': 'deleted' };

/** The file names of a diff (`+++ b/file`) are no lines of it; arrows are signs only in the language itself. */
function markDiff({ code, classes }: MarkedCode, language: string): void {
  const signs = language === 'diff' ? /^(?!\+\+\+ |--- )[-+<>]/ : languageInDiff(language) ? /^[-+]/ : /(?!)/;
  code.split('\n').forEach((line, index) => {
    const kind = DIFF_SIGNS[signs.exec(line)?.[0] ?? ''];
    if (kind) classes.set(index, [...(classes.get(index) ?? []), `code-block-${kind}-line`]);
  });
}
