/** Pages of one language → the files of its index. */
import { writeDigit, writeNumber } from './digits.js';
import { writeOccurrence, type Occurrence } from './occurrence.js';
import { createTermReader } from './terms.js';
import {
  ENTRY_FILE,
  INDEX_FOLDER,
  type CatalogueFile,
  type ChunkFile,
  type EntryFile,
  type SearchPage,
  type ShardFile,
} from './types.js';

export interface IndexInput {
  pages: readonly SearchPage[];
  /** Latest version of each docs instance. */
  latest: Record<string, string>;
  hash: (text: string) => string;
  /** Characters of a shard, about. */
  shardSize?: number;
  /** Characters of a chunk, about; a page is in one chunk. */
  chunkSize?: number;
}

export interface IndexFile {
  /** Below the base URL of the language. */
  file: string;
  text: string;
}

/** The entry comes last: who reads it finds what it names. */
export function writeIndex(input: IndexInput): IndexFile[] {
  const files: IndexFile[] = [];
  const save = (content: CatalogueFile | ShardFile | ChunkFile): string => {
    const text = JSON.stringify(content);
    const name = input.hash(text);
    files.push({ file: `${INDEX_FOLDER}${name}.json`, text });
    return name;
  };
  const catalogues: EntryFile['catalogues'] = {};
  for (const [tag, pages] of groupByTag(input.pages)) catalogues[tag] = save(writeCatalogue(pages, { ...input, save }));
  const entry: EntryFile = { version: 1, latest: input.latest, catalogues };
  return [...files, { file: ENTRY_FILE, text: JSON.stringify(entry) }];
}

interface CatalogueInput extends IndexInput {
  save: (content: ShardFile | ChunkFile) => string;
}

function writeCatalogue(pages: readonly SearchPage[], input: CatalogueInput): CatalogueFile {
  const { shardSize = 32_000, chunkSize = 16_000, save } = input;
  const catalogue: CatalogueFile = {
    sections: pages.map(({ sections }) => writeNumber(sections.length)).join(''),
    lengths: '',
    titleLengths: '',
    headingLengths: '',
    firstTerms: [],
    shards: [],
    pages: '',
    chunks: [],
  };
  const postings = collectPostings(pages, catalogue);
  for (const shard of split(
    [...postings.keys()].toSorted(),
    shardSize,
    (term) => term.length + (postings.get(term)?.text.length ?? 0),
  )) {
    catalogue.firstTerms.push(shard[0] ?? '');
    catalogue.shards.push(save({ terms: shard, postings: shard.map((term) => postings.get(term)?.text ?? '') }));
  }
  for (const chunk of split(pages, chunkSize, ({ sections }) =>
    sections.reduce((sum, { text }) => sum + text.length + 30, 0),
  )) {
    catalogue.pages += writeNumber(chunk.length);
    catalogue.chunks.push(save(chunk.map(chunkPage)));
  }
  return catalogue;
}

interface Posting {
  text: string;
  /** The section that was written last. */
  last: number;
}

/** Fills in the lengths, too. */
function collectPostings(pages: readonly SearchPage[], catalogue: CatalogueFile): Map<string, Posting> {
  const termsOf = createTermReader();
  const postings = new Map<string, Posting>();
  let section = 0;
  for (const { title, category, sections } of pages) {
    const titleTerms = termsOf(title);
    catalogue.titleLengths += writeDigit(titleTerms.length);
    for (const [index, { heading, text }] of sections.entries()) {
      const textTerms = termsOf(text);
      const headingTerms = termsOf(heading);
      catalogue.lengths += writeDigit(Math.round(Math.sqrt(2 * textTerms.length)));
      catalogue.headingLengths += writeDigit(headingTerms.length);
      const found = new Map<string, Occurrence>();
      for (const term of textTerms) occurrence(found, term).count++;
      for (const term of headingTerms) occurrence(found, term).inHeading = true;
      // Each section of a page would answer to its title; the first one does so for all.
      if (index === 0) {
        for (const term of titleTerms) occurrence(found, term).inTitle = true;
        for (const term of termsOf(category)) occurrence(found, term).inCategory = true;
      }
      for (const [term, where] of found) addPosting(postings, { term, section, where });
      section++;
    }
  }
  return postings;
}

function occurrence(found: Map<string, Occurrence>, term: string): Occurrence {
  let where = found.get(term);
  if (!where) found.set(term, (where = { inTitle: false, inHeading: false, inCategory: false, count: 0 }));
  return where;
}

function addPosting(
  postings: Map<string, Posting>,
  { term, section, where }: { term: string; section: number; where: Occurrence },
): void {
  let posting = postings.get(term);
  if (!posting) postings.set(term, (posting = { text: '', last: 0 }));
  posting.text += writeNumber(section - posting.last) + writeDigit(writeOccurrence(where));
  posting.last = section;
}

function chunkPage({ url, category, title, sections }: SearchPage): ChunkFile[number] {
  return [url, category, title, sections.map(({ level, heading, anchor, text }) => [level, heading, anchor, text])];
}

function groupByTag(pages: readonly SearchPage[]): Map<string, SearchPage[]> {
  const groups = new Map<string, SearchPage[]>();
  for (const page of pages) {
    const group = groups.get(page.tag);
    if (group) group.push(page);
    else groups.set(page.tag, [page]);
  }
  return groups;
}

/** Parts of at least one item, each as large as it may be. */
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
