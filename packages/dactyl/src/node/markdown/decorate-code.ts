/** What stands in and below the lines of a block besides the colours: marked words, types, notes of the compiler. */
import type { MarkedCode } from '../../shared/magic-comments.js';
import type { NotedCode } from './code-notation.js';
import type { TypedCode } from './twoslash/twoslash.js';
import type { LineRange } from './wrap-ranges.js';

export interface DecoratedCode extends MarkedCode {
  /** By line, without overlaps. */
  ranges?: Map<number, LineRange[]>;
  /** HTML below a line. */
  notes?: Map<number, string>;
}

/** The compiler cuts lines out, so marks move to where their lines are then. */
export function decorate(
  marked: MarkedCode & Partial<Pick<NotedCode, 'words'>>,
  typed: TypedCode | undefined,
): DecoratedCode {
  const lineOf = typed?.lineOf ?? ((line: number) => line);
  const classes = new Map<number, string[]>();
  for (const [line, names] of marked.classes) {
    const shown = lineOf(line);
    if (shown !== undefined) classes.set(shown, [...(classes.get(shown) ?? []), ...names]);
  }
  const words = new Map<number, LineRange[]>();
  for (const [line, found] of marked.words ?? []) {
    const shown = lineOf(line);
    const ranges = found.map((word) => ({ ...word, open: '<mark class="code-block-word">', close: '</mark>' }));
    if (shown !== undefined) words.set(shown, ranges);
  }
  for (const [line, types] of typed?.ranges ?? []) {
    const known = words.get(line) ?? [];
    const free = types.filter(({ start, end }) => known.every((word) => end <= word.start || start >= word.end));
    words.set(line, [...known, ...free]);
  }
  return {
    code: typed?.code ?? marked.code,
    classes,
    ...(words.size > 0 && { ranges: words }),
    ...(typed && { notes: typed.notes }),
  };
}
