/**
 * Writes `dist/module-facts.br`: what analysis reads of the package's own components, for the bundles of sites
 * (`node/bundle/islands/known-facts.ts`). In: the compiled package.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** Rooms whose modules a component may lead to. */
const READ = /^(?:theme|features[/\\][^/\\]+[/\\](?:theme|react)|react)[/\\].*\.js$/;

/** @param {string} distDir */
export async function writeModuleFacts(distDir) {
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(distDir, file)).href);
  // A type error may have kept one from being compiled; the compiler has said so.
  if (!existsSync(join(distDir, 'node/bundle/islands/known-facts.js'))) return;
  const { readModule } = await load('node/analysis/read-module.js');
  const { parseModule } = await load('node/bundle/islands/parse-module.js');
  const { toStored } = await load('node/bundle/islands/known-facts.js');
  /** @type {import('../src/node/bundle/islands/known-facts.ts').FactsArchive} */
  const archive = {};
  for (const file of filesOf(distDir).filter((one) => READ.test(relative(distDir, one)))) {
    const facts = readModule(file, readFileSync(file, 'utf8'), parseModule);
    if (facts) archive[relative(distDir, file).replaceAll('\\', '/')] = toStored(facts);
  }
  writeFileSync(join(distDir, 'module-facts.br'), brotliCompressSync(JSON.stringify(archive)));
}

/** @param {string} folder @returns {string[]} */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
