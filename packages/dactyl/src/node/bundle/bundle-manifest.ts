/**
 * Lists the inputs of a bundle, in a file beside it, so that the bundle is rebuilt only when one of them has
 * changed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { createSeal, isSealed } from '../base/cache-seal.js';
import { writeFileAtomic } from '../base/files.js';
import { hashParts, hashText } from '../base/hash.js';
import { bootScript, pageScripts } from '../site/browser-parts.js';
import { isFresh, type MarkdownImports } from '../site/markdown-imports.js';
import { postCssKey } from '../site/post-css/load-post-css.js';
import { frameworkVersion } from '../site/site-metadata.js';
import type { ThemeLayers } from '../site/theme-layers.js';
import type { Site } from '../site/types.js';
import { hasRightToLeft } from './right-to-left-plugin.js';
import { hashStyleInputs, type StyleInputs } from './style-inputs.js';
import type { VirtualModuleInput } from './virtual-modules.js';

/** The properties of a bundle that decide whether it is still valid. */
export interface TracedBundle {
  /** Absolute file that exports `createRenderer`. */
  serverEntry: string;
  /** All source files that went in, absolute. */
  sources: string[];
  /** Whether something imports `@generated/*`, which makes the site's data an input. */
  usesGenerated: boolean;
  /** Markdown that its code imports, when there is any. */
  markdown?: MarkdownImports;
  /** Files that PostCSS plugins read, if any. */
  styleInputs?: StyleInputs;
  /** Data loaders of the site, and hashes of their data. */
  data?: Record<string, string>;
}

/** The inputs of a bundle that are not files. */
export interface BundleOrigin {
  site: Site;
  /** Absolute folders and files of the result; the seal covers them and the manifest. */
  made: readonly string[];
  modules: VirtualModuleInput;
  /** Registry keys of modules that Markdown may pull into the browser. */
  contentRequests?: readonly string[];
  pageRequests?: readonly string[];
}

export interface Manifest<Bundle extends TracedBundle> {
  /** Hash of all inputs that are not files. */
  key: string;
  /** Source file → hash. */
  sources: Record<string, string>;
  /** Hash of what PostCSS plugins read. */
  styleInputs?: string;
  bundle: Bundle;
}

export async function writeManifest<Bundle extends TracedBundle>(
  file: string,
  bundle: Bundle,
  origin: BundleOrigin,
): Promise<Manifest<Bundle>> {
  // Sheets for single pages are made of sheets that the same bundle has written.
  const isMade = (source: string) => origin.made.some((folder) => source.startsWith(folder + path.sep));
  const sources = bundle.sources.filter((source) => !isMade(source));
  const manifest = {
    key: bundleKey(origin, bundle.usesGenerated),
    sources: Object.fromEntries(sources.map((source) => [source, hashFile(source)])),
    styleInputs: bundle.styleInputs && hashStyleInputs(bundle.styleInputs, origin.site),
    bundle,
  };
  await sealManifest(file, manifest, origin);
  return manifest;
}

/** Writes a manifest whose sources have been hashed already. */
export async function sealManifest(
  file: string,
  manifest: Manifest<TracedBundle>,
  origin: BundleOrigin,
): Promise<void> {
  const text = JSON.stringify(manifest);
  await writeFileAtomic(file, sealOf(text, origin.made) + text);
}

/**
 * Returns the manifest if no input of its bundle has changed.
 *
 * @param toSite - Puts the paths of this site into a manifest that several sites share.
 */
export async function readFreshManifest<Bundle extends TracedBundle>(
  file: string,
  origin: BundleOrigin,
  toSite: (manifest: Manifest<Bundle>) => Manifest<Bundle> = (own) => own,
): Promise<Manifest<Bundle> | undefined> {
  const read = readManifest<Bundle>(file, origin.made);
  const manifest = read && toSite(read);
  if (!manifest?.bundle || !existsSync(manifest.bundle.serverEntry)) return undefined;
  if (manifest.key !== bundleKey(origin, manifest.bundle.usesGenerated)) return undefined;
  const { markdown } = manifest.bundle;
  if (markdown && !isFresh(markdown, origin.site)) return undefined;
  if (!hasSameSources(manifest) || !hasSameStyleInputs(manifest, origin.site)) return undefined;
  return (await hasSameData(manifest, origin.site)) ? manifest : undefined;
}

export function hasSameSources({ sources }: Pick<Manifest<TracedBundle>, 'sources'>): boolean {
  return Object.entries(sources).every(([source, hash]) => hashFile(source) === hash);
}

/** Of content without names, so that it is the same on every machine. */
export function hashSources({
  sources,
  bundle: { data = {} },
}: Pick<Manifest<TracedBundle>, 'sources' | 'bundle'>): string {
  return hashParts([...Object.values(sources).toSorted(), ...Object.values(data).toSorted()]);
}

