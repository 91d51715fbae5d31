/**
 * Public entry: what components of a site import as `@docusaurus/theme-search-algolia/client`. Versions of docs limit a search, and
 * neither feature knows the other: here they come together.
 */
import { useContextualSearchFilters } from './features/docs/react/search-tags.js';
import { contextualFacetFilters, type FacetFilters } from './features/search/theme/answers/facet-filters.js';

export {
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
  type AlgoliaThemeConfig,
} from './features/search/theme/client.js';

/** What limits a search on this page to its language and version. */
export function useAlgoliaContextualFacetFilters(): FacetFilters {
  const { locale, tags } = useContextualSearchFilters();
  return contextualFacetFilters(locale, tags);
}
