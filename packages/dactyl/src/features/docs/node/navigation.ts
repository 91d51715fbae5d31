/** Adds to each doc its sidebar and its neighbours in reading order. */
import path from 'node:path';
import { frontMatterPlace } from '../../../node/content/front-matter-lines.js';
import { suggestName } from '../../../node/base/nearest-name.js';
import { SiteError, type SiteErrorDetails, throwAll } from '../../../node/base/site-error.js';
import { unknownDocHint } from './sidebars/load-sidebars.js';
import { type NavigationItem, type SidebarIndex, createSidebarIndex } from './sidebars/sidebar-index.js';
import type { DocMetadata, DocNavLink } from './types.js';
import type { Sidebars } from './content-types.js';

export interface VersionDocs {
  docs: readonly DocMetadata[];
  draftIds: ReadonlySet<string>;
  sidebars: Sidebars;
  siteDir: string;
}

/** Copies of the docs with `sidebar`, `previous` and `next`. */
export function withNavigation(version: VersionDocs): DocMetadata[] {
  const guide = createGuide(version);
  const errors: SiteError[] = [];
  const docs = version.docs.map((doc) => {
    try {
      return { ...doc, ...docNavigation(doc, guide) };
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      errors.push(error);
      return doc;
    }
  });
  throwAll(errors);
  return docs;
}

/** The docs with these numbers, whose neighbours may have changed their titles, in the docs of the guide. */
export function withTitlesOfNeighbours(guide: Guide, near: Iterable<number>): DocMetadata[] {
  const docs = [...guide.docs];
  for (const number of near) {
    const doc = docs[number];
    if (doc) docs[number] = { ...doc, ...docNavigation(doc, guide) };
  }
  return docs;
}

/** Permalink → numbers of the docs that lead there as to the one before or after them. */
export function docsNearby(docs: readonly DocMetadata[]): ReadonlyMap<string, readonly number[]> {
  const near = new Map<string, number[]>();
  for (const [number, { previous, next }] of docs.entries()) {
    for (const link of [previous, next]) {
      if (link === undefined) continue;
      const known = near.get(link.permalink);
      if (known) known.push(number);
      else near.set(link.permalink, [number]);
    }
  }
  return near;
}

/** What is looked up in a version, and stays while its docs stay in their places. */
export interface GuideFrame {
  index: SidebarIndex;
  /** Id → number of the doc. Of docs with the same id, the last one counts. */
  numbers: ReadonlyMap<string, number>;
}

/** A version with maps that are built once, to look up neighbours. */
export interface Guide extends VersionDocs, GuideFrame {
  byId: Pick<ReadonlyMap<string, DocMetadata>, 'get' | 'keys'>;
}

export function guideFrame({ docs, sidebars }: Pick<VersionDocs, 'docs' | 'sidebars'>): GuideFrame {
  const unlisted = new Set(docs.filter((doc) => doc.unlisted).map((doc) => doc.id));
  return {
    index: createSidebarIndex(sidebars, unlisted),
    numbers: new Map(docs.map((doc, number) => [doc.id, number])),
  };
}

/** @param frame of the same version with other docs in the same places */
export function createGuide(version: VersionDocs, frame: GuideFrame = guideFrame(version)): Guide {
  const { docs, draftIds, sidebars, siteDir } = version;
  const { index, numbers } = frame;
  const byId: Guide['byId'] = { get: (id) => docs[numbers.get(id) ?? -1], keys: () => numbers.keys() };
  return { docs, draftIds, sidebars, siteDir, index, numbers, byId };
}

export interface ReplacedDoc {
  before: DocMetadata;
  after: DocMetadata;
}

export interface Neighbours {
  previous: DocNavLink | undefined;
  next: DocNavLink | undefined;
}

/** The neighbours of a doc or generated index in a sidebar. */
export function neighbours(guide: Guide, sidebar: string, key: { docId: string } | { permalink: string }): Neighbours {
  const order = guide.index.navigation(sidebar) ?? [];
  const at = guide.index.position(sidebar, key);
  if (at === -1) return { previous: undefined, next: undefined };
  return { previous: navLink(order[at - 1], guide), next: navLink(order[at + 1], guide) };
}

type DocNavigation = Pick<DocMetadata, 'sidebar' | 'previous' | 'next'>;

function docNavigation(doc: DocMetadata, guide: Guide): DocNavigation {
  const sidebar = docSidebar(doc, guide);
  const around = sidebar === undefined ? undefined : neighbours(guide, sidebar, { docId: doc.id });
  return {
    sidebar,
    previous: hasKey(doc, 'pagination_prev') ? chosenLink(doc, 'pagination_prev', guide) : around?.previous,
    next: hasKey(doc, 'pagination_next') ? chosenLink(doc, 'pagination_next', guide) : around?.next,
  };
}

function docSidebar(doc: DocMetadata, guide: Guide): string | undefined {
  const displayed = doc.frontMatter.displayed_sidebar;
  if (displayed === undefined) return guide.index.sidebarOf(doc.id);
  if (displayed === null) return undefined;
  if (guide.index.navigation(displayed)) return displayed;
  throw new SiteError(`The doc asks for the sidebar "${displayed}", which does not exist.`, {
    ...placeOfKey(doc, 'displayed_sidebar', guide),
    hint: suggestName(displayed, Object.keys(guide.sidebars)),
  });
}

type PaginationKey = 'pagination_prev' | 'pagination_next';

function hasKey(doc: DocMetadata, key: PaginationKey): boolean {
  return doc.frontMatter[key] !== undefined;
}

/** The neighbour that the doc's front matter names; `null` hides the link. */
function chosenLink(doc: DocMetadata, key: PaginationKey, guide: Guide): DocNavLink | undefined {
  const id = doc.frontMatter[key] ?? null;
  if (id === null || guide.draftIds.has(id)) return undefined;
  const target = guide.byId.get(id);
  if (!target) {
    throw new SiteError(`"${key}" names the doc "${id}", which does not exist.`, {
      ...placeOfKey(doc, key, guide),
      hint: unknownDocHint(id, [...guide.byId.keys()]),
    });
  }
  return target.unlisted ? undefined : docLink(target, undefined);
}

function navLink(item: NavigationItem | undefined, guide: Guide): DocNavLink | undefined {
  if (item === undefined) return undefined;
  if (item.type === 'generated-index') return { title: item.category.label, permalink: item.link.permalink };
  const doc = guide.byId.get(item.id);
  return doc && docLink(doc, item.label);
}

function docLink({ title, permalink, frontMatter }: DocMetadata, itemLabel: string | undefined): DocNavLink {
  return { title: frontMatter.pagination_label ?? frontMatter.sidebar_label ?? itemLabel ?? title, permalink };
}

function placeOfKey(doc: DocMetadata, key: string, { siteDir }: VersionDocs): SiteErrorDetails {
  const file = path.join(siteDir, doc.source.replace(/^@site\//, ''));
  return { file, ...frontMatterPlace(file, key), key };
}
