/**
 * The dialog's script and style sheet. They come with the package as finished files, the same for all sites: bundling
 * them with each site would take a second, and would need packages that nothing else does.
 */
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashText } from '../../node/hash.js';

/** Made by `scripts/build-dialog.mjs`. */
const FOLDER = fileURLToPath(new URL('../../../dist/search-dialog', import.meta.url));

export interface DialogFiles {
  urls: { script: string; styles: string };
  /** Into the output folder of a locale. */
  copyTo(outDir: string): Promise<void>;
}

export function findDialog({ isBuild, baseUrl }: { isBuild: boolean; baseUrl: string }): DialogFiles {
  const files = [
    { file: path.join(FOLDER, 'dialog.js'), folder: 'assets/js' },
    { file: path.join(FOLDER, 'dialog.css'), folder: 'assets/css' },
  ].map(({ file, folder }) => ({ file, output: `${folder}/${outputName(file)}` }));
  // The dev server answers for files as they are.
  const [script = '', styles = ''] = files.map(({ file, output }) =>
    isBuild ? `${baseUrl}${output}` : `${baseUrl}@fs/${file.replaceAll('\\', '/').replace(/^\//, '')}`,
  );
  return {
    urls: { script, styles },
    async copyTo(outDir) {
      for (const { file, output } of files) {
        const target = path.join(outDir, output);
        await mkdir(path.dirname(target), { recursive: true });
        await copyFile(file, target);
      }
    },
  };
}

function outputName(file: string): string {
  const { name, ext } = path.parse(file);
  const hash = existsSync(file) ? hashText(readFileSync(file), 8) : 'missing';
  return `search-${name}-${hash}${ext}`;
}
