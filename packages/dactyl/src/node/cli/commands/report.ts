import { existsSync } from 'node:fs';
import path from 'node:path';
import { Option, type Command } from 'commander';
import { fileKind, writeFileAtomic } from '../../base/files.js';
import { createSilentLogger, type Logger } from '../../base/logger.js';
import { SiteError } from '../../base/site-error.js';
import { loadSiteConfig } from '../../site/site-config.js';
import type { Report } from '../../production/report/types.js';
import { builtFolder } from '../built-folder.js';
import { untilInterrupted } from '../interruption.js';
import { resolveSiteDir } from '../site-dir.js';

const FORMATS = ['markdown', 'json', 'html'] as const;

interface ReportFlags {
  base: string;
  dir: string;
  url?: string;
  format: (typeof FORMATS)[number];
  output?: string;
  check: boolean;
  config?: string;
}

export function registerReport(program: Command, logger: Logger): void {
  program
    .command('report [siteDir]')
    .description('Tell a reviewer what a change does to the built site')
    .requiredOption('--base <base>', 'What to compare with: a branch, tag or commit, or the folder of a built site')
    .option('--dir <dir>', 'Folder of the built site', 'build')
    .option('--url <address>', 'Address of the preview, for links to its pages')
    .addOption(new Option('--format <format>', 'Form of the report').choices(FORMATS).default('markdown'))
    .option('--output <file>', 'Write the report into a file')
    .option('--no-check', 'Leave out the findings of `dactyl check`')
    .option('--config <file>', 'Configuration file')
    .action((siteDir: string | undefined, flags: ReportFlags) =>
      untilInterrupted((signal) => run({ siteDir: resolveSiteDir(siteDir), flags, logger, signal })),
    );
}

interface ReportRun {
  siteDir: string;
  flags: ReportFlags;
  logger: Logger;
  signal: AbortSignal;
}

async function run({ siteDir, flags, logger, signal }: ReportRun): Promise<void> {
  const preview = toPreview(flags.url);
  const { siteConfig, configFile } = await loadSiteConfig({ siteDir, configPath: flags.config });
  const after = await builtFolder(siteDir, flags.dir);
  // What programs read has nothing else in it.
  const say = flags.output === undefined ? createSilentLogger() : logger;
  const before = await baseFolder(flags, { siteDir, signal, logger: say });
  const { makeReport } = await import('../../production/report/make-report.js');
  const { OUTPUT_QUESTIONS } = await import('../../site/built-in-commands.js');
  const report = await makeReport({
    siteDir,
    siteConfig,
    configFile,
    before,
    after,
    base: flags.base,
    preview,
    questions: await Promise.all(OUTPUT_QUESTIONS.map((load) => load())),
    ...(flags.check && { loadSources: () => loadSources(siteDir, after, flags) }),
  });
  const text = await write(report, flags.format);
  if (flags.output === undefined) return logger.info(text.trimEnd());
  await writeFileAtomic(path.resolve(flags.output), text);
  const { summaryOf } = await import('../../production/report/formats/words.js');
  logger.success(`Wrote ${flags.output}. ${summaryOf(report)}`);
}

function toPreview(address: string | undefined): string | undefined {
  if (address === undefined || (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol))) return address;
  throw new SiteError(`--url must be an address with https://, not "${address}".`, {
    hint: 'Write the address of the first page of the preview.',
  });
}

/** A folder with pages is meant before a branch that is called like it. */
async function baseFolder(
  { base, config }: ReportFlags,
  { siteDir, signal, logger }: Pick<ReportRun, 'siteDir' | 'signal' | 'logger'>,
): Promise<string> {
  const folder = path.resolve(base);
  const hasPages = ['index.html', '404.html'].some((file) => existsSync(path.join(folder, file)));
  if ((await fileKind(folder)) === 'folder' && hasPages) return folder;
  const { buildBase } = await import('../../production/report/build-base.js');
  logger.info(`Building the site at ${base} …`);
  return buildBase({ siteDir, ref: base, configPath: config, signal });
}

async function loadSources(siteDir: string, outDir: string, { config }: ReportFlags) {
  const { loadSite } = await import('../../site/load-site.js');
  const { pageSources } = await import('../../production/source-of-page.js');
  // Messages of plugins about content belong to builds.
  return pageSources(await loadSite({ siteDir, configPath: config, outDir, logger: createSilentLogger() }));
}

async function write(report: Report, format: ReportFlags['format']): Promise<string> {
  if (format === 'json') return (await import('../../production/report/formats/json.js')).reportToJson(report);
  if (format === 'html') return (await import('../../production/report/formats/html.js')).reportToHtml(report);
  return (await import('../../production/report/formats/markdown.js')).reportToMarkdown(report);
}
