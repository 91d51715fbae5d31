/**
 * Sentences that promise something have a row in `website/claims.tsv`: the test or the command that shows it, or why it is no claim of
 * ours. What counts as a promise is in `claim-sentences.ts`.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { claimsAmong, textBlocks } from './claim-sentences.js';
import { figuresIn } from './figures.js';

const REPOSITORY = path.join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');

interface Row {
  line: number;
  page: string;
  words: string;
  kind: string;
  proof: string;
}

const [heading = '', ...lines] = read('website/claims.tsv').trimEnd().split('\n');
const ROWS: Row[] = lines.map((text, index) => {
  const [page = '', words = '', kind = '', proof = ''] = text.split('\t');
  return { line: index + 2, page, words, kind, proof };
});

const PAGES = [
  'README.md',
  ...filesBelow('website/docs', /\.mdx?$/),
  ...filesBelow('website/src/home', /\.tsx$/),
  'website/src/pages/index.tsx',
];
const BLOCKS = new Map(PAGES.map((page) => [page, textBlocks(page, read(page))]));
const COMMANDS = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts); // The cast: ours.

function filesBelow(folder: string, name: RegExp): string[] {
  const all = readdirSync(path.join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' });
  return all.filter((file) => name.test(file)).map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`);
}

/** Titles of tests, and of groups of them, as far as the source has them. */
function titlesOf(file: string): string[] {
  return [...read(file).matchAll(/\(\s*(['"`])((?:(?!\1)[^\\]|\\.)+)\1,/g)].map(([, , title = '']) => title);
}

/** What is wrong with a proof, in a sentence; nothing when it exists. */
function faultOf({ kind, proof }: Row): string | undefined {
  if (kind === 'not-ours') return proof ? undefined : 'says no word why it is no claim of ours';
  if (kind === 'command')
    return COMMANDS.includes(proof) ? undefined : `names the command "${proof}", which package.json lacks`;
  if (kind !== 'test') return `has the kind "${kind}"; write test, command or not-ours`;
  const [, file = '', title = ''] = /^(\S+\.test\.(?:tsx?|mjs|js)): (.+)$/.exec(proof) ?? [];
  if (!file) return 'has no proof of the form "FILE.test.ts: words of a title"';
  try {
    return titlesOf(file).some((found) => found.includes(title))
      ? undefined
      : `names a test that ${file} has not: "${title}"`;
  } catch {
    return `names a file that does not exist: ${file}`;
  }
}

describe('website/claims.tsv', () => {
  it('has its columns, and each sentence once', () => {
    expect(heading).toBe('page\twords\tkind\tproof');
    const keys = ROWS.map(({ page, words }) => `${page}: ${words}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('names words that are on their page, so that a row goes with its sentence', () => {
    const gone = ROWS.filter(
      ({ page, words }) => !words || !BLOCKS.get(page)?.some((block) => block.words.includes(words)),
    );
    expect(
      gone.map(
        ({ line, page, words }) => `claims.tsv:${line}: ${page} does not say "${words}". Correct or remove the row.`,
      ),
    ).toEqual([]);
  });

  it('names proofs that exist', () => {
    const faults = ROWS.flatMap((row) => {
      const fault = faultOf(row);
      return fault ? [`claims.tsv:${row.line}: the row of "${row.words}" ${fault}.`] : [];
    });
    expect(faults).toEqual([]);
  });
});

it('each promise of the English pages has a row in website/claims.tsv', () => {
  const open = [...BLOCKS].flatMap(([page, blocks]) => {
    const rows = ROWS.filter((row) => row.page === page);
    return claimsAmong(blocks)
      .filter(({ words }) => !rows.some((row) => words.includes(row.words)))
      .map(
        ({ line, words }) =>
          `${page}:${line}: "${words}" Say it without a figure, "always", "never" or "every", or add a row with the test or command that shows it.`,
      );
  });
  expect(open).toEqual([]);
});

it('each figure of a Chinese page is one of its English page, so that the same rows show it', () => {
  const figures = PAGES.filter((page) => page.startsWith('website/docs/')).flatMap((page) => {
    const translated = page.replace('website/docs/', 'website/i18n/zh/docusaurus-plugin-content-docs/current/');
    const known = new Set(figuresIn(BLOCKS.get(page) ?? []).map(({ figure }) => figure));
    return figuresIn(textBlocks(translated, read(translated))).map(({ line, figure }) => ({
      place: `${translated}:${line}: ${figure}`,
      isKnown: known.has(figure),
    }));
  });
  expect(figures.length).toBeGreaterThan(50);
  expect(figures.filter(({ isKnown }) => !isKnown).map(({ place }) => place)).toEqual([]);
});
