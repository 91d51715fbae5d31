/**
 * Scripts of the search: the dialog with its style sheet, what it loads when it opens, and the search page, which imports React
 * and the query code from the dialog's file. The package contains them as finished files, the same for all sites: bundling them with each site
 * would take a second and need packages that nothing else needs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashText } from '../../../node/base/hash.js';

/** Made by `scripts/build-dialog.mjs`. */
const DIR = fileURLToPath(new URL('../../../../dist/search-scripts', import.meta.url));
const FILES = ['dialog.js', 'page.js', 'session.js'];

export interface SearchScripts {
  /** URL of the module that opens the dialog. */
  dialog: string;
  /** URLs of the module of the search page, and of what it imports. */
  page: string[];
  /** Copies the scripts to the output folder of a locale. */
  copyTo(outDir: string): Promise<void>;
}

export function findSearchScripts({ isBuild, baseUrl }: { isBuild: boolean; baseUrl: string }): SearchScripts {
  // One file names the other, so both are in a folder that is named by a common hash.
  const folder = `assets/js/search-${hashOf(FILES.map((file) => path.join(DIR, file)))}`;
  // The dev server serves the files from their place in the package.
  const base = baseUrl + (isBuild ? folder : `@fs/${DIR.replaceAll('\\', '/').replace(/^\//, '')}`);
  return {
    dialog: `${base}/dialog.js`,
    page: [`${base}/page.js`, `${base}/dialog.js`, `${base}/session.js`],
    async copyTo(outDir) {
      const target = path.join(outDir, folder);
      await mkdir(target, { recursive: true });
      const missing = FILES.filter((file) => !existsSync(path.join(target, file)));
      await Promise.all(missing.map((file) => copyFile(path.join(DIR, file), path.join(target, file))));
    },
  };
}

function hashOf(files: string[]): string {
  if (!files.every((file) => existsSync(file))) return 'missing';
  return hashText(files.map((file) => readFileSync(file, 'utf8')).join('\0'), 8);
}
