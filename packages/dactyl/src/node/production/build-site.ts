/** `dactyl build`: a site's folder → its output folder, which is replaced only when everything succeeded. */
import path from 'node:path';
import { forgetUnused } from '../base/forget-unused.js';
import type { Logger } from '../base/logger.js';
import { createTaskReporter } from '../base/task.js';
import type { LoadedConfig } from '../config/types.js';
import { loadSiteConfig } from '../site/site-config.js';
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
import { knownInputs } from './untouched/known-inputs.js';
import { noteBuild, readInputs, untouchedBuild } from './untouched/last-build.js';

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
  const { logger, siteDir, configPath, explain } = options;
  const outDir = path.resolve(siteDir, options.outDir ?? 'build');
  await recoverOutput(outDir);
  const config = await loadSiteConfig({ siteDir, configPath, logger });
  const { locales, sharedCache } = options;
  const inputs = readInputs(config, { siteDir, outDir, options: [locales, configPath, sharedCache] });
  const untouched = inputs && explain === undefined ? untouchedBuild<BuildResult>(siteDir, inputs) : undefined;
  untouched?.warnings.forEach((warning) => logger.warn(warning));
  if (untouched) return untouched.result;
  const { warnings, ...heard } = hearWarnings(logger);
  const { result, others } = await replaceOutput({ ...options, ...heard, outDir, config });
  if (inputs && others) await noteBuild(siteDir, inputs, { others, warnings, result });
  return result;
}

function hearWarnings(logger: Logger): { logger: Logger; warnings: string[] } {
  const warnings: string[] = [];
  const warn = (message: string) => {
    warnings.push(message);
    logger.warn(message);
  };
  return { logger: { ...logger, warn }, warnings };
}

interface OutputRun extends BuildOptions {
  outDir: string;
  config: LoadedConfig;
}

/** `others`: see `knownInputs`. */
async function replaceOutput(run: OutputRun): Promise<{ result: BuildResult; others: string[] | undefined }> {
  const { logger, outDir, signal = new AbortController().signal } = run;
  const tasks = createTaskReporter(logger);
  const output = await beginOutput(outDir);
  const spareThreads = createSpareThreads();
  try {
    // Plugins get the new folder from the start: some keep the name and write there when pages are made.
    const site = await tasks.stage('Load site', undefined, () =>
      loadSiteToBuild({ ...run, newDir: output.dir, onManyPages: spareThreads.expect }),
    );
    signal.throwIfAborted();
    const { explain, sharedCache } = run;
    const place = { site, tasks, logger, oldDir: outDir, signal };
    const rendered = await buildInto(output.dir, { ...place, explain, sharedCache, spareThreads });
    signal.throwIfAborted();
    const size = measureOutput(output.dir, rendered.sizes);
    const { images } = site.siteConfig;
    const sized = images ? largestImages(rendered.images, { dir: output.dir, siteDir: site.siteDir }) : [];
    await holdLimits({ dir: output.dir, size, site, logger });
    await output.commit();
    for (const name of FORGETFUL) await forgetUnused(path.join(site.siteDir, '.dactyl', name));
    // Without a terminal each stage has left its line already.
    if (logger.isInteractive) logger.info(tasks.formatDurations());
    const result = { ...describeResult(rendered, { outDir, size }), largestImages: sized };
    return { result, others: knownInputs(site, rendered) };
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
