/** For whom the folders of a version are, by their `_category_` files. A folder inside another is at most for the same readers. */
import path from 'node:path';
import { audienceFault, isForOthers } from '../../../../node/base/audiences.js';
import { SiteError } from '../../../../node/base/site-error.js';
import type { SiteConfig } from '../../../../node/config/types.js';
import { placeInFolder, readCategoriesMetadata } from './category-metadata.js';

/** @returns whether a folder, relative to the docs, is for others. Sites without audiences read nothing. */
export async function readFolderAudiences(
  contentPath: string,
  { audiences: known }: Pick<SiteConfig, 'audiences'>,
): Promise<(folder: string) => boolean> {
  if (!known) return () => false;
  // What there is to warn about is said when sidebars are made.
  const metadata = await readCategoriesMetadata(contentPath, () => undefined);
  const hidden: string[] = [];
  for (const [folder, { audience }] of Object.entries(metadata)) {
    if (audience === undefined) continue;
    refuseUnknown(audience, known, path.join(contentPath, folder));
    if (isForOthers(audience)) hidden.push(folder);
  }
  return (folder) => hidden.some((name) => name === '.' || folder === name || folder.startsWith(`${name}/`));
}

function refuseUnknown(audience: unknown, known: readonly string[], folder: string): void {
  const fault = audienceFault(audience, known);
  if (!fault) return;
  const place = placeInFolder(folder, ['audience']);
  throw new SiteError(`"audience" of a category file ${fault.message}.`, { ...place, hint: fault.hint });
}
