/**
 * The server renderer's code in development. It is bundled as for a build, because running some two hundred modules
 * one by one takes seconds before the first page; after a change the whole bundle is rebuilt in a fraction of a
 * second. A bundle of an earlier run is reused while its inputs are unchanged.
 */
import { existsSync } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isStampAlive, processStamp } from '../base/process.js';
import type { ServerEntry } from '../../shared/render.js';
import type { MarkdownImports } from '../site/markdown-imports.js';
import type { KnownFacts } from '../analysis/types.js';
import type { Site } from '../site/types.js';
import { readFreshManifest, writeManifest } from './bundle-manifest.js';
import { bundleServer, type ServerBundle } from './bundle-server.js';
import type { AssetAddresses } from './dev-client/asset-addresses-plugin.js';
import { dataLoadersOf } from './data-loaders/data-loaders.js';
import { changedClasses, isIslandOnly } from './dev-client/module-classes.js';
import type { ComponentModule } from './islands/component-modules.js';
import { createKnownFacts } from './islands/known-facts.js';
import { virtualModuleInput } from './load-bundle.js';
import { createViteImages } from './image-imports.js';
import type { VitePostCss } from './post-css.js';
import type { VirtualModuleInput } from './virtual-modules.js';

/** Folder for assets with hashed names, mostly images. It is below the folder for generated files. */
export const DEV_ASSETS_DIR = 'dev-assets';

export interface DevServerBundleInput {
  readSite: () => Site;
  requests: () => ReadonlySet<string>;
  postCss: VitePostCss | undefined;
  /** Receives notes about the code for its author, each sentence once. */
  warn: (note: string) => void;
}

export interface DevServerBundle {
  /** Imports the renderer's current code. */
  import(): Promise<ServerEntry>;
  /** The file that this was imported from: each bundle has its own, also among those of earlier runs. */
  fileOf(entry: ServerEntry): string | undefined;
  /** Files from which the last import was made. */
  readonly sources: ReadonlySet<string>;
  /** Style sheets that components import, absolute. */
  readonly styles: readonly string[];
  /** Modules that the browser may request. */
  readonly components: readonly ComponentModule[];
  /** URLs of files that components import. */
  readonly assets: AssetAddresses | undefined;
  /** Markdown that code imports, when there is any. */
  readonly markdown: MarkdownImports | undefined;
  /** Makes the next import rebuild the bundle. */
  invalidate(): void;
  /**
   * Imports the new code, and returns the modules whose components changed between server and browser since open pages
   * were last told. Returns `undefined` when a newer edit has come meanwhile, which decides about both: files may have been
   * read while they were being written.
   */
  renew(isLatest: () => boolean): Promise<string[] | undefined>;
  /** Whether pages only use islands of this file. */
  isIslandOnly(file: string): boolean;
}

export function createDevServerBundle(input: DevServerBundleInput): DevServerBundle {
  const load = createLoader(input);
  let loaded: Promise<ServerEntry> | undefined;
  /** The latest pending build. Builds are queued, so that an older bundle never replaces a newer one. */
  let queue: Promise<unknown> = Promise.resolve();
  /** The last of them, as long as it has not begun. */
  let waiting: Promise<ServerEntry> | undefined;
  /** Components of the bundle that open pages were rendered with. */
  let classes: readonly ComponentModule[] | undefined;
  let bundle: ServerBundle | undefined;
  let sources: ReadonlySet<string> = new Set();
  const files = new WeakMap<ServerEntry, string>();

  async function loadNext(): Promise<ServerEntry> {
    bundle = await load(bundle);
    sources = new Set(bundle.sources);
    classes ??= bundle.components;
    const { serverEntry } = bundle;
    const entry = (await import(pathToFileURL(serverEntry).href)) as ServerEntry; // bundled from our own entry
    files.set(entry, serverEntry);
    return entry;
  }

  function importEntry(): Promise<ServerEntry> {
    // A build that has not begun will read what is there then, so it serves all edits until then.
    loaded ??= waiting ?? enqueue();
    return loaded;
  }

  function enqueue(): Promise<ServerEntry> {
    const made = queue.then(() => {
      waiting = undefined;
      return loadNext();
    });
    waiting = made;
    queue = made.catch(() => {
      if (loaded === made) loaded = undefined;
    });
    return made;
  }

  return {
    import: importEntry,
    fileOf: (entry) => files.get(entry),
    async renew(isLatest) {
      // A page requested while the file was being written may have started a bundle too early.
      loaded = undefined;
      await importEntry();
      if (!isLatest()) return undefined;
      const before = classes ?? [];
      classes = bundle?.components ?? [];
      return changedClasses(before, classes);
    },
    isIslandOnly: (file) => isIslandOnly(file, classes ?? []),
    get sources() {
      return sources;
    },
    get styles() {
      return bundle?.styles ?? [];
    },
    get components() {
      return bundle?.components ?? [];
    },
    get assets() {
      return bundle?.assets;
    },
    get markdown() {
      return bundle?.markdown;
    },
    invalidate() {
      loaded = undefined;
    },
  };
}

