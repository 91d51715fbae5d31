import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedPlugin } from './types.js';

/** Where a plugin's code comes from: an npm package, the site itself, or another local folder. */
export function pluginVersion(entryFile: string | undefined, siteDir: string): LoadedPlugin['version'] {
  if (entryFile === undefined) return { type: 'project' };
  for (let folder = path.dirname(entryFile); ; folder = path.dirname(folder)) {
    const manifest = readManifest(path.join(folder, 'package.json'));
    if (manifest && folder === siteDir) return { type: 'project' };
    if (manifest?.name) return { type: 'package', name: manifest.name, version: manifest.version };
    if (folder === path.dirname(folder)) return { type: 'local' };
  }
}

function readManifest(file: string): { name?: string; version?: string } | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof manifest !== 'object' || manifest === null) return {};
    const text = (key: string) => {
      const value: unknown = Reflect.get(manifest, key);
      return typeof value === 'string' ? value : undefined;
    };
    return { name: text('name'), version: text('version') };
  } catch {
    return undefined;
  }
}
