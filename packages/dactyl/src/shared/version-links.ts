/** What links of the navbar, the hooks of docs and the script of docs versions agree on. */

/**
 * JSON of `data-version-links`: id of the docs instance, then for each version its name, where the link leads there,
 * and its label, where that depends on the version.
 */
export type VersionLinks = [pluginId: string, ...versions: [name: string, href: string, label?: string][]];

/** Storage key of the reader's choice, without the namespace. */
export function preferredVersionKey(pluginId: string): string {
  return `docs-preferred-version-${pluginId}`;
}

/** Key among the alternates of a page: the same doc in another version. It is also the version's search tag. */
export function versionKey(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}
