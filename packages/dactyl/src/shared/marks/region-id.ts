/**
 * Ids of regions and branches. They are part of comments and file names, so they contain nothing that could end
 * either.
 */

/** @param variant tells regions of one name apart; it follows the name and an escaped slash */
export function regionKey(name: string, variant: string | undefined): string {
  return escapeId(variant === undefined ? name : `${name}/${variant}`);
}

/** Name of a region without its variant: `navbar`. */
export function regionName(key: string): string {
  return key.split('_2F')[0] ?? key;
}

/** How names of branches end that are a part of a long list. */
export const PART_OF_LIST = '.part';

/** Key of a branch among those of all regions. */
export function branchKey(region: string, name: string): string {
  return `${region} ${name}`;
}

export function escapeId(id: string): string {
  return encodeURIComponent(id).replaceAll('-', '%2D').replaceAll('%', '_');
}
