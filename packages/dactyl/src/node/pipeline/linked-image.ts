/** An image that the text names → what its element says besides its address and size, and what the page loads for it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LinkedImage } from '../markdown/types.js';
import type { AssetStore, EmittedAsset } from './assets.js';
import type { ImageStore } from './image-store.js';
import { inlineSvg } from './inline-svg.js';

/** How a site wants its images; absent for sites that leave them as they are. */
export interface PageImages {
  /** Absent without `images.responsive`. */
  store?: ImageStore | undefined;
  /** Texts for readers who enlarge images, in the current locale; absent without `images.zoom`. */
  zoomLabels?: string | undefined;
}

/** What a page notes of its images. */
interface ImageFacts {
  assets: { file: string; output: string; of?: string }[];
  zooms?: boolean;
}

interface LinkImageParts {
  images: PageImages;
  assets: AssetStore;
  facts: ImageFacts;
}

/** Width of the column of text, in pixels, as themes have it at most. */
const COLUMN = 800;
/** Images of fewer pixels are rarely shown smaller than they are. */
const WORTH_ENLARGING = 400;

/** A drawing that the text wants as a part of the page; `undefined` for all other images. */
export function linkInlineSvg(file: string, suffix: string, { url, width, height }: EmittedAsset) {
  const isWanted = /\.svg$/i.test(file) && /^\?(?:.*&)?inline(?:[&#=]|$)/.test(suffix);
  const inline = isWanted ? inlineSvg(readFileSync(file, 'utf8'), { url, width, height }) : undefined;
  return inline && ({ sources: [], sizes: '', inline } satisfies LinkedImage);
}

export function linkImage(
  file: string,
  width: number | undefined,
  { images, assets, facts }: LinkImageParts,
): LinkedImage {
  const { variants = [], preview } = images.store?.get(file) ?? {};
  // A drawing without a size has any; one of a few pixels is a sign, and no reader's way with keys should lead to it.
  const isLarge = width === undefined ? file.toLowerCase().endsWith('.svg') : width > WORTH_ENLARGING;
  const zooms = images.zoomLabels !== undefined && isLarge;
  if (zooms) facts.zooms = true;
  const name = path.parse(file).name;
  const formats = [...new Set(variants.map(({ format }) => format))];
  const sources = formats.map((format) => {
    const urls = variants.flatMap((made) => {
      if (made.format !== format) return [];
      const asset = assets.emit(made.file, { name: `${name}-${made.width}` });
      facts.assets.push({ file: made.file, output: asset.output, of: file });
      return [`${asset.url} ${made.width}w`];
    });
    return { type: `image/${format}`, srcset: urls.join(', ') };
  });
  const shown = Math.min(width ?? COLUMN, COLUMN);
  return {
    sources,
    // What is laid out before it is loaded can be measured; the rest is for browsers that do not know "auto".
    sizes: `auto, (max-width: ${shown}px) 100vw, ${shown}px`,
    ...(preview !== undefined && { preview }),
    ...(zooms && { zoom: images.zoomLabels }),
  };
}
