/**
 * Moves `@import` rules to the start of a style sheet. CSS ignores an import after other rules, but webpack's
 * loader, which Docusaurus uses, accepts it anywhere. Imports from other hosts stay, since with webpack they have
 * no effect either.
 */
import type { Plugin } from 'vite';

/** Rules that may precede an import. */
const EARLY = /^@(?:import|charset|layer)\b[^{]*$/i;
const OF_OTHER_HOST = /^@import\s+(?:url\(\s*)?["']?(?:[a-z][a-z\d+.-]*:)?\/\//i;

export function lateImportsPlugin(): Plugin {
  return {
    name: 'dactyl:late-imports',
    enforce: 'pre',
    transform: {
      filter: { id: /\.(?:css|pcss|postcss)$/, code: '@import' },
      handler(code) {
        const hoisted = hoistLateImports(code);
        return hoisted === undefined ? undefined : { code: hoisted, map: null };
      },
    },
  };
}

/** Line numbers stay the same. Returns `undefined` when all imports are in place. */
export function hoistLateImports(css: string): string | undefined {
  const statements = topLevelStatements(css);
  const first = statements.findIndex(({ text }) => !EARLY.test(text));
  const late = statements.filter(
    ({ text }, index) => first !== -1 && index > first && /^@import\b/i.test(text) && !OF_OTHER_HOST.test(text),
  );
  if (late.length === 0) return undefined;
  const at = statements[first]?.start ?? 0;
  const rest = late.reduceRight(
    (result, { start, end, text }) => result.slice(0, start) + text.replace(/[^\n]/g, ' ') + result.slice(end),
    css,
  );
  const moved = late.map(({ text }) => text.replace(/\s+/g, ' '));
  return rest.slice(0, at) + moved.join('') + rest.slice(at);
}

interface Statement {
  start: number;
  end: number;
  text: string;
}

/** Rules with their blocks, and at-rules up to their semicolon, without preceding comments. */
function topLevelStatements(css: string): Statement[] {
  const statements: Statement[] = [];
  const token =
    /\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?|\\[^]|url\(\s*[^"'()\s]+\s*\)|[{};]|\S/gi;
  let start: number | undefined;
  let depth = 0;
  for (const { 0: text, index } of css.matchAll(token)) {
    if (text.startsWith('/*')) continue;
    start ??= index;
    if (text === '{') depth++;
    if (text === '}') depth = Math.max(0, depth - 1);
    if (depth > 0 || (text !== '}' && text !== ';')) continue;
    const end = index + text.length;
    statements.push({ start, end, text: css.slice(start, end) });
    start = undefined;
  }
  return statements;
}
