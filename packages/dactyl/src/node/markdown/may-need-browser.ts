import { findRanges, textBetween } from './code-ranges.js';

/**
 * Whether a Markdown file may need to run in the browser: it has state of its own, listens to events, or passes
 * functions to components. This is decided without parsing, and only used to choose what is bundled, so false
 * positives are acceptable.
 */
export function mayNeedBrowser(source: string, specifiers: readonly string[]): boolean {
  const ownCode = specifiers.some((specifier) => !/^@(?:theme|docusaurus)\//.test(specifier));
  const pattern = ownCode ? ANY_EXPRESSION : INTERACTIVE;
  if (!pattern.test(source)) return false;
  const live = textBetween(source, findRanges(source).filter(isNoLiveFence(source)));
  return live.some(({ text }) => pattern.test(text));
}

/** Signs in the Markdown file itself. */
const OWN = String.raw`\bon[A-Z]\w*=|\buse(?!BaseUrl\b|DocusaurusContext\b)[A-Z]|\bBrowserOnly\b|=>|\bref=|\bfunction\b\s*[\w$]*\s*\(|\bextends\b|\brequire\(`;
const INTERACTIVE = new RegExp(OWN);
/** If the file imports something, any expression may pass an imported function on. */
const ANY_EXPRESSION = new RegExp(String.raw`${OWN}|\{\s*(?:\.\.\.)?[A-Za-z_$(]`);

/** `mdx-code-block` fences contain live MDX, so they are scanned like text. */
function isNoLiveFence(source: string) {
  return ({ kind, start }: { kind: string; start: number }) =>
    kind !== 'fence' || !/^[ \t]*`{3,4}mdx-code-block/.test(source.slice(start, start + 40));
}
