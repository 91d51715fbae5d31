/** The rules of `dactyl check` that are about links, without sources and settings: for any folder of HTML. */
import type { Command } from 'commander';
import type { RuleName } from '../../config/check-rules.js';
import type { OutputReport } from '../../production/output-check/check-output.js';
import type { Logger } from '../../base/logger.js';
import { SiteError } from '../../base/site-error.js';
import { loadSiteConfig } from '../../site/site-config.js';
import { askOtherSites, type AskInput } from '../ask-other-sites.js';
import { builtFolder } from '../built-folder.js';
import { collect } from '../option-values.js';
import { resolveSiteDir } from '../site-dir.js';

interface CheckLinksFlags {
  dir: string;
  config?: string;
  external?: boolean;
  ignore?: string[];
  allowPrivate?: boolean;
}

const RULES = ['broken-link', 'broken-anchor', 'missing-file'] as const satisfies readonly RuleName[];

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
  const dir = await builtFolder(siteDir, flags.dir);
  const { checkOutput } = await import('../../production/output-check/check-output.js');
  const report = await checkOutput({ dir, siteConfig, rules: new Set(RULES) });
  const groups = [
    describe('Links that lead to no page:', report, 'broken-link'),
    describe('Links to a heading that is not on the page:', report, 'broken-anchor'),
    describe('Images and other files that are not there:', report, 'missing-file'),
    ...(flags.external ? [await describeExternal(report, { siteDir, ...flags, logger, own: siteConfig.url })] : []),
  ].filter((text) => text !== '');
  if (groups.length > 0) throw new SiteError(groups.join('\n'));
  logger.success(`No broken links in ${report.pages.size} pages.`);
}

/** Each broken link once, with the files that contain it: a link in the navbar is in all of them. */
function describe(title: string, { faults }: OutputReport, rule: (typeof RULES)[number]): string {
  const files = new Map<string, string[]>();
  for (const { rule: own, subject, file } of faults) {
    if (own === rule && subject) files.set(subject.text, [...(files.get(subject.text) ?? []), file]);
  }
  return files.size === 0 ? '' : [title, ...[...files].map(([link, own]) => `  → ${link} ${inFiles(own)}`)].join('\n');
}

function inFiles([first = '', ...others]: readonly string[]): string {
  return others.length === 0
    ? `in ${first}`
    : `in ${first} and ${others.length} other file${others.length > 1 ? 's' : ''}`;
}

async function describeExternal({ external }: OutputReport, input: AskInput): Promise<string> {
  const faults = await askOtherSites([...external.keys()], input);
  const lines = faults.map(({ url, why }) => `  → ${url} (${why}) ${inFiles(external.get(url) ?? [])}`);
  return lines.length === 0 ? '' : ['Pages of other sites that do not answer:', ...lines].join('\n');
}
