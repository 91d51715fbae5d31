/** What links of the navbar, the search, the hooks of docs and the script of docs versions agree on. */

/**
 * JSON of `data-version-links`: id of the docs instance, then for each version its name, where the link leads there,
 * and its label, where that depends on the version.
 */
export type VersionLinks = [pluginId: string, ...versions: [name: string, href: string, label?: string][]];

/** The plugin whose global data name versions, which components find under its name. */
export const VERSIONED_PLUGIN = 'docusaurus-plugin-content-docs';

/** What everybody may read of its global data, for each of its instances. */
export interface VersionedData {
  versions: { name: string; label: string; isLast: boolean }[];
}

/** Storage key of the reader's choice, without the namespace. */
export function preferredVersionKey(pluginId: string): string {
  return `docs-preferred-version-${pluginId}`;
}

/** Key among the alternates of a page: the same doc in another version. It is also the version's search tag. */
export function versionKey(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}
