/** The packages that draw, which a site installs for the languages that it names. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadOptional, resolveOptional } from '../../../node/base/load-optional.js';
import type { JsonObject } from '../../../shared/json.js';

export type PackagesOf = (options: JsonObject) => string[];

interface Wanted {
  siteDir: string;
  /** As the subject of a sentence. */
  neededFor: string;
}

/** Names with versions. @throws SiteError with the command that installs what is missing. */
export function findPackages(names: readonly string[], { siteDir, neededFor }: Wanted): string[] {
  return names.map((name) => {
    const file = resolveOptional(name, { from: siteDir, neededFor, install: [...names] });
    return `${name}@${versionAbove(path.dirname(file), name)}`;
  });
}

export function loadPackage<Module>(name: string, siteDir: string): Promise<Module> {
  return loadOptional<Module>(name, { from: siteDir, neededFor: 'A diagram', install: [name] });
}

/** Of the nearest manifest with this name: packages have further ones in folders of their output. */
function versionAbove(folder: string, name: string): string {
  try {
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as JsonObject; // JSON
    if (manifest.name === name && typeof manifest.version === 'string') return manifest.version;
  } catch {
    // No manifest here.
  }
  const parent = path.dirname(folder);
  return parent === folder ? '' : versionAbove(parent, name);
}
