import path from 'node:path';
import type { Command } from 'commander';
import type { Logger } from '../../base/logger.js';
import { untilInterrupted } from '../interruption.js';
import { collect, toLocales } from '../option-values.js';
import { resolveSiteDir } from '../site-dir.js';

interface BuildFlags {
  outDir?: string;
  config?: string;
  locale?: string[];
  dev?: boolean;
  explain?: boolean | string;
}

export function registerBuild(program: Command, logger: Logger): void {
  program
    .command('build [siteDir]')
    .description('Build the site into static files')
    .option('--out-dir <dir>', 'Output folder (default: build)')
    .option('--config <file>', 'Configuration file')
    .option('-l, --locale <locale>', 'Build only this locale; may be given several times', collect)
    .option('--dev', "Make everything with React's development build, which warns of mistakes")
    .option('--explain [page]', 'Say why pages are made again; for a page or a content file in full')
    .option('--no-minify', 'Accepted for compatibility')
    .action(async (siteDir: string | undefined, flags: BuildFlags) => {
      // Set before React is loaded, because React's development build is several times slower.
      process.env.NODE_ENV = flags.dev ? 'development' : 'production';
      const { formatBytes } = await import('../../base/format-bytes.js');
      const { describeHydrationModes } = await import('../../production/report-hydration.js');
      const { buildSite } = await import('../../production/build-site.js');
      await untilInterrupted(async (signal) => {
        const result = await buildSite({
          siteDir: resolveSiteDir(siteDir),
          configPath: flags.config,
          locales: toLocales(flags.locale),
          outDir: flags.outDir,
          logger,
          explain: flags.explain,
          signal,
        });
        const kept = result.reused > 0 ? ` (${result.reused} unchanged)` : '';
        const hydrationModes =
          result.hydrationModes.static < result.pages ? `: ${describeHydrationModes(result.hydrationModes)},` : '';
        logger.success(
          `${result.pages} pages${kept}${hydrationModes} in ${path.relative(process.cwd(), result.outDir) || '.'}`,
        );
        const largest = result.largest.map(({ pathname, bytes }) => `${pathname} ${formatBytes(bytes)}`);
        logger.info(
          `  ${result.size.files.toLocaleString('en')} files, ${formatBytes(result.size.bytes)}; ` +
            `largest pages: ${largest.join(', ')}`,
        );
        const images = result.largestImages.map(
          ({ file, bytes, smaller }) =>
            `${file} ${formatBytes(bytes)}${smaller === undefined ? '' : ` (${formatBytes(smaller)} at most in browsers)`}`,
        );
        if (images.length > 0) logger.info(`  largest images: ${images.join(', ')}`);
      });
    });
}
