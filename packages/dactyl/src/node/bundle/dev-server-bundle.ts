/**
 * The server renderer's code during development. It is bundled as for a build, because running some two hundred
 * modules one by one takes seconds before the first page; a change of one makes the whole anew, in a
 * fraction of a second. The last bundle of an earlier run is used while nothing in it has changed.
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

/** Below the folder for generated files: what pages name by a hash, images for the most part. */
export const DEV_ASSETS_DIR = 'dev-assets';

export interface DevServerBundleInput {
  readSite: () => Site;
  requests: () => ReadonlySet<string>;
  postCss: VitePostCss | undefined;
  /** Gets what the author is to know of the code, each sentence once. */
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
  /** Imports, and names the modules of which something else than before runs in the browser. */
  renew(): Promise<string[]>;
  /** Whether all that pages get from this file are islands. */
  isIslandOnly(file: string): boolean;
}

export function createDevServerBundle({ readSite, requests, postCss, warn }: DevServerBundleInput): DevServerBundle {
  const folder = path.join(readSite().generatedDir, 'dev-bundle');
  let loaded: Promise<ServerEntry> | undefined;
  /** The last one under way: an older bundle must not be ready after a newer one. */
  let queue: Promise<unknown> = Promise.resolve();
  /** Of the bundle that open pages were rendered with. */
  let classes: readonly ComponentModule[] | undefined;
  let bundle: ServerBundle | undefined;
  let sources: ReadonlySet<string> = new Set();
  let generation = 0;
  const said = new Set<string>();

  async function load(): Promise<ServerEntry> {
    const site = readSite();
    const modules = virtualModuleInput(site, [...requests()].toSorted());
    const manifestFile = path.join(folder, 'manifest.json');
    // Nobody restores the cache of a dev server from elsewhere.
    const origin = { site, modules, made: [] };
    const known = bundle ? undefined : readFreshManifest<ServerBundle>(manifestFile, origin)?.bundle;
    bundle = known ?? (await make(site, modules));
    if (!known) await writeManifest(manifestFile, bundle, origin);
    for (const note of bundle.notes) if (!said.has(note) && said.add(note)) warn(note);
    sources = new Set(bundle.sources);
    classes ??= bundle.components;
    return (await import(pathToFileURL(bundle.serverEntry).href)) as ServerEntry; // what was bundled from our own entry
  }

  /** Each bundle has a folder of its own: Node never loads the same file twice. */
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
      // A page that was asked for while the file was being written may have begun too early.
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

/** Bundles of servers that have ended; another server on the same site may still load parts of its own. */
async function removeAbandoned(folder: string): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const abandoned = names.filter((name) => !isStampAlive(name.replace(/-\d+$/, '')));
  await Promise.all(abandoned.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
}

/** Images and the like that components import stay when the bundle is made anew: open pages may still name them. */
async function keepAssets({ serverEntry }: ServerBundle, { generatedDir }: Site): Promise<void> {
  const from = path.join(path.dirname(serverEntry), 'assets');
  if (!existsSync(from)) return;
  const filter = (file: string) => !file.endsWith('.css');
  await cp(from, path.join(generatedDir, DEV_ASSETS_DIR, 'assets'), { recursive: true, filter });
}
