/** What builds of a site have left for the next one. Loading a configuration leaves something there as well. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

/** From the folder of the site. */
const CACHES = { docusaurus: ['.docusaurus', 'node_modules/.cache'], dactyl: ['.dactyl'] };

export type FoundCaches = Record<keyof typeof CACHES, boolean>;

/** @param isCold whether they are removed */
export async function prepareCaches(siteDir: string, isCold: boolean): Promise<FoundCaches> {
  const all = Object.values(CACHES)
    .flat()
    .map((name) => path.join(siteDir, name));
  if (isCold) for (const folder of all) await rm(folder, { recursive: true, force: true });
  const has = (names: readonly string[]) => names.some((name) => existsSync(path.join(siteDir, name)));
  return { docusaurus: has(CACHES.docusaurus), dactyl: has(CACHES.dactyl) };
}
