import type { IslandSettings } from '../../shared/boot-settings.js';
import { pageSettings } from '../stores/page-settings.js';

/**
 * Delays (ms) before retries. The data is fetched, because a module that failed to load cannot be imported again in
 * the same document.
 */
const PAUSES = [400, 1500];

/**
 * Fetches one of the JSON files that hooks need in the browser. The module that exports the data is evaluated only
 * once.
 */
export async function loadData(name: keyof IslandSettings['data']): Promise<unknown> {
  const url = pageSettings().islands?.data[name];
  if (url === undefined) throw new Error(`The settings of this page name no file for the data "${name}".`);
  for (const pause of PAUSES) {
    try {
      return await fetchJson(url);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return fetchJson(url);
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(`Cannot load ${url}, which components of this page need: status ${response.status}.`);
  return response.json();
}
