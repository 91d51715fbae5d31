/** What the navbar's links, the search, the hooks of docs and the script of docs versions agree on. */

/**
 * JSON of `data-version-links`: the id of the docs instance, then for each version its name, the target of the link
 * in this version, and the link's label, where that depends on the version.
 */
export type VersionLinks = [pluginId: string, ...versions: [name: string, href: string, label?: string][]];

/** The plugin whose global data name versions, which components find under its name. */
export const VERSIONED_PLUGIN = 'docusaurus-plugin-content-docs';

/** Fields of its global data that every feature may read, for each of its instances. */
export interface VersionedData {
  versions: { name: string; label: string; isLast: boolean }[];
}

/** Storage key, without namespace, of the version that the reader has chosen. */
export function preferredVersionKey(pluginId: string): string {
  return `docs-preferred-version-${pluginId}`;
}

/** Key of the same doc in another version, among the alternates of a page. It is also the version's search tag. */
export function versionKey(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}
