/** Versions and locales that a reader can limit a search to. */
import type { AllContent } from '../../../node/plugin-api/types.js';
import type { LocaleData } from '../../../shared/render.js';
import { VERSIONED_PLUGIN } from '../../../shared/version-links.js';
import type { FilterChoices } from '../engine/write-filters.js';

/** A part of what the docs plugin loads. */
interface LoadedVersions {
  loadedVersions?: { versionName: string; label: string; isLast: boolean }[];
}

export interface KnownVersions extends Pick<FilterChoices, 'versions'> {
  /** Name of the latest version of each docs instance, which readers without a choice search. */
  latest: Record<string, string>;
}

export function knownVersions(allContent: AllContent): KnownVersions {
  const known: KnownVersions = { latest: {}, versions: {} };
  for (const [id, content] of Object.entries(allContent[VERSIONED_PLUGIN] ?? {})) {
    const { loadedVersions = [] } = content as LoadedVersions; // see there
    const last = loadedVersions.find(({ isLast }) => isLast);
    if (last) known.latest[id] = last.versionName;
    if (loadedVersions.length > 1)
      known.versions[id] = loadedVersions.map(({ versionName, label }) => ({ name: versionName, label }));
  }
  return known;
}

/** Those at the origin of the current one: a page asks no other host for an index. */
export function localeChoices({ locales, currentLocale, localeConfigs }: LocaleData): FilterChoices['locales'] {
  const origin = localeConfigs[currentLocale]?.url;
  const found = locales.flatMap((name) => {
    const config = localeConfigs[name];
    return config && config.url === origin ? [{ name, label: config.label, baseUrl: config.baseUrl }] : [];
  });
  return found.length > 1 ? found : [];
}
