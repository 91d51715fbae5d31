/** Texts of a document, as parts of a Markdown page. */

/** Elements that descriptions may have; every other `<` is a sign. */
const ELEMENTS = /^<\/?(?:a|b|br|code|del|em|i|kbd|li|ol|p|pre|strong|sub|sup|ul)(?:\s[^<>]*)?\/?>/i;

/** One line without any markup. */
export function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_<>[\]{}#|~&]/g, String.raw`\$&`);
}

/** Markdown of a description, with headings below those of the page. */
export function prose(text: string, below: number): string {
  return outsideOfCode(text.trim(), (part) =>
    escapeSigns(part).replaceAll(/^(#{1,6})(?=\s)/gm, (signs) => '#'.repeat(Math.min(6, signs.length + below))),
  );
}

/** The same in a cell of a table, or behind the name of a field: one paragraph. */
export function inline(text: string): string {
  const [first = ''] = text.trim().split(/\n\s*\n/);
  return outsideOfCode(first.replaceAll(/\s+/g, ' '), escapeSigns);
}

function escapeSigns(text: string): string {
  return text
    .replaceAll('<', (sign, index: number) => (ELEMENTS.test(text.slice(index)) ? sign : '&lt;'))
    .replaceAll(/\{#/g, String.raw`\{#`)
    .replaceAll(/^(\s*):::/gm, String.raw`$1\:::`);
}

function outsideOfCode(text: string, change: (part: string) => string): string {
  return text
    .split(/(^ *(?:```|~~~)[^]*?^ *(?:```|~~~) *$|`[^`\n]+`)/m)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}

/** Code between backticks, also with backticks in it. */
export function code(text: string): string {
  const value = text.replaceAll(/\s+/g, ' ');
  return value.includes('`') ? `\`\` ${value} \`\`` : `\`${value}\``;
}

/** A row of a table. */
export function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}

/** A code block whose text may have fences. */
export function fence(language: string, text: string): string[] {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`{3,}/g), ([signs]) => signs.length));
  const signs = '`'.repeat(longest + 1);
  return [`${signs}${language}`, ...text.split('\n'), signs];
}
