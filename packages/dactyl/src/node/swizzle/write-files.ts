/** Writes swizzled files. A file of the site is never overwritten: either all are written, or none. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from '../base/site-error.js';
import type { SwizzledFile } from './types.js';

/** @throws SiteError that lists the existing files. */
export function assertNothingExists(files: readonly string[], siteDir: string): void {
  const existing = [...new Set(files.filter((file) => existsSync(file)))].map((file) => path.relative(siteDir, file));
  if (existing.length === 0) return;
  const verb = existing.length === 1 ? 'exists' : 'exist';
  throw new SiteError(`${existing.join(', ')} ${verb} already.`, {
    hint: 'Nothing was written. Move or remove it first, to get the component of the theme again.',
  });
}

export async function writeFiles(files: readonly SwizzledFile[]): Promise<void> {
  for (const { file, text } of files) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx' });
  }
}
