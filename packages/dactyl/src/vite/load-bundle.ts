/**
 * The bundle of a site, made anew only when something that went into it changed. What went in is written
 * beside it: a list of files with their hashes, and a hash of everything that is no file.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { prismThemeCss } from '../markdown/prism-theme.js';
import { writeFileAtomic } from '../node/files.js';
import { hashParts, hashText } from '../node/hash.js';
import { generatedModules } from '../site/generated-modules.js';
import { frameworkVersion } from '../site/site-metadata.js';
import type { ThemeLayers } from '../site/theme-layers.js';
import type { Site } from '../site/types.js';
import type { Bundle } from './bundle-site.js';
import type { VirtualModuleInput } from './virtual-modules.js';

export interface LoadedBundle extends Omit<Bundle, 'sources' | 'usesGenerated'> {
  /** Hash of all that went in. */
  hash: string;
  /** Absolute folder of the files for the browser. */
  clientDir: string;
}

interface Manifest {
  key: string;
  sources: Record<string, string>;
  bundle: Bundle;
}

/** The bundle of an earlier build, if nothing that went into it has changed. */
export function findUnchangedBundle(site: Site, requests: readonly string[]): LoadedBundle | undefined {
  const { manifestFile, clientDir } = bundleFiles(site);
  const known = readManifest(manifestFile);
  if (!known || !isFresh(known, bundleKey(site, virtualModuleInput(site, requests), known.bundle.usesGenerated)))
    return undefined;
  return { ...known.bundle, clientDir, hash: bundleHash(known) };
}

export async function makeBundle(site: Site, requests: readonly string[]): Promise<LoadedBundle> {
  const { folder, manifestFile, clientDir } = bundleFiles(site);
  // While it is being made, no bundle is better than half of one.
  await rm(folder, { recursive: true, force: true });
  const virtualModules = virtualModuleInput(site, requests);
  // Vite takes its time to load, and is not needed when nothing changed.
  const { bundleSite } = await import('./bundle-site.js');
  const bundle = await bundleSite({
    siteDir: site.siteDir,
    baseUrl: site.siteConfig.baseUrl,
    mode: 'production',
    themeLayers: site.themeLayers,
    cacheDir: path.join(site.generatedDir, 'vite'),
    virtualModules,
    serverDir: path.join(folder, 'server'),
    clientDir,
  });
  const manifest: Manifest = {
    key: bundleKey(site, virtualModules, bundle.usesGenerated),
    sources: Object.fromEntries(bundle.sources.map((file) => [file, hashFile(file)])),
    bundle,
  };
  await writeFileAtomic(manifestFile, JSON.stringify(manifest));
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

function bundleHash({ key, sources }: Manifest): string {
  return hashParts([key, JSON.stringify(sources)]);
}

function readManifest(file: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest; // written below by the same version, see `bundleKey`
  } catch {
    return undefined;
  }
}

function isFresh(manifest: Manifest, key: string): boolean {
  if (manifest.key !== key || !existsSync(manifest.bundle.serverEntry)) return false;
  return Object.entries(manifest.sources).every(([file, hash]) => hashFile(file) === hash);
}

function bundleKey(site: Site, input: VirtualModuleInput, usesGenerated: boolean): string {
  return hashParts([
    frameworkVersion(),
    site.siteConfig.baseUrl,
    JSON.stringify([input.registry, input.styles, input.prismCss]),
    usesGenerated ? JSON.stringify(input.generated) : '',
    JSON.stringify(themeFiles(site.themeLayers)),
  ]);
}

/** A new file in a theme layer may shadow another: the names count, not only what was bundled. */
function themeFiles({ site, themes }: ThemeLayers): string[][] {
  return [site, ...themes].map((dir) =>
    existsSync(dir) ? readdirSync(dir, { recursive: true }).map(String).toSorted() : [],
  );
}

function hashFile(file: string): string {
  try {
    return hashText(readFileSync(file));
  } catch {
    return 'missing';
  }
}
