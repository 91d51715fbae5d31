import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, isInside } from '../../node/files.js';
import type { FindFile } from './resolve-request.js';

/** Looks names up in a folder. A link that leads out of it finds nothing. */
export function createFileFinder(dir: string): FindFile {
  return async (name) => {
    try {
      const file = await realpath(path.join(dir, name));
      const stats = await stat(file);
      if (!stats.isFile() || !isInside(await realpath(dir), file)) return undefined;
      return { path: file, name, size: stats.size, mtimeMs: stats.mtimeMs };
    } catch (error) {
      if (ABSENT.has(errorCode(error) ?? '')) return undefined;
      throw error;
    }
  };
}

const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL']);
