/**
 * Loads the files of an index when they are first needed. A failed request is repeated when the file is needed again.
 */
import { readDigits, readNumbers, readDigit } from './digits.js';
import { BEFORE_DIGITS } from './occurrence.js';
import { numbersOf } from './section-numbers.js';
import type {
  CatalogueFile,
  ChunkFile,
  ChunkPart,
  EntryFile,
  FiltersFile,
  Packs,
  ShardFile,
  WordsFile,
} from './types.js';
import { INDEX_FOLDER, packFile, SIZE_UNIT } from './types.js';

/** Reads a file of JSON below the base URL of the language, or a member of a pack. */
export type ReadFile = (file: string, member?: PackMember) => Promise<unknown>;

/** JSON in a pack, compressed: where its bytes are. */
export interface PackMember {
  from: number;
  /** Behind the last one. */
  to: number;
}

export interface Catalogue {
  /** Number of sections. */
  size: number;
  /** Length of a list that has a place for the number of each section; some are unused, see `section-numbers.ts`. */
  places: number;
  headingLengths: Uint8Array;
  /** Number of words in the titles of all pages. */
  titleLengths: Uint8Array;
  factors: Float32Array;
  /** Section → page. */
  pageOf: Uint32Array;
  /** Page → its first section; one more at the end. */
  starts: Uint32Array;
  /** Sections that go on with the one before. */
  continued: ReadonlySet<number>;
  /** Loads terms that begin with `beginning`, in particular those near `term`. */
  readTerms(beginning: string, term: string): Promise<Term[]>;
  /** All terms of the files that `readTerms` loads: what is spelt similarly may be among them. */
  readNeighbours(beginning: string, term: string): Promise<string[]>;
  /** Corrections of a misspelt word; of equally similar words, the most common one comes first. */
  readWords(): Promise<{ word: string; count: number }[]>;
  readSection(section: number): Promise<FoundSection>;
}

export interface Term {
  term: string;
  postings: string;
}

export interface FoundSection {
  part: ChunkPart;
  /** Index of the section in the part. */
  at: number;
}

/**
 * Maximum number of shards for a prefix: one letter may match many shards, and the first ones suffice to show results.
 */
const MOST_SHARDS = 3;

export function createIndexReader(read: ReadFile) {
  const load = createLoader((name) => read(name));
  const readCatalogue = createLoader(async (name) =>
    openCatalogue((await load(fileOf(name))) as CatalogueFile, { load, read }),
  );
  return {
    /** @param file of the entry */
    readEntry: async (file: string) => (await load(file)) as EntryFile, // written by `writeIndex`
    readCatalogue,
    readFilters: async (name: string) => (await load(fileOf(name))) as FiltersFile, // as well
  };
}

interface Reading {
  /** Reads a file once. */
  load: (file: string) => Promise<unknown>;
  read: ReadFile;
}

