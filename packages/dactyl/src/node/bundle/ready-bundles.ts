/**
 * Bundles that come with the package (`scripts/build-ready-bundles.mjs` makes them): those of usual sites without code of
 * their own, which then load neither Vite nor its bundler, or make nothing but a style sheet with it. A site takes one only if everything that goes into its
 * bundle is the same here, down to the text of each source and the version of each package, so it gets the same bytes.
 */
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { hashParts } from '../base/hash.js';
import { isRecord } from '../../shared/is-record.js';
import { atPlace } from './at-place.js';
import { bundleFiles } from './bundle-files.js';
import { bundleKey, hasSameSources, type BundleOrigin } from './bundle-manifest.js';
import type { Manifest, TracedBundle } from './bundle-manifest.js';
import { PACKAGE_ROOT } from './package-root.js';
import { isPlain } from './shared-bundles.js';

/** Texts have these in place of folders; a package has its name in such brackets. */
const PACKAGE = '<dactyl>';

/** What is in the file `bundles.br`. */
export interface ReadyArchive {
  /** Hash → text of a file. */
  texts: Record<string, string>;
  /** In the order of the list. */
  bundles: { manifest: Manifest<TracedBundle>; files: Record<string, string> }[];
}

/** What is in the file `list.json`: whether a bundle fits. */
export interface ReadyList {
  /** Name → version of the packages of others whose files went in. */
  packages: Record<string, string>;
  /** Component that has a style sheet of its own → the requests that lead to it. Others are in all bundles. */
  sheets: Readonly<Record<string, readonly string[]>>;
  entries: ReadyEntry[];
}

export interface ReadyEntry {
  /** See `readyKey`. */
  key: string;
  codeKey: string;
  /** What pages may request. Components that nobody requests are in the server's code alone, which no reader loads. */
  registry: string[];
  /** Those of them that put something into files for the browser, so a site must request them. */
  needs: string[];
}

/** The list, and what holds the bundles: so a site that none of them fits reads nothing but the list. */
const LIST = path.join(PACKAGE_ROOT, 'ready-bundles', 'list.json');
const ARCHIVE = path.join(PACKAGE_ROOT, 'ready-bundles', 'bundles.br');

/**
 * Hash of what decides over a bundle besides files and requests; `undefined` for sites that none can fit.
 *
 * @param parts - `code`: of all but the style sheet of all pages, which a site with styles of its own makes itself.
 */
export function readyKey({ modules, ...origin }: BundleOrigin, parts: 'all' | 'code'): string | undefined {
  const { prismCss, styles } = parts === 'all' ? modules : { prismCss: '', styles: [] };
  const anyRequests = { ...origin, modules: { ...modules, registry: [], prismCss, styles } };
  const asked = { ...anyRequests, modules: { ...anyRequests.modules, registry: modules.registry } };
  // Paths in manifests are written as here.
  if (process.env.NODE_ENV !== 'production' || path.sep !== '/' || !isPlain(asked)) return undefined;
  const toText = (value: unknown) => JSON.stringify(atPlace(value, PACKAGE_ROOT, PACKAGE));
  return hashParts([bundleKey(anyRequests, false, toText), toText(origin.site.themeLayers.themes)]);
}

export interface Ready<Bundle extends TracedBundle> {
  manifest: Manifest<Bundle>;
  /** Whether the style sheet of all pages is right for the site, too. */
  isWhole: boolean;
  /** Writes the files, of the browser's style sheets those that single pages load, and the other one if it is right. */
  write(): void;
}

