/**
 * Images of texts in several widths and formats. In: what the site's configuration asks for, and files that texts name.
 * Out: for each file what browsers choose from. Encoding begins when a text is compiled and is waited for when its page is
 * made; the encoder has threads of its own.
 */
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { encoderWish } from '../site/image-encoder.js';
import { type Encoder, loadEncoder } from '../images/encoder.js';
import { makeVariants, variantsFolder, type VariantFormat, type VariantOptions } from '../images/make-variants.js';
import { SiteError } from '../base/site-error.js';

/** Plain data, for threads. */
export interface ImageSettings extends VariantOptions {
  hasPreview: boolean;
  /** Tells one version of the encoder from another. */
  encoder: string;
}

export interface ResponsiveImage {
  /** As a data URL. */
  preview?: string;
  variants: { format: VariantFormat; width: number; /** Absolute. */ file: string }[];
  /** Why there are none. */
  problem?: string;
}

export interface ImageStore {
  /** Begins to make the variants of a file, or finds them in the cache. */
  start(file: string): Promise<ResponsiveImage>;
  /** What has been made of a file for which `start` was awaited. */
  get(file: string): ResponsiveImage | undefined;
  /** Begins no further ones, and waits for those on their way: a thread that ends in the midst of one leaves its lock. */
  close(): Promise<void>;
}

/** Photos and drawings; other formats are small already, or move. */
export const HAS_VARIANTS = /\.(?:png|jpe?g)$/i;
/** Images on their way at the same time, each with its pixels in memory. */
const MOST_AT_ONCE = 4;

interface Known {
  /** Size and time of the file that it was made of. */
  stamp: string;
  made: Promise<ResponsiveImage>;
  ready?: ResponsiveImage;
}

export function createImageStore(settings: ImageSettings, siteDir: string): ImageStore {
  const images = new Map<string, Known>();
  const inTurn = createQueue(MOST_AT_ONCE);
  let encoder: Promise<Encoder> | undefined;
  let isClosed = false;
  const make = async (file: string): Promise<ResponsiveImage> => {
    if (isClosed) return { variants: [] };
    encoder ??= loadEncoder(encoderWish(siteDir));
    return makeImage(file, { settings, encoder: await encoder, cacheDir: path.join(siteDir, '.dactyl/images') });
  };
  return {
    start(file) {
      const stamp = stampOf(file);
      const known = images.get(file);
      if (known?.stamp === stamp) return known.made;
      const image: Known = { stamp, made: inTurn(() => make(file)) };
      images.set(file, image);
      return image.made.then((ready) => (image.ready = ready));
    },
    get: (file) => images.get(file)?.ready,
    async close() {
      isClosed = true;
      await Promise.allSettled([...images.values()].map(({ made }) => made));
    },
  };
}

interface MakeParts {
  settings: ImageSettings;
  encoder: Encoder;
  cacheDir: string;
}

async function makeImage(file: string, { settings, encoder, cacheDir }: MakeParts): Promise<ResponsiveImage> {
  const { widths, formats, quality, hasPreview } = settings;
  try {
    const bytes = await readFile(file);
    if (isMoving(bytes)) return { variants: [] };
    const parts = { bytes, options: { widths, formats, quality }, encoder, cacheDir };
    const { files, preview } = await makeVariants({ ...parts, file });
    const folder = variantsFolder(parts);
    const variants = files.map(({ name, format, width }) => ({ format, width, file: path.join(folder, name) }));
    return { variants, ...(hasPreview && preview !== undefined && { preview }) };
  } catch (error) {
    // The page shows the image as it is.
    if (error instanceof SiteError) return { variants: [], problem: error.message };
    throw error;
  }
}

/** An animated PNG says so before its first picture; encoders read no other. */
function isMoving(bytes: Buffer): boolean {
  return bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT'))).includes('acTL');
}

function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.size} ${stat.mtimeMs}` : '';
}

/** Runs so many actions at once; the others wait in the order in which they came. */
function createQueue(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(action: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await action();
    } finally {
      // The place goes to the next one, or is free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
