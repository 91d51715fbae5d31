/** Writes the benchmark's pages below a content folder, which it empties first. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { DIALECTS } from './dialects.mjs';
import { createPages } from './pages.mjs';
import { printPage } from './print-page.mjs';

/**
 * @param {{ contentDir: string, count: number, dialect: keyof typeof DIALECTS }} options
 * @returns {{ files: string[], bytes: number }} in the order of the pages
 */
export function writeCorpus({ contentDir, count, dialect }) {
  rmSync(contentDir, { recursive: true, force: true });
  let bytes = 0;
  const files = createPages(count).map((page) => {
    const text = printPage(page, DIALECTS[dialect]);
    const file = join(contentDir, page.folder, `${page.name}${DIALECTS[dialect].extension(page)}`);
    mkdirSync(join(contentDir, page.folder), { recursive: true });
    writeFileSync(file, text);
    bytes += Buffer.byteLength(text);
    return file;
  });
  return { files, bytes };
}
