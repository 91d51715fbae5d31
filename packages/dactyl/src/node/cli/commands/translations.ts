import path from 'node:path';
import { type Command, Option } from 'commander';
import { createSilentLogger, type Logger } from '../../base/logger.js';
import { suggestName } from '../../base/nearest-name.js';
import { SiteError } from '../../base/site-error.js';
import { isInside, writeFileAtomic } from '../../base/files.js';
import type { loadFreshness } from '../../translations/freshness/load-freshness.js';
import type { DiffOptions, SourceDiff } from '../../translations/freshness/source-diff.js';
import type { FileState, LocaleFreshness } from '../../translations/freshness/types.js';
import {
  describeMarked,
  describeSourceDiffs,
  describeTranslations,
  FAULTS,
  type Fault,
  translationsJson,
} from '../describe-translations.js';
import { collect, toLocales } from '../option-values.js';
import { resolveSiteDir } from '../site-dir.js';

type LoadFreshness = typeof loadFreshness;

const FORMATS = ['text', 'json', 'html'] as const;

interface TranslationsFlags {
  locale?: string[];
  config?: string;
  failOn?: string[];
  format: (typeof FORMATS)[number];
  output?: string;
  json?: boolean;
  mark?: string[] | true;
  diff?: string[] | true;
}

export function registerTranslations(program: Command, logger: Logger): void {
  program
    .command('translations [siteDir]')
    .description('Say per locale which translations are up to date, outdated or missing')
    .option('-l, --locale <locale>', 'Locale to look at, or several (default: all)', collect)
    .option('--config <file>', 'Configuration file')
    .option(
      '--fail-on <fault>',
      `End with exit code 1 when there is one: ${FAULTS.join(', ')}; may be several`,
      collect,
    )
    .addOption(new Option('--format <format>', 'Form of what is printed').choices(FORMATS).default('text'))
    .option('--output <file>', 'Write it into a file')
    .option('--json', 'The same as `--format json`')
    .option(
      '--diff [files...]',
      'Show what has changed in sources since they were translated (default: of all outdated)',
    )
    .option('--mark [files...]', 'Note in translated files that they match their source as it is now')
    .action(async (siteDirArgument: string | undefined, flags: TranslationsFlags) => {
      // The files of the published site: no debug pages, but messages of plugins that run only in builds.
      process.env.NODE_ENV ??= 'production';
      const { loadFreshness } = await import('../../translations/freshness/load-freshness.js');
      const siteDir = resolveSiteDir(siteDirArgument);
      const failOn = toFaults(flags.failOn);
      // A build reports the plugins' messages about content; here they would corrupt the JSON output.
      const quiet = createSilentLogger();
      const load = { siteDir, configPath: flags.config, locales: toLocales(flags.locale), logger: quiet };
      const site = await loadFreshness(load);
      if (flags.mark !== undefined) {
        const { markFiles } = await import('../../translations/freshness/mark-files.js');
        const marked = await markFiles({
          targets: toTargets(flags.mark),
          states: site.locales.flatMap(({ files }) => files),
          parser: site.parser,
          today: new Date().toISOString().slice(0, 10),
        });
        logger.success(describeMarked(marked, siteDir));
        return;
      }
      if (flags.diff !== undefined) {
        logger.info(await describeDiffs(site, { wanted: flags.diff, siteDir, colors: logger.colors.isColorSupported }));
        return;
      }
      const locales = await addMessages(site.locales, load);
      const format = flags.json ? 'json' : flags.format;
      const isVerbose = program.opts<{ verbose?: boolean }>().verbose === true;
      const text =
        format === 'html'
          ? await dashboardOf({ ...site, locales }, siteDir)
          : format === 'json'
            ? translationsJson({ defaultLocale: site.defaultLocale, locales, siteDir })
            : describeTranslations(locales, { siteDir, isVerbose });
      if (flags.output === undefined) logger.info(text.trimEnd());
      else {
        await writeFileAtomic(path.resolve(flags.output), `${text.trimEnd()}\n`);
        logger.success(`Wrote ${flags.output}.`);
      }
      failFor(locales, failOn, format !== 'text' && flags.output === undefined);
    });
}

