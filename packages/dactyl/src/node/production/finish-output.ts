/** The steps of a build after its pages, which need all of them: what plugins write, other files, and the check of links. */
import type { Logger } from '../base/logger.js';
import type { TaskReporter } from '../base/task.js';
import type { Site } from '../site/types.js';
import { reportBlocked, writePolicyHeaders } from './content-policy.js';
import { copyStatic } from './copy-static.js';
import { writeDataFiles, writePageMarks, type DataFilesInput } from './data-files.js';
import { runPostBuild } from './post-build.js';
import { reportLinks } from './report-problems.js';

export interface FinishRun extends Pick<DataFilesInput, 'rendered' | 'requests' | 'islandModules'> {
  site: Site;
  /** The output that is in place. */
  oldDir: string;
  tasks: TaskReporter;
  logger: Logger;
  signal: AbortSignal;
}

export async function finishOutput(newDir: string, run: FinishRun): Promise<void> {
  const { site, rendered, requests, islandModules, tasks, logger, signal, oldDir } = run;
  await tasks.stage('Copy files', undefined, () => copyStatic(site, newDir));
  signal.throwIfAborted();
  await tasks.stage('After build', undefined, async () => {
    await runPostBuild(site, rendered, { dir: newDir, oldDir });
    await writeDataFiles({ site, rendered, requests, islandModules, outDir: newDir });
    await writePageMarks({ site, outDir: newDir, oldDir });
    await writePolicyHeaders(site, rendered, newDir);
  });
  signal.throwIfAborted();
  reportBlocked(rendered, logger);
  await tasks.stage('Check links', undefined, async () => reportLinks(rendered, { site, dir: newDir, logger }));
  const { output, url, baseUrl } = site.siteConfig;
  if (output !== 'portable') return;
  await tasks.stage('Make portable', undefined, async () => {
    const { makePortable } = await import('./export/portable/make-portable.js');
    await makePortable({ dir: newDir, url, baseUrl });
  });
}
