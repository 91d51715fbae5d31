import path from 'node:path';
import type { Command } from 'commander';
import { loadSiteConfig } from '../../site/site-config.js';
import type { Logger } from '../../base/logger.js';
import { recoverOutput } from '../../production/output.js';
import { toNames } from '../option-values.js';
import { untilInterrupted } from '../interruption.js';
import { resolveSiteDir } from '../site-dir.js';

interface ServeFlags {
  dir: string;
  config?: string;
  port?: string;
  host?: string;
  allowedHosts?: string;
  build?: boolean;
}

export function registerServe(program: Command, logger: Logger): void {
  program
    .command('serve [siteDir]')
    .description('Serve the built site')
    .option('--dir <dir>', 'Folder to serve', 'build')
    .option('--config <file>', 'Configuration file')
    .option('-p, --port <port>', 'Port (default: 3000, or the next that is free)')
    .option('-h, --host <host>', 'Host name or address (default: localhost)')
    .option('--allowed-hosts <names>', 'Further names to answer to, with commas (.example.com: all below it, all: any)')
    .option('--build', 'Build the site first')
    .option('--no-open', 'Accepted for compatibility: no browser is opened')
    .action(async (siteDirArgument: string | undefined, flags: ServeFlags) => {
      const siteDir = resolveSiteDir(siteDirArgument);
      // Set before the configuration is read, which may import React: pages are rendered with React's production build only.
      process.env.NODE_ENV = 'production';
      const { siteConfig } = await loadSiteConfig({ siteDir, configPath: flags.config });
      const dir = path.resolve(siteDir, flags.dir);
      if (flags.build) await buildFirst(siteDir, flags, logger);
      await recoverOutput(dir);
      const { servePreview } = await import('../../serve/preview/serve-preview.js');
      await servePreview({
        dir,
        siteConfig,
        port: flags.port,
        host: flags.host,
        allowedHosts: toNames(flags.allowedHosts),
        logger,
      });
    });
}

async function buildFirst(siteDir: string, flags: ServeFlags, logger: Logger): Promise<void> {
  const { buildSite } = await import('../../production/build-site.js');
  await untilInterrupted(async (signal) => {
    await buildSite({ siteDir, configPath: flags.config, outDir: flags.dir, logger, signal });
  });
}
