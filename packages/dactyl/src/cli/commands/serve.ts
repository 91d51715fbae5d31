import path from 'node:path';
import type { CAC } from 'cac';
import { loadConfig } from '../../config/load-config.js';
import type { Logger } from '../../node/logger.js';
import { recoverOutput } from '../../build/output.js';
import { resolveSiteDir } from '../site-dir.js';

interface ServeFlags {
  dir: string;
  config?: string;
  port?: string | number;
  host?: string;
}

export function registerServe(cli: CAC, logger: Logger): void {
  cli
    .command('serve [siteDir]', 'Serve the built site')
    .option('--dir <dir>', 'Folder to serve', { default: 'build' })
    .option('--config <file>', 'Configuration file')
    .option('-p, --port <port>', 'Port (default: 3000, or the next that is free)')
    .option('-h, --host <host>', 'Host name or address (default: localhost)')
    .action(async (siteDirArgument: string | undefined, flags: ServeFlags) => {
      const siteDir = resolveSiteDir(siteDirArgument);
      const { siteConfig } = await loadConfig({ siteDir, configPath: flags.config });
      const dir = path.resolve(siteDir, flags.dir);
      await recoverOutput(dir);
      const { servePreview } = await import('../../serve/preview/serve-preview.js');
      await servePreview({ dir, siteConfig, port: flags.port, host: flags.host, logger });
    });
}
