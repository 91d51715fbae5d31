/** The images of texts that take the most bytes, for the report at the end of a build. */
import { statSync } from 'node:fs';
import path from 'node:path';
import type { PageReport } from '../pipeline/engine-types.js';

export interface SizedImage {
  /** From the folder of the site, POSIX. */
  file: string;
  bytes: number;
  /** What the largest of its smaller forms takes, in the best format. */
  smaller?: number;
}

/** Image → its file in the output, and those of its smaller forms. */
export type ShownImages = Map<string, { output?: string; forms: Set<string> }>;

const SHOWN = 3;
/** Bytes below which an image is nothing to think about. */
const NOTABLE = 100_000;

/** Takes over the images of a page. */
export function addImages(images: ShownImages, assets: PageReport['assets']): void {
  for (const { file, output, of } of assets) {
    if (!output.startsWith('assets/images/')) continue;
    const image = images.get(of ?? file) ?? { forms: new Set() };
    images.set(of ?? file, image);
    if (of === undefined) image.output = output;
    else image.forms.add(output);
  }
}

export function largestImages(images: ShownImages, { dir, siteDir }: { dir: string; siteDir: string }): SizedImage[] {
  const sizeOf = (output: string) => statSync(path.join(dir, output), { throwIfNoEntry: false })?.size ?? 0;
  const all = [...images].map(([file, { output, forms }]): SizedImage => {
    const name = path.relative(siteDir, file).split(path.sep).join('/');
    const bytes = output === undefined ? 0 : sizeOf(output);
    return forms.size === 0 ? { file: name, bytes } : { file: name, bytes, smaller: largestForm([...forms], sizeOf) };
  });
  const notable = all.filter(({ bytes }) => bytes >= NOTABLE);
  return notable.toSorted((a, b) => b.bytes - a.bytes || (a.file < b.file ? -1 : 1)).slice(0, SHOWN);
}

function largestForm(forms: readonly string[], sizeOf: (output: string) => number): number {
  const byFormat = new Map<string, number>();
  for (const output of forms) {
    const format = path.extname(output);
    byFormat.set(format, Math.max(byFormat.get(format) ?? 0, sizeOf(output)));
  }
  return Math.min(...byFormat.values());
}
