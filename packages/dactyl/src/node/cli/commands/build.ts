import path from 'node:path';
import type { Command } from 'commander';
import type { Logger } from '../../base/logger.js';
import { SiteError } from '../../base/site-error.js';
import type { BuildResult } from '../../production/build-site.js';
import { untilInterrupted } from '../interruption.js';
import { optimizeLate } from '../optimize-late.js';
import { chooseAudiences, collect, toLocales } from '../option-values.js';
import { resolveSiteDir } from '../site-dir.js';
import { formatCount } from '../../../shared/format-count.js';

interface BuildFlags {
  outDir?: string;
  config?: string;
  locale?: string[];
  audience?: string[];
  dev?: boolean;
  explain?: boolean | string;
  shard?: string;
  sharedCache?: string;
}

export function registerBuild(program: Command, logger: Logger): void {
  program
    .command('build [siteDir]')
    .description('Build the site into static files')
    .option('--out-dir <dir>', 'Output folder (default: build)')
    .option('--config <file>', 'Configuration file')
    .option('-l, --locale <locale>', 'Build only this locale; may be given several times', collect)
    .option('--audience <name>', 'Build also what is for these readers; may be given several times', collect)
    .option('--dev', "Make everything with React's development build, which warns of mistakes")
    .option('--explain [page]', 'Say why pages are made again; for a page or a content file in full')
    .option('--shard <part/parts>', 'Build one part of the pages, such as 1/4, for `dactyl merge`')
    .option('--shared-cache <address>', 'Share compiled files by the protocol of Turborepo or Bazel')
    .option('--no-minify', 'Accepted for compatibility')
    .action((siteDir: string | undefined, flags: BuildFlags) => build(resolveSiteDir(siteDir), flags, logger));
}

async function build(siteDir: string, flags: BuildFlags, logger: Logger): Promise<void> {
  const { dev, locale, config: configPath, outDir, explain } = flags;
  // Set before React is loaded, because React's development build is several times slower.
  process.env.NODE_ENV = dev ? 'development' : 'production';
  chooseAudiences(flags.audience);
  optimizeLate();
  const { parseShard } = await import('../../production/shards/shard-number.js');
  const shard = flags.shard === undefined ? undefined : parseShard(flags.shard);
  if (shard && dev) throw shardOfDevelopment();
  const { readStoreAddress } = await import('../../production/shared-cache/store-address.js');
  const sharedCache = readStoreAddress(flags.sharedCache, process.env);
  const locales = toLocales(locale);
  await untilInterrupted(async (signal) => {
    const options = { siteDir, configPath, locales, outDir, explain, sharedCache, logger, signal };
    if (shard) {
      const { buildShard } = await import('../../production/shards/build-shard.js');
      await reportBuild(await buildShard({ ...options, shard }), logger);
    } else {
      const { buildSite } = await import('../../production/build-site.js');
      await reportBuild(await buildSite(options), logger);
    }
  });
}

function shardOfDevelopment(): SiteError {
  return new SiteError('A part of a build cannot be made with --dev.', {
    hint: 'Leave out --shard: the development build of React is for one machine.',
  });
}

/** Also of what `dactyl merge` has written. */
export async function reportBuild(result: BuildResult, logger: Logger): Promise<void> {
  const { formatBytes } = await import('../../base/format-bytes.js');
  const { describeHydrationModes } = await import('../../production/report-hydration.js');
  const { pages, reused, hydrationModes, outDir, size, largest } = result;
  const kept = reused > 0 ? ` (${reused} unchanged)` : '';
  const modes = hydrationModes.static < pages ? `: ${describeHydrationModes(hydrationModes)},` : '';
  logger.success(`${pages} pages${kept}${modes} in ${path.relative(process.cwd(), outDir) || '.'}`);
  const first = largest.map(({ pathname, bytes }) => `${pathname} ${formatBytes(bytes)}`);
  const files = `  ${formatCount(size.files)} files, ${formatBytes(size.bytes)}`;
  logger.info(first.length > 0 ? `${files}; largest pages: ${first.join(', ')}` : files);
  const images = result.largestImages?.map(({ file, bytes, smaller }) => {
    const most = smaller === undefined ? '' : ` (${formatBytes(smaller)} at most in browsers)`;
    return `${file} ${formatBytes(bytes)}${most}`;
  });
  if (images && images.length > 0) logger.info(`  largest images: ${images.join(', ')}`);
}
