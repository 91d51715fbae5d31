/**
 * Shares bundles between sites and between checkouts of a site. All sites without code and styles of their own have the
 * same bundle if they use the same packages, and so have those with equal code. A folder named by `DACTYL_SHARED_BUNDLES`
 * stores these bundles, for machines that build many sites (monorepos, previews, tests). Without the variable nothing is
 * read or written outside of the site.
 */
import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeFingerprint } from '../base/code-fingerprint.js';
import { isInside } from '../base/files.js';
import { DAY, forgetUnused, noteUse } from '../base/forget-unused.js';
import { hashParts } from '../base/hash.js';
import { postCssKey } from '../site/post-css/load-post-css.js';
import { atPlace, SITE } from './at-place.js';
import { bundleFiles, filesIn, madeFolders } from './bundle-files.js';
import {
  bundleKey,
  readFreshManifest,
  sealManifest,
  type BundleOrigin,
  type Manifest,
  type TracedBundle,
} from './bundle-manifest.js';
import { PACKAGE_ROOT } from './package-root.js';
import { siteCodeHash } from './site-code-hash.js';

export interface SharedBundles {
  /** Copies a shared bundle to this site; returns `undefined` when there is no valid one. */
  take<Bundle extends TracedBundle>(): Promise<Manifest<Bundle> | undefined>;
  /** Makes this site's bundle available to other sites. */
  give(manifest: Manifest<TracedBundle>): Promise<void>;
}

/** Our code that determines the result of bundling. The code that is bundled is hashed as a source. */
const BUNDLER_CODE = ['node/bundle', 'node/analysis'];

/** Each edit of code makes one more, so they are kept for less long than what a site keeps for itself. */
const KEPT_UNUSED = 7 * DAY;

/** Returns `undefined` when this site's bundle cannot be shared. */
export async function sharedBundles(origin: BundleOrigin): Promise<SharedBundles | undefined> {
  const folder = process.env.DACTYL_SHARED_BUNDLES;
  if (!folder || !isShareable(origin)) return undefined;
  const { site } = origin;
  const packages = packageFolders(site.siteDir);
  const bundler = await Promise.all(BUNDLER_CODE.map((name) => codeFingerprint(path.join(PACKAGE_ROOT, name))));
  const themes = atPlace(site.themeLayers.themes, site.siteDir, SITE);
  const key = bundleKey(origin, false, (value) => JSON.stringify(atPlace(value, site.siteDir, SITE)));
  // Sites without code share one bundle, whatever files they have.
  const code = isPlain(origin) ? [] : [siteCodeHash(site.siteDir)];
  const parts = [key, ...bundler, PACKAGE_ROOT, ...themes, ...packages, ...code];
  const shared = path.resolve(folder, hashParts(parts));
  return { take: () => take(shared, origin), give: (manifest) => give(shared, manifest, origin) };
}

async function take<Bundle extends TracedBundle>(
  shared: string,
  origin: BundleOrigin,
): Promise<Manifest<Bundle> | undefined> {
  const theirs = filesIn(shared);
  const ours = bundleFiles(origin.site);
  const toSite = (manifest: Manifest<Bundle>) => ({
    ...atPlace(manifest, SITE, origin.site.siteDir),
    // What is part of it is part of the folder's name, too.
    key: bundleKey(origin, false),
  });
  const manifest = await readFreshManifest(theirs.manifestFile, { ...origin, made: madeFolders(theirs) }, toSite);
  if (!manifest) return undefined;
  try {
    await noteUse(shared);
    await cp(shared, ours.folder, { recursive: true });
  } catch {
    // Another build has just replaced it by a newer one.
    return undefined;
  }
  const moved = moveManifest(manifest, { from: theirs.serverDir, to: ours.serverDir });
  await sealManifest(ours.manifestFile, moved, origin);
  return moved;
}

async function give(shared: string, manifest: Manifest<TracedBundle>, origin: BundleOrigin): Promise<void> {
  const { siteDir } = origin.site;
  if (!isPortable(manifest.bundle, siteDir)) return;
  const ours = bundleFiles(origin.site);
  const moved = moveManifest(manifest, { from: ours.serverDir, to: filesIn(shared).serverDir });
  const portable = atPlace(moved, siteDir, SITE);
  // A path in another form would lead other sites to the files of this one.
  if (JSON.stringify(portable).includes(JSON.stringify(siteDir).slice(1, -1))) return;
  const part = filesIn(`${shared}.${process.pid}.part`);
  await cp(ours.folder, part.folder, { recursive: true });
  await sealManifest(part.manifestFile, portable, { ...origin, made: madeFolders(part) });
  await rm(shared, { recursive: true, force: true });
  // Another build may do the same at this moment; its result is equally good.
  await rename(part.folder, shared).catch(() => rm(part.folder, { recursive: true, force: true }));
  await forgetUnused(path.dirname(shared), KEPT_UNUSED);
}

function moveManifest<Bundle extends TracedBundle>(
  manifest: Manifest<Bundle>,
  { from, to }: { from: string; to: string },
): Manifest<Bundle> {
  const serverEntry = path.join(to, path.relative(from, manifest.bundle.serverEntry));
  return { ...manifest, bundle: { ...manifest.bundle, serverEntry } };
}

/** Whether the bundle is made of nothing that other sites with the same code lack. */
function isPortable({ usesGenerated, markdown, data = {}, sources }: TracedBundle, siteDir: string): boolean {
  if (usesGenerated || markdown || Object.keys(data).length > 0) return false;
  const isInstalled = (file: string) => file.includes(`${path.sep}node_modules${path.sep}`);
  return sources.every((file) => isInside(PACKAGE_ROOT, file) || isInside(siteDir, file) || isInstalled(file));
}

/** Whether all code is ours or the site's, and nobody else has a say in how it is bundled. */
function isShareable(origin: BundleOrigin): boolean {
  const { bundlerParts, imageImports, siteDir } = origin.site;
  if (postCssKey(origin.site) !== '' || bundlerParts || imageImports) return false;
  if (isPlain(origin)) return true;
  // Source maps, which only development has, name files from where the bundle lies.
  if (process.env.NODE_ENV === 'development') return false;
  return filesOf(origin).every((file) => isInside(PACKAGE_ROOT, file) || isInside(siteDir, file));
}

/** Whether the bundle contains nothing of the site's own: no code, no styles, no say of plugins in how it is made. */
export function isPlain(origin: BundleOrigin): boolean {
  const { bundlerParts, imageImports, themeLayers } = origin.site;
  if (postCssKey(origin.site) !== '' || bundlerParts || imageImports || existsSync(themeLayers.site)) return false;
  return (
    requestsOf(origin).every((request) => path.isAbsolute(request) || request.startsWith('@theme/')) &&
    filesOf(origin).every((file) => isInside(PACKAGE_ROOT, file))
  );
}

function requestsOf({ modules, contentRequests = [], pageRequests = [] }: BundleOrigin): string[] {
  return [...modules.registry, ...contentRequests, ...pageRequests];
}

function filesOf(origin: BundleOrigin): string[] {
  const { modules, site } = origin;
  const requested = requestsOf(origin).filter((request) => path.isAbsolute(request));
  return [...requested, ...modules.styles, ...modules.clientModules, ...site.themeLayers.themes];
}

/** Folders that determine how imports of packages are resolved. */
function packageFolders(siteDir: string): string[] {
  const parent = path.dirname(siteDir);
  const here = path.join(siteDir, 'node_modules');
  return [...(existsSync(here) ? [here] : []), ...(parent === siteDir ? [] : packageFolders(parent))];
}
