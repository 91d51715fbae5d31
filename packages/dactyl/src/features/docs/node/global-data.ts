/** Creates the docs data that every page can read: versions, their docs, and the first page of each sidebar. */
import type { PluginContext } from '../../../node/plugin-api/types.js';
import { definedProps } from '../../../shared/defined-props.js';
import { normalizeUrl } from '../../../shared/url.js';
import type { VersionChanges } from './changes/version-changes.js';
import type { DocsOptions } from './options.js';
import { createSidebarIndex, firstSidebarPage } from './sidebars/sidebar-index.js';
import type { DocMetadata } from './types.js';
import type { DocsContent, LoadedVersion, SidebarItem } from './content-types.js';
import type { GlobalDoc, GlobalDocsData, GlobalSidebar, GlobalVersion } from './global-data-types.js';

interface DataPlace {
  options: DocsOptions;
  context: PluginContext;
  changes: ReadonlyMap<string, VersionChanges> | undefined;
}

export function docsGlobalData(content: DocsContent, { options, context, changes }: DataPlace): GlobalDocsData {
  return {
    path: normalizeUrl([context.siteConfig.baseUrl, options.routeBasePath]),
    versions: content.loadedVersions.map((version) => globalVersion(version, changes?.get(version.versionName))),
    breadcrumbs: options.breadcrumbs,
    ...(options.structuredData && { structuredData: true }),
  };
}

function globalVersion(version: LoadedVersion, changes: VersionChanges | undefined): GlobalVersion {
  const { versionName, label, isLast, path, docs, drafts, sidebars } = version;
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const index = createSidebarIndex(sidebars, new Set());
  return {
    name: versionName,
    label,
    isLast,
    path,
    mainDocId: mainDocId(version),
    docs: [
      ...docs.map(globalDoc),
      ...index.generatedIndexes.map(({ link, sidebar }) => ({ id: link.slug, path: link.permalink, sidebar })),
    ],
    draftIds: drafts.map((doc) => doc.id),
    sidebars: Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, globalSidebar(items, byId)])),
    ...(changes && { changes: { path: changes.permalink, since: changes.props.since } }),
  };
}

function globalDoc({ id, permalink, sidebar, unlisted }: DocMetadata): GlobalDoc {
  return definedProps({ id, path: permalink, unlisted: unlisted || undefined, sidebar });
}

function globalSidebar(items: SidebarItem[], byId: ReadonlyMap<string, DocMetadata>): GlobalSidebar {
  const first = firstSidebarPage(items);
  if (!first) return {};
  if (first.type === 'doc') {
    return { link: { path: byId.get(first.item.id)?.permalink ?? '', label: first.item.label ?? first.item.id } };
  }
  const { link, label } = first.category;
  const path = link?.type === 'generated-index' ? link.permalink : byId.get(link?.id ?? '')?.permalink;
  return { link: { path: path ?? '', label } };
}

/** The doc at the version's root, else the first one of the first sidebar, else the first one. */
export function mainDocId({ docs, sidebars }: Pick<LoadedVersion, 'docs' | 'sidebars'>): string {
  const home = docs.find((doc) => doc.slug === '/');
  if (home) return home.id;
  const [firstItems = []] = Object.values(sidebars);
  return firstDocId(firstItems) ?? docs[0]?.id ?? '';
}

function firstDocId(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'doc') return item.id;
    if (item.type !== 'category') continue;
    const id = item.link?.type === 'doc' ? item.link.id : firstDocId(item.items);
    if (id !== undefined) return id;
  }
  return undefined;
}
