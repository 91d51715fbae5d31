/**
 * Writes `dist/module-facts.br`: which components of our theme hand no function on, so that the bundles of sites need not read them
 * (`node/bundle/islands/known-facts.ts`). In: the compiled package.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** @param {string} distDir */
export async function writeModuleFacts(distDir) {
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(distDir, file)).href);
  // A type error may have kept one from being compiled; the compiler has said so.
  if (!existsSync(join(distDir, 'node/bundle/islands/known-facts.js'))) return;
  const { mayPassFunctions } = await load('node/analysis/create-analyser.js');
  const { readModule } = await load('node/analysis/read-module.js');
  const { parseModule } = await load('node/bundle/islands/parse-module.js');
  const { quietHash } = await load('node/bundle/islands/known-facts.js');
  const theme = join(distDir, 'theme');
  /** @type {import('../src/node/bundle/islands/known-facts.ts').QuietComponents} */
  const quiet = {};
  for (const file of filesOf(theme).filter((one) => one.endsWith('.js'))) {
    const code = readFileSync(file, 'utf8');
    const facts = readModule(file, code, parseModule);
    if (facts && !mayPassFunctions(facts)) quiet[relative(theme, file).replaceAll('\\', '/')] = quietHash(code);
  }
  writeFileSync(join(distDir, 'module-facts.br'), brotliCompressSync(JSON.stringify(quiet)));
}

/** @param {string} folder @returns {string[]} */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
