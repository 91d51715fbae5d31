/** The bundles of a build, begun as early as possible: while they are being made, engines compile. */
import { cp } from 'node:fs/promises';
import type { Cache } from '../base/cache.js';
import type { Logger } from '../base/logger.js';
import type { TaskReporter } from '../base/task.js';
import type { EngineBundle, EngineInit } from '../pipeline/engine-types.js';
import type { Site } from '../site/types.js';
import type { ClientFile, ClientUrls } from '../../shared/islands.js';
import type { MarkdownImports } from '../site/markdown-imports.js';
import { clientUrls } from '../bundle/islands/client-manifest.js';
import {
  changedBundleInputs,
  findUnchangedApp,
  findUnchangedBundle,
  makeApp,
  makeBundle,
  type BundleRequests,
  type LoadedBundle,
  type LoadedIslands,
} from '../bundle/load-bundle.js';
import { createFindImports, type FindImports } from './add-imports.js';
import { withBundleLock } from './bundle-lock.js';
import { ownCodeHash } from './own-code-hash.js';
import { createPageCache, type PageCache, type PageCacheInput } from './page-cache.js';
import type { ReadyBundle } from './ready-bundle.js';
import type { RenderedSite } from './rendered-site.js';

export interface StartBundleInput {
  site: Site;
  logger: Logger;
  tasks: TaskReporter;
  signal: AbortSignal;
  cache: Cache;
  init: EngineInit;
  requests: BundleRequests;
  /** Whether a page asks to be React as a whole. */
  needsApp: boolean;
  /** The output that is in place. */
  oldDir: string;
  /** Called for each page that is made; see `page-cache.ts`. */
  onMade?: PageCacheInput['onMade'];
}

export interface StartedBundle {
  bundle: Promise<ReadyBundle>;
  /** The bundle of the last build, at once; set when nothing in it has changed. */
  unchangedBundle: ReadyBundle | undefined;
  /** The same with the code for pages that are React as a whole. */
  withApp: () => Promise<ReadyBundle>;
  /** Inputs of the bundle that have changed since the last build; empty unless `onMade` is set. */
  bundleChanges: string[];
  /** The bundles that have islands, as far as they were made and these pages need them. */
  islands: (rendered: Pick<RenderedSite, 'hydrationModes'>) => LoadedIslands[];
  /** Hash of the content of all code and styles, the same on every machine; set when the bundle is there. */
  sourcesHash: () => string | undefined;
}

export async function startBundle(input: StartBundleInput): Promise<StartedBundle> {
  const { site, tasks, signal, requests, needsApp } = input;
  const own = await ownCodeHash();
  /** Another build of the site may make the same bundle at this moment. */
  const alone = <Made>(make: () => Promise<Made>) => withBundleLock(site, { logger: input.logger, signal }, make);
  let loaded: Loaded | undefined;
  const load = async (bundle: LoadedBundle): Promise<Loaded> => {
    // The bundler cannot be stopped; when it is done, the output may be gone.
    signal.throwIfAborted();
    for (const note of bundle.notes) input.logger.warn(note);
    await cp(bundle.clientDir, input.init.outDir, { recursive: true });
    const pageCache = createPageCache({
      ...input,
      code: { own, bundle: bundle.hash },
      newDir: input.init.outDir,
      texts: site.texts,
    });
    const findImports = createFindImports(site, input.init, bundle.markdown);
    return (loaded = { bundle, pageCache, findImports });
  };
  const unchanged = await findUnchangedBundle(site, requests);
  let app = unchanged && (await findUnchangedApp(site, requests));
  const bundleChanges = input.onMade && !unchanged ? await changedBundleInputs(site, requests) : [];
  const known = unchanged && (await load(unchanged));
  const making = known
    ? Promise.resolve(known)
    : tasks.stage('Bundle', undefined, async () =>
        load(await alone(async () => (await findUnchangedBundle(site, requests)) ?? makeBundle(site, requests))),
      );
  const withApp = async (): Promise<ReadyBundle> => {
    const made = await making;
    app ??= await tasks.stage('Bundle pages', undefined, () =>
      alone(async () => (await findUnchangedApp(site, requests)) ?? makeApp(site, requests, made.bundle)),
    );
    signal.throwIfAborted();
    return toReady(made, site, app);
  };
  return {
    bundle: needsApp ? withApp() : making.then((made) => toReady(made, site, app)),
    unchangedBundle: known && toReady(known, site, app),
    withApp,
    bundleChanges,
    islands({ hydrationModes: { adopted, full } }) {
      // The last build may have left one that no page needs any more.
      const needed = adopted + full > 0 ? app : undefined;
      return [loaded?.bundle.islands, needed].filter((islands) => islands !== undefined);
    },
    sourcesHash: () => loaded?.bundle.sourcesHash,
  };
}

/** The bundle that every page needs. */
interface Loaded {
  bundle: LoadedBundle;
  pageCache: PageCache;
  findImports: FindImports;
}

function toReady({ bundle, ...kept }: Loaded, site: Site, app: LoadedIslands | undefined): ReadyBundle {
  const toUrl = (file: string) => site.siteConfig.baseUrl + file;
  const engineBundle: EngineBundle = {
    serverEntry: bundle.serverEntry,
    document: {
      scripts: [...bundle.scripts, ...bundle.pageScripts].map(toUrl),
      ...sheetUrls(bundle, toUrl),
      ...(bundle.rightToLeft && { rightToLeft: sheetUrls(bundle.rightToLeft, toUrl) }),
      router: toUrl(bundle.router),
    },
    ...(bundle.islands && { islands: withMarkdown(clientUrls(bundle.islands.bundle, toUrl), bundle.markdown) }),
    ...(app && { app: clientUrls(app.bundle, toUrl) }),
  };
  return { ...kept, engineBundle, ...(app && { appHash: app.hash }) };
}

/** Pages that are React as a whole take along what their routes lead to. */
function withMarkdown({ modules, ...urls }: ClientUrls, markdown: MarkdownImports | undefined): ClientUrls {
  const withKeys = Object.entries(modules).map(([module, file]): [string, ClientFile] => {
    const keys = markdown?.keysByModule[module];
    return [module, keys ? { ...file, markdown: keys } : file];
  });
  return { ...urls, modules: Object.fromEntries(withKeys) };
}

function sheetUrls(
  { styles, pageStyles }: Pick<LoadedBundle, 'styles' | 'pageStyles'>,
  toUrl: (file: string) => string,
) {
  const byComponent = Object.entries(pageStyles).map(([component, files]) => [component, files.map(toUrl)] as const);
  return { styles: styles.map(toUrl), stylesOf: Object.fromEntries(byComponent) };
}
