/** The bundle of a build: that of the last one when nothing in it has changed, else a new one. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { prismThemeCss } from '../markdown/prism-theme.js';
import { hashParts } from '../node/hash.js';
import { generatedModules } from '../site/generated-modules.js';
import type { Site } from '../site/types.js';
import { readFreshManifest, writeManifest, type Manifest } from './bundle-manifest.js';
import type { Bundle } from './bundle-site.js';
import type { VirtualModuleInput } from './virtual-modules.js';

export interface LoadedBundle extends Omit<Bundle, 'sources' | 'usesGenerated'> {
  /** Hash of all that went in. */
  hash: string;
  /** Absolute folder of the files for the browser. */
  clientDir: string;
}

/** The bundle of an earlier build, if nothing that went into it has changed. */
export function findUnchangedBundle(site: Site, requests: readonly string[]): LoadedBundle | undefined {
  const { manifestFile, clientDir } = bundleFiles(site);
  if (!existsSync(clientDir)) return undefined;
  const manifest = readFreshManifest<Bundle>(manifestFile, { site, modules: virtualModuleInput(site, requests) });
  return manifest && { ...manifest.bundle, clientDir, hash: bundleHash(manifest) };
}

export async function makeBundle(site: Site, requests: readonly string[]): Promise<LoadedBundle> {
  const { folder, manifestFile, clientDir } = bundleFiles(site);
  // While it is being made, no bundle is better than half of one.
  await rm(folder, { recursive: true, force: true });
  const modules = virtualModuleInput(site, requests);
  // Vite takes its time to load, and is not needed when nothing changed.
  const { bundleSite } = await import('./bundle-site.js');
  const bundle = await bundleSite({
    siteDir: site.siteDir,
    baseUrl: site.siteConfig.baseUrl,
    mode: 'production',
    themeLayers: site.themeLayers,
    cacheDir: path.join(site.generatedDir, 'vite'),
    virtualModules: modules,
    serverDir: path.join(folder, 'server'),
    clientDir,
  });
  const manifest = await writeManifest(manifestFile, bundle, { site, modules });
  return { ...bundle, clientDir, hash: bundleHash(manifest) };
}

function bundleFiles(site: Site) {
  const folder = path.join(site.generatedDir, 'bundle');
  return { folder, manifestFile: path.join(folder, 'manifest.json'), clientDir: path.join(folder, 'client') };
}

export function virtualModuleInput(site: Site, requests: readonly string[]): VirtualModuleInput {
  const [locale] = site.locales;
  const themes = locale?.fallbackProcessor.highlight.themes;
  if (!locale || !themes) throw new Error('A run has at least one locale, with code themes.');
  return {
    registry: requests,
    styles: site.styles,
    prismCss: prismThemeCss(themes),
    generated: generatedModules(locale),
  };
}

function bundleHash({ key, sources }: Manifest<Bundle>): string {
  return hashParts([key, JSON.stringify(sources)]);
}
