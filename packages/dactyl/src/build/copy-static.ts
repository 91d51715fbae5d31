/**
 * Copies the static folders of a site, and what its plugins let copy, into the output of each locale. A page stays, and so does the file of an earlier
 * folder: that is the one that Markdown finds.
 */
import { cp } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { copyFiles } from '../site/bundler-parts/copy-files.js';
import { staticDirs } from '../render/engine-input.js';
import type { Site } from '../site/types.js';

export async function copyStatic(site: Site, outDir: string): Promise<void> {
  for (const { outSubdir } of site.locales) {
    for (const dir of staticDirs(site)) {
      if (existsSync(dir)) await cp(dir, path.join(outDir, outSubdir), { recursive: true, force: false });
    }
    await copyFiles(site.bundlerParts?.client.copies ?? [], path.join(outDir, outSubdir));
  }
}
