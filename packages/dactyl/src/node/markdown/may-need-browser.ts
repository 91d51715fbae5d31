import { findRanges, textBetween } from './code-ranges.js';

/**
 * Whether a Markdown file may come to run in the browser: it keeps state itself, listens to events, or hands functions
 * to components. Found without parsing it, and only to decide what is bundled: more files than need it may say yes.
 */
export function mayNeedBrowser(source: string, specifiers: readonly string[]): boolean {
  const ownCode = specifiers.some((specifier) => !/^@(?:theme|docusaurus)\//.test(specifier));
  const pattern = ownCode ? ANY_EXPRESSION : INTERACTIVE;
  if (!pattern.test(source)) return false;
  const live = textBetween(source, findRanges(source).filter(isNoLiveFence(source)));
  return live.some(({ text }) => pattern.test(text));
}

/** What a Markdown file can write itself. */
const OWN = String.raw`\bon[A-Z]\w*=|\buse(?!BaseUrl\b|DocusaurusContext\b)[A-Z]|\bBrowserOnly\b|=>|\bref=|\bfunction\b\s*[\w$]*\s*\(|\bextends\b|\brequire\(`;
const INTERACTIVE = new RegExp(OWN);
/** What it imports may be a function too, and a value that it hands on. */
const ANY_EXPRESSION = new RegExp(String.raw`${OWN}|\{\s*(?:\.\.\.)?[A-Za-z_$(]`);

/** `mdx-code-block` fences hold live MDX, so they are read like text. */
function isNoLiveFence(source: string) {
  return ({ kind, start }: { kind: string; start: number }) =>
    kind !== 'fence' || !/^[ \t]*`{3,4}mdx-code-block/.test(source.slice(start, start + 40));
}
