/**
 * What hooks of islands ask for, as files: a site's data, apart from what few components need and from the messages.
 * Each name holds the hash of its content.
 */
import { hashText } from '../base/hash.js';
import type { IslandSettings } from '../../shared/boot-settings.js';
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
  return {
    site: toFile('site', site),
    global: toFile('global', globalData),
    messages: toFile('messages', codeTranslations),
  };
}

function toFile(name: DataName, value: unknown): DataFile {
  const text = JSON.stringify(value);
  return { file: `assets/data/${name}-${hashText(text, 8)}.json`, text };
}
