/** The files of an index, each loaded when it is first needed. What could not be loaded is asked for again. */
import { readDigits, readNumbers, readDigit } from './digits.js';
import type { CatalogueFile, ChunkFile, EntryFile, ShardFile } from './types.js';
import { INDEX_FOLDER } from './types.js';

/** Reads a file below the base URL of the language. */
export type ReadFile = (file: string) => Promise<unknown>;

export interface Catalogue {
  /** Of all sections. */
  lengths: number[];
  averageLength: number;
  headingLengths: number[];
  /** Of all pages. */
  titleLengths: number[];
  /** Section → page. */
  pageOf: number[];
  /** Page → its first section. */
  firstSection: number[];
  /** Terms that begin with `prefix`, with those that are near it in the order of terms. */
  readTerms(prefix: string): Promise<Term[]>;
  readPage(page: number): Promise<ChunkFile[number]>;
}

export interface Term {
  term: string;
  postings: string;
}

/** A prefix of one letter may lead to many shards; the first ones are enough to show something. */
const MOST_SHARDS = 3;

export function createIndexReader(read: ReadFile) {
  const load = createLoader(read);
  const readCatalogue = createLoader(async (name) => openCatalogue((await load(fileOf(name))) as CatalogueFile, load));
  return {
    /** @param file of the entry */
    readEntry: async (file: string) => (await load(file)) as EntryFile, // written by `writeIndex`
    readCatalogue,
  };
}

function openCatalogue(file: CatalogueFile, load: ReadFile): Catalogue {
  const lengths = [...file.lengths].map((_, index) => readDigit(file.lengths, index) ** 2 / 2);
  const counts = readNumbers(file.sections);
  const pageOf = counts.flatMap((count, page) => Array.from<number>({ length: count }).fill(page));
  return {
    lengths,
    averageLength: lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length),
    headingLengths: [...file.headingLengths].map((_, index) => readDigit(file.headingLengths, index)),
    titleLengths: [...file.titleLengths].map((_, index) => readDigit(file.titleLengths, index)),
    pageOf,
    firstSection: startsOf(counts),
    async readTerms(prefix) {
      const shards = shardsWith(prefix, file).map(async (name) => (await load(fileOf(name))) as ShardFile);
      return (await Promise.all(shards)).flatMap(({ terms, postings }) =>
        terms.map((term, index) => ({ term, postings: postings[index] ?? '' })),
      );
    },
    async readPage(page) {
      const starts = startsOf(readNumbers(file.pages));
      const chunk = starts.findLastIndex((start) => start <= page);
      const pages = (await load(fileOf(file.chunks[chunk] ?? ''))) as ChunkFile; // written by `writeIndex`
      const found = pages[page - (starts[chunk] ?? 0)];
      if (!found) throw new Error(`The search index has no page ${page}.`);
      return found;
    },
  };
}

function shardsWith(prefix: string, { firstTerms, shards }: CatalogueFile): string[] {
  const first = Math.max(
    0,
    firstTerms.findLastIndex((term) => term <= prefix),
  );
  const isFurther = (term: string, index: number) => index > first && term.startsWith(prefix);
  const last = firstTerms.findLastIndex(isFurther);
  return shards.slice(first, Math.min(Math.max(first, last), first + MOST_SHARDS - 1) + 1);
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

/** Calls `visit` for each section of a term. */
export function eachPosting(postings: string, visit: (section: number, occurrence: number) => void): void {
  const reader = readDigits(postings);
  let section = 0;
  while (!reader.isAtEnd) {
    section += reader.number();
    visit(section, reader.digit());
  }
}
