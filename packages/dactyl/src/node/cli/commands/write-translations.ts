import type { Command } from 'commander';
import type { Logger } from '../../base/logger.js';
import { collect, toLocales } from '../option-values.js';
import { resolveSiteDir } from '../site-dir.js';

interface WriteTranslationsFlags {
  locale?: string[];
  override?: boolean;
  config?: string;
  messagePrefix?: string;
}

export function registerWriteTranslations(program: Command, logger: Logger): void {
  program
    .command('write-translations [siteDir]')
    .description('Write the texts of components, navigation and sidebars into the JSON files of a locale')
    .option('-l, --locale <locale>', 'Locale to write, or several (default: the default locale)', collect)
    .option('--override', 'Write texts anew that exist already')
    .option('--config <file>', 'Configuration file')
    .option('--messagePrefix <text>', 'Text in front of each new message, to find what is not translated')
    .action(async (siteDir: string | undefined, flags: WriteTranslationsFlags) => {
      // The texts of the published site: no debug pages, but messages of plugins that run only in builds.
      process.env.NODE_ENV ??= 'production';
      const { loadMessages } = await import('../../translations/messages/load-messages.js');
      const { writeMessages } = await import('../../translations/messages/write-messages.js');
      const { reportProblems, reportWritten } = await import('../report-messages.js');
      const site = resolveSiteDir(siteDir);
      const locales = toLocales(flags.locale) ?? 'default';
      const messages = await loadMessages({ siteDir: site, configPath: flags.config, locales, logger });
      const { override = false, messagePrefix = '' } = flags;
      reportProblems(messages.problems, site, logger);
      reportWritten(await writeMessages(messages.locales, { override, messagePrefix }), site, logger);
    });
}
