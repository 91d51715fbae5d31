/** The search of a site that needs no server: it answers queries from the files that the build has written. */
import { excerptOf, markText } from './mark-text.js';
import { createIndexReader, type Catalogue, type ReadFile } from './open-index.js';
import { normalPhrase, parseQuery, pinnedQuery } from './parse-query.js';
import { scoreSections, type ScoredPage, type ScoredSection } from './score-sections.js';
import { readSynonyms, type Synonyms } from './synonyms.js';
import { ENTRY_FILE, type ChunkPart, type EntryFile, type SearchHit, type SearchProvider } from './types.js';

/** Maximum number of results per page, so that one page does not fill the list. */
const SECTIONS_OF_PAGE = 3;

export interface EmbeddedSearch extends SearchProvider {
  /** Facts about the index. */
  readEntry(): Promise<EntryFile>;
}

/** @param read rejects when a file cannot be read */
export function createSearch(read: ReadFile): EmbeddedSearch {
  const index = createIndexReader(read);
  const readEntry = () => index.readEntry(ENTRY_FILE);
  let synonyms: Synonyms | undefined;
  return {
    readEntry,
    async search(query, { facets, page = 0, hitsPerPage = 20 }) {
      const entry = await readEntry();
      synonyms ??= readSynonyms(entry.synonyms, normalPhrase);
      const parsed = parseQuery(query, synonyms);
      const { catalogues: names } = entry;
      const wanted = [...new Set(facets)].filter((tag) => Object.hasOwn(names, tag));
      if (parsed.wishes.length === 0) return { hits: [], total: 0 };
      const catalogues = await Promise.all(wanted.map((tag) => index.readCatalogue(names[tag] ?? '')));
      const { pages, words } = await scoreSections(parsed, catalogues);
      const found = pages.flatMap((scored) => bestSections(scored));
      const sections = withPins(found, pinnedSections(entry, query, { wanted, catalogues }));
      const shown = sections.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      const hits = await Promise.all(shown.map((section) => toHit(section, words)));
      return { hits, total: sections.length };
    },
  };
}

type SectionPlace = Pick<ScoredSection, 'catalogue' | 'section'>;

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
    ...(excerpt && { excerpt }),
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
