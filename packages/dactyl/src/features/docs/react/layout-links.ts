/** Docs and sidebars that the navbar links to: in the version of the page, else in the preferred or latest one. */
import { useBrowserDependency } from '../../../react/render-context.js';
import { listNames, UsageError } from '../../../react/format/theme-common/usage-error.js';
import { useDocsPreferredVersion } from './preferred-version.js';
import type { GlobalDoc, GlobalSidebar, GlobalVersion } from './types.js';
import { useActiveVersion, useLatestVersion } from './use-active-docs.js';

/** Versions to look in, best first, each once. */
export function useDocsVersionCandidates(pluginId?: string): [GlobalVersion, ...GlobalVersion[]] {
  useBrowserDependency('calls useDocsVersionCandidates', 'visible');
  const latest = useLatestVersion(pluginId);
  const active = useActiveVersion(pluginId);
  const { preferredVersion } = useDocsPreferredVersion(pluginId);
  const found = [active, preferredVersion, latest].filter((version) => version !== undefined && version !== null);
  const [first = latest, ...others] = new Set(found);
  return [first, ...others];
}

/**
 * The doc of this id in the best version that has it; `null` when it is a draft.
 *
 * @throws UsageError that lists the ids, when no version has the doc.
 */
export function useLayoutDoc(docId: string, pluginId?: string): GlobalDoc | null {
  useBrowserDependency('calls useLayoutDoc', 'visible');
  const versions = useDocsVersionCandidates(pluginId);
  const doc = versions.flatMap((version) => version.docs).find((candidate) => candidate.id === docId);
  if (doc) return doc;
  if (versions.some((version) => version.draftIds.includes(docId))) return null;
  const ids = new Set(versions.flatMap((version) => version.docs.map(({ id }) => id)));
  throw new UsageError(`There is no doc with the id "${docId}" in ${nameVersions(versions)}.`, {
    hint: `Doc ids: ${listNames([...ids].sort())}.`,
  });
}

/**
 * The sidebar of this name in the best version that has it.
 *
 * @throws UsageError that lists the names, when no version has the sidebar.
 */
export function useLayoutDocsSidebar(sidebarId: string, pluginId?: string): GlobalSidebar {
  useBrowserDependency('calls useLayoutDocsSidebar', 'visible');
  const versions = useDocsVersionCandidates(pluginId);
  const sidebars = versions.map((version) => version.sidebars ?? {});
  const sidebar = sidebars.map((byName) => byName[sidebarId]).find(Boolean);
  if (sidebar) return sidebar;
  const names = new Set(sidebars.flatMap((byName) => Object.keys(byName)));
  throw new UsageError(`There is no sidebar "${sidebarId}" in ${nameVersions(versions)}.`, {
    hint: `Sidebars: ${listNames([...names])}.`,
  });
}

function nameVersions(versions: readonly GlobalVersion[]): string {
  return `version ${versions.map(({ name }) => `"${name}"`).join(' or ')}`;
}
