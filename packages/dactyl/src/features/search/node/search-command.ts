import path from 'node:path';
import type { Command } from 'commander';
import { suggestName } from '../../../node/base/nearest-name.js';
import { SiteError } from '../../../node/base/site-error.js';
import type { CommandServices } from '../../../node/plugin-api/framework-command.js';
import type { SiteConfig } from '../../../node/config/types.js';
import type { Filters } from './built-filters.js';
import type { BuiltSearch } from './built-search.js';

interface SearchFlags {
  dir: string;
  config?: string;
  locale?: string;
  tag?: string[];
  filter?: Record<string, string>;
  limit: string;
  explain?: boolean;
  json?: boolean;
  test?: boolean;
  push?: string;
  dryRun?: boolean;
  queries: string;
}

/** A site whose folder and configuration are known. */
interface Opened {
  siteDir: string;
  siteConfig: SiteConfig;
  flags: SearchFlags;
  print(text: string): void;
}

export function registerSearch(program: Command, { logger, resolveSiteDir, loadConfig }: CommandServices): void {
  program
    .command('search [words] [siteDir]')
    .description('Search the built site, in the order of its search box')
    .option('--dir <dir>', 'Folder with the built site', 'build')
    .option('--config <file>', 'Configuration file')
    .option('-l, --locale <locale>', 'Locale to search (default: the default one)')
    .option('--tag <tag>', 'Tag to search, such as docs-default-1.0; may be several', addTag)
    .option('--filter <name=value>', 'Limit results, such as type=blog; may be several', addFilter)
    .option('--limit <number>', 'How many results to print', '10')
    .option('--explain', 'Say what each score is made of')
    .option('--test', 'Test whether the queries of queries.yml find what they should')
    .option('--queries <file>', 'File with these queries', 'queries.yml')
    .option('--push <service>', 'Send the records of the build to algolia, typesense or meilisearch')
    .option('--dry-run', 'Say what --push would send')
    .option('--json', 'Print results as JSON')
    .action(async (words: string | undefined, siteDirArgument: string | undefined, flags: SearchFlags) => {
      const isAsked = !flags.test && flags.push === undefined;
      // Without words, the one argument is the folder.
      const siteDir = resolveSiteDir(isAsked ? siteDirArgument : (siteDirArgument ?? words));
      if (isAsked && words === undefined)
        throw new SiteError('There is nothing to search for.', { hint: 'Write dactyl search "dark mode".' });
      const limit = toLimit(flags.limit);
      const siteConfig = await loadConfig({ siteDir, configPath: flags.config });
      const opened: Opened = { siteDir, siteConfig, flags, print: (text) => logger.info(text) };
      if (flags.push !== undefined) await printPush(flags.push, opened);
      else if (isAsked) await printHits(words ?? '', limit, opened);
      else await printTest(opened);
    });
}

async function openSearch({ siteDir, siteConfig, flags }: Opened, locale: string | undefined): Promise<BuiltSearch> {
  const { openBuiltSearch } = await import('./built-search.js');
  return openBuiltSearch({ siteConfig, dir: path.resolve(siteDir, flags.dir), locale });
}

async function printHits(words: string, limit: number, opened: Opened): Promise<void> {
  const { flags, print } = opened;
  const search = await openSearch(opened, flags.locale);
  const limits = await search.limit(flags.filter ?? {});
  const tags = toTags(flags.tag, search);
  const ranked = await search.rank(words, { ...limits, ...(tags && { facets: tags }) });
  const { explainScore } = await import('../engine/explain-score.js');
  const { describeHits, hitsJson } = await import('./describe-hits.js');
  const hits = ranked.sections.slice(0, limit).map(async (section) => ({
    hit: await search.read(section, ranked.words),
    parts: await explainScore(section, ranked),
  }));
  const found = { hits: await Promise.all(hits), total: ranked.sections.length };
  print(flags.json ? hitsJson(found, flags.explain) : describeHits(words, found, flags.explain));
  if (found.total === 0) process.exitCode = 1;
}

async function printTest(opened: Opened): Promise<void> {
  const { siteDir, flags, print } = opened;
  const { readQueries } = await import('./queries-file.js');
  const { describeQueryResults, testQueries } = await import('./test-queries.js');
  const results = await testQueries(readQueries(path.resolve(siteDir, flags.queries)), (locale) =>
    openSearch(opened, locale ?? flags.locale),
  );
  print(flags.json ? JSON.stringify(results, null, 2) : describeQueryResults(results, flags.queries));
  if (results.some(({ isFound }) => !isFound)) process.exitCode = 1;
}

async function printPush(name: string, { siteDir, flags, print }: Opened): Promise<void> {
  const { SERVICES } = await import('./records/record-shapes.js');
  const service = SERVICES.find((one) => one === name);
  if (!service) throw new SiteError(`--push knows no service "${name}".`, { hint: suggestName(name, SERVICES) });
  const { pushRecords } = await import('./records/push-records.js');
  print(await pushRecords({ siteDir, service, environment: process.env, isTrial: flags.dryRun === true }));
}

function addTag(tag: string, before: string[] = []): string[] {
  return [...before, tag];
}

function addFilter(text: string, before: Filters = {}): Filters {
  const [, name, value] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name !== undefined && value !== undefined) return { ...before, [name]: value };
  throw new SiteError(`--filter must be a name and a value, not "${text}".`, { hint: 'Write --filter type=blog.' });
}

function toLimit(option: string): number {
  const limit = Number(option);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new SiteError(`--limit must be a whole number from 1, not "${option}".`);
}

function toTags(tags: readonly string[] | undefined, { tags: known }: { tags: readonly string[] }) {
  const unknown = tags?.find((tag) => !known.includes(tag));
  if (unknown === undefined) return tags;
  throw new SiteError(`The search index has no tag "${unknown}".`, {
    hint: `${suggestName(unknown, known)} Its tags are ${known.join(', ')}.`,
  });
}