/** A ready bundle for the site; `undefined` when none is right for it. */
export function findReady<Bundle extends TracedBundle>(origin: BundleOrigin): Ready<Bundle> | undefined {
  // Tests compare with a bundle that a site has made itself.
  if (process.env.DACTYL_READY_BUNDLES === 'no' || !existsSync(LIST)) return undefined;
  const list = JSON.parse(readFileSync(LIST, 'utf8')) as ReadyList; // our build writes it
  const entry = findEntry(list, origin);
  const places = entry && placesOf(list.packages);
  if (!places) return undefined;
  const { bundles, texts } = readArchive(places);
  const ready = bundles[list.entries.indexOf(entry)];
  if (!ready) return undefined;
  const { folder } = bundleFiles(origin.site);
  const { bundle, ...rest } = ready.manifest as Manifest<Bundle>; // the same function made it
  const serverEntry = path.join(folder, bundle.serverEntry);
  const manifest = { ...rest, key: bundleKey(origin, false), bundle: { ...bundle, serverEntry } };
  if (!hasSameSources(manifest)) return undefined;
  const isWhole = entry.key === readyKey(origin, 'all');
  const isWanted = (name: string) => {
    const askers = list.sheets[BLOCK_SHEET.exec(name)?.[1] ?? ''];
    return !askers || askers.some((request) => origin.modules.registry.includes(request));
  };
  return {
    manifest,
    isWhole,
    write() {
      for (const [name, hash] of Object.entries(ready.files)) {
        if ((!isWhole && SHEET.test(name)) || !isWanted(name)) continue;
        const file = path.join(folder, name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, texts[hash] ?? '');
      }
    },
  };
}

const SHEET = /^client\/assets\/css\/style-/;
/** See `block-styles-plugin.ts`. */
const BLOCK_SHEET = /^client\/assets\/css\/(\w+)-\w+\.css$/;

function findEntry({ entries }: ReadyList, origin: BundleOrigin): ReadyEntry | undefined {
  const codeKey = readyKey(origin, 'code');
  const requests = new Set(origin.modules.registry);
  return entries.find(
    (entry) =>
      entry.codeKey === codeKey &&
      entry.needs.every((request) => requests.has(request)) &&
      [...requests].every((request) => entry.registry.includes(request)),
  );
}

type Places = ReadonlyMap<string, string>;

/** Placeholder → folder; `undefined` if a package has another version here. */
function placesOf(packages: ReadyList['packages']): Places | undefined {
  const places = new Map([[PACKAGE, PACKAGE_ROOT]]);
  for (const [name, version] of Object.entries(packages)) {
    const folder = findPackage(name, [...places.values()]);
    if (folder === undefined || versionOf(folder) !== version) return undefined;
    places.set(`<${name}>`, folder);
  }
  return places;
}

/** As Node finds it from one of these folders: packages of packages may lie beside them, and not beside ours. */
function findPackage(name: string, from: readonly string[]): string | undefined {
  for (const start of from) {
    for (let folder = start; ; folder = path.dirname(folder)) {
      const found = path.join(folder, 'node_modules', name);
      if (existsSync(path.join(found, 'package.json'))) return realpathSync(found);
      if (folder === path.dirname(folder)) break;
    }
  }
  return undefined;
}

function versionOf(folder: string): string | undefined {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return isRecord(manifest) ? String(manifest['version']) : undefined;
}

/** Replaces placeholders in all of it at once, before it is taken apart: that is a tenth of the work. */
function readArchive(places: Places): ReadyArchive {
  const text = brotliDecompressSync(readFileSync(ARCHIVE)).toString();
  const inText = (folder: string) => JSON.stringify(folder).slice(1, -1);
  const placed = text.replaceAll(/"(<[@\w./-]+>)\//g, (whole, placeholder: string) => {
    const folder = places.get(placeholder);
    return folder === undefined ? whole : `"${inText(folder)}/`;
  });
  return JSON.parse(placed) as ReadyArchive; // our build writes it
}

/** The same value with placeholders, of which `readArchive` makes paths again. */
export function toReadyPlaces<Value>(value: Value, packages: ReadonlyMap<string, string>): Value {
  const folders: [string, string][] = [[PACKAGE, PACKAGE_ROOT]];
  for (const [name, folder] of packages) folders.push([`<${name}>`, folder]);
  return folders.reduce((moved, [placeholder, folder]) => atPlace(moved, folder, placeholder), value);
}
