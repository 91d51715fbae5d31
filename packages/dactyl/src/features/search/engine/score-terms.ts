/**
 * Scores each section for a term: BM25 for the text, with additional weight for title, heading and category. Other forms
 * of the word count nearly as much, completions of an unfinished word count less, and similarly spelt words count if few
 * sections match otherwise.
 */
import { editDistance } from '../../../shared/edit-distance.js';
import { readOccurrence } from './occurrence.js';
import { countPostings, eachPosting, type Catalogue, type Term } from './open-index.js';
import { stemOf } from './stem.js';
import { isUnparted } from './terms.js';
import { WEIGHTS } from './weights.js';

export interface TermScores {
  /** For each catalogue, one score per section. */
  scores: Float32Array[];
  /** How many sections have it, and the logarithm of how few these are. */
  count: number;
  rarity: number;
  /** Words that were found, to be marked. */
  words: string[];
}

export interface TermOptions {
  /** Whether the term may be unfinished. */
  isPrefix: boolean;
  /** Whether similarly spelt words may match. */
  isLenient: boolean;
}

interface Candidate extends Term {
  catalogue: number;
  /** 1 for the term itself. */
  worth: number;
}

/** Maximum number of completions of an unfinished word. */
const MOST_COMPLETIONS = 60;
/** If fewer sections match, similarly spelt words are searched. */
const FEW = 3;
const MOST_CORRECTIONS = 4;

export async function scoreTerm(
  term: string,
  catalogues: readonly Catalogue[],
  { isPrefix, isLenient }: TermOptions,
): Promise<TermScores> {
  const stem = stemOf(term);
  const found = await readCandidates(term, stem, catalogues);
  const forms = found.filter((candidate) => candidate.term === term || isForm(candidate.term, stem));
  const same = forms.map((candidate) => ({ ...candidate, worth: candidate.term === term ? 1 : WEIGHTS.form }));
  const begun = isPrefix || forms.length === 0 ? completions(term, found, forms) : [];
  const result = addScores([same, ...begun.map((candidate) => [candidate])], catalogues);
  const words = [...new Set([term, ...same.map((candidate) => candidate.term)])];
  if (result.count >= FEW || !isLenient || term.length < 4 || isUnparted(term)) return { ...result, words };
  const corrected = await readCorrections(term, stem, { catalogues, isPrefix });
  if (corrected.length === 0) return { ...result, words };
  const all = [same, ...begun.map((candidate) => [candidate]), ...corrected.map((candidate) => [candidate])];
  return { ...addScores(all, catalogues), words: [...words, ...corrected.map((candidate) => candidate.term)] };
}

type FoundCandidate = Omit<Candidate, 'worth'>;

/** Loads the terms that begin like one, with it. */
async function readCandidates(
  term: string,
  beginning: string,
  catalogues: readonly Catalogue[],
): Promise<FoundCandidate[]> {
  const read = await Promise.all(catalogues.map((catalogue) => catalogue.readTerms(beginning, term)));
  return read.flatMap((terms, catalogue) => terms.map((found) => ({ ...found, catalogue })));
}

function isWord(term: string): boolean {
  return /^\p{L}+$/u.test(term);
}

function isForm(term: string, stem: string): boolean {
  return term.length < stem.length + 8 && stemOf(term) === stem;
}

function completions(term: string, found: readonly FoundCandidate[], forms: readonly { term: string }[]): Candidate[] {
  const known = new Set(forms.map((form) => form.term));
  return found
    .filter(
      (candidate) => candidate.term.startsWith(term) && !known.has(candidate.term) && !candidate.term.includes(' '),
    )
    .toSorted((left, right) => right.postings.length - left.postings.length)
    .slice(0, MOST_COMPLETIONS)
    .map((candidate) => ({
      ...candidate,
      worth: ((known.has(term) ? WEIGHTS.completionBeside : WEIGHTS.completion) * term.length) / candidate.term.length,
    }));
}

