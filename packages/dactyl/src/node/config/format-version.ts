/**
 * Which release of the site format (Docusaurus 3.x) a site is written in. Some inputs change their meaning with a
 * release of version 3; the site's own `@docusaurus/core` decides, the installed version before the declared one. A
 * site without it is read as the newest supported release. No other code looks at the release: each difference has
 * a named field here, which is passed on with the configuration.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isRecord } from '../../shared/is-record.js';
import type { SiteFormat } from '../../shared/site-format.js';

export type { SiteFormat } from '../../shared/site-format.js';

/** The newest supported minor release of version 3; used for sites that do not declare a version. */
const NEWEST = 10;

/** The format of a site with version 3 and this minor release. */
export function siteFormatOf(named?: number): SiteFormat {
  const minor = named ?? NEWEST;
  return {
    release: `3.${minor}`,
    v4MeansAll: minor >= 10,
    ownFolderFirst: minor >= 9,
    marksPlainCode: minor >= 8,
    authorPagesLikeLists: minor >= 10,
    listsEmptyBlog: named !== undefined && minor >= 10,
    hasSystemMode: minor >= 8,
    offersBun: minor >= 8,
    segmentsWords: minor >= 8,
    hasJsonBreadcrumbs: minor >= 8,
    linksMakeBreadcrumbs: minor < 10,
    takesEmojiForIcon: minor >= 10,
  };
}

/** The format of the site in a folder. */
export function resolveSiteFormat(siteDir: string): SiteFormat {
  const version = installedVersion(siteDir) ?? declaredVersion(siteDir);
  return siteFormatOf(version === undefined ? undefined : minorOf(version));
}

const CORE = '@docusaurus/core';

function installedVersion(siteDir: string): string | undefined {
  try {
    return versionIn(readJson(createRequire(path.join(siteDir, 'package.json')).resolve(`${CORE}/package.json`)));
  } catch {
    return undefined;
  }
}

function versionIn(manifest: unknown): string | undefined {
  return isRecord(manifest) && typeof manifest['version'] === 'string' ? manifest['version'] : undefined;
}

/** The range in the nearest `package.json` that declares the package; in a workspace that may be the root's. */
function declaredVersion(dir: string): string | undefined {
  const manifest = readJson(path.join(dir, 'package.json'));
  for (const field of ['dependencies', 'devDependencies', 'peerDependencies']) {
    const ranges = isRecord(manifest) ? manifest[field] : undefined;
    const range = isRecord(ranges) ? ranges[CORE] : undefined;
    if (typeof range === 'string') return range;
  }
  const parent = path.dirname(dir);
  return parent === dir ? undefined : declaredVersion(parent);
}

/**
 * The minor release that a range stands for: its lowest. A range without a number (`latest`, `catalog:`) or above
 * version 3 is read as the newest release, one below version 3 as the oldest.
 *
 * @example minorOf('^3.8.1') // 8
 */
function minorOf(version: string): number {
  const [, major, minor] = /(\d+)(?:\.(\d+))?/.exec(version.replace(/^npm:@[^@]*@/, '')) ?? [];
  if (major === undefined || Number(major) > 3) return NEWEST;
  if (Number(major) < 3) return 0;
  // "3", "3.x" and "^3" name no minor release.
  return minor === undefined ? NEWEST : Math.min(Number(minor), NEWEST);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}
