/** The search of a site that needs no server: it answers queries from the files that the build has written. */
import { excerptOf, markText } from './mark-text.js';
import { createIndexReader, type Catalogue, type ReadFile } from './open-index.js';
import { normalPhrase, parseQuery, pinnedQuery } from './parse-query.js';
import { scoreSections, type Scored, type ScoredPage, type ScoredSection } from './score-sections.js';
import { readSynonyms, type Synonyms } from './synonyms.js';
import {
  ENTRY_FILE,
  type ChunkPart,
  type EntryFile,
  type FiltersFile,
  type SearchHit,
  type SearchOptions,
  type SearchProvider,
} from './types.js';

/** Maximum number of results per page, so that one page does not fill the list. */
const SECTIONS_OF_PAGE = 3;

export interface EmbeddedSearch extends SearchProvider {
  /** Facts about the index. */
  readEntry(): Promise<EntryFile>;
  /** `undefined` where nothing can be filtered. */
  readFilters(): Promise<FiltersFile | undefined>;
  /** What `search` shows, without texts. */
  rank(query: string, options: SearchOptions): Promise<Ranked>;
  /** One of the sections that `rank` found, with its text. */
  read(section: RankedSection, words: readonly string[]): Promise<SearchHit>;
  readCatalogue(name: string): Promise<Catalogue>;
}

export interface Ranked {
  /** The best first, pinned ones before them. */
  sections: readonly RankedSection[];
  /** Words that were found, to be marked. */
  words: readonly string[];
  catalogues: readonly Catalogue[];
  /** Absent for a query without words. */
  scored?: Scored;
}

/** Without a page where it is pinned. */
export type RankedSection = Pick<ScoredSection, 'catalogue' | 'section'> & { page?: ScoredPage };

/** @param read rejects when a file cannot be read */
export function createSearch(read: ReadFile): EmbeddedSearch {
  const index = createIndexReader(read);
  const readEntry = () => index.readEntry(ENTRY_FILE);
  let synonyms: Synonyms | undefined;

  const rank = async (query: string, { facets, accepts }: SearchOptions): Promise<Ranked> => {
    const entry = await readEntry();
    synonyms ??= readSynonyms(entry.synonyms, normalPhrase);
    const parsed = parseQuery(query, synonyms);
    const { catalogues: names } = entry;
    if (parsed.wishes.length === 0) return { sections: [], words: [], catalogues: [] };
    const wanted = [...new Set(facets)].filter((tag) => Object.hasOwn(names, tag));
    const catalogues = await Promise.all(wanted.map((tag) => index.readCatalogue(names[tag] ?? '')));
    const scored = await scoreSections(parsed, catalogues);
    const { pages, words } = scored;
    const isAccepted = (catalogue: Catalogue, page: number) =>
      !accepts || accepts(wanted[catalogues.indexOf(catalogue)] ?? '', page);
    const found = pages
      .filter(({ catalogue, page }) => isAccepted(catalogue, page))
      .flatMap((page) => bestSections(page).map((place) => ({ ...place, page })));
    const pinned = pinnedSections(entry, query, { wanted, catalogues });
    const shown = pinned.filter(({ catalogue, section }) => isAccepted(catalogue, catalogue.pageOf[section] ?? 0));
    return { sections: withPins(found, shown), words, catalogues, scored };
  };

  return {
    readEntry,
    readFilters: async () => {
      const { filters } = await readEntry();
      return filters === undefined ? undefined : index.readFilters(filters);
    },
    rank,
    read: toHit,
    readCatalogue: index.readCatalogue,
    async search(query, options) {
      const { page = 0, hitsPerPage = 20 } = options;
      const { sections, words } = await rank(query, options);
      const shown = sections.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      const hits = await Promise.all(shown.map((section) => toHit(section, words)));
      return { hits, total: sections.length };
    },
  };
}

type SectionPlace = RankedSection;

function bestSections({ catalogue, sections }: ScoredPage): SectionPlace[] {
  const best = sections[0]?.score ?? 0;
  const known = new Set<number>();
  const own = sections.filter(({ section }) => {
    const first = startOf(section, catalogue);
    return !known.has(first) && known.add(first);
  });
  return own.slice(0, SECTIONS_OF_PAGE).filter(({ score }) => score >= best / 3);
}

/** Merges results from parts of one long section. */
function startOf(section: number, { continued }: Catalogue): number {
  let start = section;
  while (continued.has(start)) start--;
  return start;
}

function pinnedSections(
  { pins = {} }: EntryFile,
  query: string,
  { wanted, catalogues }: { wanted: readonly string[]; catalogues: readonly Catalogue[] },
): SectionPlace[] {
  const key = pinnedQuery(query);
  const places = Object.hasOwn(pins, key) ? (pins[key] ?? []) : [];
  return places.flatMap(([tag, section]) => {
    const catalogue = catalogues[wanted.indexOf(tag)];
    return catalogue ? [{ catalogue, section }] : [];
  });
}

function withPins(found: readonly SectionPlace[], pinned: readonly SectionPlace[]): readonly SectionPlace[] {
  if (pinned.length === 0) return found;
  const isPinned = ({ catalogue, section }: SectionPlace) =>
    pinned.some((pin) => pin.catalogue === catalogue && pin.section === section);
  return [...pinned, ...found.filter((place) => !isPinned(place))];
}

async function toHit({ catalogue, section }: SectionPlace, words: readonly string[]): Promise<SearchHit> {
  const { part, at } = await catalogue.readSection(section);
  const [url, category, title, , sections] = part;
  const [, , anchor = '', text = ''] = sections[at] ?? [];
  const address = anchor === '' ? url : `${url}#${encodeURIComponent(anchor)}`;
  const excerpt = excerptOf(text, words);
  return {
    id: address,
    url: address,
    category,
    headings: [
      { level: 1, text: markText(title, words) },
      ...headingPath(part, at).map(([level, heading]) => ({ level, text: markText(heading, words) })),
    ],
    excerpt,
  };
}

/** Headings around a section and its own, the largest first. */
function headingPath([, , , above, sections]: ChunkPart, at: number): [level: number, heading: string][] {
  const before = [...above, ...sections.slice(0, at + 1).map(([level, heading]): [number, string] => [level, heading])];
  const path: [number, string][] = [];
  let below = Infinity;
  for (const [level, heading] of before.toReversed()) {
    if (below <= 2 || level === 1) break;
    if (level >= below) continue;
    path.unshift([level, heading]);
    below = level;
  }
  return path;
}
