/** Writes the index of one language from its pages and their terms. */
import { writeDigit, writeNumber } from './digits.js';
import type { IndexedPage } from './index-page.js';
import { mergePostings } from './merge-postings.js';
import { pinnedQuery } from './parse-query.js';
import { isUnparted } from './terms.js';
import { splitPages } from './split-pages.js';
import { writeFilters, type FilterChoices } from './write-filters.js';
import { numbersOf } from './section-numbers.js';
import { writePacks, type Member, type PacksInput } from './write-packs.js';
import {
  ENTRY_FILE,
  INDEX_FOLDER,
  packFile,
  type CatalogueFile,
  type ChunkFile,
  type EntryFile,
  type FiltersFile,
  type PinnedSection,
  type SearchSection,
  type ShardFile,
  type WordsFile,
} from './types.js';

/** A pin: the page, or the section by its anchor, that comes first for these queries. */
export interface Pin {
  queries: readonly string[];
  url: string;
}

export interface IndexInput {
  pages: readonly IndexedPage[];
  /** Latest version of each docs instance. */
  latest: Record<string, string>;
  hash: (text: string) => string;
  synonyms?: readonly string[][];
  pins?: readonly Pin[];
  /** Versions and locales to choose from; `undefined` writes no filters. */
  choices?: FilterChoices | undefined;
  /** Approximate size of a shard in characters. */
  shardSize?: number;
  /** Approximate size of a chunk in characters. Sections are not split. */
  chunkSize?: number;
  /** Set to put shards and chunks together into packs, where there are many. */
  packs?: Pick<PacksInput, 'hash' | 'compress' | 'kept'>;
  /** See `PacksInput`. */
  packSize?: number;
  /** Number of shards and chunks up to which each is a file, which costs least on hosts that know no ranges. */
  mostFiles?: number;
}

export interface IndexFile {
  /** Below the base URL of the language. */
  file: string;
  /** JSON; of a pack, what makes its bytes. */
  content: string | (() => Uint8Array);
  /** Of a pack. */
  members?: readonly Member[];
}

interface Save {
  /** A file of its own. Both return the name. */
  json(content: CatalogueFile | WordsFile | FiltersFile): string;
  text(text: string): string;
  pack: PacksInput['save'];
}

/** Returns the files of the index. The entry is last, so that every file that it names has been written. */
export function writeIndex(input: IndexInput): IndexFile[] {
  const files = new Map<string, IndexFile>();
  /** Hashes are short, so two of the many files of a large site may have the same one. */
  const freeName = (text: string): string => {
    let name = input.hash(text);
    for (let salt = 1; (files.get(name)?.content ?? text) !== text; salt++) name = input.hash(`${salt} ${text}`);
    return name;
  };
  const saveText = (text: string) => {
    const name = freeName(text);
    files.set(name, { file: `${INDEX_FOLDER}${name}.json`, content: text });
    return name;
  };
  const save: Save = {
    json: (content) => saveText(JSON.stringify(content)),
    text: saveText,
    pack({ id, members, makeBytes }) {
      // Long enough that no two are the same, because a pack with the name of another is not noticed.
      const name = (input.hash(id) + input.hash(`pack ${id}`)).slice(0, 14);
      files.set(name, { file: packFile(name), content: makeBytes, members });
      return name;
    },
  };
  const groups = groupByTag(input.pages);
  const catalogues: EntryFile['catalogues'] = {};
  for (const [tag, pages] of groups) catalogues[tag] = save.json(writeCatalogue(pages, input, save));
  const { latest, synonyms = [], pins = [] } = input;
  const filters = input.choices && writeFilters(groups, input.choices);
  const entry: EntryFile = {
    version: 4,
    latest,
    catalogues,
    synonyms: synonyms.length > 0 ? [...synonyms] : undefined,
    pins: pins.length > 0 ? findPins(pins, groups) : undefined,
    filters: filters && save.json(filters),
  };
  return [...files.values(), { file: ENTRY_FILE, content: JSON.stringify(entry) }];
}

/** Converts between a factor and a digit: 32 stands for 1, and 8 steps double the factor. */
export function factorDigit(factor: number): number {
  return Math.max(0, Math.min(63, Math.round(32 + 8 * Math.log2(factor))));
}

/** The digit of a section that is none. */
const NO_WORDS = writeDigit(0);

function writeCatalogue(pages: readonly IndexedPage[], input: IndexInput, save: Save): CatalogueFile {
  const postings = mergePostings(pages);
  const terms = [...postings.keys()].toSorted();
  const textOf = (term: string) => postings.get(term) ?? '';
  const shards = split(terms, input.shardSize ?? 10_000, (term) => term.length + textOf(term).length + 6);
  return {
    sections: pages.map(({ page }) => writeNumber(page.sections.length)).join(''),
    factors: pages.map(({ factor = 1 }) => writeDigit(factorDigit(factor))).join(''),
    titleLengths: pages.map(({ terms: own }) => own.titleLength).join(''),
    headingLengths: pages
      .map(({ page, terms: own }) => own.headingLengths.padEnd(numbersOf(page.sections.length), NO_WORDS))
      .join(''),
    continued: writeContinued(pages),
    firstTerms: shards.map(([first = ''], index) => beginningAfter(shards[index - 1]?.at(-1) ?? '', first)),
    ...writeMembers(
      shards.map((shard) => ({ terms: shard, postings: shard.map(textOf) })),
      { pages, input, save },
    ),
    words: save.json(writeWords(terms, textOf)),
  };
}

