/** Finds the entries of a content folder, and the translated file that replaces each. */
import { existsSync } from 'node:fs';
import { join, normalize, relative, sep } from 'node:path';
import picomatch from 'picomatch';
import { glob } from 'tinyglobby';
import { plainPathBelow, toPosixPath } from '../base/files.js';
import { findLinksOut } from '../base/project-root.js';
import { throwAll } from '../base/site-error.js';
import type { TranslationDir } from './source-folders.js';

/**
 * Files and folders that start with `_` are partials; tests are excluded so that they can be kept beside what they
 * test.
 */
export const DEFAULT_EXCLUDE: readonly string[] = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
];

export interface SourceFile {
  /** Absolute: the translated file when there is one. */
  file: string;
  /** Content-relative, POSIX. */
  path: string;
  /** Whether `file` is a translation. */
  localized: boolean;
  /** Folder and locale of a translation that is in the language of a fallback. */
  fallback?: TranslationDir;
}

export interface FindSourceFilesOptions {
  /** Absolute. A folder that does not exist holds nothing. */
  contentDir: string;
  /**
   * Absolute folder of translations. A file in it replaces the one with the same content-relative path; its other
   * files are not entries.
   */
  localizedDir?: string;
  /** Those of the fallbacks, for what is not in `localizedDir`. */
  fallbackDirs?: readonly TranslationDir[] | undefined;
  include: readonly string[];
  exclude: readonly string[];
}

/** All entries of a content folder, sorted by content-relative path. */
export async function findSourceFiles(options: FindSourceFilesOptions): Promise<SourceFile[]> {
  const { contentDir, localizedDir, fallbackDirs = [] } = options;
  const [paths, translations, ...fromFallbacks] = await Promise.all([
    list(contentDir, options),
    localizedDir === undefined ? [] : list(localizedDir, options),
    ...fallbackDirs.map(({ dir }) => list(dir, options)),
  ]);
  const translated = new Set(translations);
  const inFallbacks = fromFallbacks.map((found) => new Set(found));
  return paths.toSorted(byCodeUnit).map((path) => {
    if (localizedDir !== undefined && translated.has(path)) {
      return { file: join(localizedDir, path), path, localized: true };
    }
    const fallback = fallbackDirs[inFallbacks.findIndex((found) => found.has(path))];
    if (fallback) return { file: join(fallback.dir, path), path, localized: true, fallback };
    return { file: join(contentDir, path), path, localized: false };
  });
}

/**
 * Distinguishes partials from entries: a partial is in one of the folders and matches one of the globs, relative to
 * that folder.
 */
export function createPartialMatcher(
  contentDirs: readonly string[],
  exclude: readonly string[],
): (file: string) => boolean {
  const isExcluded = exclude.length === 0 ? () => false : picomatch([...exclude]);
  const isPartial = (file: string) =>
    contentDirs.some((dir) => {
      const path = pathBelow(dir, file);
      return path !== undefined && isExcluded(path);
    });
  // Asked several times for each page, and a site with many versions has many folders.
  const known = new Map<string, boolean>();
  return (file) => {
    const answer = known.get(file) ?? isPartial(file);
    known.set(file, answer);
    return answer;
  };
}

function pathBelow(dir: string, file: string): string | undefined {
  const plain = plainPathBelow(dir, file);
  if (plain !== undefined) return toPosixPath(plain);
  // Elsewhere, unless there is something to work out, or the system does not tell names by their case.
  if (sep === '/' && [dir, file].every((name) => name === normalize(name) && !name.endsWith(sep))) return undefined;
  const path = toPosixPath(relative(dir, file));
  return path === '' || path.startsWith('../') ? undefined : path;
}

async function list(dir: string, { include, exclude }: FindSourceFilesOptions): Promise<string[]> {
  if (!existsSync(dir)) return [];
  const folders = exclude.filter((pattern) => pattern.endsWith('/**'));
  const isSkipped = folders.length === 0 ? () => false : picomatch(folders, { dot: true });
  const out = findLinksOut(dir, (path) => /(?:^|\/)(?:\.[^/]*|node_modules)$/.test(path) || isSkipped(`${path}/file`));
  // Checked before the walk, which would visit everything in such a folder.
  throwAll(out.flatMap(({ isFolder, error }) => (isFolder ? [error] : [])));
  const files = await glob(include, { cwd: dir, ignore: folders, expandDirectories: false });
  // All other patterns match files and are applied after the walk: given `**/_*`, the walk itself would skip the
  // folder `_parts`, although `_parts/a.md` is not excluded.
  const isExcluded = exclude.length === 0 ? () => false : picomatch([...exclude], { dot: true });
  const found = files.filter((file) => !isExcluded(file));
  throwAll(out.flatMap(({ path, error }) => (found.includes(path) ? [error] : [])));
  return found;
}

/** Compares code units instead of using the locale, so that the order is the same on every machine. */
function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
