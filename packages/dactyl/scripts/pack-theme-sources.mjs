/**
 * Writes `dist/theme-sources.br`: the theme's components as they were written, for `dactyl swizzle --typescript`. In one compressed
 * file, because as files they were a thirteenth of the package, and few sites eject one. `node/swizzle/theme-sources.ts` reads it.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Tests, words and styles are not part of a component that is copied. */
const LEFT_OUT = /\.test\.tsx?$|[/\\](?:messages|styles)[/\\]/;

/**
 * @param {string} srcDir
 * @param {string} distDir
 */
export function packThemeSources(srcDir, distDir) {
  const features = readdirSync(join(srcDir, 'features')).map((name) => `features/${name}/theme`);
  const folders = ['theme', ...features].map((name) => join(srcDir, name)).filter((folder) => existsSync(folder));
  const files = folders.flatMap(filesOf).filter((file) => !LEFT_OUT.test(file));
  const texts = files.map((file) => [relative(srcDir, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')]);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  writeFileSync(
    join(distDir, 'theme-sources.br'),
    brotliCompressSync(JSON.stringify(Object.fromEntries(texts)), { params }),
  );
}

/** @param {string} folder @returns {string[]} */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
