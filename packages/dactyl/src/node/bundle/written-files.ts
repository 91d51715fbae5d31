import path from 'node:path';
import { isInside } from '../base/files.js';

/**
 * Whether a file is one that builds write, so that nobody edits it. Other folders may be called `build` as well: one of
 * the docs, or one around the site.
 */
export function isWritten(file: string, { siteDir, generatedDir }: { siteDir: string; generatedDir: string }): boolean {
  const [first = ''] = path.relative(siteDir, file).split(path.sep);
  return isInside(generatedDir, file) || first === 'build' || first.startsWith('.build-');
}
