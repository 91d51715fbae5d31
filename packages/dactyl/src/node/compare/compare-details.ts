/** Compares two versions of one page in detail, and lists what the second one has lost. */
import { definedProps } from '../../shared/defined-props.js';
import { compareFacts } from './compare-pages.js';
import type { Finding, Kind } from './findings.js';
import type { PageDetails } from './page-details.js';
import type { PageFacts } from './page-facts.js';

export interface PagePair {
  /** File of the page in the build of Docusaurus. */
  file: string;
  want: ReadPage;
  have: ReadPage;
}

export interface ReadPage {
  facts: PageFacts;
  details: PageDetails;
}

const FACTS: [kind: Kind, facts: (keyof PageFacts)[]][] = [
  ['text', ['lang', 'title', 'h1']],
  ['elements', ['code', 'admonitions', 'tabs', 'tables', 'images']],
  ['navigation', ['prev', 'next', 'breadcrumbs', 'tags', 'tagCounts', 'edit', 'sidebar']],
];

export function comparePair(pair: PagePair): Finding[] {
  const { file, want, have } = pair;
  return [
    ...compareWords(pair),
    ...FACTS.flatMap(([kind, only]) => compareKind(kind, only, pair)),
    ...missing(want.details.notices, have.details.notices).map((what): Finding => ({ kind: 'elements', what, file })),
    ...missing(want.details.links, have.details.links).map((what): Finding => ({ kind: 'links', what, file })),
    ...missing(want.details.ids, have.details.ids).map((what): Finding => ({ kind: 'ids', what: `#${what}`, file })),
    ...compareMeta(pair),
  ];
}

function compareKind(kind: Kind, only: readonly string[], { file, want, have }: PagePair): Finding[] {
  const differences = compareFacts(file, { want: want.facts, have: have.facts }, { only });
  return differences.flatMap((difference): Finding[] => {
    // A higher number is not a loss.
    const isMore = typeof difference.want === 'number' && Number(difference.have) > difference.want;
    const isNew = difference.want === '' || (Array.isArray(difference.want) && difference.want.length === 0);
    if (isMore || isNew) return [];
    const [wanted, found] = firstDifference(difference.want, difference.have);
    return [{ kind, what: difference.kind, file, want: wanted, have: found }];
  });
}

/** The first entries in which two lists differ. */
function firstDifference(want: unknown, have: unknown): [string, string] {
  if (!Array.isArray(want) || !Array.isArray(have)) return [String(want), String(have)];
  const at = want.findIndex((one, index) => one !== have[index]);
  const place = at === -1 ? want.length : at;
  return [show(want[place]), show(have[place])];
}

function show(entry: unknown): string {
  return entry === undefined ? '(end)' : String(entry).trim();
}

function missing(want: ReadonlySet<string>, have: ReadonlySet<string>): string[] {
  return [...want].filter((one) => !have.has(one));
}

function compareMeta({ file, want, have }: PagePair): Finding[] {
  return [...want.details.meta].flatMap(([what, value]): Finding[] => {
    const own = have.details.meta.get(what);
    if (own === value) return [];
    return [definedProps({ kind: 'meta', what, file, want: value, have: own })];
  });
}

/** Number of words shown around the first missing one. */
const AROUND = 4;
/** The text of a 404 page comes from the theme, and Dactyl's theme has its own. */
const NOT_FOUND = /(?:^|\/)404\.html$/;

function compareWords({ file, want, have }: PagePair): Finding[] {
  if (NOT_FOUND.test(file)) return [];
  // Capitals in labels of the theme are ignored.
  const left = new Map<string, number>();
  for (const word of have.details.words) left.set(word.toLowerCase(), (left.get(word.toLowerCase()) ?? 0) + 1);
  const lost = want.details.words.flatMap((word, index) => {
    const count = left.get(word.toLowerCase()) ?? 0;
    left.set(word.toLowerCase(), count - 1);
    return count > 0 ? [] : [index];
  });
  const [first] = lost;
  if (first === undefined) return [];
  const words = want.details.words.slice(Math.max(0, first - AROUND), first + AROUND + 1).join(' ');
  return [{ kind: 'text', what: lost.length === 1 ? '1 word' : `${lost.length} words`, file, want: `… ${words} …` }];
}
