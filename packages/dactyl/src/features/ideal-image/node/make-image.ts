/** Creates an image in several widths and formats. Results are kept in `.dactyl/ideal-images`. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomic } from '../../../node/base/files.js';
import { hashParts, hashText } from '../../../node/base/hash.js';
import type { Encoder, ImageFormat, OpenImage } from '../../../node/images/encoder.js';
import { cachedSet } from '../../../node/base/cached-set.js';
import { makePreview } from '../../../node/images/preview.js';
import type { IdealImageOptions } from './options.js';

export interface MadeImage {
  /** Hash of all inputs. */
  key: string;
  format: ImageFormat;
  isTransparent: boolean;
  /** A tiny image as a data URL. */
  preview: string;
  /** Files by format, the image's own format first; each from the smallest to the largest. */
  files: MadeFile[];
}

export interface MadeFile {
  /** Below the folder of the image. */
  name: string;
  format: ImageFormat;
  width: number;
  height: number;
  bytes: number;
  hash: string;
}

export interface MakeImageInput {
  /** Absolute. */
  file: string;
  options: IdealImageOptions;
  encoder: Encoder;
  /** Absolute. */
  cacheDir: string;
}

/** Increase when the output for the same input changes. */
const REVISION = '1';

export async function makeImage({ file, options, encoder, cacheDir }: MakeImageInput): Promise<MadeImage> {
  const bytes = await readFile(file);
  const key = hashParts([REVISION, encoder.version, settingsOf(options), hashText(bytes)]);
  const folder = path.join(cacheDir, key);
  return cachedSet(folder, async (): Promise<MadeImage> => {
    const image = await encoder.open(bytes, file);
    const files = await encodeAll(image, { bytes, options, folder });
    const { format, isTransparent } = image;
    return { key, format, isTransparent, preview: await makePreview(image), files };
  });
}

/** The options that affect the content of files. */
export function settingsOf({ sizes, size, min, max, steps, quality, formats }: IdealImageOptions): string {
  return JSON.stringify({ sizes, size, min, max, steps, quality, formats });
}

async function encodeAll(
  image: OpenImage,
  { bytes, options, folder }: { bytes: Uint8Array; options: IdealImageOptions; folder: string },
): Promise<MadeFile[]> {
  const widths = imageWidths(options, image.width);
  const encode = async (format: ImageFormat): Promise<MadeFile[]> =>
    Promise.all(
      widths.map(async (width) => {
        const encoded = await image.encode({ width, format, quality: options.quality });
        // A copy at the original width is useless if it is larger than the original.
        const isOwn = format === image.format && width === image.width && bytes.length <= encoded.bytes.length;
        const data = isOwn ? bytes : encoded.bytes;
        const name = `${width}.${format}`;
        await writeFileAtomic(path.join(folder, name), data);
        const { width: made, height } = encoded;
        return { name, format, width: made, height, bytes: data.length, hash: hashText(data) };
      }),
    );
  const own = await encode(image.format);
  const others = await Promise.all(options.formats.map(encode));
  // Other formats are dropped if they are not smaller, as often with drawings.
  return [own, ...others.filter((files) => sizeOf(files) < sizeOf(own))].flat();
}

function sizeOf(files: readonly MadeFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Computes the widths of an image, smallest first. None is larger than the image, and none occurs twice.
 *
 * @example imageWidths({ min: 640, max: 1030, steps: 2 }, 2000) // [640, 1030]
 */
export function imageWidths(
  { sizes, size, min, max, steps }: Pick<IdealImageOptions, 'sizes' | 'size' | 'min' | 'max' | 'steps'>,
  ownWidth: number,
): number[] {
  const wanted = sizes ?? (size === undefined ? between(min, max, steps) : [size]);
  const widths = (wanted ?? [ownWidth]).map((width) => Math.min(width, ownWidth));
  return [...new Set(widths)].toSorted((a, b) => a - b);
}

function between(min: number | undefined, max: number | undefined, steps: number): number[] | undefined {
  if (max === undefined) return min === undefined ? undefined : [min];
  if (min === undefined || steps === 1) return [max];
  return Array.from({ length: steps }, (_, step) => Math.ceil(min + ((max - min) / (steps - 1)) * step));
}
