/** Files of two outputs → how large each kind of them is. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Size } from './types.js';

type Kind = Exclude<Size['name'], 'pages'>;

const KINDS: Partial<Record<string, Kind>> = {
  '.html': 'html',
  '.js': 'js',
  '.mjs': 'js',
  '.css': 'css',
  ...Object.fromEntries(
    ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'].map((name) => [name, 'images' as const]),
  ),
};

export interface SidesToMeasure {
  before: string;
  after: string;
  files: { before: readonly string[]; after: readonly string[] };
}

export async function measureSizes({ before, after, files }: SidesToMeasure): Promise<Size[]> {
  const [old, now] = [await measure(before, files.before), await measure(after, files.after)];
  const kinds: Kind[] = ['files', 'html', 'js', 'css', 'images', 'output'];
  return kinds.map((name) => ({ name, before: old[name], after: now[name] }));
}

async function measure(dir: string, files: readonly string[]): Promise<Record<Kind, number>> {
  const sizes = { files: files.length, html: 0, js: 0, css: 0, images: 0, output: 0 };
  for (const file of files) {
    const { size } = await stat(path.join(dir, file));
    const kind = KINDS[path.extname(file).toLowerCase()];
    if (kind !== undefined) sizes[kind] += size;
    sizes.output += size;
  }
  return sizes;
}
