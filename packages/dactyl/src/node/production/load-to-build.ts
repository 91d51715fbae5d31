/** Loads a site for a build, which keeps what is read in texts for the next one. */
import path from 'node:path';
import { codeFingerprint } from '../base/code-fingerprint.js';
import { hashParts } from '../base/hash.js';
import { loadSite, type LoadSiteOptions } from '../site/load-site.js';
import { GENERATED_DIR } from '../site/plugin-context.js';
import { frameworkVersion } from '../site/site-metadata.js';
import { openTextReadings } from '../site/text-readings.js';
import type { Site } from '../site/types.js';

export async function loadSiteToBuild(options: LoadSiteOptions): Promise<Site> {
  const readings = await openTextReadings(path.join(options.siteDir, GENERATED_DIR, 'cache'), await codeOfReaders());
  const site = await loadSite({ ...options, readings });
  await readings.keep();
  return site;
}

/** Of the version too: it stands for the packages that read YAML and check values. */
async function codeOfReaders(): Promise<string> {
  const folders = ['../base', '../content', '../markdown'].map((name) => path.join(import.meta.dirname, name));
  return hashParts([frameworkVersion(), ...(await Promise.all(folders.map(codeFingerprint)))]);
}
