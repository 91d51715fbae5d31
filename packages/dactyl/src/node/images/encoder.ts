/** Encodes an image in several widths and formats. The only file that uses sharp, an optional peer dependency. */
import type { Sharp, SharpOptions } from 'sharp';
import { loadOptional, type OptionalPackage, resolveOptional } from '../base/load-optional.js';
import { SiteError } from '../base/site-error.js';

export type ImageFormat = 'avif' | 'jpeg' | 'png' | 'webp';

export interface EncodedImage {
  bytes: Uint8Array;
  width: number;
  height: number;
}

export interface OpenImage {
  format: ImageFormat;
  /** Width as displayed, with the orientation that the camera noted. */
  width: number;
  isTransparent: boolean;
  encode(request: { width: number; format: ImageFormat; quality: number }): Promise<EncodedImage>;
}

export interface Encoder {
  /** Version of the encoder, because another one may produce other files. */
  version: string;
  open(bytes: Uint8Array, file: string): Promise<OpenImage>;
}

type SharpModule = (input: Uint8Array, options?: SharpOptions) => Sharp;

/** Who needs the encoder: the folder of a site, and the feature as the subject of a sentence. */
export type EncoderWish = Pick<OptionalPackage, 'from' | 'neededFor'>;

/** The file of the encoder. @throws SiteError with the command that installs it. */
export function findEncoder(wish: EncoderWish): string {
  return resolveOptional('sharp', { ...wish, install: ['sharp'] });
}

export async function loadEncoder(wish: EncoderWish): Promise<Encoder> {
  type Module = { default: SharpModule & { versions: Record<string, string> } };
  const { default: sharp } = await loadOptional<Module>('sharp', { ...wish, install: ['sharp'] });
  return {
    version: JSON.stringify(sharp.versions),
    async open(bytes, file) {
      const image = await readable(file, () => openImage(bytes, sharp));
      // Truncated files fail only here, because their header is intact.
      return { ...image, encode: (request) => readable(file, () => image.encode(request)) };
    },
  };
}

async function readable<Result>(file: string, action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    throw new SiteError(`The image cannot be read: ${error instanceof Error ? error.message : String(error)}.`, {
      file,
      hint: 'Export it once more from the program that has made it.',
    });
  }
}

async function openImage(bytes: Uint8Array, sharp: SharpModule): Promise<OpenImage> {
  const { format, autoOrient, hasAlpha, isPalette } = await sharp(bytes).metadata();
  const own = format === 'png' ? 'png' : 'jpeg';
  return {
    format: own,
    width: autoOrient.width,
    isTransparent: hasAlpha && !(await sharp(bytes).stats()).isOpaque,
    async encode({ width, format: wanted, quality }) {
      const image = sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true });
      const encoded = encodeAs(image, wanted, { quality, palette: isPalette });
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    },
  };
}

function encodeAs(
  image: Sharp,
  format: ImageFormat,
  { quality, palette }: { quality: number; palette: boolean },
): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality });
    case 'webp':
      return image.webp({ quality, smartSubsample: true });
    case 'jpeg':
      return image.jpeg({ quality, mozjpeg: true });
    case 'png':
      // Lossless, because PNG files are mostly drawings and screenshots. `palette` keeps images with few colours small.
      return image.png({ compressionLevel: 9, palette });
  }
}
