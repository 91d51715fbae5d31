import path from 'node:path';
import type { CAC } from 'cac';
import type { Logger } from '../../node/logger.js';
import { untilInterrupted } from '../interruption.js';
import { resolveSiteDir, toLocales } from '../site-dir.js';

interface BuildFlags {
  outDir?: string;
  config?: string;
  locale?: string | string[];
}

export function registerBuild(cli: CAC, logger: Logger): void {
  cli
    .command('build [siteDir]', 'Build the site into static files')
    .option('--out-dir <dir>', 'Output folder (default: build)')
    .option('--config <file>', 'Configuration file')
    .option('-l, --locale <locale>', 'Build only this locale; may be given several times')
    .option('--no-minify', 'Accepted for compatibility')
    .action(async (siteDir: string | undefined, flags: BuildFlags) => {
      // Before React is loaded: its development build is several times slower.
      process.env.NODE_ENV = 'production';
      const { buildSite } = await import('../../build/build-site.js');
      await untilInterrupted(async (signal) => {
        const result = await buildSite({
          siteDir: resolveSiteDir(siteDir),
          configPath: flags.config,
          locales: toLocales(flags.locale),
          outDir: flags.outDir,
          logger,
          signal,
        });
        const kept = result.reused > 0 ? ` (${result.reused} unchanged)` : '';
        logger.success(`${result.pages} pages${kept} in ${path.relative(process.cwd(), result.outDir) || '.'}`);
      });
    });
}