async function describeDiffs(
  { locales, parser }: Awaited<ReturnType<LoadFreshness>>,
  { wanted, siteDir, colors }: { wanted: string[] | true; siteDir: string; colors: boolean },
): Promise<string> {
  const targets = wanted === true ? [siteDir] : wanted.map((target) => path.resolve(target));
  const isWanted = ({ file, source }: FileState) =>
    targets.some((target) => [file, source].some((one) => isInside(target, one)));
  return describeSourceDiffs(await sourceDiffs(outdatedOf(locales).filter(isWanted), { parser, colors }), siteDir);
}

/** In the language of the only locale that was asked for, else in that of the sources. */
async function dashboardOf(
  { locales, title, defaultLocale, parser }: Awaited<ReturnType<LoadFreshness>> & { locales: LocaleFreshness[] },
  siteDir: string,
): Promise<string> {
  const { translationsDashboard } = await import('../../translations/freshness/dashboard.js');
  return translationsDashboard({
    siteDir,
    title,
    defaultLocale,
    locales,
    diffs: await sourceDiffs(outdatedOf(locales), { parser, colors: false }),
    today: new Date().toISOString().slice(0, 10),
    language: locales.length === 1 && locales[0] ? locales[0].locale : defaultLocale,
  });
}

function outdatedOf(locales: readonly Pick<LocaleFreshness, 'files'>[]): FileState[] {
  return locales.flatMap(({ files }) => files).filter(({ status }) => status === 'outdated');
}

async function sourceDiffs(states: readonly FileState[], options: DiffOptions): Promise<SourceDiff[]> {
  const { diffSource } = await import('../../translations/freshness/source-diff.js');
  const diffs: SourceDiff[] = [];
  // One after the other: each asks git.
  for (const state of states) diffs.push(await diffSource(state, options));
  return diffs;
}

async function addMessages(
  locales: readonly Omit<LocaleFreshness, 'messages'>[],
  load: { siteDir: string; configPath: string | undefined; logger: Logger },
): Promise<LocaleFreshness[]> {
  if (locales.length === 0) return [];
  const { loadMessages } = await import('../../translations/messages/load-messages.js');
  const { findMissingMessages } = await import('../../translations/messages/find-missing.js');
  const found = await loadMessages({ ...load, locales: locales.map(({ locale }) => locale) });
  return Promise.all(
    locales.map(async (freshness) => {
      const own = found.locales.find(({ locale }) => locale === freshness.locale);
      const messages = own ? await findMissingMessages(own) : [];
      return { ...freshness, messages: messages.map(({ file, total, missing }) => ({ file, total, missing })) };
    }),
  );
}

function toFaults(option: string[] | undefined): Fault[] {
  return (option ?? [])
    .flatMap((value) => value.split(','))
    .map((name) => {
      const fault = FAULTS.find((known) => known === name.trim());
      if (fault !== undefined) return fault;
      throw new SiteError(`"--fail-on" does not know "${name}".`, { hint: suggestName(name, FAULTS) });
    });
}

function toTargets(mark: string[] | true): string[] | 'all' {
  if (mark === true) {
    throw new SiteError('"--mark" needs the files or folders to mark.', {
      hint: 'Name translated files that you have compared with their source, or write `--mark all` for all files that have no mark yet.',
    });
  }
  return mark.length === 1 && mark[0] === 'all' ? 'all' : mark.map((target) => path.resolve(target));
}

/** Where a program reads what is printed, only the exit code reports failure. */
function failFor(locales: readonly LocaleFreshness[], failOn: readonly Fault[], isSilent: boolean): void {
  const count = (fault: Fault) =>
    locales.reduce(
      (sum, { files, messages }) =>
        sum +
        (fault === 'messages'
          ? messages.reduce((ids, { missing }) => ids + missing.length, 0)
          : files.filter(({ status }) => status === fault).length),
      0,
    );
  const found = failOn.map((fault) => [fault, count(fault)] as const).filter(([, number]) => number > 0);
  if (found.length === 0) return;
  if (isSilent) {
    process.exitCode = 1;
    return;
  }
  const counts = found.map(([fault, number]) =>
    fault === 'messages' ? `${number} missing messages` : `${number} ${fault}`,
  );
  throw new SiteError(`Translations are not complete: ${counts.join(', ')}.`, {
    hint: 'Translate what is listed above. When a file needs no change, `dactyl translations --mark FILE` says so.',
  });
}
