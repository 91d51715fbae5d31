/**
 * What hooks of islands ask for, as files: a site's data, apart from what few components need and from the messages.
 * Each name holds the hash of its content; for the configuration, without fields about the build.
 */
import { hashText } from '../base/hash.js';
import type { IslandSettings } from '../../shared/boot-settings.js';
import { withoutBuildFields } from '../../shared/build-fields.js';
import type { SiteData } from '../../shared/render.js';

type DataName = keyof IslandSettings['data'];

export interface DataFile {
  /** Below the output folder. */
  file: string;
  text: string;
}

export function dataFiles({
  globalData,
  codeTranslations,
  storageKeys: _,
  ...site
}: SiteData): Record<DataName, DataFile> {
  // Every page names this file, and an edit of the options of a plugin should not make all of them again. Who has the file from
  // before sees former values of fields that say nothing to readers.
  const named = JSON.stringify({ ...site, siteConfig: withoutBuildFields(site.siteConfig) });
  return {
    site: toFile('site', JSON.stringify(site), named),
    global: toFile('global', JSON.stringify(globalData)),
    messages: toFile('messages', JSON.stringify(codeTranslations)),
  };
}

/** `named`: what its name stands for. */
function toFile(name: DataName, text: string, named = text): DataFile {
  return { file: `assets/data/${name}-${hashText(named, 8)}.json`, text };
}