function openCatalogue(file: CatalogueFile, { load, read }: Reading): Catalogue {
  const counts = readNumbers(file.sections);
  const size = counts.reduce((sum, count) => sum + count, 0);
  const numbers = counts.map(numbersOf);
  const places = numbers.reduce((sum, count) => sum + count, 0);
  // A damaged file may name more sections than fit into memory.
  if (places !== file.headingLengths.length || counts.some((count) => count < 0))
    throw new Error('The search index is damaged.');
  const starts = Uint32Array.from([...startsOf(numbers), places]);
  const pageOf = Uint32Array.from(numbers.flatMap((count, page) => Array.from<number>({ length: count }).fill(page)));
  /** How many sections there are before those of a page. */
  const before = startsOf(counts);
  const chunkStarts = startsOf(readNumbers(file.chunkSections));
  const members = file.packs && placesIn(file.packs);
  const loadMember = createLoader(async (index) => {
    const place = members?.[Number(index)];
    if (!place) throw new Error(`The search index has no member ${index}.`);
    return read(place.file, place);
  });
  const readShard = (index: number) =>
    (members ? loadMember(`${index}`) : load(fileOf(file.shards[index] ?? ''))) as Promise<ShardFile>; // written by `writeIndex`
  const readShards = (beginning: string, term: string) =>
    Promise.all(shardsWith(beginning, term, file.firstTerms).map(readShard));
  const readChunk = (index: number) =>
    (members
      ? loadMember(`${file.firstTerms.length + index}`)
      : load(fileOf(file.chunks[index] ?? ''))) as Promise<ChunkFile>; // as well
  const readWords = createLoader(async (name) => {
    const { words, counts: common } = (await load(fileOf(name))) as WordsFile; // written by `writeIndex`
    return words.split(' ').map((word, index) => ({ word, count: readDigit(common, index) }));
  });
  return {
    size,
    places,
    headingLengths: Uint8Array.from(readEach(file.headingLengths)),
    titleLengths: Uint8Array.from(readEach(file.titleLengths)),
    factors: Float32Array.from(readEach(file.factors), (digit) => 2 ** ((digit - 32) / 8)),
    pageOf,
    starts,
    continued: new Set(sumsOf(readNumbers(file.continued))),
    async readTerms(beginning, term) {
      // A file has thousands of terms, and each word of a query asks for a few of them: no objects for the others.
      return (await readShards(beginning, term)).flatMap(({ terms, postings }) =>
        terms.flatMap((found, index) =>
          found.startsWith(beginning) ? { term: found, postings: postings[index] ?? '' } : [],
        ),
      );
    },
    readNeighbours: async (beginning, term) => (await readShards(beginning, term)).flatMap(({ terms }) => terms),
    readWords: () => readWords(file.words),
    async readSection(section) {
      const page = pageOf[section] ?? 0;
      const position = (before[page] ?? 0) + section - (starts[page] ?? 0);
      const chunk = chunkStarts.findLastIndex((start) => start <= position);
      const parts = await readChunk(chunk);
      let at = position - (chunkStarts[chunk] ?? 0);
      for (const part of parts) {
        if (at < part[4].length) return { part, at };
        at -= part[4].length;
      }
      throw new Error(`The search index has no section ${section}.`);
    },
  };
}

/** The packs' members, in their order. */
function placesIn({ names, counts, sizes }: Packs): (PackMember & { file: string })[] {
  const allSizes = readNumbers(sizes);
  let next = 0;
  return readNumbers(counts).flatMap((count, pack) => {
    const own = allSizes.slice(next, (next += count)).map((units) => units * SIZE_UNIT);
    const file = packFile(names[pack] ?? '');
    return startsOf(own).map((from, index) => ({ file, from, to: from + (own[index] ?? 0) }));
  });
}

/** Indexes of shards. */
function shardsWith(beginning: string, term: string, firstTerms: readonly string[]): number[] {
  const shardOf = (text: string) =>
    Math.max(
      0,
      firstTerms.findLastIndex((first) => first <= text),
    );
  const own = shardOf(term);
  const first = Math.max(shardOf(beginning), own - 1);
  const isFurther = (text: string, index: number) => index > own && text.startsWith(beginning);
  const last = Math.max(own, firstTerms.findLastIndex(isFurther));
  const count = Math.min(last - first + 1, MOST_SHARDS);
  return Array.from({ length: count }, (_, index) => first + index);
}

/** Where each group begins when groups of these sizes follow each other. */
function startsOf(sizes: readonly number[]): number[] {
  let next = 0;
  return sizes.map((size) => {
    const start = next;
    next += size;
    return start;
  });
}

function sumsOf(distances: readonly number[]): number[] {
  let sum = 0;
  return distances.map((distance) => (sum += distance));
}

function readEach(digits: string): number[] {
  return Array.from(digits, (_, index) => readDigit(digits, index));
}

function fileOf(name: string): string {
  return `${INDEX_FOLDER}${name}.json`;
}

function createLoader<Value>(read: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const loads = new Map<string, Promise<Value>>();
  return (name) => {
    let value = loads.get(name);
    if (!value) {
      loads.set(name, (value = read(name)));
      value.catch(() => loads.delete(name));
    }
    return value;
  };
}

/** How many sections have a term. */
export function countPostings(postings: string): number {
  return postings.length - postings.indexOf(BEFORE_DIGITS) - 1;
}

/** Calls `visit` for each section of a term. */
export function eachPosting(postings: string, visit: (section: number, occurrence: number) => void): void {
  const [distances = '', digits = ''] = postings.split(BEFORE_DIGITS);
  const reader = readDigits(distances);
  let section = 0;
  for (let index = 0; !reader.isAtEnd; index++) {
    section += reader.number();
    visit(section, readDigit(digits, index));
  }
}
