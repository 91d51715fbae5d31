/** The search of a site that needs no server: it answers queries from the files that the build has written. */
import { excerptOf, markText } from './mark-text.js';
import { createIndexReader, type Catalogue, type ReadFile } from './open-index.js';
import { scoreSections, type ScoredPage, type ScoredSection } from './score-sections.js';
import { queryTerms } from './terms.js';
import { ENTRY_FILE, type ChunkFile, type EntryFile, type SearchHit, type SearchProvider } from './types.js';

/** Nobody types more, and what is pasted must not keep the browser busy. */
const LONGEST_QUERY = 200;
const MOST_TERMS = 12;
/** So that one page does not fill the list. */
const SECTIONS_OF_PAGE = 3;

export interface EmbeddedSearch extends SearchProvider {
  /** What the index says of itself. */
  readEntry(): Promise<EntryFile>;
}

/** @param read rejects when a file cannot be read */
export function createSearch(read: ReadFile): EmbeddedSearch {
  const index = createIndexReader(read);
  const readEntry = () => index.readEntry(ENTRY_FILE);
  return {
    readEntry,
    async search(query, { facets, page = 0, hitsPerPage = 20 }) {
      const terms = queryTerms(query.slice(0, LONGEST_QUERY)).slice(0, MOST_TERMS);
      const { catalogues: names } = await readEntry();
      const wanted = [...new Set(facets)].filter((tag) => Object.hasOwn(names, tag));
      if (terms.length === 0) return { hits: [], total: 0 };
      const catalogues = await Promise.all(wanted.map((tag) => index.readCatalogue(names[tag] ?? '')));
      const { pages, words } = await scoreSections(terms, catalogues);
      const sections = pages.flatMap((scored) => bestSections(scored));
      const shown = sections.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      const hits = await Promise.all(shown.map((section) => toHit(section, words)));
      return { hits, total: sections.length };
    },
  };
}

function bestSections({ sections }: ScoredPage): ScoredSection[] {
  const best = sections[0]?.score ?? 0;
  return sections.slice(0, SECTIONS_OF_PAGE).filter(({ score }) => score >= best / 3);
}

async function toHit({ catalogue, page, section }: ScoredSection, words: readonly string[]): Promise<SearchHit> {
  const [url, category, title, sections] = await catalogue.readPage(page);
  const at = section - firstSection(catalogue, page);
  const [, , anchor = '', text = ''] = sections[at] ?? [];
  const path = headingPath(sections, at);
  const address = anchor === '' ? url : `${url}#${encodeURIComponent(anchor)}`;
  const excerpt = excerptOf(text, words);
  return {
    id: address,
    url: address,
    category,
    headings: [
      { level: 1, text: markText(title, words) },
      ...path.map(([level, heading]) => ({ level, text: markText(heading, words) })),
    ],
    ...(excerpt && { excerpt }),
  };
}

function firstSection({ firstSection: starts }: Catalogue, page: number): number {
  return starts[page] ?? 0;
}

/** Headings around a section and its own, the largest first. */
function headingPath(sections: ChunkFile[number][3], at: number): [level: number, heading: string][] {
  const path: [number, string][] = [];
  let below = Infinity;
  for (let index = at; index >= 0 && below > 2; index--) {
    const [level = 1, heading = ''] = sections[index] ?? [];
    if (level >= below || level === 1) continue;
    path.unshift([level, heading]);
    below = level;
  }
  return path;
}
