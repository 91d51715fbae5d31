import path from 'node:path';
import type { Repository } from '../../../../node/base/git-objects.js';
import { toPosixPath } from '../../../../node/base/files.js';

/** How git names a file or folder of the site; `undefined` when it lies outside of the repository. */
export function repositoryPath({ dir, prefix }: Repository, file: string): string | undefined {
  const relative = path.posix.normalize(path.posix.join(prefix, toPosixPath(path.relative(dir, file)), '.'));
  if (relative === '..' || relative.startsWith('../')) return undefined;
  return relative === '.' ? '' : relative.replace(/\/$/, '');
}
