/**
 * Guards against two weaknesses of the engine's JavaScript parser. If an expression turns out not to parse, the
 * time doubles with each tag that is opened inside another one: 18 tags take 0.1 s, 30 take minutes. And the parser
 * recurses for each nested bracket until the stack overflows and the process ends. This module therefore scans code
 * between braces and in exports first, and refuses tags that are never closed and code that is nested too deeply.
 * Code that passes this scan but still harms the engine is caught by `trial-parser.ts`. Remove this module when the
 * engine (0.10.5) has neither weakness any more: `open-tags.test.ts` tells.
 */
import { placeAt } from '../base/text-place.js';
import { withoutCode } from './code-ranges.js';
import { errorAt, type PageState } from './page-state.js';

/** Limit of tags that are opened and never closed. */
const MOST_OPEN = 16;
/** Limit of nesting: a tenth of what the smallest stack can hold. */
const DEEPEST = 200;

/** @throws SiteError with the position where the tag or the nesting begins */
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
          hint: 'Close them, or put the text in backticks if it is not JSX.',
        }
      : {
          message: `More than ${DEEPEST} brackets or tags are nested here: ${shown}.`,
          hint: 'Move the code into a module and import it, or put the text in backticks if it is not code.',
        }),
  });
}

/** Quick test: most texts have too few brackets or tags for either weakness. */
function mayNest(source: string): boolean {
  if (!/\{|^(?:import|export)\b/m.test(source)) return false;
  const count = (pattern: RegExp) => source.match(pattern)?.length ?? 0;
  return count(/<[A-Za-z_$>]/g) >= MOST_OPEN || count(/[{([]/g) > DEEPEST;
}

interface Fault {
  kind: 'tags' | 'depth';
  at: number;
}

/** `<` is a tag whose `>` has not come yet; `e` is an element whose closing tag has not come yet. */
interface Opened {
  sign: '{' | '(' | '[' | '<' | 'e';
  at: number;
}

const CLOSES: Record<string, Opened['sign']> = { '}': '{', ')': '(', ']': '[' };

/** Tokens that matter in code. No alternative extends beyond its line. */
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
      // An apostrophe in prose does not start a string.
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

/** Removes the element, and everything above it that turned out not to be a tag. */
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

/**
 * The fault of code with too many open brackets and tags. Unclosed tags are the likelier mistake, so they are
 * reported first.
 */
function tooDeep(open: readonly Opened[], at: number): Fault {
  return manyTags(open) ?? { kind: 'depth', at: open[0]?.at ?? at };
}

function manyTags(open: readonly Opened[]): Fault | undefined {
  const tags = open.filter(isTag);
  return tags.length >= MOST_OPEN ? { kind: 'tags', at: tags[0]?.at ?? 0 } : undefined;
}
