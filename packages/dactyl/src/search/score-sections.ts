/**
 * Which sections answer a query, and how well. Each term of the query adds to a section what it is worth there: BM25
 * for the text, and more for title, heading and category. Words that the query's term only begins count less, and words
 * that are spelt a little differently count where nothing else is found.
 */
import { editDistance } from '../shared/edit-distance.js';
import { readOccurrence } from './occurrence.js';
import { eachPosting, type Catalogue, type Term } from './open-index.js';
import { isUnparted } from './terms.js';

/** A section of one of the catalogues that are searched. */
export interface ScoredSection {
  catalogue: Catalogue;
  section: number;
  page: number;
  score: number;
}

export interface ScoredPage {
  catalogue: Catalogue;
  page: number;
  score: number;
  /** The best first. */
  sections: ScoredSection[];
}

/** What a term of the query has found in one catalogue. */
type Scores = Map<number, number>;

/** How many different words a beginning may stand for. */
const MOST_COMPLETIONS = 60;
/** With fewer sections than this, words that are spelt differently are looked for. */
const FEW = 3;

export interface Scored {
  /** The best first. */
  pages: ScoredPage[];
  /** Words that were found, to be marked. */
  words: string[];
}

export async function scoreSections(terms: readonly string[], catalogues: readonly Catalogue[]): Promise<Scored> {
  const found = await Promise.all(terms.map((term) => findTerm(term, catalogues)));
  const pages = catalogues.flatMap((catalogue, index) =>
    scorePages(
      catalogue,
      found.map(({ scores }) => scores[index] ?? new Map()),
    ),
  );
  return { pages: pages.toSorted(byScore), words: [...new Set(found.flatMap(({ words }) => words))] };
}

interface Candidate extends Term {
  catalogue: number;
  /** 1 for the term itself. */
  worth: number;
}

async function findTerm(
  term: string,
  catalogues: readonly Catalogue[],
): Promise<{ scores: Scores[]; words: string[] }> {
  const read = await Promise.all(catalogues.map((catalogue) => catalogue.readTerms(term)));
  const all = read.flatMap((terms, catalogue) => terms.map((found) => ({ ...found, catalogue })));
  const isThere = all.some((found) => found.term === term);
  const sure = all
    .filter((found) => found.term.startsWith(term))
    .slice(0, MOST_COMPLETIONS * catalogues.length)
    .map((found) => ({ ...found, worth: completionWorth(term, found.term, isThere) }));
  const scores = addScores(sure, catalogues);
  const count = scores.reduce((sum, { size }) => sum + size, 0);
  if (count >= FEW || term.length < 4 || isUnparted(term)) return { scores, words: [term] };
  const similar = all.flatMap((found) => {
    const worth = similarWorth(term, found.term);
    return worth > 0 ? [{ ...found, worth }] : [];
  });
  return { scores: addScores([...sure, ...similar], catalogues), words: [term, ...similar.map((found) => found.term)] };
}

function completionWorth(term: string, found: string, isThere: boolean): number {
  if (found === term) return 1;
  return ((isThere ? 0.35 : 0.75) * term.length) / found.length;
}

function similarWorth(term: string, found: string): number {
  if (found.startsWith(term)) return 0;
  const limit = term.length > 7 ? 2 : 1;
  const isLonger = found.length > term.length + limit;
  const distance = editDistance(term, isLonger ? found.slice(0, term.length) : found, limit);
  return distance > limit ? 0 : (0.55 / Math.max(1, distance)) * (isLonger ? 0.5 : 1);
}

function addScores(candidates: readonly Candidate[], catalogues: readonly Catalogue[]): Scores[] {
  const scores = catalogues.map((): Scores => new Map());
  const sectionCount = catalogues.reduce((sum, { lengths }) => sum + lengths.length, 0);
  for (const same of groupByWord(candidates)) {
    let frequency = 0;
    for (const { postings } of same) eachPosting(postings, () => frequency++);
    const rarity = Math.log(1 + (sectionCount - frequency + 0.5) / (frequency + 0.5));
    for (const { catalogue: index, postings, worth } of same) {
      const catalogue = catalogues[index];
      const known = scores[index];
      if (!catalogue || !known) continue;
      eachPosting(postings, (section, bits) => {
        const score = worth * rarity * occurrenceScore(catalogue, section, bits);
        // A word and its completions in one section are one answer.
        if (score > (known.get(section) ?? 0)) known.set(section, score);
      });
    }
  }
  return scores;
}

function groupByWord(candidates: readonly Candidate[]): Iterable<Candidate[]> {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const group = groups.get(candidate.term);
    if (group) group.push(candidate);
    else groups.set(candidate.term, [candidate]);
  }
  return groups.values();
}

function occurrenceScore(catalogue: Catalogue, section: number, bits: number): number {
  const { inTitle, inHeading, inCategory, count } = readOccurrence(bits);
  const length = (catalogue.lengths[section] ?? 0) / Math.max(1, catalogue.averageLength);
  const titleLength = Math.max(1, catalogue.titleLengths[catalogue.pageOf[section] ?? 0] ?? 1);
  const headingLength = Math.max(1, catalogue.headingLengths[section] ?? 1);
  return (
    (count * 2.2) / (count + 1.2 * (0.4 + 0.6 * length)) +
    (inTitle ? 2.2 + 2.5 / titleLength : 0) +
    (inHeading ? 1.2 + 2 / headingLength : 0) +
    (inCategory ? 0.5 : 0)
  );
}

/** What counts is the best section of a page, and how much of the query the page has as a whole. */
function scorePages(catalogue: Catalogue, found: readonly Scores[]): ScoredPage[] {
  const sections = new Map<number, { sum: number; terms: number }>();
  const pages = new Map<number, { best: number[]; sections: ScoredSection[] }>();
  for (const [term, scores] of found.entries()) {
    for (const [section, score] of scores) {
      const known = sections.get(section) ?? { sum: 0, terms: 0 };
      sections.set(section, { sum: known.sum + score, terms: known.terms + 1 });
      const page = catalogue.pageOf[section] ?? 0;
      const whole = pages.get(page) ?? { best: [], sections: [] };
      whole.best[term] = Math.max(whole.best[term] ?? 0, score);
      pages.set(page, whole);
    }
  }
  for (const [section, { sum, terms }] of sections) {
    const page = catalogue.pageOf[section] ?? 0;
    pages.get(page)?.sections.push({ catalogue, section, page, score: sum * (terms / found.length) ** 2 });
  }
  return [...pages].map(([page, { best, sections: own }]) => {
    const sorted = own.toSorted(byScore);
    const covered = best.filter((score) => score > 0);
    const whole = covered.reduce((sum, score) => sum + score, 0) * (covered.length / found.length) ** 2;
    return { catalogue, page, score: (sorted[0]?.score ?? 0) + 0.5 * whole, sections: sorted };
  });
}

function byScore(left: { score: number }, right: { score: number }): number {
  return right.score - left.score;
}
