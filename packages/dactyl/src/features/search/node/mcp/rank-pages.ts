/** The order of pages for a question, see `search-docs.ts`. */
import type { Ranked, RankedSection } from '../../engine/create-search.js';
import { readDigit } from '../../engine/digits.js';
import { DEFAULT_TAG, PAGE_KINDS, type SearchHit } from '../../engine/types.js';
import { tagsOf, type Docs, type DocsIndex } from './open-docs.js';
import type { PageEntry } from './read-list.js';

/** What the best summary counts beside the best text. */
const SUMMARY = 0.6;
/** What posts and release notes count beside docs, which say what holds now. */
const POST = 0.5;

export interface RankedPage {
  title: string;
  url: string;
  description?: string;
  /** The best first; none where only the summary was found. */
  sections: readonly RankedSection[];
}

export interface RankInput {
  docs: Docs;
  index: DocsIndex;
  query: string;
  version: string | undefined;
}

interface Found extends RankedPage {
  score: number;
  factor: number;
}

/** @returns all pages, the best first, and what reads one of their sections */
export async function createRankReader({ docs, index, query, version }: RankInput) {
  const facets = tagsOf(version, index).all;
  const ranked = await index.search.rank(query, { facets });
  const read = (section: RankedSection): Promise<SearchHit> => index.search.read(section, ranked.words);
  const list = (version === undefined ? await docs.list() : undefined) ?? [];
  const entries = new Map(list.map((entry) => [entry.url, entry]));
  const pages = await pagesOf(ranked, entries, factorOf(facets, ranked, index));
  if (list.length > 0) await addSummaries(pages, { docs, query, entries });
  const sorted = [...pages.values()].toSorted((left, right) => right.score * right.factor - left.score * left.factor);
  return { pages: sorted as readonly RankedPage[], read };
}

type Pages = Map<string, Found>;

async function pagesOf(
  { sections }: Ranked,
  entries: ReadonlyMap<string, PageEntry>,
  factor: (section: RankedSection) => number,
): Promise<Pages> {
  const pages: Pages = new Map();
  const best = Math.max(...sections.map(scoreOf));
  for (const section of sections) {
    const [url, , title] = (await section.catalogue.readSection(section.section)).part;
    const known = pages.get(keyOf(url));
    const description = entries.get(keyOf(url))?.description;
    pages.set(keyOf(url), {
      title,
      url,
      ...(description !== undefined && { description }),
      sections: [...(known?.sections ?? []), section],
      score: known?.score ?? scoreOf(section) / best,
      factor: known?.factor ?? factor(section),
    });
  }
  return pages;
}

/** One that the site has pinned to the query has no score, and comes first. */
function scoreOf({ page }: RankedSection): number {
  return page?.score ?? 1;
}

/** As `llms.txt` is read: without the slash that addresses of some sites end with. */
function keyOf(url: string): string {
  return url.replace(/(?<=.)\/$/, '');
}

function factorOf(facets: readonly string[], { catalogues }: Ranked, { entry, filters }: DocsIndex) {
  const tags = facets.filter((tag) => Object.hasOwn(entry.catalogues, tag));
  return ({ catalogue, page, section }: RankedSection): number => {
    const tag = tags[catalogues.indexOf(catalogue)] ?? DEFAULT_TAG;
    const { kinds = '' } = filters?.catalogues[tag] ?? {};
    const place = page?.page ?? catalogue.pageOf[section] ?? 0;
    const kind = place < kinds.length ? PAGE_KINDS[readDigit(kinds, place)] : undefined;
    return kind === 'blog' || kind === 'changelog' ? POST : 1;
  };
}

async function addSummaries(
  pages: Pages,
  { docs, query, entries }: { docs: Docs; query: string; entries: ReadonlyMap<string, PageEntry> },
): Promise<void> {
  const search = await docs.summaries();
  const { sections = [] } = (await search?.rank(query, { facets: [DEFAULT_TAG] })) ?? {};
  const best = Math.max(...sections.map(scoreOf));
  for (const section of sections) {
    const [url] = (await section.catalogue.readSection(section.section)).part;
    const entry = entries.get(url);
    if (!entry) continue;
    const known = pages.get(keyOf(url)) ?? { ...entry, sections: [], score: 0, factor: 1 };
    pages.set(keyOf(url), { ...known, score: known.score + (SUMMARY * scoreOf(section)) / best });
  }
}
