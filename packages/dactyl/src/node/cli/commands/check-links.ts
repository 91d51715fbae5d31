import path from 'node:path';
import type { Command } from 'commander';
import type { OutputLink, OutputReport } from '../../production/output-links/check-output.js';
import { fileKind, readTextIfExists, writeFileAtomic } from '../../base/files.js';
import type { Logger } from '../../base/logger.js';
import { SiteError } from '../../base/site-error.js';
import { createTaskReporter } from '../../base/task.js';
import { isRecord } from '../../../shared/is-record.js';
import { loadSiteConfig } from '../../site/site-config.js';
import { untilInterrupted } from '../interruption.js';
import { collect } from '../option-values.js';
import { resolveSiteDir } from '../site-dir.js';

interface CheckLinksFlags {
  dir: string;
  config?: string;
  external?: boolean;
  ignore?: string[];
  allowPrivate?: boolean;
}

export function registerCheckLinks(program: Command, logger: Logger): void {
  program
    .command('check-links [siteDir]')
    .description('Look for links in the built site that lead nowhere')
    .option('--dir <dir>', 'Folder of the built site', 'build')
    .option('--external', 'Also ask other sites whether they have the pages that yours link to')
    .option('--ignore <address>', 'Do not ask for this address; * stands for any text; several times', collect)
    .option('--allow-private', 'Also ask hosts of the own network')
    .option('--config <file>', 'Configuration file')
    .action((siteDir: string | undefined, flags: CheckLinksFlags) => run(resolveSiteDir(siteDir), flags, logger));
}

async function run(siteDir: string, flags: CheckLinksFlags, logger: Logger): Promise<void> {
  const { siteConfig } = await loadSiteConfig({ siteDir, configPath: flags.config });
  const dir = path.resolve(siteDir, flags.dir);
  if ((await fileKind(dir)) !== 'folder') {
    throw new SiteError(`There is no built site in "${flags.dir}".`, {
      hint: 'Run `dactyl build` first, or name its folder with --dir.',
    });
  }
  const { checkOutput } = await import('../../production/output-links/check-output.js');
  const report = await checkOutput(dir, siteConfig.baseUrl);
  const groups = [
    describe('Links that lead to no page:', report.broken, 'link'),
    describe('Links to a heading that is not on the page:', report.broken, 'anchor'),
    describe('Images and other files that are not there:', report.broken, 'file'),
    ...(flags.external ? [await describeExternal(report, { siteDir, flags, logger, own: siteConfig.url })] : []),
  ].filter((text) => text !== '');
  if (groups.length > 0) throw new SiteError(groups.join('\n'));
  logger.success(`No broken links in ${report.pages} pages.`);
}

/** Each broken link once, with the files that contain it: a link in the navbar is in all of them. */
function describe(title: string, broken: readonly OutputLink[], kind: OutputLink['kind']): string {
  const files = new Map<string, string[]>();
  for (const { link, file, kind: own } of broken) {
    if (own === kind) files.set(link, [...(files.get(link) ?? []), file]);
  }
  return files.size === 0 ? '' : [title, ...[...files].map(([link, own]) => `  → ${link} ${inFiles(own)}`)].join('\n');
}

function inFiles([first = '', ...others]: readonly string[]): string {
  return others.length === 0
    ? `in ${first}`
    : `in ${first} and ${others.length} other file${others.length > 1 ? 's' : ''}`;
}

interface ExternalInput {
  siteDir: string;
  flags: CheckLinksFlags;
  logger: Logger;
  /** Address of the site itself. */
  own: string;
}

async function describeExternal({ external }: OutputReport, { siteDir, flags, logger, own }: ExternalInput) {
  const { checkExternal, worthAsking } = await import('../../production/output-links/external-links.js');
  const urls = worthAsking([...external.keys()], flags.ignore ?? [], own);
  const cacheFile = path.join(siteDir, '.dactyl/external-links.json');
  const known = readKnown(await readTextIfExists(cacheFile));
  const tasks = createTaskReporter(logger);
  let faults: Awaited<ReturnType<typeof checkExternal>> = [];
  await untilInterrupted(async (signal) => {
    faults = await tasks.stage('Ask other sites', urls.length, (progress) =>
      checkExternal(urls, {
        known,
        now: Date.now(),
        allowPrivate: flags.allowPrivate,
        signal,
        onProgress: () => progress.advance(),
      }),
    );
  });
  await writeFileAtomic(cacheFile, JSON.stringify(Object.fromEntries(known)));
  const lines = faults.map(({ url, why }) => `  → ${url} (${why}) ${inFiles(external.get(url) ?? [])}`);
  return lines.length === 0 ? '' : ['Pages of other sites that do not answer:', ...lines].join('\n');
}

/** URL → time of the last successful check. */
function readKnown(text: string | undefined): Map<string, number> {
  try {
    const saved: unknown = JSON.parse(text ?? '{}');
    const entries = isRecord(saved) ? Object.entries(saved) : [];
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return new Map();
  }
}
