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

/** The same for docs whose neighbours may have changed their titles; others are returned as they are. */
export function withTitlesOfNeighbours(version: VersionDocs, changed: ReadonlySet<string>): DocMetadata[] {
  const isNear = ({ previous, next }: DocMetadata) =>
    (previous !== undefined && changed.has(previous.permalink)) || (next !== undefined && changed.has(next.permalink));
  if (!version.docs.some(isNear)) return [...version.docs];
  const guide = createGuide(version);
  return version.docs.map((doc) => (isNear(doc) ? { ...doc, ...docNavigation(doc, guide) } : doc));
}

/** A version with maps that are built once, to look up neighbours. */
export interface Guide extends VersionDocs {
  index: SidebarIndex;
  byId: ReadonlyMap<string, DocMetadata>;
}

export function createGuide(version: VersionDocs): Guide {
  const unlisted = new Set(version.docs.filter((doc) => doc.unlisted).map((doc) => doc.id));
  return {
    ...version,
    index: createSidebarIndex(version.sidebars, unlisted),
    byId: new Map(version.docs.map((doc) => [doc.id, doc])),
  };
}

/** The guide to the same version with docs that stand in the places of others. */
export function withReplaced(guide: Guide, docs: readonly DocMetadata[], replaced: readonly ReplacedDoc[]): Guide {
  const byId = new Map(guide.byId);
  // Of docs with the same id, the last one counts.
  for (const { before, after } of replaced) if (byId.get(before.id) === before) byId.set(after.id, after);
  return { ...guide, docs, byId };
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
