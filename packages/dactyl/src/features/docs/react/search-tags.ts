import { versionKey } from '../../../shared/version-links.js';
import { DEFAULT_SEARCH_TAG } from '../../../react/format/theme-common/search.js';
import { useBrowserDependency, usePageDependency } from '../../../react/render-context.js';
import { useDocusaurusContext } from '../../../react/site-context.js';
import { findActivePlugin, findActiveVersion, findLatestVersion } from './active-docs.js';
import { useAllDocsData } from './global-data.js';
import { useDocsPreferredVersionByPluginId } from './preferred-version.js';
import { useShownLocation } from '../../../react/use-location.js';

/** Search tag of a docs version. */
export function getDocsVersionSearchTag(pluginId: string, versionName: string): string {
  return versionKey(pluginId, versionName);
}

/** One tag per docs instance: of the page's version there, else of the preferred or latest one. */
export function useDocsContextualSearchTags(): string[] {
  useBrowserDependency('calls useDocsContextualSearchTags', 'visible');
  const all = useAllDocsData();
  const preferred = useDocsPreferredVersionByPluginId();
  const { pathname } = useShownLocation();
  // If each instance has one version, the tags are the same on all pages.
  usePageDependency(Object.values(all).some(({ versions }) => versions.length > 1));
  const activeId = findActivePlugin(all, pathname)?.pluginId;
  return Object.entries(all).map(([pluginId, data]) => {
    const active = pluginId === activeId ? findActiveVersion(data, pathname) : undefined;
    const chosen = active ?? preferred[pluginId]?.preferredVersion;
    return getDocsVersionSearchTag(pluginId, (chosen ?? findLatestVersion(data)).name);
  });
}

/** What a search on this page is limited to. The site format has it among the hooks of all themes. */
export function useContextualSearchFilters(): { locale: string; tags: string[] } {
  useBrowserDependency('calls useContextualSearchFilters', 'visible');
  const { currentLocale } = useDocusaurusContext().i18n;
  return { locale: currentLocale, tags: [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()] };
}
