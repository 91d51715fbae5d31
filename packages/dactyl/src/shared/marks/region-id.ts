/** Ids of regions and branches. They stand in comments and file names: nothing that could end either. */

/** @param variant tells regions of one name apart; it stands behind an escaped slash. */
export function regionKey(name: string, variant: string | undefined): string {
  return escapeId(variant === undefined ? name : `${name}/${variant}`);
}

/** `navbar` of all its variants. */
export function regionName(key: string): string {
  return key.split('_2F')[0] ?? key;
}

export function escapeId(id: string): string {
  return encodeURIComponent(id).replaceAll('-', '%2D').replaceAll('%', '_');
}
