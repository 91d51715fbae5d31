/**
 * Remembers the docs version that the reader chose, for each instance of the docs. Input: markup of
 * `features/docs/react/version-links.ts`, and the names of all versions in the settings. Output: the choice in storage, and
 * links to that version on pages outside of the docs. Without this script they lead to the latest version.
 */
import type { BootSettings } from '../../../shared/boot-settings.js';
import { preferredVersionKey, type VersionLinks } from '../../../shared/version-links.js';
import { openStorage } from '../../../browser/stores/site-storage.js';
import { findAll, on, onContent } from '../../../browser/boot/events.js';

export function startVersions({ docsVersions = {}, storage: { namespace } }: BootSettings): void {
  // The docs have their own option for the kind of storage; the site's does not apply.
  const storage = openStorage({ type: 'localStorage', namespace });

  for (const [pluginId, names] of Object.entries(docsVersions)) {
    const chosen = storage.get(preferredVersionKey(pluginId));
    if (chosen !== null && !names.includes(chosen)) storage.set(preferredVersionKey(pluginId), null);
  }

  on('click', 'a[data-prefer-version]', ({ dataset: { preferVersion = '' } }) => {
    const [pluginId = '', ...name] = preferVersion.split(':');
    storage.set(preferredVersionKey(pluginId), name.join(':'));
  });

  const correctLinks = () => {
    for (const link of findAll('a[data-version-links]')) {
      // The cast: this is how the attribute is written.
      const [pluginId, ...versions] = JSON.parse(link.dataset.versionLinks ?? '') as VersionLinks;
      const chosen = storage.get(preferredVersionKey(pluginId));
      const [, href, label] = versions.find(([name]) => name === chosen) ?? [];
      if (href !== undefined) link.setAttribute('href', href);
      if (label !== undefined) link.textContent = label;
    }
  };
  onContent(correctLinks);
  storage.watch(correctLinks);
}
