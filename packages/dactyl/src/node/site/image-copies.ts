/** Images of other hosts, of which a plugin makes copies. The first plugin that has some counts. */
import path from 'node:path';
import { toPosixPath } from '../base/files.js';
import { SiteError } from '../base/site-error.js';
import type { unstable_ImageCopies } from '../plugin-api/image-copy-types.js';
import type { LoadedPlugin } from '../plugin-api/types.js';

export function imageCopiesOf(plugins: readonly Pick<LoadedPlugin, 'plugin'>[]): unstable_ImageCopies | undefined {
  for (const { plugin } of plugins) {
    const found = plugin.unstable_getImageCopies?.();
    if (found) return found;
  }
  return undefined;
}

/** What a compiled file says of addresses, see `ContentReport`. */
interface NamedAddresses {
  links: readonly { url: string; line: number; column: number; isImage?: true }[];
}

/** Makes the copies that a text needs. Returns what went wrong first. */
export async function makeImageCopies(
  { links }: NamedAddresses,
  { file, copies }: { file: string; copies: unstable_ImageCopies | undefined },
): Promise<SiteError | undefined> {
  if (!copies) return undefined;
  try {
    for (const { url, line, column, isImage } of links) if (isImage) await copies.make(url, { file, line, column });
    return undefined;
  } catch (error) {
    if (error instanceof SiteError) return error;
    throw error;
  }
}

/** The copy as a text would name it. */
export function copiedImage(
  url: string,
  { siteDir, copies }: { siteDir: string; copies: unstable_ImageCopies | undefined },
) {
  const file = copies?.find(url);
  return file === undefined ? undefined : `@site/${encodeURI(toPosixPath(path.relative(siteDir, file)))}`;
}
