/** Hooks for components of a site that ask the hosted search. */
import { useCallback } from 'react';
import { useDocusaurusContext } from '../../../react/site-context.js';
import { resultUrl, type UrlSettings } from './answers/result-url.js';

/** `themeConfig.algolia`, as it was checked. */
export interface AlgoliaThemeConfig {
  algolia: {
    appId: string;
    apiKey: string;
    indexName: string;
    contextualSearch: boolean;
    searchParameters: Record<string, unknown>;
    searchPagePath: string | false | null;
    externalUrlRegex?: string;
    replaceSearchResultPathname?: { from: string; to: string };
    [option: string]: unknown;
  };
}

export function useAlgoliaThemeConfig(): AlgoliaThemeConfig {
  // The cast: `features/search/algolia` has checked it.
  return useDocusaurusContext().siteConfig.themeConfig as unknown as AlgoliaThemeConfig;
}

/** Returns a function that converts the URL of a result to the one on this site. */
export function useSearchResultUrlProcessor(): (url: string) => string {
  const { algolia } = useAlgoliaThemeConfig();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return useCallback(
    (url) => resultUrl(url, { ...(algolia satisfies Partial<UrlSettings>), baseUrl }),
    [algolia, baseUrl],
  );
}
