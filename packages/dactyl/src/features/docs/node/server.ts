/**
 * What configurations and plugins import as `@docusaurus/plugin-content-docs/server`. The names and
 * signatures are those of the site format; our own code has better ones.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { versionedNames } from '../../../node/content/source-folders.js';
import { errorCode } from '../../../node/base/files.js';
import { CURRENT_VERSION } from './names.js';
import type { DocsOptions } from './options.js';
import type { VersionBanner } from './types.js';
import { chooseBanner, defaultBanner } from './version-banner.js';

export { CURRENT_VERSION as CURRENT_VERSION_NAME } from './names.js';

const DEFAULT_NAMES = versionedNames('default');

export const VERSIONS_JSON_FILE = DEFAULT_NAMES.versionsFile;
export const VERSIONED_DOCS_DIR = path.posix.dirname(DEFAULT_NAMES.docsDir('x'));
export const VERSIONED_SIDEBARS_DIR = path.posix.dirname(DEFAULT_NAMES.sidebarsFile('x'));

type VersionOptions = Pick<DocsOptions, 'versions'>;

interface VersionAmongOthers {
  versionName: string;
  /** Those that are built, newest first. */
  versionNames: string[];
}

/** Names of the versions file, preceded by `current` if that version is built. */
export async function readVersionNames(
  siteDir: string,
  options: Pick<DocsOptions, 'id' | 'disableVersioning' | 'includeCurrentVersion'>,
): Promise<string[]> {
  const recorded = options.disableVersioning ? [] : await readRecorded(siteDir, options.id);
  return options.includeCurrentVersion && !recorded.includes(CURRENT_VERSION)
    ? [CURRENT_VERSION, ...recorded]
    : recorded;
}

async function readRecorded(siteDir: string, id: string): Promise<string[]> {
  try {
    const text = await readFile(path.join(siteDir, versionedNames(id).versionsFile), 'utf8');
    return JSON.parse(text) as string[]; // the plugin checks it, and this is for sites that build
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

export function filterVersions(names: string[], { onlyIncludeVersions: only }: Partial<DocsOptions>): string[] {
  return only ? names.filter((name) => only.includes(name)) : names;
}

export function getDefaultVersionBanner(place: VersionAmongOthers & { lastVersionName: string }): VersionBanner | null {
  const { versionName, versionNames, lastVersionName } = place;
  return defaultBanner(versionName, { names: versionNames, lastVersion: lastVersionName });
}

export function getVersionBanner(
  place: VersionAmongOthers & { lastVersionName: string; options: VersionOptions },
): VersionBanner | null {
  const { versionName, versionNames, lastVersionName, options } = place;
  const option = options.versions[versionName]?.banner;
  return chooseBanner(versionName, { option, names: versionNames, lastVersion: lastVersionName });
}

export function getVersionBadge(place: VersionAmongOthers & { options: VersionOptions }): boolean {
  return place.options.versions[place.versionName]?.badge ?? place.versionNames.length > 1;
}
