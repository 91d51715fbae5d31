/** Version of the package that a file or folder belongs to. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads the nearest manifest above that has a version: packages have further manifests in folders of their output.
 *
 * @param place absolute path of a file or folder in the package
 * @param name of the package, if the nearest manifest may be another's
 * @returns `undefined` where there is none
 */
export function packageVersion(place: string, name?: string): string | undefined {
  for (let folder = place; ; folder = path.dirname(folder)) {
    const manifest = readManifest(folder);
    const isWanted = name === undefined || manifest?.['name'] === name;
    if (isWanted && typeof manifest?.['version'] === 'string') return manifest['version'];
    if (folder === path.dirname(folder)) return undefined;
  }
}

function readManifest(folder: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, unknown>; // JSON
  } catch {
    return undefined; // no manifest here
  }
}
