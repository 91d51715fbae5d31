/** Determines the search tags for a page: one version of each docs instance, and unversioned pages. */
import { DEFAULT_TAG } from '../../engine/types.js';
import { SETTINGS_ID, type BootSettings } from '../../../../shared/boot-settings.js';
import { preferredVersionKey, versionKey } from '../../../../shared/version-links.js';
import { openStorage } from '../../../../browser/stores/site-storage.js';

type Versions = Readonly<Record<string, string>>;

/**
 * @param latest latest version of each docs instance
 * @param chosen that of instances for which the reader has just named one
 */
export function searchTags(latest: Versions, chosen: Versions = {}): string[] {
  const own = document.querySelector<HTMLMetaElement>('meta[name="docusaurus_tag"]')?.content ?? DEFAULT_TAG;
  const preferred = readPreferred();
  return tagsOf(own, latest, (id) => chosen[id] ?? preferred(id));
}

/** Tags of a site that the reader is not on. */
export function latestTags(latest: Versions): string[] {
  return [DEFAULT_TAG, ...Object.entries(latest).map(([id, version]) => versionKey(id, version))];
}

/** Docs instance → the version that is searched for this reader, outside of the docs. */
export function preferredVersions(latest: Versions): Record<string, string> {
  const preferred = readPreferred();
  return Object.fromEntries(Object.entries(latest).map(([id, version]) => [id, preferred(id) ?? version]));
}

type Preferred = (pluginId: string) => string | undefined;

/** @param own tag of the page */
export function tagsOf(own: string, latest: Versions, preferred: Preferred): string[] {
  const candidates = Object.keys(latest).filter((id) => own.startsWith(versionKey(id, '')));
  // One id may begin with another one: `tests` and `tests-more`.
  const [ownId] = candidates.toSorted((left, right) => right.length - left.length);
  const versions = Object.entries(latest).map(([id, version]) =>
    id === ownId ? own : versionKey(id, preferred(id) ?? version),
  );
  return [DEFAULT_TAG, ...versions];
}

function readPreferred(): Preferred {
  // The cast: `node/pipeline/` wrote the element, from the same type.
  const settings = JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '{}') as Partial<BootSettings>;
  const { docsVersions = {}, storage } = settings;
  // As in `features/docs/browser/`: where the choice is kept is an option of the docs.
  const choices = openStorage({ type: 'localStorage', namespace: storage?.namespace ?? '' });
  return (pluginId) => {
    const chosen = docsVersions[pluginId] && choices.get(preferredVersionKey(pluginId));
    return chosen && docsVersions[pluginId]?.includes(chosen) ? chosen : undefined;
  };
}
