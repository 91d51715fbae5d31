import { findRanges, textBetween } from './code-ranges.js';

/**
 * When a Markdown file may need to run in the browser: it has state of its own, listens to events, or passes functions
 * to components. `withOwnCode`: only if it imports something that is neither of the theme nor of the framework.
 */
export type BrowserNeed = 'never' | 'withOwnCode' | 'always';

/**
 * Decided without parsing, and used only to choose what is bundled, so false positives are acceptable.
 *
 * @param ranges - Gives the code in the text, which is asked for only where it counts.
 */
export function browserNeed(source: string, ranges = () => findRanges(source)): BrowserNeed {
  // If the file imports something, any expression may pass an imported function on.
  if (!SIGN.test(source)) return 'never';
  const live = textBetween(source, ranges().filter(isNoLiveFence(source)));
  // Many texts have signs in code only, and a search for all at once costs as much as one for some.
  const withSigns = live.filter(({ text }) => SIGN.test(text));
  if (withSigns.some(({ text }) => INTERACTIVE.test(text))) return 'always';
  return withSigns.length > 0 ? 'withOwnCode' : 'never';
}

/** @param specifiers - All that the file imports. */
export function mayNeedBrowser(need: BrowserNeed, specifiers: readonly string[]): boolean {
  return need === 'withOwnCode' ? specifiers.some(isOwnCode) : need === 'always';
}

function isOwnCode(specifier: string): boolean {
  return !/^@(?:theme|docusaurus)\//.test(specifier);
}

/** Signs in the Markdown file itself. */
const OWN = String.raw`\bon[A-Z]\w*=|\buse(?!BaseUrl\b|DocusaurusContext\b)[A-Z]|\bBrowserOnly\b|=>|\bref=|\bfunction\b\s*[\w$]*\s*\(|\bextends\b|\brequire\(`;
const INTERACTIVE = new RegExp(OWN);
const SIGN = new RegExp(String.raw`${OWN}|\{\s*(?:\.\.\.)?[A-Za-z_$(]`);

/** `mdx-code-block` fences contain live MDX, so they are scanned like text. */
function isNoLiveFence(source: string) {
  return ({ kind, start }: { kind: string; start: number }) =>
    kind !== 'fence' || !/^[ \t]*`{3,4}mdx-code-block/.test(source.slice(start, start + 40));
}
