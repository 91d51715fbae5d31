/**
 * Lists the files that the worker of a locale caches. Input: the complete output, and the URLs of its pages. Output: URL and
 * content hash of each file, sorted. Pages are listed under the URLs that links have. The list contains all files if their
 * size is within the limit, or else only the files that pages need.
 */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import picomatch from 'picomatch';
import { isInside, listFiles } from '../../../node/base/files.js';
import { hashText } from '../../../node/base/hash.js';
import { REGION_DIR } from '../../../shared/navigation-files.js';
import type { OfflineFile } from '../../../shared/offline.js';
import type { PwaOptions } from './options.js';

export interface OutputFolder {
  /** Absolute. */
  dir: string;
  /** Base URL of that folder. */
  baseUrl: string;
  /** Subfolders to skip, because they belong to other locales. */
  otherFolders: readonly string[];
}

export interface ListInput {
  /** The locale's own folder, and the one that holds the files that all locales share, which may be the same. */
  own: OutputFolder;
  shared: OutputFolder;
  /** Permalink by the page's file in `own`. */
  pages: ReadonlyMap<string, string>;
  options: Pick<PwaOptions, 'injectManifestConfig' | 'maximumPrecacheSize'>;
}

export interface FileList {
  files: OfflineFile[];
  /** Whether the list contains all pages. */
  hasAllPages: boolean;
  /** Size of all files, in bytes. */
  size: number;
  /** Files that were left out because they are too large. */
  leftOut: string[];
}

interface FoundFile {
  /** POSIX, below its folder. */
  name: string;
  file: string;
  url: string;
  size: number;
}

/** Files that are never cached: the worker and its list, the 404 page, social cards, source maps. */
const NEVER = ['sw.js', '404.html', 'assets/offline/**', 'assets/cards/**', '**/*.map'];
/** Files of a single locale in folders that otherwise contain shared files. */
const OF_LOCALES = ['assets/search/**'];
const PAGE = /\.html$/;
const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/;

export async function listOfflineFiles({ own, shared, pages, options }: ListInput): Promise<FileList> {
  const { injectManifestConfig: config, maximumPrecacheSize } = options;
  const isWanted = picomatch(config.globPatterns, { ignore: [...NEVER, ...config.globIgnores] });
  const ownFiles = await findFiles(own, isWanted);
  const isShared = picomatch('assets/**', { ignore: OF_LOCALES });
  const sharedFiles = shared.dir === own.dir ? [] : await findFiles(shared, (name) => isShared(name) && isWanted(name));
  const all = [...ownFiles, ...sharedFiles];
  const fitting = all.filter(({ size }) => size <= config.maximumFileSizeToCacheInBytes);
  const size = fitting.reduce((sum, file) => sum + file.size, 0);
  const hasAllPages = size <= maximumPrecacheSize;
  const listed = hasAllPages ? fitting : fitting.filter(({ name }) => isNeededByPages(name));
  const found: OfflineFile[] = [];
  // One at a time: there may be thousands.
  for (const { name, file, url } of listed) {
    const permalink = isInside(own.dir, file) ? pages.get(name) : undefined;
    found.push([pathnameOf(permalink ?? url), hashText(await readFile(file), 10)]);
  }
  const files = [...new Map([...found, ...additional(config.additionalManifestEntries)])];
  return { files, hasAllPages, size, leftOut: all.filter((file) => !fitting.includes(file)).map(({ name }) => name) };
}

/**
 * Files that every page needs, the search, and the home page. Images and other pages are cached when they are visited.
 */
function isNeededByPages(name: string): boolean {
  if (name === 'index.html') return true;
  return !PAGE.test(name) && !IMAGE.test(name) && !name.startsWith(REGION_DIR);
}

/** Encodes a path as browsers do in URLs of requests. */
function pathnameOf(url: string): string {
  return new URL(url, 'https://any.example').pathname;
}

async function findFiles(folder: OutputFolder, isWanted: (name: string) => boolean): Promise<FoundFile[]> {
  const others = folder.otherFolders.map((name) => `${name}/`);
  const names = await listFiles(folder.dir);
  const wanted = names.filter((name) => isWanted(name) && !others.some((other) => name.startsWith(other)));
  return Promise.all(
    wanted.map(async (name) => {
      const file = path.join(folder.dir, name);
      return {
        name,
        file,
        url: folder.baseUrl + encodeURI(name).replace(/[?#]/g, encodeURIComponent),
        size: (await stat(file)).size,
      };
    }),
  );
}

function additional(entries: PwaOptions['injectManifestConfig']['additionalManifestEntries']): OfflineFile[] {
  return entries.map((entry): OfflineFile =>
    typeof entry === 'string' ? [entry, 'fixed'] : [entry.url, entry.revision ?? 'fixed'],
  );
}
