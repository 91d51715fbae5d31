/** `dactyl build --shard 2/4`: a part of a site's pages → a folder that `dactyl merge` puts together with the others. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createTaskReporter } from '../../base/task.js';
import { describeResult, type BuildOptions, type BuildResult } from '../build-site.js';
import { reportBlocked } from '../content-policy.js';
import { loadSiteToBuild } from '../load-to-build.js';
import { makePages, type MadePages, type PagesRun } from '../make-pages.js';
import { beginOutput, recoverOutput } from '../output.js';
import { measureOutput } from '../output-size.js';
import { reportHydration } from '../report-hydration.js';
import { failOnErrors, reportReferences } from '../report-problems.js';
import { createShardRecorder, siteOfShard, writeShardHead } from './shard-files.js';
import { shardDir, type Shard } from './shard-number.js';
import { CODE, sourcesOfSite } from './shard-sources.js';

export interface BuildShardOptions extends BuildOptions {
  shard: Shard;
}

export async function buildShard(options: BuildShardOptions): Promise<BuildResult> {
  const { logger, siteDir, shard, explain, sharedCache, signal = new AbortController().signal } = options;
  const outDir = path.resolve(siteDir, options.outDir ?? shardDir(shard));
  const tasks = createTaskReporter(logger);
  await recoverOutput(outDir);
  const output = await beginOutput(outDir);
  const [oldDir, newDir] = [siteOfShard(outDir), siteOfShard(output.dir)];
  try {
    await mkdir(newDir, { recursive: true });
    const site = await tasks.stage('Load site', undefined, () =>
      loadSiteToBuild({ ...options, outDir: oldDir, newDir }),
    );
    signal.throwIfAborted();
    const recorder = createShardRecorder(output.dir);
    const run = { site, tasks, logger, oldDir, signal, explain, sharedCache, shard, recorder };
    const made = await makePages(newDir, run).finally(() => recorder.close());
    reportShard(made, run);
    const sources = { ...(await sourcesOfSite(site, made.plans)), [CODE]: made.codeHash };
    const { requests, islandModules, rendered } = made;
    await writeShardHead(output.dir, { ...shard, sources, locales: options.locales, requests, islandModules });
    signal.throwIfAborted();
    const size = measureOutput(newDir, rendered.sizes);
    await output.commit();
    if (logger.isInteractive) logger.info(tasks.formatDurations());
    return describeResult(rendered, { outDir, size });
  } catch (error) {
    await output.abort();
    throw error;
  }
}

/** What is known without the other parts is said here, and `dactyl merge` does not repeat it. */
function reportShard({ rendered }: MadePages, { site, logger }: PagesRun): void {
  failOnErrors(rendered.errors, site.configFile);
  reportHydration(rendered, logger);
  reportBlocked(rendered, logger);
  reportReferences(rendered, { site, logger });
}
