/**
 * Shares bundles between sites. All sites without code and styles of their own have the same bundle if they use the
 * same packages. A folder named by `DACTYL_SHARED_BUNDLES` stores these bundles, for machines that build many sites
 * (monorepos, previews, tests). Without the variable nothing is read or written outside of the site.
 */
import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeFingerprint } from '../base/code-fingerprint.js';
import { isInside } from '../base/files.js';
import { hashParts } from '../base/hash.js';
import { postCssKey } from '../site/post-css/load-post-css.js';
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

export interface SharedBundles {
  /** Copies a shared bundle to this site; returns `undefined` when there is no valid one. */
  take<Bundle extends TracedBundle>(): Promise<Manifest<Bundle> | undefined>;
  /** Makes this site's bundle available to other sites. */
  give(manifest: Manifest<TracedBundle>): Promise<void>;
}

/** Our code that determines the result of bundling. The code that is bundled is hashed as a source. */
const BUNDLER_CODE = ['node/bundle', 'node/analysis'];

/** Returns `undefined` when this site's bundle cannot be shared. */
export async function sharedBundles(origin: BundleOrigin): Promise<SharedBundles | undefined> {
  const folder = process.env.DACTYL_SHARED_BUNDLES;
  if (!folder || !isPlain(origin)) return undefined;
  const { site } = origin;
  const packages = packageFolders(site.siteDir);
  const bundler = await Promise.all(BUNDLER_CODE.map((name) => codeFingerprint(path.join(PACKAGE_ROOT, name))));
  const parts = [bundleKey(origin, false), ...bundler, PACKAGE_ROOT, ...site.themeLayers.themes, ...packages];
  const shared = path.resolve(folder, hashParts(parts));
  return { take: () => take(shared, origin), give: (manifest) => give(shared, manifest, origin) };
}

async function take<Bundle extends TracedBundle>(
  shared: string,
  origin: BundleOrigin,
): Promise<Manifest<Bundle> | undefined> {
  const theirs = filesIn(shared);
  const ours = bundleFiles(origin.site);
  const manifest = await readFreshManifest<Bundle>(theirs.manifestFile, { ...origin, made: madeFolders(theirs) });
  if (!manifest) return undefined;
  try {
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
  // A bundle that contains the site's data is not shared.
  if (manifest.bundle.usesGenerated) return;
  const ours = bundleFiles(origin.site);
  const part = filesIn(`${shared}.${process.pid}.part`);
  await cp(ours.folder, part.folder, { recursive: true });
  const moved = moveManifest(manifest, { from: ours.serverDir, to: filesIn(shared).serverDir });
  await sealManifest(part.manifestFile, moved, { ...origin, made: madeFolders(part) });
  await rm(shared, { recursive: true, force: true });
  // Another build may do the same at this moment; its result is equally good.
  await rename(part.folder, shared).catch(() => rm(part.folder, { recursive: true, force: true }));
}

function moveManifest<Bundle extends TracedBundle>(
  manifest: Manifest<Bundle>,
  { from, to }: { from: string; to: string },
): Manifest<Bundle> {
  const serverEntry = path.join(to, path.relative(from, manifest.bundle.serverEntry));
  return { ...manifest, bundle: { ...manifest.bundle, serverEntry } };
}

/** Whether the bundle contains nothing of the site's own: no code, no styles, no bundler settings of plugins. */
function isPlain({ site, modules, contentRequests = [], pageRequests = [] }: BundleOrigin): boolean {
  const { themeLayers, bundlerParts, imageImports } = site;
  if (postCssKey(site) !== '' || bundlerParts || imageImports || existsSync(themeLayers.site)) return false;
  const requests = [...modules.registry, ...contentRequests, ...pageRequests];
  const files = [
    ...requests.filter((request) => path.isAbsolute(request)),
    ...modules.styles,
    ...modules.clientModules,
  ];
  return (
    requests.every((request) => path.isAbsolute(request) || request.startsWith('@theme/')) &&
    [...files, ...themeLayers.themes].every((file) => isInside(PACKAGE_ROOT, file))
  );
}

/** Folders that determine how imports of packages are resolved. */
function packageFolders(siteDir: string): string[] {
  const parent = path.dirname(siteDir);
  const here = path.join(siteDir, 'node_modules');
  return [...(existsSync(here) ? [here] : []), ...(parent === siteDir ? [] : packageFolders(parent))];
}
