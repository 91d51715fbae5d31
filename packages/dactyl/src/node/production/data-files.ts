/** The data that pages of plugins fetch, and what a build can say about its scripts and islands. */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { linkOrCopyFile, toPosixPath, writeFileAtomic } from '../base/files.js';
import { dataFilesOf } from '../plugin-api/data-files.js';
import { PAGE_MARKS, pageMarks } from '../../shared/navigation-files.js';
import type { JsonObject } from '../../shared/json.js';
import type { Site } from '../site/types.js';
import type { RenderedSite } from './rendered-site.js';

export interface DataFilesInput {
  site: Site;
  rendered: RenderedSite;
  /** Keys of the registry: components and modules that pages may load on the server. */
  requests: readonly string[];
  /** Module → file, of each bundle that has islands. */
  islandModules: readonly Readonly<Record<string, string>>[];
  outDir: string;
}

/** A site without such pages pays nothing: what they show is asked for when a plugin wants it. */
export async function writeDataFiles({ site, outDir, ...input }: DataFilesInput): Promise<void> {
  if (!site.locales.some(({ plugins }) => plugins.some(({ plugin }) => plugin.unstable_getDataFiles))) return;
  const registry = await describeRegistry({ ...input, outDir });
  for (const locale of site.locales) {
    for (const [name, text] of dataFilesOf(locale, () => registry)) {
      const file = path.join(outDir, locale.outSubdir, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text());
    }
  }
}

interface PageMarksInput extends Pick<DataFilesInput, 'site' | 'outDir'> {
  /** The output that is in place. */
  oldDir: string;
}

/** For 404 pages, see `PAGE_MARKS`. */
export async function writePageMarks({ site, outDir, oldDir }: PageMarksInput): Promise<void> {
  for (const { pages, outSubdir } of site.locales) {
    const file = path.join(outSubdir, PAGE_MARKS);
    const text = pageMarks(pages.map(({ pathname }) => pathname));
    const before = await readFile(path.join(oldDir, file), 'utf8').catch(() => undefined);
    // What is as it was stays the same file, as pages do.
    if (before === text) await linkOrCopyFile(path.join(oldDir, file), path.join(outDir, file));
    else await writeFileAtomic(path.join(outDir, file), text);
  }
}

const SCRIPT_DIR = 'assets/js';

async function describeRegistry({
  rendered,
  requests,
  islandModules,
  outDir,
}: Omit<DataFilesInput, 'site'>): Promise<JsonObject> {
  const modulesOf = new Map<string, string[]>();
  const fileOf = new Map<string, string>();
  for (const modules of islandModules) {
    for (const [module, file] of Object.entries(modules)) {
      modulesOf.set(file, [...(modulesOf.get(file) ?? []), module]);
      fileOf.set(module, file);
    }
  }
  const chunks: JsonObject = {};
  for (const file of await scriptsIn(outDir)) {
    const { size } = await stat(path.join(outDir, file));
    chunks[file] = { bytes: size, modules: modulesOf.get(file) ?? [] };
  }
  const islands = [...rendered.islands].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    chunks,
    islands: Object.fromEntries(
      islands.map(([module, { why, pages }]) => [module, { chunk: fileOf.get(module) ?? null, why, pages }]),
    ),
    modules: [...requests],
  };
}

/** Some lie in folders: those of the search belong together. */
async function scriptsIn(outDir: string): Promise<string[]> {
  const entries = await readdir(path.join(outDir, SCRIPT_DIR), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => toPosixPath(path.relative(outDir, path.join(entry.parentPath, entry.name))))
    .toSorted();
}
