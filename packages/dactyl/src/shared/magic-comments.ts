/**
 * Comments in code that mark lines and are not shown.
 *
 *     // highlight-next-line
 *     const a = 1;              →  const a = 1;   with the class of `highlight-next-line`
 */

export interface MagicComment {
  className: string;
  line?: string;
  block?: { start: string; end: string };
}

export interface MarkedCode {
  code: string;
  /** Line number, counted from 0 → classes of the line. */
  classes: Map<number, string[]>;
}

/** Start and end of a comment, as parts of a regular expression. */
const STYLES = {
  slashes: ['\\/\\/', ''],
  block: ['\\/\\*', '\\*\\/'],
  jsx: ['\\{\\s*\\/\\*', '\\*\\/\\s*\\}'],
  hash: ['#', ''],
  html: ['<!--', '-->'],
  percent: ['%', ''],
  dashes: ['--', ''],
  semicolons: [';;', ''],
  rem: ['[Rr][Ee][Mm]\\b', ''],
  quote: ["['‘’]", ''],
  quoteOrUnderscore: ["(?:_\\s*)?['‘’]", ''],
  bang: ['!', ''],
  parens: ['\\(\\*', '\\*\\)'],
  star: ['\\*>', ''],
} as const;

type StyleName = keyof typeof STYLES;

const FAMILIES: [languages: string, styles: StyleName[]][] = [
  ['js javascript ts typescript', ['slashes', 'block']],
  ['jsx tsx', ['slashes', 'block', 'jsx']],
  ['html', ['slashes', 'block', 'html']],
  ['py python bash', ['hash']],
  ['md markdown', ['html', 'jsx', 'hash']],
  ['tex latex matlab', ['percent']],
  ['sql', ['dashes', 'block']],
  ['lua haskell', ['dashes']],
  ['wasm', ['semicolons']],
  ['vb vba visual-basic', ['quote', 'rem']],
  ['vbnet vb.net', ['quoteOrUnderscore', 'rem']],
  ['batch', ['rem']],
  ['basic', ['rem', 'bang']],
  ['fsharp f#', ['slashes', 'parens']],
  ['ocaml sml', ['parens']],
  ['fortran', ['bang']],
  ['cobol', ['star']],
];

const OTHERS: StyleName[] = ['slashes', 'block', 'jsx', 'hash', 'html'];

/**
 * Removes magic comments from `code`, and marks the lines that they name. A range without a start or an end marks
 * nothing.
 */
export function takeMagicComments(code: string, language: string, comments: readonly MagicComment[]): MarkedCode {
  const words = comments
    .flatMap(({ line, block }) => [line, block?.start, block?.end])
    .filter((word) => word !== undefined);
  if (!words.some((word) => code.includes(word))) return { code, classes: new Map() };
  const pattern = commentPattern(language, words);
  const kept: string[] = [];
  const classes = new Map<number, string[]>();
  const open = new Map<MagicComment, number>();
  const mark = (line: number, name: string) => {
    const names = classes.get(line) ?? [];
    if (!names.includes(name)) classes.set(line, [...names, name]);
  };
  for (const line of code.split('\n')) {
    const word = pattern
      .exec(line)
      ?.slice(1)
      .find((group) => group !== undefined);
    if (word === undefined) {
      kept.push(line);
      continue;
    }
    for (const comment of comments) {
      if (word === comment.line) mark(kept.length, comment.className);
      else if (word === comment.block?.start) open.set(comment, kept.length);
      else if (word === comment.block?.end) {
        for (let each = open.get(comment) ?? kept.length; each < kept.length; each++) mark(each, comment.className);
        open.delete(comment);
      }
    }
  }
  return { code: kept.join('\n'), classes };
}

/** Matches a line that holds the comment and nothing else. */
function commentPattern(language: string, words: readonly string[]): RegExp {
  const styles = FAMILIES.find(([languages]) => languages.split(' ').includes(language))?.[1] ?? OTHERS;
  const word = words.map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const forms = styles.map((style) => `${STYLES[style][0]}\\s*(${word})\\s*${STYLES[style][1]}`);
  return new RegExp(`^\\s*(?:${forms.join('|')})\\s*$`);
}
