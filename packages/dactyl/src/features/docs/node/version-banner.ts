import type { VersionBanner } from './types.js';

export interface VersionPlaces {
  /** Versions that are built, newest first. */
  names: readonly string[];
  lastVersion: string;
}

/** What readers of a version are told: its option, else what follows from its place. */
export function chooseBanner(
  name: string,
  { option, ...places }: VersionPlaces & { option: VersionBanner | 'none' | undefined },
): VersionBanner | null {
  if (option === undefined) return defaultBanner(name, places);
  return option === 'none' ? null : option;
}

/** Nothing for the last version; others are newer or older. */
export function defaultBanner(name: string, { names, lastVersion }: VersionPlaces): VersionBanner | null {
  if (name === lastVersion) return null;
  return names.indexOf(name) < names.indexOf(lastVersion) ? 'unreleased' : 'unmaintained';
}
