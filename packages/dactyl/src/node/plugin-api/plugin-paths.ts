/** Converts the plugins' `getPathsToWatch` to folders and files for a watcher, and a test for changed files. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import picomatch from 'picomatch';
import { isInside } from '../base/files.js';
import { inPluginNow } from './in-plugin.js';
import type { LoadedPlugin } from './types.js';

export interface PluginPaths {
  /** Absolute. */
  paths: string[];
  /** @param file - Absolute. */
  include(file: string): boolean;
}

export function pluginPaths(plugins: readonly Pick<LoadedPlugin, 'plugin'>[], siteDir: string): PluginPaths {
  const watched = plugins
    .flatMap(({ plugin }) => inPluginNow(plugin.name, 'getPathsToWatch', () => plugin.getPathsToWatch?.() ?? []))
    .map((pattern) => watchPath(pattern, siteDir));
  return {
    paths: watched.map(({ base }) => base),
    include: (file) => watched.some(({ includes }) => includes(file)),
  };
}

/** A file, a folder with its content, or a glob, relative to the site's folder. */
function watchPath(pattern: string, siteDir: string): { base: string; includes(file: string): boolean } {
  const { folder, rest } = splitAtFolder(path.sep === '\\' ? pattern.replaceAll('\\', '/') : pattern, siteDir);
  const { base: start, glob } = picomatch.scan(rest, { unescape: true });
  const base = path.resolve(folder, start);
  if (glob === '') return { base, includes: (file) => file === base || isInside(base, file) };
  const isMatch = picomatch(glob, { dot: true });
  return { base, includes: (file) => isInside(base, file) && isMatch(relativePosix(base, file)) };
}

/**
 * Splits a pattern after its leading folders that exist literally: a folder such as `site (1)` looks like a glob,
 * and the watcher would otherwise watch its parent.
 */
function splitAtFolder(pattern: string, siteDir: string): { folder: string; rest: string } {
  const { root } = path.parse(pattern);
  const names = pattern.slice(root.length).split('/');
  let folder = root || siteDir;
  let count = 0;
  for (const name of names) {
    const next = path.join(folder, name.replaceAll(/\\(.)/g, '$1'));
    if (!existsSync(next)) break;
    folder = next;
    count += 1;
  }
  return { folder, rest: names.slice(count).join('/') };
}

function relativePosix(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}
