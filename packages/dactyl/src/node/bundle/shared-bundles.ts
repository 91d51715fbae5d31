/**
 * Bundles that several sites share. The bundle of a site without code and styles of its own is the same as that of any
 * other such site with these packages: a folder named by `DACTYL_SHARED_BUNDLES` keeps them, for machines that build
 * many sites (a monorepo, previews, tests). Without the variable nothing is read or written outside of the site.
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
  /** Makes the bundle of another site that of this one; `undefined` when there is none that is still right. */
  take<Bundle extends TracedBundle>(): Promise<Manifest<Bundle> | undefined>;
  /** Leaves the bundle of this site to others. */
  give(manifest: Manifest<TracedBundle>): Promise<void>;
}

/** Folders of ours that decide what a bundle is. What goes into it is hashed as its sources are. */
const BUNDLER_CODE = ['node/bundle', 'node/analysis'];

/** `undefined` when the bundle of this site is to be made for it alone. */
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
  const manifest = readFreshManifest<Bundle>(theirs.manifestFile, { ...origin, made: madeFolders(theirs) });
  if (!manifest) return undefined;
  try {
    await cp(shared, ours.folder, { recursive: true });
  } catch {
    // Another build has just put a newer one there.
    return undefined;
  }
  const moved = moveManifest(manifest, { from: theirs.serverDir, to: ours.serverDir });
  await sealManifest(ours.manifestFile, moved, origin);
  return moved;
}

async function give(shared: string, manifest: Manifest<TracedBundle>, origin: BundleOrigin): Promise<void> {
  // What the site's data went into is the site's own.
  if (manifest.bundle.usesGenerated) return;
  const ours = bundleFiles(origin.site);
  const part = filesIn(`${shared}.${process.pid}.part`);
  await cp(ours.folder, part.folder, { recursive: true });
  const moved = moveManifest(manifest, { from: ours.serverDir, to: filesIn(shared).serverDir });
  await sealManifest(part.manifestFile, moved, { ...origin, made: madeFolders(part) });
  await rm(shared, { recursive: true, force: true });
  // Another build may do the same at this moment; what it puts there is as good.
  await rename(part.folder, shared).catch(() => rm(part.folder, { recursive: true, force: true }));
}

function moveManifest<Bundle extends TracedBundle>(
  manifest: Manifest<Bundle>,
  { from, to }: { from: string; to: string },
): Manifest<Bundle> {
  const serverEntry = path.join(to, path.relative(from, manifest.bundle.serverEntry));
  return { ...manifest, bundle: { ...manifest.bundle, serverEntry } };
}

/** Whether nothing goes into the bundle that is the site's own: code, styles, what plugins ask of bundlers. */
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

/** Where imports of packages lead to depends on these. */
function packageFolders(siteDir: string): string[] {
  const parent = path.dirname(siteDir);
  const here = path.join(siteDir, 'node_modules');
  return [...(existsSync(here) ? [here] : []), ...(parent === siteDir ? [] : packageFolders(parent))];
}
