/** Global data that the search reads: those of the site's search theme, and the versions of its docs. */
import useGlobalData, { useAllPluginInstancesData } from '../../../react/use-global-data.js';
import type { SearchThemeData } from '../../../shared/search-button.js';
import { VERSIONED_PLUGIN, type VersionedData } from '../../../shared/version-links.js';

const THEMES = ['docusaurus-theme-search-algolia', 'dactyl-theme-search'];

/** The search theme has its own index, or asks a hosted search. */
export function useSearchData(): SearchThemeData {
  const all = useGlobalData();
  const data = THEMES.map((name) => all[name]?.['default']).find((value) => value !== undefined);
  // The cast: `features/search/node/search-theme.ts` wrote it.
  return data as unknown as SearchThemeData;
}

/** Versions of each docs instance, by its id. */
export function useVersionedData(): Record<string, VersionedData> {
  // The cast: the docs plugin wrote this data, which is JSON.
  return (useAllPluginInstancesData(VERSIONED_PLUGIN) ?? {}) as unknown as Record<string, VersionedData>;
}
