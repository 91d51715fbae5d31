import path from 'node:path';
import type { Command } from 'commander';
import type { Logger } from '../../base/logger.js';
import { loadSiteConfig } from '../../site/site-config.js';
import { describeDiagnoses } from '../describe-diagnoses.js';
import { resolveSiteDir } from '../site-dir.js';

interface DoctorFlags {
  dir: string;
  json?: boolean;
  config?: string;
}

export function registerDoctor(program: Command, logger: Logger): void {
  program
    .command('doctor [siteDir]')
    .description('Look at what a site depends on: Node.js, git, address, host, packages, options, files')
    .option('--dir <dir>', 'Folder of the built site, where there is one', 'build')
    .option('--json', 'Print it as JSON')
    .option('--config <file>', 'Configuration file')
    .action((siteDir: string | undefined, flags: DoctorFlags) => run(resolveSiteDir(siteDir), flags, logger));
}

async function run(siteDir: string, flags: DoctorFlags, logger: Logger): Promise<void> {
  const { examineSite, readsHistory } = await import('../../doctor/examine-site.js');
  const { siteConfig } = await loadSiteConfig({ siteDir, configPath: flags.config });
  const found = await examineSite({
    siteDir,
    siteConfig,
    outDir: path.resolve(siteDir, flags.dir),
    env: process.env,
    nodeVersion: process.versions.node,
    readsHistory: readsHistory([siteConfig.presets, siteConfig.plugins]),
  });
  logger.info(flags.json ? JSON.stringify(found, null, 2) : describeDiagnoses(found, logger.colors));
  if (found.some(({ level }) => level === 'problem')) process.exitCode = 1;
}
