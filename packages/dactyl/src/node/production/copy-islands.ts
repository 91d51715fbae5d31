/**
 * The files that only pages with islands load: code, and the data that its hooks ask for. What no page of the site
 * can come to load stays out of the output.
 */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataFiles } from '../pipeline/data-files.js';
import type { Site } from '../site/types.js';
import { reachableFiles } from '../bundle/islands/client-manifest.js';
import type { LoadedIslands } from '../bundle/load-bundle.js';
import type { RenderedSite } from './rendered-site.js';

export interface CopyIslandsInput {
  site: Site;
  rendered: RenderedSite;
  bundles: readonly LoadedIslands[];
  outDir: string;
}

export async function copyIslands({ site, rendered, bundles, outDir }: CopyIslandsInput): Promise<void> {
  let isUsed = false;
  for (const { bundle, dir } of bundles) {
    const named = [...rendered.clientFiles, ...(bundle.clientModules === undefined ? [] : [bundle.clientModules])];
    const used = reachableFiles(
      named.filter((file) => isFileOf(file, bundle)),
      bundle,
    );
    isUsed ||= used.size > 0;
    // Images are shown by static pages too.
    for (const file of [...used, ...bundle.assets]) await copyFile(file, { from: dir, to: outDir });
  }
  if (!isUsed) return;
  for (const { data } of site.locales) {
    for (const { file, text } of Object.values(dataFiles(data))) await writeText(path.join(outDir, file), text);
  }
}

function isFileOf(file: string, { files, watch }: LoadedIslands['bundle']): boolean {
  return file in files || file === watch;
}

async function copyFile(file: string, { from, to }: { from: string; to: string }): Promise<void> {
  await cp(path.join(from, file), path.join(to, file), { recursive: true });
}

async function writeText(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
