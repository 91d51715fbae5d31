/**
 * Serves the data that islands load once (`IslandSettings.data`) in its current state; in a build these are files.
 */
import { dataFiles } from '../../pipeline/data-files.js';
import type { IslandSettings } from '../../../shared/boot-settings.js';
import type { SiteData } from '../../../shared/render.js';

/** Below the locale's base URL. */
export const DATA_DIR = 'assets/data';

export function dataUrls(baseUrl: string): IslandSettings['data'] {
  const url = (name: string) => `${baseUrl}${DATA_DIR}/${name}.json`;
  return { site: url('site'), global: url('global'), messages: url('messages') };
}

/** JSON of a file below `DATA_DIR`. */
export function dataJson(name: string, data: SiteData): string | undefined {
  const files = new Map(Object.entries(dataFiles(data)));
  return files.get(name.replace(/\.json$/, ''))?.text;
}
