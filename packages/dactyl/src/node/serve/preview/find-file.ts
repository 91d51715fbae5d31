import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, isInside } from '../../base/files.js';
import type { ServedFiles } from './resolve-request.js';

export interface FileFinderOptions {
  /** Links may lead out of the folder: who works on a site has made them. */
  followsLinks?: boolean;
}

/** Looks names up in a folder; they have no dot segments. A link that leads out of it finds nothing. */
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
