/** Mistakes in Markdown that show only when the page is rendered: a name that nothing defines, an expression that throws. */
import { readFileSync } from 'node:fs';
import { findRanges } from '../markdown/code-ranges.js';
import { mistakeOf } from '../../shared/author-mistake.js';
import { SiteError } from '../base/site-error.js';
import { placeAt, type TextPlace } from '../base/text-place.js';

/** The same error at its place in the file, as far as that can be told; `undefined` when Markdown is not to blame. */
export function explainContentError(error: unknown, file: string | undefined): SiteError | undefined {
  if (!(error instanceof Error) || file === undefined) return undefined;
  const mistake = mistakeOf(error);
  if (mistake) return new SiteError(mistake.message, { ...placeOf(file, ...mistake.look), hint: mistake.hint });
  const [, component] = /^Expected (?:component|object) `([^`]+)` to be defined/.exec(error.message) ?? [];
  if (component !== undefined) {
    return new SiteError(`The component <${component}> is not defined.`, {
      ...placeOf(file, new RegExp(`<${escape(component)}(?=[\\s/>])`, 'g')),
      hint: `Import it at the top of the file, or add it to the map that src/theme/MDXComponents exports.`,
    });
  }
  if (!/^\s*at (?:async )?_createMdxContent\b/m.test(error.stack?.split('\n').slice(1, 2).join('') ?? ''))
    return undefined;
  const [, name] = /^([\w$]+) is not defined$/.exec(error.message) ?? [];
  const text = /^Cannot read properties of \w+ \(reading '([^']+)'\)$/.exec(error.message)?.[1] ?? name;
  return new SiteError(`An expression of the file fails: ${error.message}.`, {
    ...(text === undefined ? { file } : placeOf(file, new RegExp(`(?<![\\w$])${escape(text)}(?![\\w$])`, 'g'))),
    hint:
      name === undefined
        ? 'Expressions between braces run while the page is rendered. Correct it, or write "\\{" where a brace is meant.'
        : `Import "${name}", or declare it: export const ${name} = …; where a brace is meant as text, write "\\{".`,
    cause: error,
  });
}

/** Where the first pattern that is found outside of code stands. */
function placeOf(file: string, ...patterns: readonly RegExp[]): { file: string } & Partial<TextPlace> {
  const source = readFileSync(file, 'utf8');
  const ranges = findRanges(source);
  for (const { index } of patterns.flatMap((pattern) => [...source.matchAll(pattern)])) {
    if (ranges.some(({ start, end }) => start <= index && index < end)) continue;
    return { file, ...placeAt(source, index) };
  }
  return { file };
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
