/**
 * Writes the benchmark's pages below a content folder, and removes what else lies there. Files are written over rather
 * than deleted first: on ext4, deleting many makes the next files slow.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { DIALECTS } from './dialects.mjs';
import { createPages } from './pages.mjs';
import { printPage } from './print-page.mjs';

/**
 * @param {{ contentDir: string, count: number, dialect: keyof typeof DIALECTS, end?: string }} options `end`: what each
 *   page gets at its end
 * @returns {{ files: string[], bytes: number }} in the order of the pages
 */
export function writeCorpus({ contentDir, count, dialect, end = '' }) {
  let bytes = 0;
  const files = createPages(count).map((page) => {
    const text = printPage(page, DIALECTS[dialect]) + end;
    const file = join(contentDir, page.folder, `${page.name}${DIALECTS[dialect].extension(page)}`);
    mkdirSync(join(contentDir, page.folder), { recursive: true });
    writeFileSync(file, text);
    bytes += Buffer.byteLength(text);
    return file;
  });
  removeOthers(contentDir, new Set(files));
  return { files, bytes };
}

/**
 * @param {string} dir
 * @param {ReadonlySet<string>} kept
 */
function removeOthers(dir, kept) {
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isDirectory() && !kept.has(file)) rmSync(file);
  }
}
