import path from 'node:path';
import type { Command } from 'commander';
import { createSilentLogger, type Logger } from '../../base/logger.js';
import { describeEntries, describeEvents, listEvents } from '../describe-entries.js';
import type { ListedEntry } from '../list-entries.js';
import { collect, toLocales } from '../option-values.js';
import { resolveSiteDir } from '../site-dir.js';

interface ListFlags {
  scheduled?: boolean;
  json?: boolean;
  locale?: string[];
  config?: string;
}

export function registerList(program: Command, logger: Logger): void {
  program
    .command('list [siteDir]')
    .description('List docs, posts and Markdown pages, drafts included, or what appears and goes at a set time')
    .option('--scheduled', 'Only what has a "publish_date" or "expiry_date", by date')
    .option('-l, --locale <locale>', 'Locale to look at, or several (default: all)', collect)
    .option('--json', 'Print it as JSON')
    .option('--config <file>', 'Configuration file')
    .action((siteDir: string | undefined, flags: ListFlags) => run(resolveSiteDir(siteDir), flags, logger));
}

async function run(siteDir: string, flags: ListFlags, logger: Logger): Promise<void> {
  const { loadSite } = await import('../../site/load-site.js');
  const { listEntries } = await import('../list-entries.js');
  // Messages of plugins about content belong to builds.
  const quiet = createSilentLogger();
  const outDir = path.join(siteDir, 'build');
  const site = await loadSite({
    siteDir,
    configPath: flags.config,
    locales: toLocales(flags.locale),
    outDir,
    logger: quiet,
  });
  const entries = await listEntries(site);
  const events = listEvents(entries, Date.now());
  if (flags.json) {
    const chosen = flags.scheduled ? [...new Set(events.map(({ entry }) => entry))] : entries;
    logger.info(JSON.stringify(chosen.map(toJson), null, 2));
  } else if (flags.scheduled) {
    logger.info(events.length > 0 ? describeEvents(events) : 'Nothing is scheduled.');
  } else {
    logger.info(entries.length > 0 ? describeEntries(entries) : 'The site has no docs, posts or Markdown pages.');
  }
}

function toJson({ url, file, locale, isDraft, isUnlisted, schedule }: ListedEntry): Record<string, unknown> {
  return { url, file, locale, draft: isDraft, unlisted: isUnlisted, ...schedule };
}
