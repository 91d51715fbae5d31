import type { Command } from 'commander';
import type { Logger } from '../../base/logger.js';
import { collectSooner } from '../collect-sooner.js';
import { chooseAudiences, collect, toLocales, toNames } from '../option-values.js';
import { resolveSiteDir } from '../site-dir.js';

interface DevFlags {
  config?: string;
  locale?: string;
  audience?: string[];
  port?: string;
  host?: string;
  allowedHosts?: string;
}

export function registerDev(program: Command, logger: Logger): void {
  program
    .command('dev [siteDir]')
    .description('Start the development server')
    .alias('start')
    .option('-p, --port <port>', 'Port (default: 3000, or the next that is free)')
    .option('-h, --host <host>', 'Host name or address (default: localhost)')
    .option('--allowed-hosts <names>', 'Further names to answer to, with commas (.example.com: all below it, all: any)')
    .option('-l, --locale <locale>', 'Show this locale only (default: all)')
    .option('--audience <name>', 'Show also what is for these readers; may be given several times', collect)
    .option('--config <file>', 'Configuration file')
    .option('--hot-only', 'Accepted for compatibility')
    .option('--poll [ms]', 'Accepted for compatibility')
    .option('--no-minify', 'Accepted for compatibility')
    .option('--no-open', 'Accepted for compatibility: no browser is opened')
    .action(async (siteDir: string | undefined, flags: DevFlags) => {
      process.env.NODE_ENV = 'development';
      chooseAudiences(flags.audience);
      const { startDevServer } = await import('../../serve/dev/start-dev-server.js');
      await startDevServer({
        siteDir: resolveSiteDir(siteDir),
        configPath: flags.config,
        locale: toLocales(flags.locale)?.[0],
        port: flags.port,
        host: flags.host,
        allowedHosts: toNames(flags.allowedHosts),
        onQuiet: collectSooner,
        logger,
      });
    });
}
