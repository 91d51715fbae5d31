/** What a request is, for the plugin and for the pages. */

/** In the order of the board: what is being made comes first. */
export const STATUSES = ['in-progress', 'planned', 'open', 'done', 'declined'] as const;

export type Status = (typeof STATUSES)[number];

export const AREAS = ['format', 'pages', 'speed', 'search', 'languages', 'hosting', 'project'] as const;

export type Area = (typeof AREAS)[number];

export interface FeatureRequest {
  /** Name of its file, and last part of its address. */
  slug: string;
  title: string;
  /** A sentence or two. */
  summary: string;
  /** With base URL. */
  href: string;
  status: Status;
  area: Area;
  /** Day on which its status began, as in `2026-11-22`. */
  date: string;
}

export function isStatus(value: unknown): value is Status {
  return STATUSES.some((status) => status === value);
}

export function isArea(value: unknown): value is Area {
  return AREAS.some((area) => area === value);
}
