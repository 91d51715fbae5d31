/** Creates the result of an image import: files with names for the output, and the object for components. */
import path from 'node:path';
import { hashParts } from '../../../node/base/hash.js';
import type { unstable_ImageImports, unstable_MadeFile } from '../../../node/plugin-api/image-import-types.js';
import type { JsonObject } from '../../../shared/json.js';
import { type Encoder, type EncoderWish, loadEncoder } from '../../../node/images/encoder.js';
import { makeImage, settingsOf, type MadeFile, type MadeImage } from './make-image.js';
import type { IdealImageOptions } from './options.js';
import type { IdealImageData, IdealImageFile } from '../../../shared/ideal-image.js';

/** What needs the encoder, for the error of a site without it. */
export const encoderWish = (siteDir: string): EncoderWish => ({
  from: siteDir,
  neededFor: 'The plugin for images of several sizes',
});

export const cacheDirOf = (siteDir: string): string => path.join(siteDir, '.dactyl/ideal-images');

/** File types that Docusaurus's plugin handles, too. Images in packages remain URLs, which their code expects. */
const HANDLED = /\.(?:png|jpe?g)$/i;

export function createImageImports(options: IdealImageOptions, siteDir: string): unstable_ImageImports {
  const cacheDir = cacheDirOf(siteDir);
  let encoder: Promise<Encoder> | undefined;
  return {
    key: hashParts([settingsOf(options), options.name]),
    handles: (file) => HANDLED.test(file) && !file.split(path.sep).includes('node_modules'),
    async load(file, toUrl) {
      const image = await makeImage({
        file,
        options,
        encoder: await (encoder ??= loadEncoder(encoderWish(siteDir))),
        cacheDir,
      });
      const named = image.files.map((made) => {
        const output = {
          name: outputName(options.name, { file, image, made }),
          file: path.join(cacheDir, image.key, made.name),
        };
        return { ...made, output, url: toUrl(output) };
      });
      const data = describe(image, named);
      // The cast: an object of plain values, which an interface does not say.
      return { value: data as unknown as JsonObject, url: data.src.src, files: named.map(({ output }) => output) };
    },
  };
}

interface NamedFile extends MadeFile {
  output: unstable_MadeFile;
  url: string;
}

function describe({ format, isTransparent, preview }: MadeImage, files: readonly NamedFile[]): IdealImageData {
  const inFormat = (wanted: string) => files.filter((file) => file.format === wanted);
  const own = inFormat(format);
  const largest = own.at(-1);
  if (!largest) throw new Error('An image has at least one width.');
  const others = new Set(files.map((file) => file.format));
  others.delete(format);
  return {
    src: {
      src: largest.url,
      srcSet: srcSetOf(own),
      images: own.map(toFile),
      width: largest.width,
      height: largest.height,
      sources: [...others].map((other) => ({
        type: `image/${other}`,
        srcSet: srcSetOf(inFormat(other)),
        images: inFormat(other).map(toFile),
      })),
      isTransparent: isTransparent || undefined,
    },
    preSrc: preview,
  };
}

function srcSetOf(files: readonly NamedFile[]): string {
  return files.map(({ url, width }) => `${url} ${width}w`).join(',');
}

function toFile({ url, width, height, bytes, format }: NamedFile): IdealImageFile {
  return { path: url, width, height, size: bytes, format: `image/${format}` };
}

const HASH_LENGTH = 7;

/** @example outputName('[name].[hash:hex:7].[width].[ext]', …) // 'ship.1a2b3c4.640.webp' */
export function outputName(
  template: string,
  { file, image, made }: { file: string; image: Pick<MadeImage, 'key' | 'format'>; made: MadeFile },
): string {
  const { name, ext } = path.parse(file);
  const extension = made.format === image.format ? ext.slice(1) : made.format;
  const values: Record<string, string> = {
    name,
    ext: extension,
    width: String(made.width),
    height: String(made.height),
    format: made.format,
  };
  return template.replaceAll(/\[(\w+)((?::\w+)*)\]/g, (whole, key: string, rest: string) => {
    if (/^(?:content)?hash$/.test(key)) return image.key.slice(0, Number(/\d+$/.exec(rest)?.[0] ?? HASH_LENGTH));
    return values[key] ?? whole;
  });
}
