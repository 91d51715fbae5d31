import path from 'node:path';
import type { Command } from 'commander';
import { writeFileAtomic } from '../../base/files.js';
import type { Logger } from '../../base/logger.js';
import { frameworkVersion } from '../../site/site-metadata.js';
import { askYesNo, canAsk } from '../ask.js';
import { describeDiff, describeList, installCommand } from '../describe-migration.js';
import { resolveSiteDir } from '../site-dir.js';

interface MigrateFlags {
  check?: boolean;
  yes?: boolean;
}

export function registerMigrate(program: Command, logger: Logger): void {
  program
    .command('migrate [siteDir]')
    .description('Put Dactyl in the place of Docusaurus, in package.json')
    .option('-y, --yes', 'Write without a question')
    .option('--check', 'Change nothing; the exit code is 1 when there is something to do')
    .action((siteDir: string | undefined, flags: MigrateFlags) => run(resolveSiteDir(siteDir), flags, logger));
}

async function run(siteDir: string, flags: MigrateFlags, logger: Logger): Promise<void> {
  const { readManifest } = await import('../../migrate/read-manifest.js');
  const { planMigration, listedPackages } = await import('../../migrate/plan-migration.js');
  const { findPartsInUse } = await import('../../migrate/parts-in-use.js');
  const { readSiteFiles } = await import('../../migrate/site-files.js');
  const { describeRest } = await import('../../migrate/describe-rest.js');
  const { diffLines } = await import('../../migrate/line-diff.js');

  const manifest = await readManifest(siteDir);
  const files = await readSiteFiles(siteDir);
  const inUse = findPartsInUse(siteDir, listedPackages(manifest.content), files);
  const after = planMigration({ text: manifest.text, version: frameworkVersion(), inUse });
  const isDone = after === manifest.text;
  const name = path.relative(process.cwd(), manifest.file);
  if (isDone) logger.success(`${name} names no part of Docusaurus that Dactyl replaces.`);
  else logger.info(`${describeDiff(name, diffLines(manifest.text, after), logger.colors)}\n`);
  const { purposeless, todo } = await describeRest({ siteDir, manifest: manifest.content, files, inUse });
  if (purposeless.length > 0) logger.info(`${describeList('No longer has a purpose:', purposeless)}\n`);
  if (todo.length > 0) logger.info(`${describeList('Left to you:', todo)}\n`);
  if (isDone) return;
  if (flags.check) {
    process.exitCode = 1;
    return logger.info('Nothing was changed (--check).');
  }
  if (!flags.yes && !canAsk()) return logger.info('Nothing was changed. Add --yes to write it.');
  if (!flags.yes && !(await askYesNo(`Write ${name}? (y/N) `))) return logger.info('Nothing was changed.');
  await writeFileAtomic(manifest.file, after);
  logger.success(`Wrote ${name}. Next: ${installCommand(path.dirname(manifest.file))}, then npx dactyl build`);
}
