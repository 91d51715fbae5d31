/**
 * Makes `dist/ready-bundles/`: the bundles of usual sites without code of their own (`ready-sites.mjs`), as such sites would make them
 * themselves. `node/bundle/ready-bundles.ts` takes them. In: the compiled package. Out: the list of their keys, and one compressed file,
 * in which a text that several of them have is once.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { READY_SITES, SHEETS } from './ready-sites.mjs';

const distDir = join(dirname(fileURLToPath(import.meta.url)), '../dist');
const outDir = join(distDir, 'ready-bundles');

/** @typedef {import('../src/node/bundle/ready-bundles.ts').ReadyArchive} ReadyArchive */
/** @typedef {import('../src/node/bundle/ready-bundles.ts').ReadyList} ReadyList */
/** @typedef {{ archive: ReadyArchive, list: ReadyList }} Made */

export async function buildReadyBundles() {
  rmSync(outDir, { recursive: true, force: true });
  // A type error may have kept one from being compiled; the compiler has said so. Windows writes paths in another way.
  if (!existsSync(join(distDir, 'node/bundle/ready-bundles.js')) || process.platform === 'win32') return;
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const sitesDir = mkdtempSync(join(tmpdir(), 'dactyl-ready-'));
  try {
    /** @type {ReadyArchive} */
    const archive = { texts: {}, bundles: [] };
    /** @type {ReadyList} */
    const list = { packages: {}, sheets: SHEETS, entries: [] };
    for (const [index, site] of READY_SITES.entries())
      await addBundle(join(sitesDir, String(index)), site, { archive, list });
    write({ archive, list });
  } finally {
    rmSync(sitesDir, { recursive: true, force: true });
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/**
 * @param {string} siteDir
 * @param {import('./ready-sites.mjs').ReadySite} site
 * @param {Made} made
 */
async function addBundle(siteDir, { files, requests: more, needs }, { archive, list }) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, name)), { recursive: true });
    writeFileSync(join(siteDir, name), text);
  }
  const { readyKey } = await load('node/bundle/ready-bundles.js');
  const { bundleOrigin, makeBundle } = await load('node/bundle/load-bundle.js');
  const { site, requests } = await loadSite(siteDir);
  const registry = [...new Set([...requests.registry, ...more])].toSorted();
  const all = { ...requests, registry };
  const origin = bundleOrigin(site, all);
  const key = readyKey(origin, 'all');
  const codeKey = readyKey(origin, 'code');
  if (key === undefined || codeKey === undefined) throw new Error(`The site ${siteDir} has code of its own.`);
  await makeBundle(site, all);
  archive.bundles.push(await packBundle(origin, { archive, list }));
  if (JSON.stringify(archive).includes(siteDir)) throw new Error(`The bundle names its folder: ${siteDir}`);
  list.entries.push({ key, codeKey, registry, needs });
}

/**
 * @param {import('../src/node/bundle/bundle-manifest.ts').BundleOrigin} origin
 * @param {Made} made
 * @returns {Promise<ReadyArchive['bundles'][number]>}
 */
async function packBundle(origin, { archive, list }) {
  const { toReadyPlaces } = await load('node/bundle/ready-bundles.js');
  const { bundleFiles } = await load('node/bundle/bundle-files.js');
  const { readManifest } = await load('node/bundle/bundle-manifest.js');
  const { folder, manifestFile } = bundleFiles(origin.site);
  const manifest = readManifest(manifestFile, origin.made);
  const packages = packagesOf(Object.keys(manifest.sources));
  for (const [name, dir] of packages) list.packages[name] = JSON.parse(readText(join(dir, 'package.json'))).version;
  manifest.bundle.serverEntry = relative(folder, manifest.bundle.serverEntry);
  /** @type {Record<string, string>} */
  const files = {};
  for (const file of origin.made.flatMap(filesOf)) {
    const text = toReadyPlaces(readText(file), packages);
    const hash = createHash('sha1').update(text).digest('hex').slice(0, 12);
    archive.texts[hash] = text;
    files[relative(folder, file)] = hash;
  }
  return { manifest: toReadyPlaces(manifest, packages), files };
}

/** @param {string} siteDir */
async function loadSite(siteDir) {
  const { loadSite: loadAll } = await load('node/site/load-site.js');
  const { createSilentLogger } = await load('node/base/logger.js');
  const { planSite } = await load('node/production/make-pages.js');
  const { collectRequests } = await load('node/production/collect-requests.js');
  const site = await loadAll({ siteDir, outDir: join(siteDir, 'build'), logger: createSilentLogger() });
  return { site, requests: collectRequests(site, [...planSite(site).values()]) };
}

/**
 * Packages of others: name → folder, in an order in which each is found from our package or from one before it.
 *
 * @param {readonly string[]} sources
 * @returns {Map<string, string>}
 */
function packagesOf(sources) {
  const found = sources.flatMap((file) => {
    const [folder, name] = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
    return folder === undefined || name === undefined ? [] : [/** @type {const} */ ([name, folder])];
  });
  return new Map(found.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * @param {Made} made
 */
function write({ archive, list }) {
  mkdirSync(outDir, { recursive: true });
  // The best quality takes three seconds more, for a tenth of the bytes.
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_QUALITY]: 9,
  };
  writeFileSync(join(outDir, 'bundles.br'), brotliCompressSync(JSON.stringify(archive), { params }));
  writeFileSync(join(outDir, 'list.json'), JSON.stringify(list));
}

/** @param {string} file of the compiled package; of its types nothing is known before it is compiled. @returns {Promise<any>} */
function load(file) {
  return import(pathToFileURL(join(distDir, file)).href);
}

/** @param {string} file */
function readText(file) {
  return readFileSync(file, 'utf8');
}

/** @param {string} dir */
function filesOf(dir) {
  if (!existsSync(dir)) return [];
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}
