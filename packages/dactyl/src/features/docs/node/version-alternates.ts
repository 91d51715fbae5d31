/** Where a page is in the other versions: what the dropdown of versions leads to. */
import { versionKey } from '../../../shared/version-links.js';
import { mainDocId } from './global-data.js';
import { createSidebarIndex } from './sidebars/sidebar-index.js';
import type { DocsContent, LoadedVersion } from './types.js';

/** Key of a version → path. */
export type VersionAlternates = Record<string, string>;

export interface AlternatesFinder {
  /** Every version's first page: for pages that only one version has. */
  first: VersionAlternates;
  /** The doc of this id, or the generated index of this slug; in versions that lack it, their first page. */
  of(id: string): VersionAlternates;
}

/** `undefined` when there is only one version. */
export function findAlternates({ loadedVersions }: DocsContent, pluginId: string): AlternatesFinder | undefined {
  if (loadedVersions.length < 2) return undefined;
  const versions = loadedVersions.map((version) => {
    const paths = pathsById(version);
    const main = paths.get(mainDocId(version)) ?? version.path;
    return { key: versionKey(pluginId, version.versionName), paths, main };
  });
  return {
    first: Object.fromEntries(versions.map(({ key, main }) => [key, main])),
    of: (id) => Object.fromEntries(versions.map(({ key, paths, main }) => [key, paths.get(id) ?? main])),
  };
}

function pathsById({ docs, sidebars }: LoadedVersion): ReadonlyMap<string, string> {
  const { generatedIndexes } = createSidebarIndex(sidebars, new Set());
  return new Map([
    ...docs.map(({ id, permalink }) => [id, permalink] as const),
    ...generatedIndexes.map(({ link }) => [link.slug, link.permalink] as const),
  ]);
}
