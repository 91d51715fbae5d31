import type { Command } from 'commander';
import type { Logger } from '../../base/logger.js';
import { resolveSiteDir } from '../site-dir.js';

interface WhyFlags {
  config?: string;
  json?: boolean;
}

export function registerWhy(program: Command, logger: Logger): void {
  program
    .command('why <url> [siteDir]')
    .description('Say what of a page runs in the browser, and why')
    .option('--config <file>', 'Configuration file')
    .option('--json', 'Print it as JSON')
    .action(async (url: string, siteDir: string | undefined, flags: WhyFlags) => {
      // The same mode as in a build, so that both share a bundle.
      process.env.NODE_ENV = 'production';
      const { explainPage } = await import('../../production/explain-page.js');
      const { describePage } = await import('../describe-page.js');
      const explanation = await explainPage({ siteDir: resolveSiteDir(siteDir), configPath: flags.config, url });
      logger.info(flags.json ? JSON.stringify(explanation, null, 2) : describePage(explanation));
    });
}
