/**
 * Imported images that a plugin of the site turns into more than a URL. The bundle contains what components need;
 * the image files are copied to the output.
 */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { linkOrCopyFile } from '../base/files.js';
import type { unstable_MadeFile } from '../plugin-api/image-import-types.js';
import type { Site } from '../site/types.js';
import { fileUrl } from './file-url.js';

/** The images of one build, or of one dev server. */
export interface ViteImages extends Pick<NonNullable<Site['imageImports']>, 'handles' | 'load'> {
  /** The images that have been loaded so far: name below the output folder → absolute file. */
  files: Map<string, string>;
}

/** Returns `undefined` for sites whose images are plain URLs. */
export function createViteImages({ imageImports }: Pick<Site, 'imageImports'>): ViteImages | undefined {
  return imageImports && { handles: imageImports.handles, load: imageImports.load, files: new Map() };
}

export interface ImageImportInput {
  baseUrl: string;
  /** Whether files are served by Vite's dev server without changes. */
  isServed?: boolean;
  images?: ViteImages | undefined;
}

export function imageImportPlugin({ baseUrl, isServed = false, images }: ImageImportInput): Plugin {
  const toUrl = ({ name, file }: unstable_MadeFile) =>
    isServed ? fileUrl(baseUrl, file) : baseUrl + name.split('/').map(encodeURIComponent).join('/');
  return {
    name: 'dactyl:image-import',
    enforce: 'pre',
    load: {
      // With a query such as `?url`, Vite handles the import. Imports of style sheets do not reach this hook.
      filter: { id: /\.(?:png|jpe?g|webp|avif|gif)$/i },
      async handler(id) {
        if (!images?.handles(id)) return undefined;
        const { value, url, files } = await images.load(id, toUrl);
        for (const { name, file } of files) images.files.set(name, file);
        return { code: imageModule(value, url), moduleType: 'js' };
      },
    },
  };
}

/** The module of an image. Its value converted to text is the URL, so that `<img src={image}>` still works. */
function imageModule(value: object, url: string): string {
  return [
    `const image = ${JSON.stringify(value)};`,
    `Object.defineProperty(image, 'toString', { value: () => ${JSON.stringify(url)} });`,
    ...Object.keys(value)
      .filter((name) => /^[A-Za-z]\w*$/.test(name))
      .map((name) => `export const ${name} = image.${name};`),
    'export default image;',
  ].join('\n');
}

/** File names contain hashes, so existing files are up to date. */
export async function writeImages({ files }: ViteImages, outDir: string): Promise<void> {
  for (const [name, file] of files) {
    const target = path.join(outDir, name);
    await mkdir(path.dirname(target), { recursive: true });
    await rm(target, { force: true });
    await linkOrCopyFile(file, target);
  }
}
