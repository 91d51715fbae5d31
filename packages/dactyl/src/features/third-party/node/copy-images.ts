/**
 * Images that texts name on other hosts. The site takes the kept file as if the text named it, with its size, its smaller forms
 * and its hash; all that is left is to say where it is.
 */
import type { unstable_ImageCopies } from '../../../node/plugin-api/image-copy-types.js';
import type { KeptFile, KeptFiles } from './keep-files.js';
import type { ThirdPartyOptions } from './options.js';

export function createImageCopies(
  { hosts }: ThirdPartyOptions,
  { keptFile, findFile }: KeptFiles,
): unstable_ImageCopies {
  const images = new Map<string, KeptFile>();
  /** A hash is a place in the image, or a sign for styles. */
  const withoutHash = (url: string) => new URL(url.replace(/#.*$/, '')).href;
  return {
    hosts,
    find(url) {
      const address = withoutHash(url);
      const image = images.get(address) ?? findFile(address);
      if (image) images.set(address, image);
      return image?.path;
    },
    async make(url, place) {
      const address = withoutHash(url);
      if (!images.has(address)) images.set(address, await keptFile(address, place));
    },
  };
}
