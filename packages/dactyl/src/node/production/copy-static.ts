/**
 * Copies the static folders of a site, and what its plugins let copy, into the output of each locale. A page stays, and so does the file of an earlier
 * folder: that is the one that Markdown finds.
 */
import { cp } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isInside } from '../base/files.js';
import { findLinksOut } from '../base/project-root.js';
import { SiteError, throwAll } from '../base/site-error.js';
import { copyFiles } from '../site/bundler-parts/copy-files.js';
import { staticDirs } from '../pipeline/engine-input.js';
import type { Site } from '../site/types.js';

export async function copyStatic(site: Site, outDir: string): Promise<void> {
  const folders = staticDirs(site).filter((dir) => existsSync(dir));
  throwAll(folders.filter((dir) => isInside(dir, outDir)).map((dir) => containsOutput(dir, site)));
  throwAll(folders.flatMap((dir) => findLinksOut(dir).map(({ error }) => error)));
  // A link would lead elsewhere from the output, and one to nothing is the lock of an editor.
  const options = { recursive: true, force: false, dereference: true, filter: (file: string) => existsSync(file) };
  for (const { outSubdir } of site.locales) {
    for (const dir of folders) await cp(dir, path.join(outDir, outSubdir), options);
    await copyFiles(site.bundlerParts?.client.copies ?? [], path.join(outDir, outSubdir));
  }
}

function containsOutput(dir: string, { siteDir, configFile }: Site): SiteError {
  return new SiteError(`The static folder "${path.relative(siteDir, dir) || '.'}" contains the output.`, {
    file: configFile,
    key: 'staticDirectories',
    hint: 'All files of a static folder are copied to the output. Move those that belong there to a folder of their own.',
  });
}
