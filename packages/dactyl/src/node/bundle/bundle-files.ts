/** Paths of the bundles of a site. */
import path from 'node:path';
import { hashText } from '../base/hash.js';
import type { unstable_FrameDocument } from '../plugin-api/types.js';
import type { Site } from '../site/types.js';

export function bundleFiles(site: Site) {
  return filesIn(path.join(site.generatedDir, 'bundle'));
}

/** Files of a document for frames. Its name contains a hash of its settings. */
export function frameFiles(site: Site, frame: unstable_FrameDocument) {
  const { folder } = bundleFiles(site);
  const base = path.join(folder, 'frames', `${frame.setting}-${hashText(JSON.stringify(frame), 8)}`);
  return { manifestFile: `${base}.json`, documentFile: `${base}.html` };
}

export type BundleFiles = ReturnType<typeof filesIn>;

/** The folders whose content a build runs or publishes. */
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
