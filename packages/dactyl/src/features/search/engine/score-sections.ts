/**
 * Ranks the sections that match a query. A page is ranked by its best section, and by the share of the query that the whole
 * page contains.
 */
import type { Catalogue } from './open-index.js';
import type { Alternative, Query, Wish } from './parse-query.js';
import { scoreTerm, type TermOptions, type TermScores } from './score-terms.js';
import { WEIGHTS } from './weights.js';

/** A section of one of the catalogues that are searched. */
export interface ScoredSection {
  catalogue: Catalogue;
  section: number;
  score: number;
}

export interface ScoredPage {
  catalogue: Catalogue;
  page: number;
  score: number;
  /** The best first. */
  sections: ScoredSection[];
}

export interface Scored {
  /** The best first. */
  pages: ScoredPage[];
  /** Words that were found, to be marked. */
  words: string[];
  wishes: readonly Wish[];
  /** What was found for each wish, and how much of the query that is; together 1. */
  granted: readonly Granted[];
  shares: readonly number[];
}

/** For each catalogue, one score per section. */
type Scores = readonly Float32Array[];
type ReadScores = (term: string, options: TermOptions) => Promise<TermScores>;

export async function scoreSections({ wishes, extras }: Query, catalogues: readonly Catalogue[]): Promise<Scored> {
  const known = new Map<string, Promise<TermScores>>();
  const read: ReadScores = (term, options) => {
    const key = `${term}\n${options.isPrefix}${options.isLenient}`;
    const scores = known.get(key) ?? scoreTerm(term, catalogues, options);
    known.set(key, scores);
    return scores;
  };
  const granted = await Promise.all(wishes.map((wish) => grantWish(wish, catalogues, read)));
  const helping = await Promise.all(
    extras.map((extra) => scoreAlternative(extra, catalogues, (term) => read(term, EXACT))),
  );
  const parts = wishes.map(({ weight }, index) => weight * (granted[index]?.rarity ?? 1) ** WEIGHTS.coverageRarity);
  const all = parts.reduce((sum, part) => sum + part, 0);
  const shares = parts.map((part) => part / all);
  const pages = catalogues.flatMap((catalogue, index) => {
    const ofCatalogue = ({ scores }: Granted) => scores[index] ?? new Float32Array();
    return scorePages(catalogue, { wishes: granted.map(ofCatalogue), extras: helping.map(ofCatalogue), shares });
  });
  const words = [...new Set(granted.flatMap((wish) => wish.words))];
  return { pages: pages.toSorted(byScore), words, wishes, granted, shares };
}

const EXACT: TermOptions = { isPrefix: false, isLenient: false };

export interface Granted {
  scores: Scores;
  /** Higher for rarer terms. */
  rarity: number;
  words: string[];
}

async function grantWish(
  { terms, isPrefix, instead }: Wish,
  catalogues: readonly Catalogue[],
  read: ReadScores,
): Promise<Granted> {
  const others = await Promise.all(
    instead.map((alternative) => scoreAlternative(alternative, catalogues, (term) => read(term, EXACT))),
  );
  const isKnown = others.some(({ scores }) => scores.some((list) => list.some((score) => score > 0)));
  const own = await scoreAlternative({ terms, worth: 1 }, catalogues, (term) =>
    read(term, { isPrefix, isLenient: !isKnown }),
  );
  const scores = catalogues.map((_, index) => best([own, ...others].map((found) => found.scores[index])));
  return { scores, rarity: own.rarity, words: [own, ...others].flatMap(({ words }) => words) };
}

/** Scores sections that contain all terms, by the lowest of their scores. */
async function scoreAlternative(
  { terms, worth }: Alternative,
  catalogues: readonly Catalogue[],
  read: (term: string) => Promise<TermScores>,
): Promise<Granted> {
  const found = await Promise.all(terms.map(read));
  const scores = catalogues.map((_, index) => {
    const [first = new Float32Array(), ...others] = found.map((term) => term.scores[index] ?? new Float32Array());
    return first.map(
      (score, section) => worth * others.reduce((least, list) => Math.min(least, list[section] ?? 0), score),
    );
  });
  const isFound = scores.some((list) => list.some((score) => score > 0));
  const rarity = Math.max(...found.map((term) => term.rarity));
  return { scores, rarity, words: isFound ? found.flatMap(({ words }) => words) : [] };
}

function best(lists: readonly (Float32Array | undefined)[]): Float32Array {
  const [first = new Float32Array(), ...others] = lists;
  return others.length === 0
    ? first
    : first.map((score, section) => others.reduce((most, list) => Math.max(most, list?.[section] ?? 0), score));
}

function scorePages(catalogue: Catalogue, found: CatalogueMatches): ScoredPage[] {
  const pages: ScoredPage[] = [];
  for (let page = 0; page + 1 < catalogue.starts.length; page++) {
    const scored = scorePage(catalogue, page, found);
    if (scored) pages.push(scored);
  }
  return pages;
}

/** What was found in one catalogue. */
interface CatalogueMatches {
  wishes: readonly Float32Array[];
  /** How much of the query each wish is; together 1. */
  shares: readonly number[];
  extras: readonly Float32Array[];
}

function scorePage(
  catalogue: Catalogue,
  page: number,
  { wishes, shares, extras }: CatalogueMatches,
): ScoredPage | undefined {
  const ofPage = wishes.map(() => 0);
  const sections: ScoredSection[] = [];
  let mostHelp = 0;
  for (let section = catalogue.starts[page] ?? 0; section < (catalogue.starts[page + 1] ?? 0); section++) {
    let sum = 0;
    let covered = 0;
    for (let index = 0; index < wishes.length; index++) {
      const score = wishes[index]?.[section] ?? 0;
      if (score === 0) continue;
      sum += score;
      covered += shares[index] ?? 0;
      if (score > (ofPage[index] ?? 0)) ofPage[index] = score;
    }
    if (covered === 0) continue;
    const help = WEIGHTS.extra * extras.reduce((all, scores) => all + (scores[section] ?? 0), 0);
    mostHelp = Math.max(mostHelp, help);
    sections.push({ catalogue, section, score: (sum + help) * covered ** WEIGHTS.coverage });
  }
  if (sections.length === 0) return undefined;
  const sorted = sections.toSorted(byScore);
  const covered = shares.reduce((sum, share, index) => sum + ((ofPage[index] ?? 0) > 0 ? share : 0), 0);
  const whole = ofPage.reduce((sum, score) => sum + score, mostHelp) * covered ** WEIGHTS.coverage;
  const score = ((sorted[0]?.score ?? 0) + WEIGHTS.whole * whole) * (catalogue.factors[page] ?? 1);
  return { catalogue, page, score, sections: sorted };
}

function byScore(left: { score: number }, right: { score: number }): number {
  return right.score - left.score;
}
