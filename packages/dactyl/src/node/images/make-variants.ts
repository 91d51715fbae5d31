/**
 * The files that browsers choose from in place of an image of the text: smaller widths, in formats that take fewer bytes.
 * Nothing is larger than the image: neither a width, nor a file.
 */
import path from 'node:path';
import { writeFileAtomic } from '../base/files.js';
import { hashParts, hashText } from '../base/hash.js';
import { cachedSet, type CachedFile } from '../base/cached-set.js';
import type { Encoder, OpenImage } from './encoder.js';
import { makePreview } from './preview.js';

export type VariantFormat = 'avif' | 'webp';

export interface VariantOptions {
  /** In pixels, smallest first. */
  widths: readonly number[];
  /** Best first. */
  formats: readonly VariantFormat[];
  quality: number;
}

export interface Variants {
  /** As a data URL; missing where readers would see it through the image. */
  preview?: string;
  /** By format, the best first; each from the smallest to the largest. */
  files: Variant[];
}

export interface Variant extends CachedFile {
  format: VariantFormat;
  width: number;
  bytes: number;
}

export interface VariantsInput {
  bytes: Uint8Array;
  /** Absolute; named in errors. */
  file: string;
  options: VariantOptions;
  encoder: Encoder;
  /** Absolute. */
  cacheDir: string;
}

/** Increase when the output for the same input changes. */
const REVISION = '1';
/** Images of fewer bytes are left alone: asking for another file costs more than it saves. */
const WORTHWHILE = 4096;

export function variantsFolder({ bytes, options, encoder, cacheDir }: Omit<VariantsInput, 'file'>): string {
  return path.join(cacheDir, hashParts([REVISION, encoder.version, JSON.stringify(options), hashText(bytes)]));
}

export async function makeVariants(input: VariantsInput): Promise<Variants> {
  if (input.bytes.length < WORTHWHILE) return { files: [] };
  const folder = variantsFolder(input);
  return cachedSet(folder, async () => encodeAll(await input.encoder.open(input.bytes, input.file), folder, input));
}

async function encodeAll(image: OpenImage, folder: string, { bytes, options }: VariantsInput): Promise<Variants> {
  const widths = variantWidths(options.widths, image.width);
  const encode = async (format: VariantFormat) =>
    Promise.all(
      widths.map(async (width): Promise<Variant & { data: Uint8Array }> => {
        const { bytes: data } = await image.encode({ width, format, quality: qualityIn(format, options) });
        return { name: `${width}.${format}`, format, width, bytes: data.length, hash: hashText(data), data };
      }),
    );
  const sets = await Promise.all(options.formats.map(encode));
  const kept = smallerFormats(sets, bytes.length).flat();
  const files = await Promise.all(
    kept.map(async ({ data, ...made }) => {
      await writeFileAtomic(path.join(folder, made.name), data);
      return made;
    }),
  );
  return image.isTransparent ? { files } : { files, preview: await makePreview(image) };
}

/** Both formats count from 1 to 100, but AVIF looks as good at less. */
function qualityIn(format: VariantFormat, { quality }: VariantOptions): number {
  return format === 'avif' ? Math.max(1, Math.round(quality * 0.75)) : quality;
}

/**
 * The formats that are worth having: each takes less than the image, and less than the formats behind it. Where the largest
 * width does not, the smaller ones go too, because wide screens would get less detail than they get without.
 */
export function smallerFormats<Made extends { bytes: number }>(sets: readonly Made[][], original: number): Made[][] {
  const kept: Made[][] = [];
  let limit = original;
  for (const set of sets.toReversed()) {
    const most = Math.max(...set.map(({ bytes }) => bytes));
    if (most >= limit) continue;
    limit = most;
    kept.unshift(set);
  }
  return kept;
}

/**
 * The widths to make of an image, none larger than it. The image's own is among them unless all others are smaller, so
 * that nobody gets less detail than there is.
 *
 * @example variantWidths([640, 1280], 1000) // [640, 1000]
 */
export function variantWidths(wanted: readonly number[], own: number): number[] {
  return [...new Set(wanted.map((width) => Math.min(width, own)))].toSorted((a, b) => a - b);
}
