/**
 * Sets up Vite's dev server for our own: modules for the server renderer, styles and hot updates for the browser.
 */
import type { Server } from 'node:http';
import path from 'node:path';
import { createServer, mergeConfig, type Connect, type FSWatcher } from 'vite';
import type { ClientFile } from '../../shared/islands.js';
import type { ServerEntry } from '../../shared/render.js';
import { bootScript, pageScripts } from '../site/browser-parts.js';
import { isFresh, type MarkdownImports } from '../site/markdown-imports.js';
import type { LocaleSite, Site } from '../site/types.js';
import { entryUrl, virtualUrl, fileUrl } from './dev-client/browser-entries-plugin.js';
import { assetAddressesPlugin } from './dev-client/asset-addresses-plugin.js';
import { devClientConfig } from './dev-client/client-config.js';
import { devScript } from './dev-client/dev-script.js';
import { dataLoadersOf } from './data-loaders/data-loaders.js';
import { packageSheetsPlugin } from './dev-client/package-sheets-plugin.js';
import { createDevServerBundle, type DevServerBundle } from './dev-server-bundle.js';
import { fileEvents, lookForMissed, lookTwice, type OnFileEvent } from './file-events.js';
import { createViteImages } from './image-imports.js';
import { islandId } from './islands/island-modules-plugin.js';
import { createLateWatching } from './late-watching.js';
import { virtualModuleInput } from './load-bundle.js';
import { stubId } from './markdown-import-plugin.js';
import { createPostCss, type VitePostCss } from './post-css.js';
import { isMirroredSheet, rightToLeftPlugin, sheetUrlOf } from './right-to-left-plugin.js';
import { BOOT_ENTRY, DEV_CLIENT_ENTRY, ROUTER_ENTRY, viteConfig, WATCH_ENTRY } from './vite-config.js';
import { DENIED_FILES, servedFiles, servedFilesPlugin } from './served-files.js';
import { isWritten } from './written-files.js';
import { createPageMessages, type PageMessages } from './page-messages.js';

export interface DevEnvironmentInput {
  /** Returns the site as its first locale was loaded: everything but contents is the same in all. */
  readSite: () => Site;
  /** The locales that are loaded, the first one first. */
  readLocales: () => readonly LocaleSite[];
  requests: () => ReadonlySet<string>;
  /** Receives notes about the code for its author. */
  warn: (note: string) => void;
  /** A server that emits only the upgrade events meant for Vite. */
  upgrades: Server;
  /** Host names that the server accepts; `true` for all. */
  allowedHosts: readonly string[] | true;
  /** See `LateWatchingInput.loadedFrom`. */
  loadedFrom: number;
}

export interface DevEnvironment extends PageMessages {
  /** Serves modules, and files that browsers may read. */
  middlewares: Connect.NextHandleFunction;
  /** Imports the renderer's current code. */
  importServerEntry(): Promise<ServerEntry>;
  /** The file that this was imported from. */
  entryFile(entry: ServerEntry): string | undefined;
  /**
   * The same after an edit; returns the modules whose components now run in the browser but did not before, or the
   * reverse. Returns `undefined` when `isLatest` says that a newer edit has come meanwhile, which will tell of this one too.
   */
  renewServerEntry(isLatest: () => boolean): Promise<string[] | undefined>;
  /** Invalidates the registry after its list of modules has grown. */
  invalidateRegistry(): void;
  /** URLs of scripts and style sheets that a page of this locale needs now. */
  documentAssets(locale: LocaleSite): { scripts: string[]; styles: string[]; pageStyles: string[]; router: string };
  /** URLs of what pages with islands load. */
  islandScripts(): { watch: string; hydrate: string };
  /** The browser's module of a component; see `RenderServices`. */
  clientFile(module: string): ClientFile;
  /** Markdown that the code of the server renderer imports, when there is any. */
  readonly markdown: MarkdownImports | undefined;
  /**
   * Returns true when an imported Markdown file now has other exports or imports, so that code must be bundled
   * again.
   */
  renewStub(file: string): boolean;
  /** Announces that the browser will request React soon; the first call starts the pre-bundling. */
  prepareBrowser(): void;
  /** Whether pages only use islands of this file. */
  isIslandOnly(file: string): boolean;
  /** Whether a data loader reads this file. */
  readsAsData(file: string): boolean;
  /** Whether the server renderer has loaded this file. */
  holds(file: string): boolean;
  watch(paths: string[]): void;
  /** Begins to watch files; what has changed since the site was loaded is told, too. */
  beginWatching(): void;
  /** Runs this when files are being watched. */
  whenWatching(run: () => void): void;
  onFileEvent: OnFileEvent;
  close(): Promise<void>;
}

