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
import type { Site } from '../site/types.js';
import { readFreshManifest, writeManifest } from './bundle-manifest.js';
import { bundleServer, type ServerBundle } from './bundle-server.js';
import type { AssetAddresses } from './dev-client/asset-addresses-plugin.js';
import { changedClasses, isIslandOnly } from './dev-client/module-classes.js';
import type { ComponentModule } from './islands/component-modules.js';
import { virtualModuleInput } from './load-bundle.js';
import { createViteImages } from './image-imports.js';
import type { VitePostCss } from './post-css.js';

/** Folder, below that for generated files, for assets with hashed names, mostly images. */
export const DEV_ASSETS_DIR = 'dev-assets';

export interface DevServerBundleInput {
  readSite: () => Site;
  requests: () => ReadonlySet<string>;
  postCss: VitePostCss | undefined;
  /** Receives notes about the code for its author, each sentence once. */
  warn: (note: string) => void;
}

export interface DevServerBundle {
  /** The renderer's code as it is now. */
  import(): Promise<ServerEntry>;
  /** What the last import was made from. */
  readonly sources: ReadonlySet<string>;
  /** Style sheets that components import, absolute. */
  readonly styles: readonly string[];
  /** Modules that the browser may ask for. */
  readonly components: readonly ComponentModule[];
  /** Addresses of files that components import. */
  readonly assets: AssetAddresses | undefined;
  /** Markdown that code imports, when there is any. */
  readonly markdown: MarkdownImports | undefined;
  /** The next import makes the bundle anew. */
  invalidate(): void;
  /** Imports the new code, and returns the modules whose components changed between server and browser. */
  renew(): Promise<string[]>;
  /** Whether all that pages get from this file are islands. */
  isIslandOnly(file: string): boolean;
}

export function createDevServerBundle({ readSite, requests, postCss, warn }: DevServerBundleInput): DevServerBundle {
  const folder = path.join(readSite().generatedDir, 'dev-bundle');
  let loaded: Promise<ServerEntry> | undefined;
  /** The latest pending build. Builds are queued, so that an older bundle never replaces a newer one. */
  let queue: Promise<unknown> = Promise.resolve();
  /** Components of the bundle that open pages were rendered with. */
  let classes: readonly ComponentModule[] | undefined;
  let bundle: ServerBundle | undefined;
  let sources: ReadonlySet<string> = new Set();
  let generation = 0;
  const said = new Set<string>();

  async function load(): Promise<ServerEntry> {
    const site = readSite();
    const modules = virtualModuleInput(site, [...requests()].toSorted());
    const manifestFile = path.join(folder, 'manifest.json');
    // The cache of a dev server is never restored from elsewhere, so no files need to be sealed.
    const origin = { site, modules, made: [] };
    const known = bundle ? undefined : readFreshManifest<ServerBundle>(manifestFile, origin)?.bundle;
    bundle = known ?? (await make(site, modules));
    if (!known) await writeManifest(manifestFile, bundle, origin);
    for (const note of bundle.notes) if (!said.has(note) && said.add(note)) warn(note);
    sources = new Set(bundle.sources);
    classes ??= bundle.components;
    return (await import(pathToFileURL(bundle.serverEntry).href)) as ServerEntry; // what was bundled from our own entry
  }

  /** Each bundle has its own folder, because Node caches modules by file name. */
  async function make(site: Site, modules: ReturnType<typeof virtualModuleInput>): Promise<ServerBundle> {
    const before = bundle;
    if (!before) await removeAbandoned(folder);
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
      readVirtualModules: () => modules,
      cacheDir: path.join(site.generatedDir, 'vite'),
      serverDir: path.join(folder, `${processStamp()}-${generation++}`),
    });
    await keepAssets(made, site);
    if (before) await rm(path.dirname(before.serverEntry), { recursive: true, force: true });
    return made;
  }

  function importEntry(): Promise<ServerEntry> {
    if (loaded) return loaded;
    const made = queue.then(load);
    queue = made.catch(() => {
      if (loaded === made) loaded = undefined;
    });
    loaded = made;
    return made;
  }

  return {
    import: importEntry,
    async renew() {
      // A page requested while the file was being written may have started a bundle too early.
      loaded = undefined;
      await importEntry();
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
