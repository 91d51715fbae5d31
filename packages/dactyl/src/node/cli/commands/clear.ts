import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { recoverOutput } from '../../production/output.js';
import type { Logger } from '../../base/logger.js';
import { resolveSiteDir } from '../site-dir.js';

const GENERATED = ['.dactyl', '.docusaurus', 'build', 'build-shards', 'node_modules/.cache', '.yarn/.cache'];

export function registerClear(program: Command, logger: Logger): void {
  program
    .command('clear [siteDir]')
    .description('Remove the output, the cache and everything generated')
    .action(async (siteDirArgument: string | undefined) => {
      const siteDir = resolveSiteDir(siteDirArgument);
      // Also removes what a killed build left beside the output.
      await recoverOutput(path.join(siteDir, 'build'));
      const found = GENERATED.filter((folder) => existsSync(path.join(siteDir, folder)));
      for (const folder of found) await rm(path.join(siteDir, folder), { recursive: true, force: true });
      logger.success(found.length > 0 ? `Removed ${found.join(', ')}.` : 'There was nothing to remove.');
    });
}
