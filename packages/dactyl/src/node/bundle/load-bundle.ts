/**
 * Provides the bundles of a build: those of the last build while their inputs are unchanged, otherwise new ones.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { prismThemeCss } from '../markdown/prism-theme.js';
import { shikiCss } from '../markdown/shiki/shiki-theme.js';
import { writeFileAtomic } from '../base/files.js';
import { hashParts } from '../base/hash.js';
import type { unstable_FrameDocument } from '../plugin-api/types.js';
import { bootScript, pageScripts } from '../site/browser-parts.js';
import { readLanguageScripts } from '../markdown/prism-scripts.js';
import { generatedModules } from '../site/generated-modules.js';
import type { Site } from '../site/types.js';
import { bundleFiles, frameFiles, madeFolders } from './bundle-files.js';
import {
  changedInputs,
  hashSources,
  readFreshManifest,
  sealManifest,
  writeManifest,
  type BundleOrigin,
  type Manifest,
  type TracedBundle,
} from './bundle-manifest.js';
import type { Bundle } from './bundle-site.js';
import type { ClientBundle } from './islands/client-manifest.js';
import { hasRightToLeft } from './right-to-left-plugin.js';
import { createViteImages } from './image-imports.js';
import { createPostCss } from './post-css.js';
import { findReady, type Ready } from './ready-bundles.js';
import { sharedBundles } from './shared-bundles.js';
import type { VirtualModuleInput } from './virtual-modules.js';

/** Modules that are bundled in addition to our own entries. */
export interface BundleRequests {
  /** Registry keys: components and modules that pages may load on the server. */
  registry: readonly string[];
  /** Registry keys that only single pages request: their components, and imports of their Markdown. */
  pageRequests: readonly string[];
  /** Registry keys of modules that Markdown may pull into the browser. */
  content: readonly string[];
  /** All imports of Markdown, which whole-React pages load too. */
  markdown: readonly string[];
}

export interface LoadedBundle extends Omit<Bundle, 'sources' | 'usesGenerated' | 'styleInputs' | 'data' | 'islands'> {
  /** Hash of all inputs. */
  hash: string;
  /** Hash of the content of all sources and of data that was loaded: the same on every machine. */
  sourcesHash: string;
  /** Absolute folder of the files of pages. */
  clientDir: string;
  /** Missing when nothing on the site may need React in the browser. */
  islands?: LoadedIslands;
}

/** A bundle of islands, or of pages that are React as a whole. */
export interface LoadedIslands {
  bundle: ClientBundle;
  /** Absolute folder of its files. */
  dir: string;
  /** Hash of all inputs. */
  hash: string;
}

/** Returns the bundle of an earlier build if its inputs have not changed. */
export async function findUnchangedBundle(site: Site, requests: BundleRequests): Promise<LoadedBundle | undefined> {
  const { manifestFile, clientDir } = bundleFiles(site);
  if (!existsSync(clientDir)) return undefined;
  const manifest = await readFreshManifest<Bundle>(manifestFile, bundleOrigin(site, requests));
  return manifest && toLoaded(manifest, site);
}

/** Lists what has changed in the inputs of the last bundle: files relative to the site's folder, and descriptions. */
export async function changedBundleInputs(site: Site, requests: BundleRequests): Promise<string[]> {
  const changed = await changedInputs(bundleFiles(site).manifestFile, bundleOrigin(site, requests));
  return changed.map((input) =>
    path.isAbsolute(input) ? path.relative(site.siteDir, input).replaceAll(path.sep, '/') : input,
  );
}

export async function makeBundle(site: Site, requests: BundleRequests): Promise<LoadedBundle> {
  const { folder, manifestFile } = bundleFiles(site);
  // Removed first, so that an interrupted build leaves no half bundle.
  await rm(folder, { recursive: true, force: true });
  const origin = bundleOrigin(site, requests);
  const ready = findReady<Bundle>(origin);
  if (ready?.isWhole) {
    ready.write();
    await sealManifest(manifestFile, ready.manifest, origin);
    return toLoaded(ready.manifest, site);
  }
  const shared = await sharedBundles(origin);
  const found = await shared?.take<Bundle>();
  if (found) return toLoaded(found, site);
  const bundle = ready ? await completeReady(ready, site, origin) : await bundleAll(site, requests, origin);
  const manifest = await writeManifest(manifestFile, bundle, origin);
  await shared?.give(manifest);
  return toLoaded(manifest, site);
}

