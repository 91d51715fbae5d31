/** Imports that only removed blocks used: what they name would be bundled with the page. */

const IMPORT = /^import[ \t]+([\w$*{},\s]+?)[ \t\n]*from[ \t]*['"][^'"\n]+['"][ \t]*;?[ \t]*$/gm;

interface Texts {
  /** The text without code; lines and columns are the same. */
  live: string;
  /** What was removed. */
  hidden: string;
}

export function withoutUnusedImports(text: string, { live, hidden }: Texts): string {
  if (hidden === '') return text;
  let result = text;
  for (const { 0: statement, 1: names = '', index } of live.matchAll(IMPORT)) {
    const rest = live.slice(0, index) + live.slice(index + statement.length);
    const local = localNames(names);
    const isUsed = local.some((name) => hasWord(rest, name));
    if (isUsed || !local.some((name) => hasWord(hidden, name))) continue;
    const blank = statement.replaceAll(/[^\n]/g, ' ');
    result = result.slice(0, index) + blank + result.slice(index + statement.length);
  }
  return result;
}

/** `A, { b, c as d }` → A, b, d; `* as e` → e. */
function localNames(names: string): string[] {
  return names.split(/[{},]/).flatMap((part) => /([\w$]+)\s*$/.exec(part)?.[1] ?? []);
}

function hasWord(text: string, name: string): boolean {
  const word = name.replaceAll('$', String.raw`\$`);
  return new RegExp(String.raw`(?<![\w$])${word}(?![\w$])`).test(text);
}
