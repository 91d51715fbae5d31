import { findRanges, textBetween, type TextRange } from './code-ranges.js';

/**
 * Specifiers of all `import` and `export … from` statements of an MDX text, found without parsing. The list contains
 * everything that the compiler will request, and maybe more. Examples in code do not count.
 */
export function scanImports(source: string): string[] {
  if (!/^(?:import|export)\b/m.test(source) && !source.includes('require(')) return [];
  const specifiers = new Set<string>();
  const ranges = findRanges(source).filter((range) => isExample(range, source.slice(range.start, range.end)));
  for (const { text } of textBetween(source, ranges)) {
    for (const [, from, bare, required] of text.matchAll(SPECIFIER)) {
      const specifier = from ?? bare ?? required;
      if (specifier !== undefined) specifiers.add(specifier);
    }
  }
  return [...specifiers];
}

/** `mdx-code-block` fences contain live MDX, and what looks like a code span may be a template literal. */
function isExample({ kind }: TextRange, text: string): boolean {
  if (kind === 'fence') return !/^[ \t]*`{3,4}mdx-code-block/.test(text);
  return kind === 'code' && !/\n|\$\{/.test(text);
}

/**
 * Matches `… from 'x'` in a statement that begins a line or follows another one (it may span lines), `import 'x'`,
 * and `require('x')`.
 */
const SPECIFIER =
  /(?<=^|;[ \t]*)(?:import|export)\b[\w$*{},\s]*?\bfrom[ \t]*['"]([^'"\n]+)['"]|(?<=^|;[ \t]*)import[ \t]*['"]([^'"\n]+)['"]|\brequire\([ \t]*['"]([^'"\n]+)['"][ \t]*\)/gm;
