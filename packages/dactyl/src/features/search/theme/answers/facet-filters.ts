/** Creates the filters that limit a search at the service to a language and to versions. */

/** All entries must match; of a list, at least one item. */
export type FacetFilters = (string | string[])[];

/** @param own those of the site's configuration, which may be one alone */
export function mergeFacetFilters(contextual: FacetFilters, own: unknown): FacetFilters {
  if (typeof own === 'string') return [...contextual, own];
  // The cast: the service checks what the site has written there.
  return Array.isArray(own) ? [...contextual, ...(own as FacetFilters)] : contextual;
}

/** @param tags see `search-tags.ts` */
export function contextualFacetFilters(locale: string, tags: readonly string[]): FacetFilters {
  return [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}
