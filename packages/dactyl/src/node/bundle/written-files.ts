import path from 'node:path';
import { isInside } from '../base/files.js';

/**
 * Whether a file is written by builds, so that it is not a source. Other folders may be named `build` too: a folder
 * of docs, or one around the site.
 */
export function isWritten(file: string, { siteDir, generatedDir }: { siteDir: string; generatedDir: string }): boolean {
  const [first = ''] = path.relative(siteDir, file).split(path.sep);
  return isInside(generatedDir, file) || /^(?:build|build-shards|\.build-.*)$/.test(first);
}
