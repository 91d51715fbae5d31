/**
 * The engine's JavaScript parser takes twice as long for each tag that is opened inside of another one in an expression
 * which does not parse in the end: 18 take 0.1 s, 30 take minutes. And it calls itself for each bracket inside of
 * another one, until the stack ends and the process with it. So code between braces and in exports is read here before,
 * character by character: tags that are never closed, and what is nested too deeply, are refused. What this reader
 * takes for right and the engine does not is caught by `trial-parser.ts`. To be removed when the engine (0.10.5) does
 * neither any more: `open-tags.test.ts` tells.
 */
import { placeAt } from '../base/text-place.js';
import { withoutCode } from './code-ranges.js';
import { errorAt, type PageState } from './page-state.js';

/** So many tags are opened and never closed. */
const MOST_OPEN = 16;
/** A tenth of what the smallest stack bears. */
const DEEPEST = 200;

/** @throws SiteError with the place where it begins. */
export function refuseOpenTags(page: PageState): void {
  if (page.format !== 'mdx' || !mayNest(page.source)) return;
  const fault = findFault(withoutCode(page.source));
  if (!fault) return;
  const shown = `"${page.source.slice(fault.at, fault.at + 20).split('\n')[0]}…"`;
  throw errorAt(page, {
    position: { start: placeAt(page.source, fault.at) },
    ...(fault.kind === 'tags'
      ? {
          message: `${MOST_OPEN} tags are opened one inside the other, and none of them is closed: ${shown}.`,
          hint: 'Close them, or put the text in backticks when it is no JSX.',
        }
      : {
          message: `More than ${DEEPEST} brackets or tags are nested here: ${shown}.`,
          hint: 'Move the code into a module and import it, or put the text in backticks when it is no code.',
        }),
  });
}

/** Most texts have too few signs for either fault. */
function mayNest(source: string): boolean {
  if (!/\{|^(?:import|export)\b/m.test(source)) return false;
  const count = (pattern: RegExp) => source.match(pattern)?.length ?? 0;
  return count(/<[A-Za-z_$>]/g) >= MOST_OPEN || count(/[{([]/g) > DEEPEST;
}

interface Fault {
  kind: 'tags' | 'depth';
  at: number;
}

/** `<` is a tag whose `>` has not come yet, `e` an element that waits for its closing tag. */
interface Opened {
  sign: '{' | '(' | '[' | '<' | 'e';
  at: number;
}

const CLOSES: Record<string, Opened['sign']> = { '}': '{', ')': '(', ']': '[' };

/** What matters in code. Each alternative ends at the latest with its line. */
const TOKEN =
  /\\.|"[^"\n]*"|'[^'\n]*'|\/\*|<\/|<(?=[A-Za-z_$>])|\/>|=>|[{}()[\]>;&|,]|^(?:import|export)\b|\n[ \t]*\r?\n/gm;

function findFault(text: string): Fault | undefined {
  const open: Opened[] = [];
  /** An import or export statement ends at an empty line, unless something in it is open. */
  let inStatement = false;
  const token = new RegExp(TOKEN);
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const { 0: sign, index: at } = match;
    const top = open.at(-1)?.sign;
    if (sign === 'import' || sign === 'export') inStatement = true;
    else if (open.length === 0 && !inStatement) {
      if (sign === '{') open.push({ sign, at });
      // An apostrophe in prose opens no text.
      else if (sign.startsWith('"') || sign.startsWith("'")) token.lastIndex = at + 1;
    } else if (sign.trim() === '') inStatement &&= open.length > 0;
    else if (sign === '/*') token.lastIndex = endOfComment(text, at);
    else if (sign === '{' || sign === '(' || sign === '[') open.push({ sign, at });
    else if (sign === '<') open.push({ sign, at });
    else if (sign === '>' && top === '<') open.push({ sign: 'e', at: open.pop()?.at ?? at });
    else if (sign === '/>' && top === '<') open.pop();
    else if (sign === '</') closeElement(open);
    else if (/^[;&|,]$/.test(sign) && top === '<') open.pop();
    else if (CLOSES[sign]) {
      const unclosed = closeBracket(open, CLOSES[sign]);
      if (unclosed.length >= MOST_OPEN) return { kind: 'tags', at: unclosed[0]?.at ?? at };
    }
    if (open.length > DEEPEST) return tooDeep(open, at);
  }
  return manyTags(open);
}

function endOfComment(text: string, at: number): number {
  const end = text.indexOf('*/', at + 2);
  return end === -1 ? text.length : end + 2;
}

/** What was no tag after all goes with the element. */
function closeElement(open: Opened[]): void {
  const at = open.findLastIndex(({ sign }) => sign === 'e' || sign === '{' || sign === '(' || sign === '[');
  if (open[at]?.sign === 'e') open.length = at;
}

/** @returns the tags in the brackets that are still open. */
function closeBracket(open: Opened[], sign: Opened['sign']): Opened[] {
  const at = open.findLastIndex((one) => one.sign === sign);
  return at === -1 ? [] : open.splice(at).filter(isTag);
}

function isTag({ sign }: Opened): boolean {
  return sign === '<' || sign === 'e';
}

/** Tags at the depth of code that are closed nowhere make it grow for ever; brackets that are closed do not. */
function tooDeep(open: readonly Opened[], at: number): Fault {
  return manyTags(open) ?? { kind: 'depth', at: open[0]?.at ?? at };
}

function manyTags(open: readonly Opened[]): Fault | undefined {
  const tags = open.filter(isTag);
  return tags.length >= MOST_OPEN ? { kind: 'tags', at: tags[0]?.at ?? 0 } : undefined;
}