/** Lists inputs that have changed: absolute files, and descriptions of other inputs. Empty if there is no earlier bundle. */
export async function changedInputs(file: string, origin: BundleOrigin): Promise<string[]> {
  const manifest = readManifest<TracedBundle>(file, origin.made);
  if (!manifest?.bundle) return [];
  const { key, sources, bundle } = manifest;
  return [
    ...Object.entries(sources).flatMap(([source, hash]) => (hashFile(source) === hash ? [] : [source])),
    ...(bundle.markdown && !isFresh(bundle.markdown, origin.site) ? ['Markdown that code imports'] : []),
    ...(hasSameStyleInputs(manifest, origin.site) ? [] : ['files that PostCSS plugins read']),
    ...((await hasSameData(manifest, origin.site)) ? [] : ['data that a loader returns']),
    ...(key === bundleKey(origin, bundle.usesGenerated)
      ? []
      : ['components came or went, or options of the bundle changed']),
  ];
}

function hasSameStyleInputs({ styleInputs, bundle }: Manifest<TracedBundle>, site: Site): boolean {
  return bundle.styleInputs === undefined || hashStyleInputs(bundle.styleInputs, site) === styleInputs;
}

/** Loads nothing for a site without loaders. */
async function hasSameData({ bundle }: Manifest<TracedBundle>, site: Site): Promise<boolean> {
  if (!bundle.data || Object.keys(bundle.data).length === 0) return true;
  const { dataLoadersOf } = await import('./data-loaders/data-loaders.js');
  return dataLoadersOf(site).areCurrent(bundle.data);
}

export function readManifest<Bundle extends TracedBundle>(
  file: string,
  made: readonly string[],
): Manifest<Bundle> | undefined {
  try {
    const [, seal = '', text = ''] = /^([\da-f]*)(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
    const isWhole = isSealed(createSeal(), MANIFEST, {
      seal: Buffer.from(seal, 'hex'),
      value: sealedBytes(text, made),
    });
    return isWhole ? (JSON.parse(text) as Manifest<Bundle>) : undefined; // ours; the key tells whether this version wrote it
  } catch {
    return undefined;
  }
}

const MANIFEST = 'manifest';

/** The seal precedes the text, in hexadecimal. */
function sealOf(text: string, made: readonly string[]): string {
  return createSeal().of(MANIFEST, sealedBytes(text, made)).toString('hex');
}

/**
 * The manifest, and a checksum of each file that a build would run or publish: a cryptographic hash where entries are sealed
 * with a key, else one that finds damage and takes milliseconds.
 */
function sealedBytes(text: string, made: readonly string[]): Buffer {
  const hasKey = Boolean(process.env.DACTYL_CACHE_KEY);
  const hashes = made.flatMap((place, index) =>
    filesBelow(place).map((file) => {
      const content = readFileSync(file);
      const hash = hasKey ? createHash('sha256').update(content).digest('hex') : crc32(content).toString(16);
      // Relative, because the cache may have been moved to another machine.
      return `${index} ${path.relative(place, file)} ${hash}`;
    }),
  );
  return Buffer.from([text, ...hashes].join('\n'));
}

function filesBelow(fileOrFolder: string): string[] {
  const found = statSync(fileOrFolder, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [fileOrFolder] : [];
  return readdirSync(fileOrFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

/**
 * Hash of all inputs that are not files.
 *
 * @param toText - Writes what may contain paths.
 */
export function bundleKey(
  { site, modules, contentRequests = [], pageRequests = [] }: BundleOrigin,
  usesGenerated: boolean,
  toText: (value: unknown) => string = JSON.stringify,
): string {
  return hashParts([
    frameworkVersion(),
    process.env.NODE_ENV,
    site.siteConfig.baseUrl,
    String(hasRightToLeft(site)),
    toText([bootScript(site), pageScripts(site)]),
    String(site.siteConfig.future.v4.useCssCascadeLayers),
    String(site.siteConfig.future.faster.lightningCssMinimizer),
    postCssKey(site),
    site.bundlerParts?.key,
    site.imageImports?.key,
    toText([
      modules.registry,
      modules.styles,
      modules.clientModules,
      modules.prismCss,
      modules.prismScripts,
      contentRequests,
      pageRequests,
    ]),
    usesGenerated ? JSON.stringify(modules.generated) : '',
    JSON.stringify(themeFiles(site.themeLayers)),
  ]);
}

/** A new file in a theme layer may shadow another one, so all file names count, not only the bundled files. */
function themeFiles({ site, themes }: ThemeLayers): string[][] {
  return [site, ...themes].map((dir) => (existsSync(dir) ? namesBelow(dir).toSorted() : []));
}

/** Node makes its own relative names with `path.relative`, which takes thirty times as long as reading the folder. */
function namesBelow(dir: string): string[] {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  return entries.map(({ parentPath, name }) => `${parentPath.slice(dir.length)}${path.sep}${name}`);
}

/** For a folder, which code may import as a whole, the file names in it are hashed. */
function hashFile(file: string): string {
  try {
    if (statSync(file).isDirectory()) return hashText(readdirSync(file, { recursive: true }).toSorted().join('\n'));
    return hashText(readFileSync(file));
  } catch {
    return 'missing';
  }
}
