import type { Command } from 'commander';
import type { Logger } from '../../base/logger.js';
import { untilInterrupted } from '../interruption.js';
import { resolveSiteDir } from '../site-dir.js';
import { reportBuild } from './build.js';

interface MergeFlags {
  outDir?: string;
  config?: string;
}

export function registerMerge(program: Command, logger: Logger): void {
  program
    .command('merge [folders...]')
    .description('Put the parts of a build together, which `dactyl build --shard` has written')
    .option('--out-dir <dir>', 'Output folder (default: build)')
    .option('--config <file>', 'Configuration file')
    .action(async (dirs: string[], { outDir, config: configPath }: MergeFlags) => {
      // Set before the site is loaded, as in the build of a part.
      process.env.NODE_ENV = 'production';
      const { mergeShards } = await import('../../production/shards/merge-shards.js');
      const named = dirs.length > 0 ? dirs : undefined;
      await untilInterrupted(async (signal) => {
        const siteDir = resolveSiteDir(undefined);
        await reportBuild(await mergeShards({ siteDir, dirs: named, outDir, configPath, logger, signal }), logger);
      });
    });
}
