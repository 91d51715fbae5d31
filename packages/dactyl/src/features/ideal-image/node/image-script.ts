/** The script of pages with such images: it comes with the package as a finished file, the same for all sites. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashText } from '../../../node/base/hash.js';

export interface ImageScript {
  /** Absolute. */
  file: string;
  /** Below the output folder of a locale. */
  output: string;
  url(place: { isBuild: boolean; baseUrl: string }): string;
}

export function findScript(): ImageScript {
  // Made by `scripts/build-image-script.mjs`.
  const file = fileURLToPath(new URL('../../../../dist/image-script/images.js', import.meta.url));
  const hash = existsSync(file) ? hashText(readFileSync(file), 8) : 'missing';
  const output = `assets/js/images-${hash}.js`;
  return {
    file,
    output,
    url: ({ isBuild, baseUrl }) =>
      // The dev server answers for files as they are.
      isBuild ? baseUrl + output : `${baseUrl}@fs/${file.replaceAll('\\', '/').replace(/^\//, '')}`,
  };
}