/**
 * Returns a function that provides the bundle of the current sources: a bundle of an earlier run if it is still
 * valid, or a new one.
 */
function createLoader({ readSite, requests, postCss, warn }: DevServerBundleInput) {
  const folder = path.join(readSite().generatedDir, 'dev-bundle');
  const manifestFile = path.join(folder, 'manifest.json');
  const said = new Set<string>();
  // After an edit, all modules but one are what they were.
  const facts = createKnownFacts();
  let generation = 0;
  /** Folder of the bundle before the current one. */
  let outdated: string | undefined;

  return async (before: ServerBundle | undefined): Promise<ServerBundle> => {
    const site = readSite();
    const modules = virtualModuleInput(site, [...requests()].toSorted());
    // The cache of a dev server is never restored from elsewhere, so no files need to be sealed.
    const origin = { site, modules, made: [] };
    const known = before ? undefined : (await readFreshManifest<ServerBundle>(manifestFile, origin))?.bundle;
    if (!known && !before) await removeAbandoned(folder);
    // Each bundle has its own folder, because Node caches modules by file name.
    const serverDir = path.join(folder, `${processStamp()}-${generation}`);
    if (!known) generation += 1;
    const bundle = known ?? (await makeBundle({ site, modules, postCss, facts, serverDir }));
    if (!known) await writeManifest(manifestFile, bundle, origin);
    // A page that is being made imports more files of the bundle with which it began, so that one stays until the next.
    if (outdated) await rm(outdated, { recursive: true, force: true });
    outdated = before && path.dirname(before.serverEntry);
    for (const note of bundle.notes) if (!said.has(note) && said.add(note)) warn(note);
    return bundle;
  };
}

interface MakeInput extends Pick<DevServerBundleInput, 'postCss'> {
  site: Site;
  modules: VirtualModuleInput;
  facts: KnownFacts;
  serverDir: string;
}

async function makeBundle({ site, modules, postCss, facts, serverDir }: MakeInput): Promise<ServerBundle> {
  const loaders = dataLoadersOf(site);
  const made = await bundleServer({
    siteDir: site.siteDir,
    baseUrl: site.siteConfig.baseUrl,
    mode: 'development',
    isServed: true,
    themeLayers: site.themeLayers,
    bundlerParts: site.bundlerParts,
    cascadeLayers: site.siteConfig.future.v4.useCssCascadeLayers,
    mediaLast: !site.siteConfig.future.faster.lightningCssMinimizer,
    postCss,
    images: createViteImages(site),
    readDataLoaders: () => loaders,
    readVirtualModules: () => modules,
    cacheDir: path.join(site.generatedDir, 'vite'),
    facts,
    serverDir,
  });
  await keepAssets(made, site);
  return { ...made, data: loaders.hashes() };
}

/**
 * Removes bundles of servers that have ended; other servers running on the same site may still load parts of
 * theirs.
 */
async function removeAbandoned(folder: string): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const abandoned = names.filter((name) => !isStampAlive(name.replace(/-\d+$/, '')));
  await Promise.all(abandoned.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
}

/** Keeps assets that components import when the bundle is rebuilt, because open pages may still refer to them. */
async function keepAssets({ serverEntry }: ServerBundle, { generatedDir }: Site): Promise<void> {
  const from = path.join(path.dirname(serverEntry), 'assets');
  if (!existsSync(from)) return;
  const filter = (file: string) => !file.endsWith('.css');
  await cp(from, path.join(generatedDir, DEV_ASSETS_DIR, 'assets'), { recursive: true, filter });
}
