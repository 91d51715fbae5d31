/**
 * Lines that open a block with three colons or more, before the parse.
 *
 *     :::tip Read this   →  :::tip[Read this]     a title in the old form, for known keywords
 *     :::注意            →  \:::注意              no directive: it stays text, and so does the line that ends it
 *     ::: tip            →  \::: tip
 *     the end\           →  the end\\             in front of the line that ends it: no line break, but a backslash
 *
 * The engine reads more lines as directives than the site format does, and drops the parts that it does not
 * understand.
 */

/** Replacement of a part of a text, by offsets. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

export interface DirectiveLineOptions {
  keywords: readonly string[];
  /** Whether the title may follow a keyword without brackets. */
  titles: boolean;
}

/** What may precede a block: indentation, quotes, list markers. */
const OPENING = /^((?:[ \t>]|[-*+] |\d+[.)] )*)(:{3,})([^\s:].*|[ \t]+\S.*)$/gm;

/** Name, label and attributes in Docusaurus's syntax. */
const DIRECTIVE =
  /^[a-z](?:[\w-]*[a-z\d])?(?:\[((?:[^\\]|\\.)*)\])?(?:\{(?:[^{}"'\n]|"[^"\n]*"|'[^'\n]*')*\})?[ \t\r]*$/i;

/** A backslash at the end of a block's last line, unless it is escaped itself. */
const LAST_BACKSLASH = /(?<!\\)(?:\\\\)*\\(?=[ \t]*\r?\n[ \t>]*:{3,}[ \t]*\r?$)/gm;

export function directiveEdits(text: string, { keywords, titles }: DirectiveLineOptions): TextEdit[] {
  const known = new Set(titles ? keywords : []);
  const edits: TextEdit[] = [];
  for (const match of text.matchAll(OPENING)) {
    const [, before = '', colons = '', rest = ''] = match;
    const directive = DIRECTIVE.exec(rest);
    if (directive && (directive[1] === undefined || isBalanced(directive[1]))) continue;
    const start = match.index + before.length;
    const [, keyword = '', title = '', blanks = ''] = /^([\w-]+)[ \t]+(\S.*?)([ \t\r]*)$/.exec(rest) ?? [];
    if (known.has(keyword)) {
      const label = isBalanced(title) ? title : title.replace(/(?<!\\)[[\]]/g, '\\$&');
      // The opening bracket replaces the space, so that the title keeps its column.
      const end = start + colons.length + rest.length;
      edits.push({ start, end, text: `${colons}${keyword}[${label}]${blanks}` });
    } else edits.push({ start, end: start, text: '\\' });
  }
  for (const match of text.matchAll(LAST_BACKSLASH)) {
    const at = match.index + match[0].length;
    edits.push({ start: at, end: at, text: '\\' });
  }
  return edits;
}

/** Whether all unescaped brackets are balanced. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/\\.|[[\]]/g)) {
    if (bracket === '[') depth++;
    if (bracket === ']' && --depth < 0) return false;
  }
  return depth === 0;
}
