import { listNames, UsageError } from '../../../react/format/theme-common/usage-error.js';
import { useAllPluginInstancesData } from '../../../react/use-global-data.js';
import { VERSIONED_PLUGIN } from '../../../shared/version-links.js';
import type { DocsGlobalData } from './types.js';

/** Global data of every docs instance, by plugin id; empty without the docs plugin. */
export function useAllDocsData(): Record<string, DocsGlobalData> {
  // The cast: the docs plugin wrote this data, which is JSON.
  return (useAllPluginInstancesData(VERSIONED_PLUGIN) ?? {}) as unknown as Record<string, DocsGlobalData>;
}

/**
 * Global data of one docs instance.
 *
 * @throws UsageError that lists the instances, when there is none of this id.
 */
export function useDocsData(pluginId = 'default'): DocsGlobalData {
  const all = useAllDocsData();
  const data = all[pluginId];
  if (data) return data;
  throw new UsageError(`There is no docs plugin with the id "${pluginId}".`, {
    hint: `Docs plugins of this site: ${listNames(Object.keys(all))}.`,
  });
}
