import path from 'node:path';
import type { Command } from 'commander';
import { suggestName } from '../../../node/base/nearest-name.js';
import { SiteError } from '../../../node/base/site-error.js';
import type { CommandServices } from '../../../node/plugin-api/framework-command.js';

interface SearchFlags {
  dir: string;
  config?: string;
  locale?: string;
  tag?: string[];
  limit: string;
  json?: boolean;
}

export function registerSearch(program: Command, { logger, resolveSiteDir, loadConfig }: CommandServices): void {
  program
    .command('search <words> [siteDir]')
    .description('Search the built site, in the order of its search box')
    .option('--dir <dir>', 'Folder with the built site', 'build')
    .option('--config <file>', 'Configuration file')
    .option('-l, --locale <locale>', 'Locale to search (default: the default one)')
    .option('--tag <tag>', 'Tag to search, such as docs-default-1.0; may be several', addTag)
    .option('--limit <number>', 'How many results to print', '10')
    .option('--json', 'Print them as JSON')
    .action(async (words: string, siteDirArgument: string | undefined, flags: SearchFlags) => {
      const siteDir = resolveSiteDir(siteDirArgument);
      const limit = toLimit(flags.limit);
      const siteConfig = await loadConfig({ siteDir, configPath: flags.config });
      const { openBuiltSearch } = await import('./built-search.js');
      const search = await openBuiltSearch({
        siteConfig,
        dir: path.resolve(siteDir, flags.dir),
        locale: flags.locale,
      });
      const facets = toTags(flags.tag, search) ?? search.usualTags;
      const result = await search.search(words, { facets, hitsPerPage: limit });
      const { describeHits, hitsJson } = await import('./describe-hits.js');
      logger.info(flags.json ? hitsJson(result) : describeHits(words, result));
      if (result.total === 0) process.exitCode = 1;
    });
}

function addTag(tag: string, before: string[] = []): string[] {
  return [...before, tag];
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
