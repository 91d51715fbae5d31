import { findRanges, textBetween, type TextRange } from './code-ranges.js';

/**
 * Specifiers of all `import` and `export … from` statements of an MDX text, found without parsing. The list contains
 * everything that the compiler will request, and maybe more. Examples in code do not count.
 *
 * @param ranges - Gives the code in the text, which is asked for only where it counts.
 */
export function scanImports(source: string, ranges = () => findRanges(source)): string[] {
  const mayBegin = source.includes('import') || source.includes('export');
  if (!(mayBegin && /^(?:import|export)\b/m.test(source)) && !source.includes('require(')) return [];
  // A line of Python or Go in a block begins with a keyword too: code is looked for where there is a whole statement.
  if (specifiersIn(source).next().done) return [];
  const specifiers = new Set<string>();
  const examples = ranges().filter((range) => isExample(range, source.slice(range.start, range.end)));
  for (const { text } of textBetween(source, examples)) for (const found of specifiersIn(text)) specifiers.add(found);
  return [...specifiers];
}

/** Looks for keywords first: an expression for whole statements, tried at each character, takes three times as long. */
function* specifiersIn(text: string): Generator<string> {
  const [keyword, statement] = [new RegExp(KEYWORD), new RegExp(STATEMENT)];
  for (let match = keyword.exec(text); match !== null; match = keyword.exec(text)) {
    statement.lastIndex = match.index + (match[1]?.length ?? 0);
    const [, from, bare, required] = statement.exec(text) ?? [];
    const specifier = from ?? bare ?? required;
    if (specifier === undefined) continue;
    keyword.lastIndex = statement.lastIndex;
    yield specifier;
  }
}

/** `mdx-code-block` fences contain live MDX, and what looks like a code span may be a template literal. */
export function isExample({ kind }: TextRange, text: string): boolean {
  if (kind === 'fence') return !/^[ \t]*`{3,4}mdx-code-block/.test(text);
  return kind === 'code' && !/\n|\$\{/.test(text);
}

/** Matches where a statement may begin: on a line of its own, or behind another one. The group is what precedes it. */
const KEYWORD = /^(?:import|export)\b|(;[ \t]*)(?:import|export)\b|\brequire\(/gm;
/** Matches `… from 'x'` in a statement (it may span lines), `import 'x'`, and `require('x')`, at one place. */
const STATEMENT =
  /(?:import|export)\b[\w$*{},\s]*?\bfrom[ \t]*['"]([^'"\n]+)['"]|import[ \t]*['"]([^'"\n]+)['"]|require\([ \t]*['"]([^'"\n]+)['"][ \t]*\)/y;
