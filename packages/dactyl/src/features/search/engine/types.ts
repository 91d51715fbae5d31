/**
 * The search of a site: what goes into the index, what its files hold, and what comes out. Everything here runs on
 * both sides. `write-index.ts` makes files of pages, `open-index.ts` reads them, `create-search.ts` answers queries.
 *
 * The index is one of sections, so that a result leads to a heading. For each language there is one *entry*, and for
 * each search tag (a docs version, or `default` for what belongs to none) a *catalogue*, with its terms in *shards* and
 * its texts in *chunks*. A query loads the catalogues of its tags, the shards that its words may be in, and the chunks
 * of what it shows. Shards and chunks are small, so that a query loads little. A build of a large site puts many of them into
 * one *pack*, each compressed by itself: a reader asks for a range of a pack. All other files are JSON, because that is what every
 * host compresses. All but the entry are named by their hash.
 */

/** Tag of pages that belong to no version of the docs. */
export const DEFAULT_TAG = 'default';

/** Where the entry lies, below the base URL of a language. */
export const ENTRY_FILE = 'search-index.json';

/** Folder of all other files, below the base URL of a language. */
export const INDEX_FOLDER = 'assets/search/';

export function packFile(name: string): string {
  return `${INDEX_FOLDER}${name}.bin`;
}

/** Docs come before posts that say the same. */
export type PageKind = 'doc' | 'blog' | 'page' | 'changelog';

export const PAGE_KINDS: readonly PageKind[] = ['doc', 'blog', 'page', 'changelog'];

export interface SearchPage {
  /** Pathname, or the address of a page elsewhere. */
  url: string;
  tag: string;
  kind: PageKind;
  /** What results of the page stand under, e.g. the category of a doc. */
  category: string;
  /** The outermost category. Default: `category`. */
  section?: string;
  title: string;
  /**
   * In the order of the page; the first one is what stands before the first heading. A long section may be several with
   * the same heading and anchor.
   */
  sections: SearchSection[];
}

export interface SearchSection {
  /** Level of the heading: 2 to 6; 1 for the beginning of the page. */
  level: number;
  /** Empty at the beginning of the page. */
  heading: string;
  /** Id of the heading; empty at the beginning of the page. */
  anchor: string;
  text: string;
  /** What it explains, such as options in a table; they are in the text, too. */
  names?: string;
}

export interface EntryFile {
  /** Version of the index's format. */
  version: 4;
  /** Latest version of each docs instance: the one that a reader without a choice gets. */
  latest: Record<string, string>;
  /** During development: that the index lacks texts of pages, in words. */
  notice?: string;
  /** Tag → name of its catalogue. */
  catalogues: Record<string, string>;
  /** Words and phrases of the site that mean the same. */
  synonyms?: string[][];
  /** What comes first for a query, which is written as `pinnedQuery` does. */
  pins?: Record<string, PinnedSection[]>;
  /** Name of the file of filters; absent where nothing can be filtered. */
  filters?: string;
}

/**
 * What results can be limited to. Loaded when a reader wants to: each page has a digit for its kind and a number for its
 * section, so that a filter costs few bytes.
 */
export interface FiltersFile {
  /** Names of sections and of tags of content; places in these lists are their ids. */
  sections: string[];
  labels: string[];
  /** By the tag of the catalogue. */
  catalogues: Record<string, PageFacts>;
  /** Versions of each docs instance that has several. */
  versions: Record<string, VersionName[]>;
  /** Languages of the site whose pages are at the same origin. */
  locales: LocaleName[];
}

/** Facts about the pages of a catalogue, in its order. */
export interface PageFacts {
  /** One digit per page: its place in `PAGE_KINDS`. */
  kinds: string;
  /** One number per page: the id of its section. */
  sections: string;
  /** Id of a label → its pages, as distances. */
  labels: Record<string, string>;
}

export interface VersionName {
  name: string;
  label: string;
}

export interface LocaleName {
  name: string;
  label: string;
  baseUrl: string;
}

export type PinnedSection = [tag: string, section: number];

/** Strings of digits are described in `digits.ts`. */
export interface CatalogueFile {
  /** How many sections each page has. */
  sections: string;
  /** One digit per page: what its rank is multiplied by (`factorDigit`). */
  factors: string;
  /** One digit per page: words of the title. */
  titleLengths: string;
  /** One digit per number of a section (`section-numbers.ts`): words of the heading. */
  headingLengths: string;
  /** Numbers of sections that go on with the one before, under the same heading; as distances. */
  continued: string;
  /** For each shard, the shortest beginning of its first term that comes after the last term of the shard before. */
  firstTerms: string[];
  /** Names of their files; empty where shards and chunks are in packs. */
  shards: string[];
  /** How many sections each chunk has. */
  chunkSections: string;
  /** As of shards. */
  chunks: string[];
  /** Absent in small indexes and during development, where each shard and chunk is a file. */
  packs?: Packs;
  /** Name of the list of words for those who misspell one. */
  words: string;
}

/** The packs of all shards, and then of all chunks: JSON, compressed by deflate without a header. */
export interface Packs {
  names: string[];
  /** How many members each pack has. */
  counts: string;
  /** How many times `SIZE_UNIT` each member has. */
  sizes: string;
}

/** Members of packs are filled up to a multiple of so many bytes: a catalogue has thousands of sizes, and round ones compress well. */
export const SIZE_UNIT = 32;

export interface ShardFile {
  /** Sorted by code units. */
  terms: string[];
  /** For each term, all sections with it: distances of their numbers from the one before, a space, and a digit for each (`occurrenceDigit`). */
  postings: string[];
}

/** Words that a misspelt one may stand for, sorted, parted by spaces; and for each a digit: how common it is. */
export interface WordsFile {
  words: string;
  counts: string;
}

/** Sections of one page that follow each other; a page may be in several chunks. */
export type ChunkPart = [
  url: string,
  category: string,
  title: string,
  /** Headings around the first of these sections. */
  above: [level: number, heading: string][],
  sections: [level: number, heading: string, anchor: string, text: string][],
];

export type ChunkFile = ChunkPart[];

/** A text and which parts of it answer the query. */
export interface MarkedText {
  text: string;
  /** Sorted, without overlaps. */
  marks: [start: number, end: number][];
}

export interface SearchHit {
  /** The same in all queries. */
  id: string;
  /** With the anchor of its section. */
  url: string;
  category: string;
  /** Title of the page, then the headings down to the section's own. */
  headings: { level: number; text: MarkedText }[];
  /** What of the text answers the query; absent when only headings do. */
  excerpt?: MarkedText;
}

export interface SearchOptions {
  /** Tags of what is searched. */
  facets: readonly string[];
  /** Counts from 0. */
  page?: number;
  hitsPerPage?: number;
  /** Limits results to pages of the catalogue with this tag. */
  accepts?: AcceptPage;
}

export type AcceptPage = (tag: string, page: number) => boolean;

export interface SearchResult {
  hits: SearchHit[];
  /** Number of results on all pages. */
  total: number;
  /** See `EntryFile`. */
  notice?: string;
}

/** What answers queries. Rejects when it cannot be reached; then the query may be sent again. */
export interface SearchProvider {
  search(query: string, options: SearchOptions): Promise<SearchResult>;
}
