import path from 'node:path';
import type { Command } from 'commander';
import { fileKind } from '../../base/files.js';
import type { Logger } from '../../base/logger.js';
import { SiteError } from '../../base/site-error.js';
import { loadSiteConfig } from '../../site/site-config.js';
import { untilInterrupted } from '../interruption.js';
import { collect, toLocales } from '../option-values.js';
import { resolveSiteDir } from '../site-dir.js';

interface DeployFlags {
  outDir: string;
  targetDir: string;
  config?: string;
  locale?: string[];
  skipBuild?: boolean;
}

export function registerDeploy(program: Command, logger: Logger): void {
  program
    .command('deploy [siteDir]')
    .description('Build the site and push it to the branch that GitHub Pages serves')
    .option('-l, --locale <locale>', 'Build only this locale; may be given several times', collect)
    .option('--out-dir <dir>', 'Folder of the built site', 'build')
    .option('--skip-build', 'Push what is in that folder')
    .option('--target-dir <dir>', 'Folder in the branch', '.')
    .option('--config <file>', 'Configuration file')
    .action((siteDir: string | undefined, flags: DeployFlags) => deploy(resolveSiteDir(siteDir), flags, logger));
}

async function deploy(siteDir: string, flags: DeployFlags, logger: Logger): Promise<void> {
  // Set before the configuration is read, which may import React: pages are rendered with React's production build only.
  process.env.NODE_ENV = 'production';
  const { deployTarget, isPullRequest } = await import('../../production/deploy/deploy-target.js');
  const { pushOutput, readSource } = await import('../../production/deploy/push-output.js');
  if (isPullRequest(process.env)) return logger.info('This is the build of a pull request: nothing is deployed.');
  const { siteConfig, configFile } = await loadSiteConfig({ siteDir, configPath: flags.config });
  // Checked before the build, which takes long, so that a missing setting is reported at once.
  const target = deployTarget({ env: process.env, siteConfig, configFile, source: await readSource(siteDir) });
  if (siteConfig.trailingSlash === undefined) {
    logger.warn('"trailingSlash" is not set: GitHub Pages adds a slash to most addresses. Set it to true or false.');
  }
  const outDir = path.resolve(siteDir, flags.outDir);
  if (!flags.skipBuild) await build(siteDir, flags, logger);
  if ((await fileKind(outDir)) !== 'folder') {
    throw new SiteError(`There is no built site in "${flags.outDir}".`, { hint: 'Deploy without --skip-build.' });
  }
  const isNew = await pushOutput({ outDir, targetDir: flags.targetDir, target });
  const where = `the branch ${target.branch} of ${target.url}`;
  logger.success(isNew ? `Pushed to ${where}` : `Nothing has changed on ${where}`);
}

async function build(siteDir: string, flags: DeployFlags, logger: Logger): Promise<void> {
  const { buildSite } = await import('../../production/build-site.js');
  const { readStoreAddress } = await import('../../production/shared-cache/store-address.js');
  const { config: configPath, outDir } = flags;
  const [locales, sharedCache] = [toLocales(flags.locale), readStoreAddress(undefined, process.env)];
  await untilInterrupted(async (signal) => {
    await buildSite({ siteDir, configPath, locales, outDir, sharedCache, logger, signal });
  });
}