/** Words that the reader may have misspelt: rare ones with the same beginning, and common ones with another. */
async function readCorrections(
  term: string,
  beginning: string,
  { catalogues, isPrefix }: { catalogues: readonly Catalogue[]; isPrefix: boolean },
): Promise<Candidate[]> {
  const near = await Promise.all(catalogues.map((catalogue) => catalogue.readNeighbours(beginning, term)));
  const lists = await Promise.all(catalogues.map((catalogue) => catalogue.readWords()));
  const counts = new Map<string, number>();
  for (const terms of near) for (const word of terms) if (isWord(word)) counts.set(word, 0);
  for (const { word, count } of lists.flat()) counts.set(word, Math.max(count, counts.get(word) ?? 0));
  const letters = lettersOf(term);
  const similar = [...counts].flatMap(([word, count]) => {
    if (!isPrefix && differences(letters, lettersOf(word)) > 4) return [];
    const worth = similarWorth(term, word, isPrefix);
    return worth > 0 ? [{ word, worth, rank: worth * 100 + count / 8 }] : [];
  });
  const best = similar.toSorted((left, right) => right.rank - left.rank).slice(0, MOST_CORRECTIONS);
  const found = await Promise.all(
    best.map(async ({ word, worth }) => {
      const candidates = await readCandidates(word, word, catalogues);
      return candidates.filter((candidate) => candidate.term === word).map((candidate) => ({ ...candidate, worth }));
    }),
  );
  return found.flat();
}

/** A set of letters as bits. Two typing mistakes change at most four bits, which is a quick first test. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function differences(left: number, right: number): number {
  let count = 0;
  for (let rest = left ^ right; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function similarWorth(term: string, word: string, isPrefix: boolean): number {
  const limit = term.length > 6 ? 2 : 1;
  const isLonger = word.length > term.length + limit;
  if (word === term || (isLonger && !isPrefix) || word.length < term.length - limit) return 0;
  const distance = editDistance(term, isLonger ? word.slice(0, term.length) : word, limit);
  if (distance > limit) return 0;
  const sameStart = word[0] === term[0] ? 1 : 0.8;
  return (distance === 1 ? 0.6 : 0.35) * sameStart * (isLonger ? 0.7 : 1);
}

/** Scores groups of a word and its forms. The rarity of a group is that of all its forms together. */
function addScores(
  groups: readonly (readonly Candidate[])[],
  catalogues: readonly Catalogue[],
): Omit<TermScores, 'words'> {
  const scores = catalogues.map(({ places }) => new Float32Array(places));
  const total = catalogues.reduce((sum, { size }) => sum + size, 0);
  for (const group of groups) {
    const frequency = group.reduce((sum, { postings }) => sum + countPostings(postings), 0);
    const rarity = Math.log(1 + (total - frequency + 0.5) / (Math.min(total, frequency) + 0.5));
    for (const { catalogue: index, postings, worth } of group) {
      const catalogue = catalogues[index];
      const known = scores[index];
      if (!catalogue || !known) continue;
      eachPosting(postings, (section, digit) => {
        const score = worth * Math.max(0.1, rarity) * occurrenceScore(catalogue, section, digit);
        // A word and its completions in one section count as one match.
        if (score > (known[section] ?? 0)) known[section] = score;
      });
    }
  }
  const count = scores.reduce((sum, list) => sum + list.reduce((all, score) => all + (score > 0 ? 1 : 0), 0), 0);
  return { scores, count, rarity: Math.log(1 + total / (count + 1)) };
}

function occurrenceScore(catalogue: Catalogue, section: number, digit: number): number {
  const { inTitle, inHeading, inCategory, text } = readOccurrence(digit);
  const page = catalogue.pageOf[section] ?? 0;
  const isFirst = catalogue.starts[page] === section;
  const titleLength = Math.max(1, catalogue.titleLengths[page] ?? 1);
  const headingLength = Math.max(1, catalogue.headingLengths[section] ?? 1);
  return (
    text +
    (inTitle ? WEIGHTS.title + WEIGHTS.titleShare / titleLength : 0) +
    (inHeading ? WEIGHTS.heading + WEIGHTS.headingShare / headingLength : 0) +
    (inCategory ? (isFirst ? WEIGHTS.category : WEIGHTS.name) : 0)
  );
}
