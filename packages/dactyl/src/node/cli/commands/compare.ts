import path from 'node:path';
import type { Command } from 'commander';
import type { SiteComparison } from '../../compare/compare-site.js';
import { writeFileAtomic } from '../../base/files.js';
import type { Logger } from '../../base/logger.js';
import { SiteError } from '../../base/site-error.js';
import { describeComparison } from '../describe-comparison.js';
import { untilInterrupted } from '../interruption.js';
import { collect, toLocales } from '../option-values.js';
import { resolveSiteDir } from '../site-dir.js';

interface CompareFlags {
  against?: string;
  built?: string;
  page?: string[];
  examples: string;
  cold?: boolean;
  json?: boolean;
  html?: string;
  locale?: string[];
  config?: string;
}

export function registerCompare(program: Command, logger: Logger): void {
  program
    .command('compare [siteDir]')
    .description('Build the site with Docusaurus and with Dactyl, and say what differs')
    .option('--against <dir>', 'Finished build of Docusaurus (default: it builds one)')
    .option('--built <dir>', 'Finished build of Dactyl (default: it builds one)')
    .option('--page <path>', 'Page whose bytes are counted; may be given several times', collect)
    .option('--examples <number>', 'Examples of each kind that are printed', '5')
    .option('--cold', 'Remove the caches of both first')
    .option('--json', 'Print everything as JSON')
    .option('--html <file>', 'Write a report with screenshots')
    .option('-l, --locale <locale>', 'Build only this locale; may be given several times', collect)
    .option('--config <file>', 'Configuration file')
    .action((siteDir: string | undefined, flags: CompareFlags) =>
      untilInterrupted((signal) => run({ siteDir: resolveSiteDir(siteDir), flags, logger, signal })),
    );
}

interface CompareRun {
  siteDir: string;
  flags: CompareFlags;
  logger: Logger;
  signal: AbortSignal;
}

async function run({ siteDir, flags, logger, signal }: CompareRun): Promise<void> {
  const examples = toCount(flags.examples);
  const { compareSite } = await import('../../compare/compare-site.js');
  const comparison = await compareSite({
    siteDir,
    configPath: flags.config,
    locales: toLocales(flags.locale) ?? [],
    against: flags.against && path.resolve(flags.against),
    built: flags.built && path.resolve(flags.built),
    pages: flags.page ?? [],
    isCold: flags.cold === true,
    signal,
    // With `--json`, nothing else may be printed.
    onStep: (text) => (flags.json ? undefined : logger.info(logger.colors.dim(`${text} …`))),
  });
  if (flags.html !== undefined) await writeReport(flags.html, comparison);
  if (flags.json) logger.info(JSON.stringify(withoutPictures(comparison), null, 2));
  else logger.info(`\n${describeComparison(comparison, { examples, colors: logger.colors })}\n`);
  if (flags.html !== undefined && !flags.json) {
    const without = comparison.noBrowser === undefined ? '' : `, without screenshots: ${comparison.noBrowser}`;
    logger.success(`Wrote ${flags.html}${without}.`);
  }
  if (comparison.lost.length > 0) process.exitCode = 1;
  else if (!flags.json) logger.success('Nothing is lost.');
}

async function writeReport(file: string, comparison: SiteComparison): Promise<void> {
  const { reportHtml } = await import('../../compare/report-html.js');
  await writeFileAtomic(path.resolve(file), reportHtml(comparison));
}

function withoutPictures(comparison: SiteComparison): object {
  const pages = comparison.pages.map(({ pictures: _, ...page }) => page);
  return { ...comparison, pages };
}

function toCount(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(count)) return count;
  throw new SiteError(`"${text}" is not a number of examples.`, {
    hint: 'Write a whole number, such as --examples 10.',
  });
}
