/** Addresses in the repository of this website, as GitHub has them. */

export interface SiteRepository {
  /** Without a slash at the end. */
  url: string;
  owner: string;
  name: string;
}

/** What reads `customFields` gets whatever the configuration says; ours says this. */
export function repositoryOf(customFields: Readonly<Record<string, unknown>> | undefined): SiteRepository | undefined {
  return customFields?.['repository'] as SiteRepository | undefined;
}

/** Files below the folder of the website are edited below this address. */
export const editUrlOf = ({ url }: SiteRepository): string => `${url}/edit/main/website/`;

/** Where readers vote for a request: what the tracker knows under its name. */
export const requestIssuesUrl = ({ url }: SiteRepository, slug: string): string =>
  `${url}/issues?q=${encodeURIComponent(slug)}`;

/** What a text may link to. */
export const PLACES = {
  source: '',
  issues: '/issues',
  report: '/issues/new',
  security: '/security/advisories/new',
} as const;

export type Place = keyof typeof PLACES;

export const placeUrl = ({ url }: SiteRepository, place: Place): string => url + PLACES[place];
