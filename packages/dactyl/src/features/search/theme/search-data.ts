/** Global data of the site's search theme: the one with its own index, or the hosted one. */
import useGlobalData from '../../../react/use-global-data.js';
import type { SearchThemeData } from '../../../shared/search-button.js';

const THEMES = ['docusaurus-theme-search-algolia', 'dactyl-theme-search'];

export function useSearchData(): SearchThemeData {
  const all = useGlobalData();
  const data = THEMES.map((name) => all[name]?.['default']).find((value) => value !== undefined);
  // The cast: `features/search/node/search-theme.ts` wrote it.
  return data as unknown as SearchThemeData;
}
