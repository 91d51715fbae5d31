/** Functions for custom code blocks that read the props of a code block. */
import { parseCodeMeta } from '../../../shared/code-meta.js';
import { takeMagicComments, type MagicComment } from '../../../shared/magic-comments.js';

/** Title in a metastring, empty when there is none. */
export function parseCodeBlockTitle(metastring?: string): string {
  return parseCodeMeta(metastring).title ?? '';
}

/** Language in a class name such as `language-js`. */
export function parseLanguage(className: string | undefined): string | undefined {
  return /(?:^|\s)language-(\S+)/.exec(className ?? '')?.[1];
}

export function containsLineNumbers(metastring?: string): boolean {
  return parseCodeMeta(metastring).showLineNumbers;
}

/** Number of the first line, from the prop, else from the metastring; `undefined` where lines have none. */
export function getLineNumbersStart({
  showLineNumbers,
  metastring,
}: {
  showLineNumbers: boolean | number | undefined;
  metastring: string | undefined;
}): number | undefined {
  if (typeof showLineNumbers === 'number') return showLineNumbers;
  if (showLineNumbers !== undefined) return showLineNumbers ? 1 : undefined;
  const meta = parseCodeMeta(metastring);
  return meta.showLineNumbers ? meta.firstLine : undefined;
}

export interface ParseLinesOptions {
  metastring: string | undefined;
  language: string | undefined;
  magicComments: MagicComment[];
}

/** The code without magic comments, and classes by line, counted from 0. Lines in the metastring win. */
export function parseLines(
  content: string,
  { metastring, language, magicComments }: ParseLinesOptions,
): { lineClassNames: Record<number, string[]>; code: string } {
  const code = content.replace(/\n$/, '');
  const { lines } = parseCodeMeta(metastring);
  if (lines) {
    const className = magicComments[0]?.className;
    if (className === undefined) {
      throw new Error(
        `A highlight range has been given (metastring \`${metastring}\`), but no magic comment has a class.`,
      );
    }
    return { lineClassNames: Object.fromEntries([...lines].map((line) => [line, [className]])), code };
  }
  if (language === undefined) return { lineClassNames: {}, code };
  const marked = takeMagicComments(code, language, magicComments);
  return { lineClassNames: Object.fromEntries(marked.classes), code: marked.code };
}
