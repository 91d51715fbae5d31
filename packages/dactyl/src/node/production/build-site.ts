/** `dactyl build`: a site's folder → its output folder, which is replaced only when everything succeeded. */
import path from 'node:path';
import { forgetUnused } from '../base/forget-unused.js';
import type { Logger } from '../base/logger.js';
import { createTaskReporter } from '../base/task.js';
import type { HydrationMode } from '../../shared/islands.js';
import { createSpareThreads } from './engine-pool.js';
import { finishOutput } from './finish-output.js';
import { holdLimits } from './hold-limits.js';
import { largestImages, type SizedImage } from './largest-images.js';
import { loadSiteToBuild } from './load-to-build.js';
import { makePages, type PagesRun } from './make-pages.js';
import { beginOutput, recoverOutput } from './output.js';
import { measureOutput, type OutputSize, type SizedPage } from './output-size.js';
import { reportHydration } from './report-hydration.js';
import { failOnErrors } from './report-problems.js';
import type { RenderedSite } from './rendered-site.js';
import type { StoreAddress } from './shared-cache/store-address.js';

export interface BuildOptions {
  siteDir: string;
  configPath?: string | undefined;
  locales?: string[] | undefined;
  /** Default: `build` in the site's folder. */
  outDir?: string | undefined;
  logger: Logger;
  /** Whether to say why pages are made, in counts; a string names the page or content file to be explained in full. */
  explain?: boolean | string | undefined;
  /** Where compiled files are shared with other machines. */
  sharedCache?: StoreAddress | undefined;
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
  largestImages?: SizedImage[];
  /** How many hydrate in which way. */
  hydrationModes: Record<HydrationMode, number>;
}

/** Caches of folders whose pages are made again where a folder is missing. */
const FORGETFUL = ['images', 'drawings', 'notebooks'];

export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { logger, siteDir, signal = new AbortController().signal } = options;
  const outDir = path.resolve(siteDir, options.outDir ?? 'build');
  const tasks = createTaskReporter(logger);
  await recoverOutput(outDir);
  const output = await beginOutput(outDir);
  const spareThreads = createSpareThreads();
  try {
    // Plugins get the new folder from the start: some keep the name and write there when pages are made.
    const site = await tasks.stage('Load site', undefined, () =>
      loadSiteToBuild({ ...options, outDir, newDir: output.dir, onManyPages: spareThreads.expect }),
    );
    signal.throwIfAborted();
    const rendered = await buildInto(output.dir, {
      site,
      tasks,
      logger,
      oldDir: outDir,
      signal,
      explain: options.explain,
      sharedCache: options.sharedCache,
      spareThreads,
    });
    signal.throwIfAborted();
    const size = measureOutput(output.dir, rendered.sizes);
    const { images } = site.siteConfig;
    const inOutput = { dir: output.dir, siteDir: site.siteDir };
    const sized = images ? largestImages(rendered.images, inOutput) : [];
    await holdLimits({ dir: output.dir, size, site, logger });
    await output.commit();
    for (const name of FORGETFUL) await forgetUnused(path.join(site.siteDir, '.dactyl', name));
    // Without a terminal each stage has left its line already.
    if (logger.isInteractive) logger.info(tasks.formatDurations());
    return { ...describeResult(rendered, { outDir, size }), largestImages: sized };
  } catch (error) {
    await output.abort();
    throw error;
  } finally {
    await spareThreads.close();
  }
}

export function describeResult(
  { pages, reused, largest, hydrationModes }: RenderedSite,
  place: Pick<BuildResult, 'outDir' | 'size'>,
): BuildResult {
  return { ...place, pages: pages.length, reused, largest, hydrationModes };
}

async function buildInto(newDir: string, run: PagesRun): Promise<RenderedSite> {
  const made = await makePages(newDir, run);
  const { rendered } = made;
  failOnErrors(rendered.errors, run.site.configFile);
  reportHydration(rendered, run.logger);
  await finishOutput(newDir, { ...run, ...made });
  return rendered;
}