async function bundleAll(site: Site, requests: BundleRequests, { modules }: BundleOrigin): Promise<Bundle> {
  // Loading Vite takes time, and is not needed when nothing has changed.
  const { bundleSite } = await import('./bundle-site.js');
  const { BOOT_ENTRY } = await import('./vite-config.js');
  const { serverDir, clientDir, islandsDir } = bundleFiles(site);
  const made = await bundleSite({
    ...(await viteInput(site)),
    postCss: await createPostCss(site),
    images: createViteImages(site),
    virtualModules: modules,
    contentRequests: requests.content,
    pageRequests: requests.pageRequests,
    hasRightToLeft: hasRightToLeft(site),
    bootEntry: bootScript(site) ?? BOOT_ENTRY,
    pageScripts: pageScripts(site),
    serverDir,
    clientDir,
    islandsDir,
  });
  return { ...made, data: (await loadersOf(site)).hashes() };
}

/** A ready bundle with a style sheet of the site's own. */
async function completeReady(ready: Ready<Bundle>, site: Site, { modules }: BundleOrigin): Promise<Bundle> {
  const { bundleSheet } = await import('./bundle-sheet.js');
  const { clientDir } = bundleFiles(site);
  // It empties the folder, so the other files come later.
  const sheet = await bundleSheet({ ...(await viteInput(site)), clientDir, readVirtualModules: () => modules });
  ready.write();
  const { bundle, sources } = ready.manifest;
  return { ...bundle, ...sheet, sources: [...new Set([...Object.keys(sources), ...sheet.sources])] };
}

/** The bundle for whole-React pages, which few sites have. It is built on demand, after the main bundle. */
interface AppBundle extends TracedBundle {
  client: ClientBundle;
}

/** Returns the bundle of an earlier build if its inputs have not changed. */
export async function findUnchangedApp(site: Site, requests: BundleRequests): Promise<LoadedIslands | undefined> {
  const { appManifestFile } = bundleFiles(site);
  const manifest = await readFreshManifest<AppBundle>(appManifestFile, appOriginOf(site, requests));
  return manifest && toLoadedApp(manifest, site);
}

export async function makeApp(site: Site, requests: BundleRequests, server: LoadedBundle): Promise<LoadedIslands> {
  const { appManifestFile, appDir } = bundleFiles(site);
  await rm(appManifestFile, { force: true });
  const origin = appOriginOf(site, requests);
  const { bundleIslands } = await import('./islands/bundle-islands.js');
  const { islandModules, withoutSources } = await import('./bundle-site.js');
  const made = await bundleIslands({
    ...(await viteInput(site)),
    postCss: await createPostCss(site),
    images: createViteImages(site),
    readVirtualModules: () => origin.modules,
    kind: 'app',
    modules: islandModules(server.components, [...requests.markdown, ...(server.markdown?.requests ?? [])]),
    components: server.components,
    hasClientModules: origin.modules.clientModules.length > 0,
    outDir: appDir,
  });
  const { sources, usesGenerated } = made;
  const data = (await loadersOf(site)).hashes();
  const bundle = { serverEntry: server.serverEntry, sources, usesGenerated, data, client: withoutSources(made) };
  return toLoadedApp(await writeManifest(appManifestFile, bundle, origin), site);
}

