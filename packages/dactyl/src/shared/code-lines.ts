/**
 * Finds the lines of a code block to mark, and the classes to mark them with: those of `{1,4-6}` or of magic
 * comments, and in a diff those of added and removed lines. Both the compiler and code blocks in the browser use
 * this.
 */
import type { CodeMeta } from './code-meta.js';
import { takeMagicComments, type MagicComment, type MarkedCode } from './magic-comments.js';

export interface CodeLineOptions {
  meta: CodeMeta;
  /** Language of the code, in lower case. */
  language: string | undefined;
  comments: readonly MagicComment[];
  /** Whether magic comments also count in code without a language. Default: true. */
  marksPlainCode?: boolean | undefined;
}

/** The class of lines that the fence names by number: the class of the first configured magic comment. */
export function classOfNumberedLines(comments: readonly MagicComment[]): string | undefined {
  return comments[0]?.className;
}

/** Marks lines. When the fence names lines by number, magic comments are ignored. */
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
 * The language of the code behind the `+` and `-` signs of a diff: `diff-js` → `js`. `undefined` for plain `diff`,
 * which is a language of its own.
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

/**
 * Marks added and removed lines. File names (`+++ b/file`) do not count as added lines; `>` and `<` only count in
 * plain `diff`.
 */
function markDiff({ code, classes }: MarkedCode, language: string): void {
  const signs = language === 'diff' ? /^(?!\+\+\+ |--- )[-+<>]/ : languageInDiff(language) ? /^[-+]/ : /(?!)/;
  code.split('\n').forEach((line, index) => {
    const kind = DIFF_SIGNS[signs.exec(line)?.[0] ?? ''];
    if (kind) classes.set(index, [...(classes.get(index) ?? []), `code-block-${kind}-line`]);
  });
}
