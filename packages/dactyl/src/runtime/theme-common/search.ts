/** What search boxes and search pages share. */
import { useCallback } from 'react';
import { useDocsContextualSearchTags } from '../docs/search-tags.js';
import { useBrowserDependency } from '../render-context.js';
import { useDocusaurusContext } from '../site-context.js';

/** Tag of pages that belong to no version. */
export const DEFAULT_SEARCH_TAG = 'default';

/** What a search on this page is limited to. */
export function useContextualSearchFilters(): { locale: string; tags: string[] } {
  useBrowserDependency('calls useContextualSearchFilters', 'visible');
  const { currentLocale } = useDocusaurusContext().i18n;
  return { locale: currentLocale, tags: [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()] };
}

/** Makes the link to the search page for a query. */
export function useSearchLinkCreator(): (query: string) => string {
  const { baseUrl, themeConfig } = useDocusaurusContext().siteConfig;
  // The cast: the part of the configuration that the search theme checks.
  const { algolia } = themeConfig as { algolia?: { searchPagePath?: string | false } };
  const path = algolia?.searchPagePath || 'search';
  return useCallback((query) => `${baseUrl}${path.replace(/^\//, '')}?q=${encodeURIComponent(query)}`, [baseUrl, path]);
}
