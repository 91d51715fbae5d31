/** Collects what affects a page's rank besides its text: front matter and settings, by permalink. */
import { contentEntries } from '../../../node/plugin-api/content-entries.js';
import { matchPages } from '../../../node/plugin-api/match-pages.js';
import type { AllContent } from '../../../node/plugin-api/types.js';
import type { PageKind } from '../engine/types.js';
import type { SearchSettings } from './options.js';

export interface PageNotes {
  /** False for pages that the search must not find. */
  isFound(url: string): boolean;
  keywords(url: string): readonly string[];
  /** Tags of a doc or post. */
  labels(url: string): readonly string[];
  /** Factor for the page's rank. */
  factor(url: string, kind: PageKind): number;
}

/** Factors by kind of content: of two equally good pages, a doc comes before a post. */
const FACTORS: Record<PageKind, number> = { doc: 1, page: 0.95, blog: 0.75, changelog: 0.75 };

interface FrontMatterNote {
  exclude?: boolean;
  boost?: number;
  keywords?: string[];
  labels?: string[];
}

export type FrontMatterNotes = ReadonlyMap<string, FrontMatterNote>;

export function pageNotes(
  settings: Pick<SearchSettings, 'exclude' | 'boost'>,
  ofPages: FrontMatterNotes,
  baseUrl: string,
): PageNotes {
  const isListed = matchPages({ include: ['**'], exclude: settings.exclude }, baseUrl);
  const boosts = Object.entries(settings.boost).map(([glob, boost]) => ({
    boost,
    has: matchPages({ include: [glob], exclude: [] }, baseUrl),
  }));
  return {
    isFound: (url) => ofPages.get(url)?.exclude !== true && isListed(url),
    keywords: (url) => ofPages.get(url)?.keywords ?? [],
    labels: (url) => ofPages.get(url)?.labels ?? [],
    factor: (url, kind) =>
      FACTORS[kind] * (ofPages.get(url)?.boost ?? boosts.findLast(({ has }) => has(url))?.boost ?? 1),
  };
}

/** `search` in the front matter of docs, posts and pages, and their tags. */
export function frontMatterNotes(allContent: AllContent): FrontMatterNotes {
  const notes = new Map<string, FrontMatterNote>();
  for (const { permalink, frontMatter, tags = [] } of contentEntries(allContent)) {
    const note = frontMatter?.['search'];
    const labels = tags.map(({ label }) => label);
    if (note === false) notes.set(permalink, { exclude: true });
    // The cast: the schemas of front matter have checked it.
    else if (typeof note === 'object' && note !== null) notes.set(permalink, { ...(note as FrontMatterNote), labels });
    else if (labels.length > 0) notes.set(permalink, { labels });
  }
  return notes;
}
