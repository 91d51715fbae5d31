/** Loads a site for a build, which keeps what is read in texts for the next one. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { openReadings } from '../site/code-readings.js';
import { loadSite, type LoadSiteOptions } from '../site/load-site.js';
import { GENERATED_DIR } from '../site/plugin-context.js';
import type { Site } from '../site/types.js';

export interface LoadToBuildOptions extends LoadSiteOptions {
  /** Called with the number of files of a plugin, unless an earlier build may have left their pages as they are. */
  onManyPages?: (count: number) => void;
}

export async function loadSiteToBuild({ onManyPages, ...options }: LoadToBuildOptions): Promise<Site> {
  const isFirst = !existsSync(path.join(options.siteDir, GENERATED_DIR, 'bundle'));
  const readings = await openReadings(options.siteDir, 'build');
  const site = await loadSite({ ...options, readings, ...(isFirst && onManyPages && { expectPages: onManyPages }) });
  await readings.keep();
  return site;
}
