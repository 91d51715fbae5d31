/** Code that search boxes and search pages share. */
import { useCallback } from 'react';
import { isRecord } from '../../../shared/is-record.js';
import { useDocusaurusContext } from '../../site-context.js';
import useGlobalData from '../../use-global-data.js';

/** Search tag of pages that belong to no version. */
export const DEFAULT_SEARCH_TAG = 'default';

/** Makes the link to the search page for a query. */
export function useSearchLinkCreator(): (query: string) => string {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const page = useSearchPage() ?? `${baseUrl}search`;
  return useCallback((query) => `${page}?q=${encodeURIComponent(query)}`, [page]);
}

/** Plugins whose global data names the search page; `features/search/node/search-theme.ts` writes it. */
const SEARCH_THEMES = ['docusaurus-theme-search-algolia', 'dactyl-theme-search'];

function useSearchPage(): string | undefined {
  const all = useGlobalData();
  const data: unknown = SEARCH_THEMES.map((name) => all[name]?.['default']).find(isRecord);
  return isRecord(data) && typeof data['page'] === 'string' ? data['page'] : undefined;
}
