/**
 * The data loaders of a site. A loader that says what it watches runs again when its code or one of these files has
 * changed; its data is kept in the folder for generated files. One that does not say so runs once for each build, and in
 * the dev server again when its code changes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashParts, hashText } from '../../base/hash.js';
import { isInside } from '../../base/files.js';
import type { Site } from '../../site/types.js';
import { frameworkVersion } from '../../site/site-metadata.js';
import { codeState, runLoader, watchedState, type LoadedData } from './run-loader.js';

export interface DataLoaders {
  /** The module in the loader's place. @throws SiteError when the loader fails. */
  load(file: string): Promise<LoadedData>;
  /** Loader → hash of its data, of all that were run so far. */
  hashes(): Record<string, string>;
  /** Whether the data of all these loaders is what it was. */
  areCurrent(hashes: Readonly<Record<string, string>> | undefined): Promise<boolean>;
  /** The loaders whose data this file may change: because it is watched, would be, or is part of their code. */
  readersOf(file: string): string[];
  /** Files that were read and lie outside of the site's folder. */
  filesOutside(): string[];
}

/** One for each site that is loaded, so that all bundles of a build have the same data. */
const loadersBySite = new WeakMap<Site, DataLoaders>();

export function dataLoadersOf(site: Site): DataLoaders {
  const known = loadersBySite.get(site) ?? createDataLoaders(site);
  loadersBySite.set(site, known);
  return known;
}

/** For a site that was loaded again: its bundle may still be the one of before, whose loaders know what they watch. */
export function keepDataLoaders(from: Site, to: Site): void {
  loadersBySite.set(to, dataLoadersOf(from));
}

export function createDataLoaders({ siteDir, generatedDir }: Pick<Site, 'siteDir' | 'generatedDir'>): DataLoaders {
  const folder = path.join(generatedDir, 'data');
  const loaded = new Map<string, LoadedData>();
  /** Several bundles ask at the same time. */
  const queue = new Map<string, Promise<LoadedData>>();

  async function loadNext(file: string): Promise<LoadedData> {
    const known = loaded.get(file);
    if (known && isCurrent(file, known)) return known;
    const store = path.join(folder, `${hashParts([frameworkVersion(), path.relative(siteDir, file)], 16)}.json`);
    const kept = readKept(store);
    const data = kept?.watch && isCurrent(file, kept) ? kept : await runLoader(file);
    if (data.watch && data !== kept) keep(store, data);
    loaded.set(file, data);
    return data;
  }

  function load(file: string): Promise<LoadedData> {
    const next = (queue.get(file) ?? Promise.resolve()).then(
      () => loadNext(file),
      () => loadNext(file),
    );
    queue.set(file, next);
    return next;
  }

  return {
    load,
    hashes: () => Object.fromEntries([...loaded].map(([file, { code }]) => [file, hashText(code)])),
    async areCurrent(hashes = {}) {
      try {
        const current = await Promise.all(
          Object.entries(hashes).map(async ([file, hash]) => hashText((await load(file)).code) === hash),
        );
        return current.every(Boolean);
      } catch {
        // The bundler runs the loader again, and reports what is wrong.
        return false;
      }
    },
    readersOf: (file) => [...loaded].flatMap(([loader, data]) => (mayChange(loader, data, file) ? [loader] : [])),
    filesOutside: () =>
      [...loaded.values()]
        .flatMap(({ files, modules }) => [...files, ...modules])
        .filter((file) => !isInside(siteDir, file)),
  };
}

function isCurrent(file: string, { codeHash, watch, filesHash }: LoadedData): boolean {
  return codeState(file).codeHash === codeHash && watchedState(file, watch).filesHash === filesHash;
}

function mayChange(loader: string, { modules, files, watch }: LoadedData, file: string): boolean {
  return modules.includes(file) || files.includes(file) || watchedState(loader, watch).files.includes(file);
}

function readKept(store: string): LoadedData | undefined {
  try {
    return JSON.parse(readFileSync(store, 'utf8')) as LoadedData; // only what is kept below under this version's name
  } catch {
    return undefined;
  }
}

/** A folder that cannot be written costs time, and nothing else. */
function keep(store: string, data: LoadedData): void {
  try {
    mkdirSync(path.dirname(store), { recursive: true });
    writeFileSync(store, JSON.stringify(data));
  } catch {
    // The loader runs again in the next build.
  }
}
