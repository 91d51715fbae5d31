/**
 * `dactyl merge`: the folders of all parts of a build → the output of the site, the same as that of one build. Nothing is compiled
 * or rendered: the pages are copied, and the steps that need all of them run on what the parts have noted.
 */
import { constants, copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from '../../base/logger.js';
import { SiteError } from '../../base/site-error.js';
import { createTaskReporter } from '../../base/task.js';
import { loadSite } from '../../site/load-site.js';
import { describeResult, type BuildResult } from '../build-site.js';
import { finishOutput } from '../finish-output.js';
import { holdLimits } from '../hold-limits.js';
import { planSite } from '../make-pages.js';
import { beginOutput, recoverOutput } from '../output.js';
import { measureOutput } from '../output-size.js';
import { addPage, addRegion, emptyRenderedSite, type RenderedSite } from '../rendered-site.js';
import { checkSources, readShards } from './read-shards.js';
import { readShardLines, siteOfShard, type ReadShard } from './shard-files.js';
import { sourcesOfSite } from './shard-sources.js';

export interface MergeOptions {
  siteDir: string;
  /** Folders of the parts, from the site's folder. Default: all below `build-shards`. */
  dirs?: readonly string[] | undefined;
  configPath?: string | undefined;
  /** Default: `build` in the site's folder. */
  outDir?: string | undefined;
  logger: Logger;
  signal?: AbortSignal;
}

export async function mergeShards(options: MergeOptions): Promise<BuildResult> {
  const { logger, siteDir, configPath, signal = new AbortController().signal } = options;
  const tasks = createTaskReporter(logger);
  const shards = await tasks.stage('Read parts', undefined, () => readShards(siteDir, options.dirs));
  const outDir = path.resolve(siteDir, options.outDir ?? 'build');
  await recoverOutput(outDir);
  const output = await beginOutput(outDir);
  try {
    const { locales } = shards[0] ?? {};
    const place = { siteDir, configPath, locales, outDir, newDir: output.dir };
    const site = await tasks.stage('Load site', undefined, () => loadSite({ ...place, logger }));
    checkSources(shards, await sourcesOfSite(site, planSite(site)));
    signal.throwIfAborted();
    const rendered = await tasks.stage('Merge pages', undefined, async () =>
      mergePages(shards, { siteDir, newDir: output.dir }),
    );
    signal.throwIfAborted();
    const { requests = [] } = shards[0] ?? {};
    const run = { site, tasks, logger, oldDir: outDir, signal, rendered, requests, islandModules: modulesOf(shards) };
    await finishOutput(output.dir, run);
    signal.throwIfAborted();
    const size = measureOutput(output.dir, rendered.sizes);
    await holdLimits({ dir: output.dir, size, site, logger });
    await output.commit();
    if (logger.isInteractive) logger.info(tasks.formatDurations());
    return describeResult(rendered, { outDir, size });
  } catch (error) {
    await output.abort();
    throw error;
  }
}

interface MergeDirs {
  siteDir: string;
  newDir: string;
}

function mergePages(shards: readonly ReadShard[], { siteDir, newDir }: MergeDirs): RenderedSite {
  const rendered = emptyRenderedSite();
  const owners = new Map<string, ReadShard>();
  for (const shard of shards) {
    const dir = path.resolve(siteDir, shard.dir);
    for (const line of readShardLines(dir)) {
      if ('page' in line) addPage(rendered, line.page);
      else addRegion(rendered, line.region);
    }
    for (const file of Object.keys(shard.files)) {
      const [from, to] = [path.join(siteOfShard(dir), file), path.join(newDir, file)];
      const owner = owners.get(file);
      if (!owner) copyNew(from, to);
      else if (!readFileSync(from).equals(readFileSync(to))) throw differentFile(file, owner, shard);
      owners.set(file, owner ?? shard);
    }
  }
  return rendered;
}

/**
 * Copied, not linked: what restores artifacts may write into files in place. Where the file system can share the bytes until then,
 * it does.
 */
function copyNew(from: string, to: string): void {
  try {
    copyFileSync(from, to, COPY_MODE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error; // what node:fs throws
    mkdirSync(path.dirname(to), { recursive: true });
    copyFileSync(from, to, COPY_MODE);
  }
}

const COPY_MODE = constants.COPYFILE_FICLONE;

function differentFile(file: string, first: ReadShard, second: ReadShard): SiteError {
  return new SiteError(`"${file}" is not the same in "${first.dir}" and "${second.dir}".`, {
    hint:
      'Each part may write a file only if all write the same. A plugin that gathers something while pages are made ' +
      'can write it in postBuild() instead; if no plugin writes this file, build all parts again.',
  });
}

/** A part without pages that are React as a whole lacks the bundle for these, which is the last one. */
function modulesOf(shards: readonly ReadShard[]): ReadShard['islandModules'] {
  const lists = shards.map(({ islandModules }) => islandModules);
  return lists.reduce((longest, list) => (list.length > longest.length ? list : longest), []);
}
