/**
 * Takes the score of a result apart, for those who wonder about the order: which word of the query counts how much, and where
 * it was found. Browsers do not load this.
 */
import type { Ranked, RankedSection } from './create-search.js';
import { readOccurrence } from './occurrence.js';
import { eachPosting, type Catalogue } from './open-index.js';
import type { Granted } from './score-sections.js';

export interface ScoreParts {
  /** (`section` + `page`) × `factor`; 0 for a pinned result that the query does not find. */
  score: number;
  /** Best section of the page. */
  section: number;
  /** The page as a whole. */
  page: number;
  /** Of the kind of page, and of `boost`. */
  factor: number;
  isPinned: boolean;
  /** Of this section. */
  words: WordScore[];
}

export interface WordScore {
  /** Words of the text that answer this part of the query; the first one is that of the query. */
  words: string[];
  score: number;
  /** How much of the query it is, from 0 to 1. */
  share: number;
  places: string[];
}

export async function explainScore(result: RankedSection, { catalogues, scored }: Ranked): Promise<ScoreParts> {
  const { catalogue, section, page } = result;
  const index = catalogues.indexOf(catalogue);
  const granted = scored?.granted ?? [];
  const words = granted.map(async ({ scores, words: found }, wish): Promise<WordScore> => {
    const places = await placesOf(found, { catalogue, section });
    const score = scores[index]?.[section] ?? 0;
    const asked = scored?.wishes[wish]?.terms.join(' ') ?? '';
    const shown = places.words.length > 0 ? places.words : [asked];
    return { words: shown, score, share: scored?.shares[wish] ?? 0, places: places.names };
  });
  const factor = catalogue.factors[page?.page ?? catalogue.pageOf[section] ?? 0] ?? 1;
  const best = page?.sections[0]?.score ?? 0;
  const score = page?.score ?? 0;
  return {
    score,
    section: best,
    page: page ? score / factor - best : 0,
    factor,
    isPinned: page === undefined,
    words: await Promise.all(words),
  };
}

interface Place {
  catalogue: Catalogue;
  section: number;
}

/** Which of the words the section has, and where. */
async function placesOf(
  found: Granted['words'],
  { catalogue, section }: Place,
): Promise<{ words: string[]; names: string[] }> {
  const names = new Set<string>();
  const words: string[] = [];
  for (const word of found) {
    const terms = await catalogue.readTerms(word, word);
    for (const { term, postings } of terms.filter((one) => one.term === word)) {
      eachPosting(postings, (at, digit) => {
        if (at !== section) return;
        words.push(term);
        for (const name of placeNames(digit, isFirst(catalogue, section))) names.add(name);
      });
    }
  }
  return { words: [...new Set(words)], names: [...names] };
}

function isFirst({ starts, pageOf }: Catalogue, section: number): boolean {
  return starts[pageOf[section] ?? 0] === section;
}

function placeNames(digit: number, isBeginning: boolean): string[] {
  const { inTitle, inHeading, inCategory, text } = readOccurrence(digit);
  return [
    ...(inTitle ? ['title'] : []),
    ...(inHeading ? [isBeginning ? 'keywords' : 'heading'] : []),
    ...(inCategory ? [isBeginning ? 'category or path' : 'explained here'] : []),
    ...(text > 0 ? ['text'] : []),
  ];
}

/** What the parts of a score stand for, one line each. */
export function describeScore({ score, section, page, factor, isPinned, words }: ScoreParts): string[] {
  const sum = `${fixed(score)} = (best section ${fixed(section)} + whole page ${fixed(page)}) × ${fixed(factor)}`;
  return [
    isPinned ? 'pinned' : sum,
    ...words.map(({ words: found, score: own, share, places }) =>
      places.length === 0
        ? `${found[0] ?? ''}: ${own > 0 ? fixed(own) : 'not'} in this section, ${percent(share)} of the query`
        : `${found.join(', ')}: ${fixed(own)} in ${places.join(', ')}, ${percent(share)} of the query`,
    ),
  ];
}

export function fixed(value: number): string {
  return value.toFixed(2);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