export async function createDevEnvironment(input: DevEnvironmentInput): Promise<DevEnvironment> {
  const site = input.readSite();
  const base = site.siteConfig.baseUrl;
  const postCss = await createPostCss(site);
  const bundle = createDevServerBundle({
    readSite: input.readSite,
    requests: input.requests,
    postCss,
    warn: input.warn,
  });
  const { server, client, prepare, late } = await startVite(input, { site, bundle, postCss });
  const loaders = () => dataLoadersOf(input.readSite());
  const readsAsData = (file: string) => loaders().readersOf(file).length > 0;
  const watchData = () => void server.watcher.add(loaders().filesOutside());
  const holds = (file: string) => bundle.sources.has(file) || file.startsWith(site.themeLayers.site + path.sep);
  const { onFileEvent, shadowing } = watchCode(server.watcher, { site, client, postCss });
  onFileEvent((file) => {
    if (holds(file) || readsAsData(file)) bundle.invalidate();
  });
  const toUrl = (file: string) => fileUrl(base, file);
  const toScript = (file: string) => toUrl(devScript(file));
  let served = input.readLocales();

  return {
    middlewares(request, response, next) {
      const locales = input.readLocales();
      const isSame = locales.length === served.length && locales.every((locale, index) => locale === served[index]);
      served = locales;
      // The new state of the site may have other folders. Vite reads this list at each request.
      if (!isSame)
        server.config.server.fs.allow.splice(0, Infinity, ...servedFiles({ site: input.readSite(), locales }));
      server.middlewares(request, response, next);
    },
    ...codeRenewal({ bundle, client, shadowing, watchData, readSite: input.readSite }),
    entryFile: (entry) => bundle.fileOf(entry),
    readsAsData,
    ...createPageMessages(server, client),
    documentAssets(locale) {
      const current = input.readSite();
      const { styles, clientModules } = current;
      const boot = bootScript(current) ?? BOOT_ENTRY;
      const ownScripts = [
        ...Object.values(pageScripts(current)).map(toUrl),
        ...(clientModules.length > 0 ? [entryUrl(base, 'client-modules')] : []),
      ];
      const toSheet = sheetUrlOf(locale, input.readLocales()[0]);
      const sheetUrl = (file: string) => toSheet(toUrl(file));
      return {
        router: toScript(ROUTER_ENTRY),
        scripts: [`${base}@vite/client`, toScript(DEV_CLIENT_ENTRY), toScript(boot), ...ownScripts],
        styles: [...styles.map(sheetUrl), `${base}@id/__x00__virtual:dactyl/prism.css`],
        // Page styles are listed apart: they grow with the visited pages, which must not count as a change of the
        // shell.
        pageStyles: bundle.styles.filter((file) => !styles.includes(file)).map(sheetUrl),
      };
    },
    islandScripts: () => ({ watch: toScript(WATCH_ENTRY), hydrate: entryUrl(base, 'hydrate') }),
    clientFile(module) {
      const markdown = bundle.markdown?.keysByModule[module];
      const url = module === '$app' ? entryUrl(base, 'app') : virtualUrl(base, islandId(module));
      return { url, preload: [], markdown };
    },
    get markdown() {
      return bundle.markdown;
    },
    prepareBrowser() {
      // An error here is reported when the browser makes its request.
      prepare().catch(() => undefined);
    },
    holds,
    isIslandOnly: (file) => bundle.isIslandOnly(file),
    watch: (paths) => void server.watcher.add(paths),
    beginWatching: () => late.begin(site.siteDir),
    whenWatching: late.whenBegun,
    onFileEvent,
    close: () => server.close(),
  };
}

interface ViteParts {
  site: Site;
  bundle: DevServerBundle;
  postCss: VitePostCss | undefined;
}

