/**
 * Makes the script of pages with images of several sizes: `dist/features/ideal-image/theme/script/main.js` becomes
 * `dist/image-script/images.js`, without comments and white space. It is the same on all sites.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from 'vite';

const packageDir = join(dirname(fileURLToPath(import.meta.url)), '..');

export async function buildImageScript() {
  const entry = join(packageDir, 'dist/features/ideal-image/theme/script/main.js');
  // A type error may have kept it from being compiled; the compiler has said so.
  if (!existsSync(entry)) return;
  const { code, errors } = await minify(entry, readFileSync(entry, 'utf8'), { module: true });
  if (errors.length > 0) throw errors[0];
  mkdirSync(join(packageDir, 'dist/image-script'), { recursive: true });
  writeFileSync(join(packageDir, 'dist/image-script/images.js'), code);
}
