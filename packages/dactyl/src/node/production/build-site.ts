/** `dactyl build`: a site's folder → its output folder, which is replaced only when everything succeeded. */
import path from 'node:path';
import { openCache } from '../base/cache.js';
import type { Logger } from '../base/logger.js';
import { throwAll } from '../base/site-error.js';
import { createTaskReporter, type TaskReporter } from '../base/task.js';
import { engineInit } from '../pipeline/engine-input.js';
import { planLocale } from '../pipeline/plan-pages.js';
import type { HydrationMode } from '../../shared/islands.js';
import { frameDocuments } from '../site/browser-parts.js';
import { loadSite } from '../site/load-site.js';
import { functionsOf } from '../site/site-functions.js';
import type { Site } from '../site/types.js';
import { collectRequests } from './collect-requests.js';
import { findPolicyMistakes, reportBlocked, writePolicyHeaders } from './content-policy.js';
import { copyIslands } from './copy-islands.js';
import { copyFrame } from './copy-frame.js';
import { copyStatic } from './copy-static.js';
import { writeDataFiles, writePageMarks, type DataFilesInput } from './data-files.js';
import { createEngines } from './engine-pool.js';
import { createExplainer } from './explain-build.js';
import { findLocaleFolderClashes, findNameClashes } from './name-clashes.js';
import { beginOutput, recoverOutput } from './output.js';
import { findPassedLimits } from './host-limits.js';
import { largestImages, type SizedImage } from './largest-images.js';
import { measureOutput, type OutputSize, type SizedPage } from './output-size.js';
import { runPostBuild } from './post-build.js';
import { reportHydration } from './report-hydration.js';
import { failOnErrors, reportLinks } from './report-problems.js';
import { planCards } from './plan-cards.js';
import { findPluginImports } from './plugin-imports.js';
import { renderSite } from './render-site.js';
import type { RenderedSite } from './rendered-site.js';
import { startBundle } from './start-bundle.js';

export interface BuildOptions {
  siteDir: string;
  configPath?: string | undefined;
  locales?: string[] | undefined;
  /** Default: `build` in the site's folder. */
  outDir?: string | undefined;
  logger: Logger;
  /** Whether to say why pages are made, in counts; a string names the page or content file to be explained in full. */
  explain?: boolean | string | undefined;
  /** Ends the build with the signal's reason; what it has written goes away, the old output stays. */
  signal?: AbortSignal;
}

export interface BuildResult {
  outDir: string;
  pages: number;
  /** How many of them were kept from the last build. */
  reused: number;
  /** Size of the whole output. */
  size: OutputSize;
  /** The largest pages. */
  largest: SizedPage[];
  /** The largest images of texts, where the configuration says how images are shown. */
  largestImages: SizedImage[];
  /** How many hydrate in which way. */
  hydrationModes: Record<HydrationMode, number>;
}

export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { logger, siteDir, signal = new AbortController().signal } = options;
  const outDir = path.resolve(siteDir, options.outDir ?? 'build');
  const tasks = createTaskReporter(logger);
  await recoverOutput(outDir);
  const output = await beginOutput(outDir);
  try {
    // Plugins get the new folder from the start: some keep the name and write there when pages are made.
    const site = await tasks.stage('Load site', undefined, () => loadSite({ ...options, outDir, newDir: output.dir }));
    signal.throwIfAborted();
    const rendered = await buildInto(output.dir, {
      site,
      tasks,
      logger,
      oldDir: outDir,
      signal,
      explain: options.explain,
    });
    signal.throwIfAborted();
    const size = measureOutput(output.dir, rendered.sizes);
    const { url, images } = site.siteConfig;
    const inOutput = { dir: output.dir, siteDir: site.siteDir };
    const sized = images ? largestImages(rendered.images, inOutput) : [];
    for (const warning of findPassedLimits(size, { url, env: process.env })) logger.warn(warning);
    await output.commit();
    // Without a terminal each stage has left its line already.
    if (logger.isInteractive) logger.info(tasks.formatDurations());
    const { pages, reused, largest, hydrationModes } = rendered;
    return { outDir, pages: pages.length, reused, size, largest, largestImages: sized, hydrationModes };
  } catch (error) {
    await output.abort();
    throw error;
  }
}

interface BuildRun {
  /** The output that is in place. */
  oldDir: string;
  explain: BuildOptions['explain'];
  site: Site;
  tasks: TaskReporter;
  logger: Logger;
  signal: AbortSignal;
}

async function buildInto(newDir: string, run: BuildRun): Promise<RenderedSite> {
  const { site, tasks, logger, signal } = run;
  const { rendered, ...made } = await makePages(newDir, run);
  failOnErrors(rendered.errors, site.configFile);
  reportHydration(rendered, logger);
  await tasks.stage('Copy files', undefined, () => copyStatic(site, newDir));
  signal.throwIfAborted();
  await tasks.stage('After build', undefined, async () => {
    await runPostBuild(site, rendered, { dir: newDir, oldDir: run.oldDir });
    await writeDataFiles({ ...made, site, rendered, outDir: newDir });
    await writePageMarks({ site, outDir: newDir, oldDir: run.oldDir });
    await writePolicyHeaders(site, rendered, newDir);
  });
  signal.throwIfAborted();
  reportBlocked(rendered, logger);
  await tasks.stage('Check links', undefined, async () => reportLinks(rendered, { site, dir: newDir, logger }));
  return rendered;
}

type MadePages = Pick<DataFilesInput, 'rendered' | 'requests' | 'bundles'>;

async function makePages(newDir: string, run: BuildRun): Promise<MadePages> {
  const { site, tasks, logger } = run;
  const plans = new Map(site.locales.map((locale) => [locale.locale, planLocale(site, locale)]));
  const pages = await planCards(
    [...plans.values()].flatMap((plan) => plan.pages),
    site,
  );
  throwAll([...findLocaleFolderClashes(pages, site), ...findNameClashes(pages, site), ...findPolicyMistakes(site)]);
  const cache = openCache(path.join(site.generatedDir, 'cache'), { warn: (message) => logger.warn(message) });
  let bundle: Promise<unknown> = Promise.resolve();
  try {
    const init = engineInit(site, plans, newDir);
    const enginesFor = (count: number) => createEngines(init, count, functionsOf(site));
    const pluginImports = await findPluginImports({ site, pages, init, cache, createEngines: enginesFor });
    const requests = collectRequests(site, [...plans.values()], pluginImports);
    const needsApp = pages.some(({ hydration }) => hydration !== 'islands');
    const explainer = createExplainer({ explain: run.explain, site, pages });
    const bundles = await startBundle({ ...run, cache, init, requests, needsApp, onMade: explainer?.onMade });
    bundle = bundles.bundle;
    const rendered = await tasks.stage('Render pages', pages.length, (progress) =>
      renderSite({ ...run, ...bundles, pages, progress, createEngines: enginesFor }),
    );
    if (explainer) logger.info(await explainer.describe(rendered, bundles));
    await copyIslands({ site, rendered, bundles: bundles.islands(), outDir: newDir });
    for (const frame of frameDocuments(site)) {
      const stage = `Bundle ${frame.title.toLowerCase()}`;
      await tasks.stage(stage, undefined, () => copyFrame(frame, { site, requests, outDir: newDir }));
    }
    return { rendered, requests: requests.registry, bundles: bundles.islands() };
  } finally {
    // Nothing may write into the output or the cache after this, unless the process is about to end.
    const settled = bundle.catch(() => {});
    if (!run.signal.aborted) await settled;
    await cache.close();
  }
}