/** Vite's own server: modules and styles for the browser. */
async function startVite(input: DevEnvironmentInput, { site, bundle, postCss }: ViteParts) {
  const { config: clientConfig, prepare } = devClientConfig(site.siteDir);
  const cascadeLayers = site.siteConfig.future.v4.useCssCascadeLayers;
  const config = viteConfig({
    siteDir: site.siteDir,
    baseUrl: site.siteConfig.baseUrl,
    mode: 'development',
    isServed: true,
    themeLayers: site.themeLayers,
    postCss,
    images: createViteImages(site),
    bundlerParts: site.bundlerParts,
    cascadeLayers,
    mediaLast: !site.siteConfig.future.faster.lightningCssMinimizer,
    cacheDir: path.join(site.generatedDir, 'vite'),
    readDataLoaders: () => dataLoadersOf(input.readSite()),
    readVirtualModules: () => virtualModuleInput(input.readSite(), [...input.requests()].toSorted()),
    readRegistry: () => [...input.requests()],
    readComponents: () => bundle.components,
  });
  const isComponent = (name: string) =>
    input.requests().has(name) || bundle.components.some(({ module }) => module === name);
  config.plugins?.unshift(
    servedFilesPlugin(isComponent),
    packageSheetsPlugin({ areChanged: Boolean(postCss ?? site.bundlerParts) || cascadeLayers, ...input }),
    assetAddressesPlugin(() => bundle.assets),
  );
  config.plugins?.push(rightToLeftPlugin((id) => isMirroredSheet(id, input.readLocales()[0])));
  const { loadedFrom } = input;
  const late = createLateWatching({ loadedFrom, isIgnored: (file) => isWritten(file, site) });
  const server = await createServer({
    // These plugins come first, because they replace some that are meant for bundles.
    ...mergeConfig(clientConfig, config),
    server: {
      middlewareMode: true,
      hmr: { server: input.upgrades },
      allowedHosts: input.allowedHosts === true ? true : [...input.allowedHosts],
      // Otherwise pages on any other port of this machine could read modules.
      cors: false,
      fs: { strict: true, allow: servedFiles({ site, locales: input.readLocales() }), deny: DENIED_FILES },
      watch: { ignored: late.ignored },
    },
  });
  late.hold(server.watcher);
  const { client } = server.environments;
  if (!client) throw new Error('Vite made no environment for the browser.');
  return { server, client, prepare, late };
}

type BrowserEnvironment = Awaited<ReturnType<typeof startVite>>['client'];

/** `shadowing` collects theme components that were added or removed, relative to the site. */
function watchCode(
  watcher: FSWatcher,
  { site, client, postCss }: Omit<ViteParts, 'bundle'> & { client: BrowserEnvironment },
) {
  lookTwice(watcher);
  lookForMissed(watcher, (file) => isWritten(file, site));
  const onFileEvent = fileEvents(watcher);
  /**
   * Theme components that were added or removed: the same imports now resolve to other files, in the browser too.
   */
  const shadowing = new Set<string>();
  for (const event of ['add', 'unlink'] as const) {
    watcher.on(event, (file) => {
      if (!file.startsWith(site.themeLayers.site + path.sep)) return;
      client.moduleGraph.invalidateAll();
      shadowing.add(path.relative(site.siteDir, file).split(path.sep).join('/'));
    });
  }
  // Vite watches the files that PostCSS plugins have read, but not new files that they would read now.
  watcher.on('add', (file) => {
    const sheets = postCss?.sheetsThatMayRead(file) ?? [];
    for (const module of sheets.flatMap((sheet) => [...(client.moduleGraph.getModulesByFile(sheet) ?? [])]))
      void client.reloadModule(module);
  });
  return { onFileEvent, shadowing };
}

type CodeRenewal = Pick<DevEnvironment, 'importServerEntry' | 'renewServerEntry' | 'invalidateRegistry' | 'renewStub'>;

interface RenewalParts {
  bundle: DevServerBundle;
  client: BrowserEnvironment;
  shadowing: Set<string>;
  /** Watches files of data loaders that lie outside of the site. */
  watchData: () => void;
  readSite: () => Site;
}

/** Rebuilds what an edit affects, on the server and among the browser's modules. */
function codeRenewal({ bundle, client, shadowing, watchData, readSite }: RenewalParts): CodeRenewal {
  return {
    async importServerEntry() {
      const entry = await bundle.import();
      watchData();
      return entry;
    },
    async renewServerEntry(isLatest) {
      const renewed = await bundle.renew(isLatest);
      watchData();
      if (!renewed) return undefined;
      const changed = new Set([...renewed, ...shadowing]);
      shadowing.clear();
      return [...changed];
    },
    invalidateRegistry() {
      bundle.invalidate();
      const registry = client.moduleGraph.getModuleById('\0virtual:dactyl/registry');
      if (registry) client.moduleGraph.invalidateModule(registry);
    },
    renewStub(file) {
      const { markdown } = bundle;
      if (!markdown?.scans[file] || isFresh(markdown, readSite(), [file])) return false;
      bundle.invalidate();
      const stub = client.moduleGraph.getModuleById(stubId(file));
      if (stub) client.moduleGraph.invalidateModule(stub);
      return true;
    },
  };
}
