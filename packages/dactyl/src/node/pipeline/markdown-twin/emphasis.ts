/** Emphasis → `*text*` and its like, or HTML where these signs would not count as marks. */

export type EmphasisKind = 'em' | 'strong' | 'del';

export const EMPHASIS: Readonly<Record<string, EmphasisKind>> = {
  em: 'em',
  i: 'em',
  strong: 'strong',
  b: 'strong',
  del: 'del',
  s: 'del',
  strike: 'del',
};

/** The characters next to it, empty at an end. */
export interface Neighbours {
  before: string;
  after: string;
}

export interface EmphasisPlace {
  /** Marks that are open around it. */
  open: readonly string[];
  around: Neighbours;
  /** Its inside, given the mark that it stands in. */
  write: (mark: string) => string;
}

/** In the order of preference. */
const MARKS: Record<EmphasisKind, readonly string[]> = { em: ['*', '_'], strong: ['**', '__'], del: ['~~'] };

export function writeEmphasis(kind: EmphasisKind, { open, around, write }: EmphasisPlace): string {
  for (const mark of MARKS[kind]) {
    if (open.includes(mark)) continue;
    const inside = write(mark);
    const text = inside.trim();
    if (text === '') return inside;
    // Blanks at the ends go outside of the marks.
    const lead = inside.slice(0, inside.indexOf(text));
    const trail = inside.slice(lead.length + text.length);
    const outside = { before: lead || around.before, after: trail || around.after };
    if (isMarked(text, mark, outside)) return `${lead}${mark}${text}${mark}${trail}`;
  }
  const inside = write('');
  return inside.trim() === '' ? inside : `<${kind}>${inside}</${kind}>`;
}

function isMarked(text: string, mark: string, { before, after }: Neighbours): boolean {
  const sign = mark.charAt(0);
  if (before.endsWith(sign) || after.startsWith(sign)) return false;
  // `***` opens both kinds, the outer one being the weaker.
  if (text.startsWith(sign) || text.endsWith(sign)) return mark === '*' && text.startsWith('**');
  const isInWord = WORD.test(before.slice(-1)) || WORD.test(after.charAt(0));
  if (sign === '_' && isInWord) return false;
  const opens = !SIGN.test(text) || !WORD.test(before.slice(-1));
  const closes = !SIGN.test(text.slice(-1)) || !WORD.test(after.charAt(0));
  return opens && closes;
}

const WORD = /[^\s\p{P}\p{S}]/u;
const SIGN = /^[\p{P}\p{S}]/u;