/** The shortest beginning of `term` that comes after `last`. */
function beginningAfter(last: string, term: string): string {
  let end = 1;
  while (end < term.length && term.slice(0, end) <= last) end++;
  return term.slice(0, end);
}

/** Size of chunks in packs: smaller ones cost no more files. */
const PACKED_CHUNK_SIZE = 4000;

interface MembersInput {
  pages: readonly IndexedPage[];
  input: IndexInput;
  save: Save;
}

/** Writes shards and chunks: each to a file of its own, or many to one pack. */
function writeMembers(
  shards: readonly ShardFile[],
  { pages, input, save }: MembersInput,
): Pick<CatalogueFile, 'shards' | 'chunkSections' | 'chunks' | 'packs'> {
  const { chunkSize = 6000, packSize = 40_000, mostFiles = 1000, packs: way } = input;
  const chunksOf = (size: number) =>
    splitPages(
      pages.map(({ page }) => page),
      size,
    );
  const chunks = chunksOf(chunkSize);
  const sectionsOf = (all: typeof chunks) => all.map(({ count }) => writeNumber(count)).join('');
  const shardTexts = shards.map((shard) => JSON.stringify(shard));
  const textsOf = (all: typeof chunks) => all.map(({ parts }) => JSON.stringify(parts satisfies ChunkFile));
  if (!way || shards.length + chunks.length <= mostFiles) {
    const files = { shards: shardTexts.map(save.text), chunks: textsOf(chunks).map(save.text) };
    return { ...files, chunkSections: sectionsOf(chunks) };
  }
  const packed = chunksOf(Math.min(chunkSize, PACKED_CHUNK_SIZE));
  const packs = writePacks([...shardTexts, ...textsOf(packed)], { packSize, ...way, save: save.pack });
  return { shards: [], chunks: [], chunkSections: sectionsOf(packed), packs };
}

function writeContinued(pages: readonly IndexedPage[]): string {
  const isSame = (left: SearchSection | undefined, right: SearchSection) =>
    left?.level === right.level && left.anchor === right.anchor && left.heading === right.heading;
  let text = '';
  let [start, last] = [0, 0];
  for (const { page } of pages) {
    for (const [index, section] of page.sections.entries()) {
      if (!isSame(page.sections[index - 1], section)) continue;
      text += writeNumber(start + index - last);
      last = start + index;
    }
    start += numbersOf(page.sections.length);
  }
  return text;
}

/** Number of words for spelling corrections: enough for nearly all mistakes, and quick to load. */
const MOST_WORDS = 3000;

/** Lists words for spelling corrections. Short words are not corrected, and a rare word may be misspelt itself. */
function writeWords(terms: readonly string[], textOf: (term: string) => string): WordsFile {
  const words = terms.filter((term) => term.length > 3 && !isUnparted(term) && /^\p{L}+$/u.test(term));
  const sizes = words.map((term) => textOf(term).length).toSorted((left, right) => right - left);
  const least = Math.max(2, (sizes[MOST_WORDS] ?? 0) + 1);
  const used = words.filter((term) => textOf(term).length >= least);
  return {
    words: used.join(' '),
    counts: used.map((term) => writeDigit(Math.round(4 * Math.log2(textOf(term).length)))).join(''),
  };
}

function findPins(pins: readonly Pin[], groups: ReadonlyMap<string, IndexedPage[]>): Record<string, PinnedSection[]> {
  // A map, because a query may be the name of an inherited property, such as "constructor".
  const found = new Map<string, PinnedSection[]>();
  for (const { queries, url } of pins) {
    for (const [tag, pages] of groups) {
      const section = sectionOf(url, pages);
      if (section === undefined) continue;
      for (const query of queries.map(pinnedQuery)) found.set(query, [...(found.get(query) ?? []), [tag, section]]);
    }
  }
  return Object.fromEntries(found);
}

function sectionOf(url: string, pages: readonly IndexedPage[]): number | undefined {
  let start = 0;
  for (const { page } of pages) {
    const at = page.sections.findIndex(({ anchor }) => `${page.url}${anchor && '#'}${anchor}` === url);
    if (at !== -1) return start + at;
    start += numbersOf(page.sections.length);
  }
  return undefined;
}

function groupByTag(pages: readonly IndexedPage[]): Map<string, IndexedPage[]> {
  const groups = new Map<string, IndexedPage[]>();
  for (const indexed of pages) {
    const group = groups.get(indexed.page.tag);
    if (group) group.push(indexed);
    else groups.set(indexed.page.tag, [indexed]);
  }
  return groups;
}

/** Divides items into parts of at least one item, each as large as allowed. */
function split<Item>(items: readonly Item[], limit: number, sizeOf: (item: Item) => number): Item[][] {
  const parts: Item[][] = [];
  let part: Item[] = [];
  let size = 0;
  for (const item of items) {
    const more = sizeOf(item);
    if (part.length > 0 && size + more > limit) {
      parts.push(part);
      part = [];
      size = 0;
    }
    part.push(item);
    size += more;
  }
  if (part.length > 0) parts.push(part);
  return parts;
}
