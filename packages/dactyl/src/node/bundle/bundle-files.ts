/** Where the bundles of a site lie. */
import path from 'node:path';
import type { Site } from '../site/types.js';

export function bundleFiles(site: Site) {
  return filesIn(path.join(site.generatedDir, 'bundle'));
}

/** Of a document for frames. */
export function frameFiles(site: Site, name: string) {
  const { folder } = bundleFiles(site);
  return {
    manifestFile: path.join(folder, 'frames', `${name}.json`),
    documentFile: path.join(folder, 'frames', `${name}.html`),
  };
}

export type BundleFiles = ReturnType<typeof filesIn>;

/** Folders whose content a build runs or publishes. */
export function madeFolders({ serverDir, clientDir, islandsDir }: BundleFiles): string[] {
  return [serverDir, clientDir, islandsDir];
}

export function filesIn(folder: string) {
  return {
    folder,
    manifestFile: path.join(folder, 'manifest.json'),
    serverDir: path.join(folder, 'server'),
    clientDir: path.join(folder, 'client'),
    islandsDir: path.join(folder, 'islands'),
    appManifestFile: path.join(folder, 'app.json'),
    appDir: path.join(folder, 'app'),
  };
}
