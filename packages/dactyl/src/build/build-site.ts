/** `dactyl build`: a site's folder → its output folder, which is replaced only when everything succeeded. */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { openCache, type Cache } from '../node/cache.js';
import { codeFingerprint } from '../node/code-fingerprint.js';
import { hashParts } from '../node/hash.js';
import type { Logger } from '../node/logger.js';
import { throwAll } from '../node/site-error.js';
import { createTaskReporter, type TaskReporter } from '../node/task.js';
import { engineInit } from '../render/engine-input.js';
import type { EngineBundle, EngineInit } from '../render/engine-types.js';
import { planLocale } from '../render/plan-pages.js';
import { loadSite } from '../site/load-site.js';
import type { Site } from '../site/types.js';
import { findUnchangedBundle, makeBundle, type LoadedBundle } from '../vite/load-bundle.js';
import { collectRequests } from './collect-requests.js';
import { copyStatic } from './copy-static.js';
import { createEngines } from './engine-pool.js';
import { findNameClashes } from './name-clashes.js';
import { beginOutput, recoverOutput } from './output.js';
import { runPostBuild } from './post-build.js';
import { createPageCache } from './page-cache.js';
import { failOnErrors, reportLinks } from './report-problems.js';
import { renderSite, type ReadyBundle, type RenderSiteInput } from './render-site.js';
import type { RenderedSite } from './rendered-site.js';

export interface BuildOptions {
  siteDir: string;
  configPath?: string | undefined;
  locales?: string[] | undefined;
  /** Default: `build` in the site's folder. */
  outDir?: string | undefined;
  logger: Logger;
  /** Ends the build with the signal's reason; what it has written goes away, the old output stays. */
  signal?: AbortSignal;
}

export interface BuildResult {
  outDir: string;
  pages: number;
  /** How many of them were kept from the last build. */
  reused: number;
}

export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { logger, siteDir, signal = new AbortController().signal } = options;
  const outDir = path.resolve(siteDir, options.outDir ?? 'build');
  const tasks = createTaskReporter(logger);
  await recoverOutput(outDir);
  const site = await tasks.stage('Load site', undefined, () => loadSite({ ...options, outDir }));
  signal.throwIfAborted();
  const output = await beginOutput(outDir);
  try {
    const rendered = await buildInto(output.dir, { site, tasks, logger, oldDir: outDir, signal });
    signal.throwIfAborted();
    await output.commit();
    // Without a terminal each stage has left its line already.
    if (logger.isInteractive) logger.info(tasks.formatDurations());
    return { outDir, pages: rendered.pages.length, reused: rendered.reused };
  } catch (error) {
    await output.abort();
    throw error;
  }
}

interface BuildRun {
  /** The output that is in place. */
  oldDir: string;
  site: Site;
  tasks: TaskReporter;
  logger: Logger;
  signal: AbortSignal;
}

async function buildInto(newDir: string, run: BuildRun): Promise<RenderedSite> {
  const { site, tasks, logger, signal } = run;
  const rendered = await makePages(newDir, run);
  failOnErrors(rendered.errors);
  await tasks.stage('Copy files', undefined, () => copyStatic(site, newDir));
  signal.throwIfAborted();
  await tasks.stage('After build', undefined, () => runPostBuild(site, rendered, newDir));
  signal.throwIfAborted();
  await tasks.stage('Check links', undefined, async () => reportLinks(rendered, { site, dir: newDir, logger }));
  return rendered;
}

async function makePages(newDir: string, run: BuildRun): Promise<RenderedSite> {
  const { site, tasks, logger } = run;
  const plans = new Map(site.locales.map((locale) => [locale.locale, planLocale(site, locale)]));
  const pages = [...plans.values()].flatMap((plan) => plan.pages);
  throwAll(findNameClashes(pages, site));
  const requests = collectRequests(site, plans.values());
  const cache = openCache(path.join(site.generatedDir, 'cache'), { warn: (message) => logger.warn(message) });
  let bundle: Promise<unknown> = Promise.resolve();
  try {
    const init = engineInit(site, plans, newDir);
    const bundles = await startBundle({ ...run, cache, init, requests });
    bundle = bundles.bundle;
    return await tasks.stage('Render pages', pages.length, (progress) =>
      renderSite({ ...run, ...bundles, pages, progress, createEngines: (count) => createEngines(init, count) }),
    );
  } finally {
    // Nothing may write into the output or the cache after this, unless the process is about to end.
    const settled = bundle.catch(() => {});
    if (!run.signal.aborted) await settled;
    await cache.close();
  }
}

interface BundleRun extends BuildRun {
  cache: Cache;
  init: EngineInit;
  requests: string[];
}

/** The bundle of the last build at once, or a promise of another one. */
async function startBundle(run: BundleRun): Promise<Pick<RenderSiteInput, 'bundle' | 'unchangedBundle'>> {
  const { site, tasks, signal, cache, init, requests, oldDir } = run;
  const newDir = init.outDir;
  const codeHash = await ownCodeHash();
  const ready = async (bundle: LoadedBundle): Promise<ReadyBundle> => {
    // The bundler cannot be stopped; when it is done, the output may be gone.
    signal.throwIfAborted();
    await cp(bundle.clientDir, newDir, { recursive: true });
    const pageCache = createPageCache({ cache, init, codeHash: hashParts([codeHash, bundle.hash]), oldDir, newDir });
    return { engineBundle: engineBundle(bundle, site), pageCache };
  };
  const unchanged = findUnchangedBundle(site, requests);
  const unchangedBundle = unchanged && (await ready(unchanged));
  const bundle = unchangedBundle
    ? Promise.resolve(unchangedBundle)
    : tasks.stage('Bundle', undefined, async () => ready(await makeBundle(site, requests)));
  return { bundle, unchangedBundle };
}

/** Our own code decides over every page too. */
async function ownCodeHash(): Promise<string> {
  const folders = ['../render', '../markdown', '../shared', '../site'].map((name) =>
    path.join(import.meta.dirname, name),
  );
  return hashParts(await Promise.all(folders.map(codeFingerprint)));
}

function engineBundle(bundle: LoadedBundle, site: Site): EngineBundle {
  const toUrl = (file: string) => site.siteConfig.baseUrl + file;
  return {
    serverEntry: bundle.serverEntry,
    document: { scripts: bundle.scripts.map(toUrl), styles: bundle.styles.map(toUrl), router: toUrl(bundle.router) },
  };
}
