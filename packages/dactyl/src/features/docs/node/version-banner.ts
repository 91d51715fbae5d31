import type { VersionBanner } from './types.js';

export interface VersionPlaces {
  /** Versions that are built, newest first. */
  names: readonly string[];
  lastVersion: string;
}

/** Chooses a version's banner: its option, or else a default that depends on its position. */
export function chooseBanner(
  name: string,
  { option, ...places }: VersionPlaces & { option: VersionBanner | 'none' | undefined },
): VersionBanner | null {
  if (option === undefined) return defaultBanner(name, places);
  return option === 'none' ? null : option;
}

/** No banner for the last version; newer ones are unreleased, older ones unmaintained. */
export function defaultBanner(name: string, { names, lastVersion }: VersionPlaces): VersionBanner | null {
  if (name === lastVersion) return null;
  return names.indexOf(name) < names.indexOf(lastVersion) ? 'unreleased' : 'unmaintained';
}
