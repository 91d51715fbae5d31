/** Every example of the docs is run, or says why not; and both languages show the same ones. */
import { describe, expect, it } from 'vitest';
import { type CodeExample, type DocumentedPage, readPages } from './code-examples.js';
import { verdictOf } from './example-kind.js';

const pages = readPages();
const examples = pages.flatMap((page) => page.examples);
const verdicts = examples.map((example) => ({ example, verdict: verdictOf(example) }));
const notRun = verdicts.filter(({ verdict }) => verdict !== undefined && 'reason' in verdict);

describe('the examples of the docs', () => {
  it('are all of a language that is known here', () => {
    const unknown = verdicts.filter(({ verdict }) => verdict === undefined);
    expect(unknown.map(({ example: { place, language } }) => `${place}: ${language || 'no language'}`)).toEqual([]);
  });

  it(`are run: ${examples.length - notRun.length} of ${examples.length}`, () => {
    expect(notRun.length / examples.length).toBeLessThan(0.2);
  });

  it('are all found: each fence is one', () => {
    const lost = pages.filter(
      ({ text, examples: found }) => fencesIn(text) !== found.filter(({ isNested }) => !isNested).length,
    );
    expect(lost.map(({ page, locale }) => `${locale}/${page}`)).toEqual([]);
  });
});

/** Fences of the page itself, by its lines. */
function fencesIn(text: string): number {
  let open: string | undefined;
  let count = 0;
  for (const line of text.split('\n')) {
    const [, fence = '', info = ''] = /^[\s>]*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (fence === '') continue;
    if (open === undefined) {
      open = fence;
      count += Number(info.trim() !== 'mdx-code-block');
    } else if (fence.startsWith(open) && info.trim() === '') open = undefined;
  }
  return count;
}

/** Pages whose Chinese examples are others, and why. */
const OTHERWISE_IN_CHINESE: Record<string, string> = {
  'docs/social-cards.md': 'a Chinese site needs its second font from the start, and installs both at once',
};

const translated = pages.filter(({ locale, page }) => locale === 'zh' && !(page in OTHERWISE_IN_CHINESE));
const sourceOf = ({ page }: DocumentedPage) => pages.find((other) => other.page === page && other.locale === 'en');

describe.each(translated.map((page) => [page.page, page] as const))('in Chinese, %s', (_, page) => {
  it('shows the same examples as in English', () => {
    const outline = ({ examples: found }: DocumentedPage) =>
      found.map(({ language, isWrong }) => `${language} ${isWrong}`);
    const source = sourceOf(page);
    expect(source, 'the page in English').toBeDefined();
    expect(outline(page)).toEqual(source && outline(source));
    const differing = page.examples.flatMap((example, index) => differentLines(example, source?.examples[index]));
    expect(differing).toEqual([]);
  });
});

/** Lines that are no prose are the same, but for words in quotes and comments, which are translated. */
function differentLines(example: CodeExample, source: CodeExample | undefined): string[] {
  const verdict = verdictOf(example);
  if (!source || !verdict || 'reason' in verdict || PROSE.has(verdict.kind)) return [];
  const lines = source.code.split('\n');
  const own = example.code.split('\n');
  if (own.length !== lines.length) return [`${example.place}: ${own.length} lines instead of ${lines.length}`];
  return own.flatMap((line, index) => {
    const isSame = IS_TRANSLATED.test(line) || withoutLocale(line) === withoutLocale(lines[index] ?? '');
    return isSame ? [] : [`${example.place}: ${line}`];
  });
}

const PROSE = new Set(['markdown', 'diagram', 'markup', 'change']);
const IS_TRANSLATED = /[^\p{ASCII}]/u;

/** Where English readers translate into French, Chinese ones translate into Chinese. */
const withoutLocale = (line: string) => line.replaceAll(/\b(?:fr|zh)\b/g, 'LOCALE');
