import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, isInside } from '../../base/files.js';
import type { ServedFiles } from './resolve-request.js';

export interface FileFinderOptions {
  /** Whether symbolic links may lead out of the folder: in development, the site's author has made them. */
  followsLinks?: boolean;
}

/** Looks up names (without dot segments) in a folder. A symbolic link that leads out of it is not found. */
export function createFileFinder(dir: string, { followsLinks = false }: FileFinderOptions = {}): ServedFiles {
  const find = async (name: string) => {
    try {
      const file = await realpath(path.join(dir, name));
      if (!followsLinks && !isInside(await realpath(dir), file)) return undefined;
      return { file, stats: await stat(file) };
    } catch (error) {
      if (ABSENT.has(errorCode(error) ?? '')) return undefined;
      throw error;
    }
  };
  return {
    async findFile(name) {
      const { file, stats } = (await find(name)) ?? {};
      if (!file || !stats?.isFile()) return undefined;
      return { path: file, name, size: stats.size, mtimeMs: stats.mtimeMs };
    },
    hasFolder: async (name) => (await find(name))?.stats.isDirectory() ?? false,
  };
}

const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL']);
