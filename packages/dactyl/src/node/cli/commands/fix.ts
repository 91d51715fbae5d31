import path from 'node:path';
import type { Command } from 'commander';
import { createSilentLogger, type Logger } from '../../base/logger.js';
import type { FixedFile } from '../../production/fix-files.js';
import { countFiles, describeFix, describeLeft } from '../describe-fixes.js';
import { contentFiles, namedFiles } from '../markdown-files.js';
import { resolveSiteDir } from '../site-dir.js';
import { isWanted, writeFixes } from '../write-fixes.js';

interface FixFlags {
  check?: boolean;
  yes?: boolean;
  config?: string;
}

export function registerFix(program: Command, logger: Logger): void {
  program
    .command('fix [files...]')
    .description('Correct text in Markdown files that is no MDX, such as <br> or {a')
    .option('-y, --yes', 'Write without a question')
    .option('--check', 'Change nothing; the exit code is 1 when there is something to correct')
    .option('--config <file>', 'Configuration file')
    .action((names: string[], flags: FixFlags) => run(names, flags, logger));
}

async function run(names: readonly string[], flags: FixFlags, logger: Logger): Promise<void> {
  const { loadSite } = await import('../../site/load-site.js');
  const { fixFiles, isFixedUnasked } = await import('../../production/fix-files.js');
  const siteDir = resolveSiteDir(undefined);
  const named = await namedFiles(names);
  // Messages of plugins about content belong to builds.
  const quiet = createSilentLogger();
  const site = await loadSite({
    siteDir,
    configPath: flags.config,
    outDir: path.join(siteDir, 'build'),
    logger: quiet,
  });
  const files = names.length > 0 ? named : (await contentFiles(site)).filter(isFixedUnasked);
  const found = await fixFiles(site, files);
  const fixed = found.filter(({ repairs }) => repairs.length > 0);
  for (const file of fixed) logger.info(`${describeFix(file, logger.colors)}\n`);
  for (const { left, repairs } of found) if (left) logger.warn(describeLeft(left, flags.check ? repairs : []));
  if (found.some(({ left }) => left)) process.exitCode = 1;
  if (fixed.length === 0) {
    if (found.length === 0) logger.success(`${countFiles(files.length)} looked at: nothing to correct.`);
    return;
  }
  if (flags.check) process.exitCode = 1;
  if (
    await isWanted(
      fixed.map(({ file }) => file),
      flags,
      logger,
    )
  )
    await write(fixed, logger);
}

async function write(fixed: readonly FixedFile[], logger: Logger): Promise<void> {
  const written = await writeFixes(fixed, logger);
  if (written.length < fixed.length) process.exitCode = 1;
  const places = written.reduce((sum, { repairs }) => sum + repairs.length, 0);
  logger.success(`Corrected ${places} ${places === 1 ? 'place' : 'places'} in ${countFiles(written.length)}.`);
}
