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

/** Markdown of a description, with headings below those of the page, and alerts in the way of GitHub as admonitions. */
export function prose(text: string, below: number): string {
  const escaped = outsideOfCode(text.trim(), (part) =>
    escapeSigns(part).replaceAll(/^(#{1,6})(?=\s)/gm, (signs) => '#'.repeat(Math.min(6, signs.length + below))),
  );
  return outsideOfFences(escaped, (part) =>
    part.replaceAll(ALERT, (_, name: keyof typeof ADMONITIONS, lines: string) =>
      [`:::${ADMONITIONS[name]}`, withoutQuote(lines).trim(), ':::\n'].join('\n\n'),
    ),
  );
}

const ADMONITIONS = { NOTE: 'note', TIP: 'tip', IMPORTANT: 'info', WARNING: 'warning', CAUTION: 'danger' };
const ALERT = /^> ?\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]([^\n]*\n?(?:^>[^\n]*\n?)*)/gm;

function withoutQuote(lines: string): string {
  return lines.replaceAll(/^> ?/gm, '');
}

/**
 * The same in a cell of a table, or behind the name of a field: one paragraph, the first that is no heading, with the list that it
 * announces. Neither place may hold a list, so that items are lines with a sign in front.
 */
export function inline(text: string): string {
  const paragraphs = text.trim().split(/\n\s*\n/);
  const found = paragraphs.findIndex((one) => !/^#{1,6}\s[^\n]*$/.test(one.trim()));
  const first = paragraphs[Math.max(0, found)] ?? '';
  const next = paragraphs[found + 1] ?? '';
  const whole = found >= 0 && first.trimEnd().endsWith(':') && ITEM.test(next) ? `${first}\n${next}` : first;
  const words = withoutQuote(whole.trim()).replace(/^\[![A-Z]+\]\s*|^#{1,6}\s+/, '');
  return outsideOfCode(itemsAsLines(words).replaceAll(/\s+/g, ' '), escapeSigns);
}

const ITEM = /^\s*(?:[-*+]|1[.)])\s+(?=\S)/;

/** Only a list that begins with 1 has numbers: a sentence may have a year at the start of a line. */
function itemsAsLines(words: string): string {
  if (!/^\s*(?:[-*+]|\d{1,9}[.)])\s/m.test(words)) return words;
  const isNumbered = /^\s*1[.)]\s/m.test(words);
  const lines = words.split('\n').map((line, index) => {
    const [whole, sign, number] = /^\s*(?:([-*+])|(\d{1,9})[.)])\s+(?=\S)/.exec(line) ?? [];
    if (whole === undefined || (sign === undefined && !isNumbered)) return line;
    const mark = sign === undefined ? String.raw`${number}\.` : '•';
    return `${index === 0 ? '' : '<br/>'}${mark} ${line.slice(whole.length)}`;
  });
  return lines.join('\n');
}

function escapeSigns(text: string): string {
  return text
    .replaceAll('<', (sign, index: number) => (ELEMENTS.test(text.slice(index)) ? sign : '&lt;'))
    .replaceAll(/\{#/g, String.raw`\{#`)
    .replaceAll(/^(\s*):::/gm, String.raw`$1\:::`);
}

function outsideOfCode(text: string, change: (part: string) => string): string {
  // Most texts have none, and a page has dozens of them.
  if (!/[`~]/.test(text)) return change(text);
  return outsideOfFences(text, (part) =>
    part
      .split(/(`[^`\n]+`)/)
      .map((one, index) => (index % 2 === 1 ? one : change(one)))
      .join(''),
  );
}

/** From fence to fence: where one has no end, nor has any behind it. */
function outsideOfFences(text: string, change: (part: string) => string): string {
  const [begin, end] = [/^ *(?:```|~~~)/gm, /^ *(?:```|~~~) *$/gm];
  const parts: string[] = [];
  let from = 0;
  for (let open = begin.exec(text); open; open = begin.exec(text)) {
    end.lastIndex = begin.lastIndex;
    if (!end.test(text)) break;
    parts.push(change(text.slice(from, open.index)), text.slice(open.index, end.lastIndex));
    from = begin.lastIndex = end.lastIndex;
  }
  return parts.join('') + change(text.slice(from));
}

/** Code between backticks, also with backticks in it. */
export function code(text: string): string {
  const value = text.replaceAll(/\s+/g, ' ');
  return value.includes('`') ? `\`\` ${value} \`\`` : `\`${value}\``;
}

/**
 * An address as code. One that is longer than a line of a phone may break behind its slashes, instead of inside a word. HTML, because
 * Markdown has no code with a place to break: what would be Markdown in it is written as a number, and what would become a link has
 * an element inside.
 */
export function addressCode(address: string): string {
  if (address.length <= LINE_OF_PHONE) return code(address);
  const text = address.replaceAll(/(?<=[^/])\/(?=[^/])|[^\w/.-]|_/gu, (sign) => {
    if (sign === '/') return '/<wbr>';
    return `${/[:@]/.test(sign) ? '<span></span>' : ''}&#${sign.codePointAt(0)};`;
  });
  return `<code>${text}</code>`;
}

const LINE_OF_PHONE = 38;

/** A row of a table. A `|` that is escaped stays as it is: behind another backslash, it would end the cell. */
export function row(cells: readonly string[]): string {
  const escaped = cells.map((cell) =>
    cell.replaceAll(/(?<!\\)(\\*)\|/g, (written, slashes: string) =>
      slashes.length % 2 === 1 ? written : String.raw`${slashes}\|`,
    ),
  );
  return `| ${escaped.join(' | ')} |`;
}

/** A code block whose text may have fences. */
export function fence(language: string, text: string): string[] {
  const fences = text.includes('```') ? Array.from(text.matchAll(/`{3,}/g), ([signs]) => signs.length) : [];
  const longest = Math.max(2, ...fences);
  const signs = '`'.repeat(longest + 1);
  return [`${signs}${language}`, ...text.split('\n'), signs];
}
