import path from 'node:path';
import { fileKind } from '../base/files.js';
import { SiteError } from '../base/site-error.js';

/** The folder that a build has written, absolute. @param dir as it was named */
export async function builtFolder(siteDir: string, dir: string): Promise<string> {
  const folder = path.resolve(siteDir, dir);
  if ((await fileKind(folder)) === 'folder') return folder;
  throw new SiteError(`There is no built site in "${dir}".`, {
    hint: 'Run `dactyl build` first, or name its folder with --dir.',
  });
}