/** Makes a document for frames as a file. It is only rebuilt when its inputs have changed. */
export async function makeFrame(site: Site, frame: unstable_FrameDocument, requests: BundleRequests): Promise<string> {
  const { manifestFile, documentFile } = frameFiles(site, frame);
  const origin = { ...bundleOrigin(site, requests), made: [documentFile] };
  if (await readFreshManifest(manifestFile, origin)) return documentFile;
  await rm(manifestFile, { force: true });
  const { bundleFrame } = await import('./bundle-frame.js');
  const { html, ...traced } = await bundleFrame(frame, {
    ...(await viteInput(site)),
    postCss: await createPostCss(site),
    images: createViteImages(site),
    readVirtualModules: () => origin.modules,
  });
  await writeFileAtomic(documentFile, html);
  await writeManifest(manifestFile, { ...traced, serverEntry: documentFile }, origin);
  return documentFile;
}

async function viteInput(site: Site) {
  const loaders = await loadersOf(site);
  return {
    readDataLoaders: () => loaders,
    siteDir: site.siteDir,
    baseUrl: site.siteConfig.baseUrl,
    mode: process.env.NODE_ENV === 'development' ? 'development' : 'production',
    themeLayers: site.themeLayers,
    bundlerParts: site.bundlerParts,
    cascadeLayers: site.siteConfig.future.v4.useCssCascadeLayers,
    mediaLast: !site.siteConfig.future.faster.lightningCssMinimizer,
    cacheDir: path.join(site.generatedDir, 'vite'),
  } as const;
}

async function loadersOf(site: Site) {
  const { dataLoadersOf } = await import('./data-loaders/data-loaders.js');
  return dataLoadersOf(site);
}

/** What decides over the bundle besides its files. */
export function bundleOrigin(site: Site, requests: BundleRequests): BundleOrigin {
  return {
    site,
    made: madeFolders(bundleFiles(site)),
    modules: virtualModuleInput(site, requests.registry),
    contentRequests: requests.content,
    pageRequests: requests.pageRequests,
  };
}

function appOriginOf(site: Site, requests: BundleRequests) {
  return { ...bundleOrigin(site, requests), made: [bundleFiles(site).appDir], contentRequests: requests.markdown };
}

function toLoaded(manifest: Manifest<Bundle>, site: Site): LoadedBundle {
  const { clientDir, islandsDir } = bundleFiles(site);
  const { sources: _, usesGenerated: __, styleInputs: ___, data: ____, islands, ...bundle } = manifest.bundle;
  // The list of style sheets may depend on more than sources; their names contain hashes of their content.
  const { styles, pageStyles, rightToLeft } = bundle;
  const hash = hashParts([bundleHash(manifest), JSON.stringify([styles, pageStyles, rightToLeft])]);
  const sourcesHash = hashSources(manifest);
  return { ...bundle, clientDir, hash, sourcesHash, islands: islands && { bundle: islands, dir: islandsDir, hash } };
}

function toLoadedApp(manifest: Manifest<AppBundle>, site: Site): LoadedIslands {
  return { bundle: manifest.bundle.client, dir: bundleFiles(site).appDir, hash: bundleHash(manifest) };
}

export function virtualModuleInput(site: Site, requests: readonly string[]): VirtualModuleInput {
  const [locale] = site.locales;
  const { themes, tokenTypes, shiki, additionalLanguages = [] } = locale?.fallbackProcessor.highlight ?? {};
  if (!locale || !themes) throw new Error('A run has at least one locale, with code themes.');
  return {
    registry: requests,
    styles: site.styles,
    clientModules: site.clientModules,
    prismCss: shiki ? shikiCss(shiki, site.siteDir) : prismThemeCss(themes, { isStrong: tokenTypes !== undefined }),
    prismScripts: readLanguageScripts(additionalLanguages),
    generated: generatedModules(locale),
    generatedDir: locale.pluginContext.generatedFilesDir,
    siteDir: site.siteDir,
  };
}

function bundleHash({ key, sources, bundle: { markdown, data } }: Manifest<TracedBundle>): string {
  const loaded = data && Object.keys(data).length > 0 ? [JSON.stringify(data)] : [];
  return hashParts([key, JSON.stringify(sources), ...(markdown ? [JSON.stringify(markdown.scans)] : []), ...loaded]);
}
