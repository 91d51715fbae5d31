/**
 * Finds the Docusaurus packages whose code this site runs in Node, from its own files or from its dependencies.
 */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../shared/is-record.js';
import { NODE_PARTS } from './docusaurus-packages.js';
import { importerOf, type SiteFile } from './site-files.js';

/** @returns package → who needs it, as people name it */
export function findPartsInUse(
  siteDir: string,
  packages: readonly string[],
  files: readonly SiteFile[],
): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of NODE_PARTS) {
    const user = importerOf(part, files) ?? packages.find((name) => asksFor(siteDir, name, part));
    if (user !== undefined) found.set(part, user);
  }
  return found;
}

/** Packages with Docusaurus itself as a peer dependency: npm then installs it, although nothing runs it. */
export function findPeersOfCore(siteDir: string, packages: readonly string[]): string[] {
  return packages.filter((name) => asksFor(siteDir, name, '@docusaurus/core'));
}

/** Dependencies of a package are installed with it; peer dependencies must stay in the site's package.json. */
function asksFor(siteDir: string, packageName: string, part: string): boolean {
  if (packageName.startsWith('@docusaurus/')) return false;
  const peers = manifestOf(siteDir, packageName)?.['peerDependencies'];
  return isRecord(peers) && part in peers;
}

/** Found by its path, because a package may not export its manifest. */
function manifestOf(siteDir: string, packageName: string): Record<string, unknown> | undefined {
  for (const folder of createRequire(path.join(siteDir, 'package.json')).resolve.paths(packageName) ?? []) {
    try {
      const manifest: unknown = JSON.parse(readFileSync(path.join(folder, packageName, 'package.json'), 'utf8'));
      if (isRecord(manifest)) return manifest;
    } catch {
      // Not in this folder.
    }
  }
  return undefined;
}
