/** The pages of a site, or of one part of it, and the code that they load. */
import path from 'node:path';
import { openCache } from '../base/cache.js';
import type { Logger } from '../base/logger.js';
import { throwAll } from '../base/site-error.js';
import type { TaskReporter } from '../base/task.js';
import { engineInit } from '../pipeline/engine-input.js';
import type { EngineInit } from '../pipeline/engine-types.js';
import { planCards } from '../pipeline/plan-cards.js';
import { planLocale, type LocalePlan, type PagePlan } from '../pipeline/plan-pages.js';
import { frameDocuments } from '../site/browser-parts.js';
import { pageReadersOf } from '../site/page-readers.js';
import { functionsOf } from '../site/site-functions.js';
import type { Site } from '../site/types.js';
import { collectRequests } from './collect-requests.js';
import { findPolicyMistakes } from './content-policy.js';
import { copyFrame } from './copy-frame.js';
import { copyIslands } from './copy-islands.js';
import type { DataFilesInput } from './data-files.js';
import { createEngines, type SpareThreads } from './engine-pool.js';
import { createExplainer } from './explain-build.js';
import { findLocaleFolderClashes, findNameClashes } from './name-clashes.js';
import { findPluginImports } from './plugin-imports.js';
import { renderSite } from './render-site.js';
import type { RenderRecorder } from './rendered-site.js';
import { choosePages } from './shards/choose-pages.js';
import type { Shard } from './shards/shard-number.js';
import type { SharedCompiled, SharedCompiledInput } from './shared-cache/compiled-packs.js';
import type { StoreAddress } from './shared-cache/store-address.js';
import { startBundle } from './start-bundle.js';

export interface PagesRun {
  /** The output that is in place. */
  oldDir: string;
  /** See `BuildOptions`. */
  explain?: boolean | string | undefined;
  /** Default: all pages. */
  shard?: Shard | undefined;
  recorder?: RenderRecorder | undefined;
  sharedCache?: StoreAddress | undefined;
  spareThreads?: SpareThreads | undefined;
  site: Site;
  tasks: TaskReporter;
  logger: Logger;
  signal: AbortSignal;
}

export interface MadePages extends Pick<DataFilesInput, 'rendered' | 'requests' | 'islandModules'> {
  plans: ReadonlyMap<string, LocalePlan>;
  /** Hash of the content of all code and styles. */
  codeHash: string;
}

export async function makePages(newDir: string, run: PagesRun): Promise<MadePages> {
  const { site, tasks, logger } = run;
  const plans = planSite(site);
  const all = await planPages(site, plans);
  const pages = run.shard ? choosePages(all, run.shard) : all;
  const cache = openCache(path.join(site.generatedDir, 'cache'), { warn: (message) => logger.warn(message) });
  let bundle: Promise<unknown> = Promise.resolve();
  try {
    const init = {
      ...engineInit(site, plans, newDir),
      notesKeys: run.sharedCache && true,
      ...(!run.shard && { readers: readersOf(site) }),
    };
    const shared = await takeShared({ ...run, init, cache, all, pages });
    const loadFunctions = functionsOf(site);
    const { spareThreads } = run;
    const enginesFor = (pageCount: number) => createEngines({ init, pageCount, loadFunctions, spareThreads });
    // Of all pages, because every part must have the same bundle.
    const pluginImports = await findPluginImports({ site, pages: all, init, cache, createEngines: enginesFor });
    const requests = collectRequests(site, [...plans.values()], pluginImports);
    const needsApp = pages.some(({ hydration }) => hydration !== 'islands');
    const explainer = createExplainer({ explain: run.explain, site, pages: all, made: pages });
    const bundles = await startBundle({ ...run, cache, init, requests, needsApp, onMade: explainer?.onMade });
    bundle = bundles.bundle;
    const rendered = await tasks.stage('Render pages', pages.length, (progress) =>
      renderSite({ ...run, ...bundles, cacheKeys: shared?.keys, pages, progress, createEngines: enginesFor }),
    );
    await bundle;
    if (explainer) logger.info(await explainer.describe(rendered, bundles));
    if (shared) await tasks.stage('Share compiled files', undefined, shared.give);
    const islands = bundles.islands(rendered);
    await copyIslands({ site, rendered, bundles: islands, outDir: newDir });
    // The same for all parts, so the first one has them.
    if (run.shard === undefined || run.shard.part === 1) {
      for (const frame of frameDocuments(site)) {
        const stage = `Bundle ${frame.title.toLowerCase()}`;
        await tasks.stage(stage, undefined, () => copyFrame(frame, { site, requests, outDir: newDir }));
      }
    }
    const islandModules = islands.map(({ bundle: { modules } }) => modules);
    return { rendered, plans, requests: requests.registry, islandModules, codeHash: bundles.sourcesHash() ?? '' };
  } finally {
    // Nothing may write into the output or the cache after this, unless the process is about to end.
    const settled = bundle.catch(() => {});
    if (!run.signal.aborted) await settled;
    await cache.close();
  }
}

type SharedInput = PagesRun & Omit<SharedCompiledInput, 'address' | 'warn'>;

async function takeShared({ sharedCache, tasks, logger, ...input }: SharedInput): Promise<SharedCompiled | undefined> {
  if (!sharedCache) return undefined;
  // Most builds have none.
  const { openSharedCompiled } = await import('./shared-cache/compiled-packs.js');
  const warn = (message: string) => logger.warn(message);
  const shared = await openSharedCompiled({ ...input, address: sharedCache, warn });
  await tasks.stage('Fetch compiled files', undefined, shared.take);
  return shared;
}

/** For `postBuild`, which a part of a build does not run. */
function readersOf(site: Site): EngineInit['readers'] {
  return Object.fromEntries(site.locales.map((locale) => [locale.locale, pageReadersOf(locale)]));
}

export function planSite(site: Site): Map<string, LocalePlan> {
  return new Map(site.locales.map((locale) => [locale.locale, planLocale(site, locale)]));
}

/** @throws SiteErrors that show before any work */
async function planPages(site: Site, plans: ReadonlyMap<string, LocalePlan>): Promise<PagePlan[]> {
  const planned = [...plans.values()].flatMap((plan) => plan.pages);
  const pages = await planCards(planned, site);
  throwAll([...findLocaleFolderClashes(pages, site), ...findNameClashes(pages, site), ...findPolicyMistakes(site)]);
  return pages;
}
