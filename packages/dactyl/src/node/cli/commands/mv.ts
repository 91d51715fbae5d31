import path from 'node:path';
import type { Command } from 'commander';
import { createSilentLogger, type Logger } from '../../base/logger.js';
import { SiteError } from '../../base/site-error.js';
import type { MovePlan } from '../../production/move/move-content.js';
import type { Edit } from '../../production/move/types.js';
import type { Site } from '../../site/types.js';
import { countFiles, describeFix } from '../describe-fixes.js';
import { contentFiles } from '../markdown-files.js';
import { resolveSiteDir } from '../site-dir.js';
import { isWanted } from '../write-fixes.js';

interface MoveFlags {
  allVersions?: boolean;
  continue?: boolean;
  yes?: boolean;
  dryRun?: boolean;
  config?: string;
}

export function registerMv(program: Command, logger: Logger): void {
  program
    .command('mv [from] [to]')
    .description('Move a content file or a folder, correct what refers to it, and redirect from its address')
    .option('--all-versions', 'Also move the same files of all other versions')
    .option('-y, --yes', 'Move without a question')
    .option('--dry-run', 'Show what would change, and change nothing')
    .option('--continue', 'Finish a move that was interrupted')
    .option('--config <file>', 'Configuration file')
    .action((from: string | undefined, to: string | undefined, flags: MoveFlags) => run({ from, to, flags, logger }));
}

interface MoveRun {
  from: string | undefined;
  to: string | undefined;
  flags: MoveFlags;
  logger: Logger;
}

async function run({ from, to, flags, logger }: MoveRun): Promise<void> {
  const siteDir = resolveSiteDir(undefined);
  const { interruptedMove, moveFiles, planMove } = await import('../../production/move/move-content.js');
  const interrupted = await interruptedMove(siteDir);
  if (flags.continue && !interrupted) throw new SiteError('No move was interrupted.');
  if (interrupted && !flags.continue)
    throw new SiteError('A move was interrupted.', { hint: 'Finish it with `dactyl mv --continue`.' });
  if (!interrupted && (from === undefined || to === undefined))
    throw new SiteError('`dactyl mv` needs two names: what is moved, and where.', { hint: 'See `dactyl mv --help`.' });
  let plan = interrupted;
  if (!plan) {
    const site = await load(siteDir, flags);
    const input = { from: from ?? '', to: to ?? '', cwd: process.cwd(), allVersions: flags.allVersions ?? false };
    plan = planMove(site, { ...input, contents: await contentFiles(site) });
    if (!(await isAgreed(plan, flags, logger))) return;
  }
  const left = await moveFiles(siteDir, plan);
  for (const file of left) logger.warn(`${shown(file)} was changed meanwhile, and is left as it is.`);
  logger.success(`Moved ${countFiles(plan.moves.length)}.`);
  await finish(plan, { siteDir, flags, logger });
}

async function load(siteDir: string, { config }: MoveFlags): Promise<Site> {
  const { loadSite } = await import('../../site/load-site.js');
  // Messages of plugins about content belong to builds.
  const quiet = createSilentLogger();
  return loadSite({ siteDir, configPath: config, outDir: path.join(siteDir, 'build'), logger: quiet });
}

async function isAgreed({ moves, edits }: MovePlan, flags: MoveFlags, logger: Logger): Promise<boolean> {
  for (const { from, to } of moves) logger.info(`${shown(from)} → ${shown(to)}`);
  logger.info('');
  describeEdits(edits, logger);
  const files = [...moves.map(({ from }) => from), ...edits.map(({ file }) => file)];
  if (!flags.dryRun) return isWanted([...new Set(files)], flags, logger);
  logger.info('Nothing was changed (--dry-run).');
  return false;
}

function describeEdits(edits: readonly Edit[], logger: Logger): void {
  for (const edit of edits) logger.info(`${describeFix(edit, logger.colors)}\n`);
}

interface FinishRun {
  siteDir: string;
  flags: MoveFlags;
  logger: Logger;
}

/** What only the site with its new files can say. */
async function finish(plan: MovePlan, { siteDir, flags, logger }: FinishRun): Promise<void> {
  const { addRedirects, endMove, movedPages, planAddressEdits } = await import('../../production/move/move-content.js');
  const { carryOut } = await import('../../production/move/carry-out.js');
  const site = await load(siteDir, flags).catch((error: unknown) => {
    logger.warn(
      'The files are moved, but the site cannot be loaded. Correct the mistake, then run `dactyl mv --continue`.',
    );
    throw error;
  });
  const pages = movedPages(plan, site);
  const edits = planAddressEdits(site, pages, await contentFiles(site));
  describeEdits(edits, logger);
  await carryOut({ moves: [], edits });
  const file = pages.length > 0 ? await addRedirects(site, pages) : undefined;
  if (file !== undefined)
    logger.success(`Added ${pages.length} ${pages.length === 1 ? 'redirect' : 'redirects'} to ${shown(file)}.`);
  else if (pages.length > 0) logger.info(describeRedirects(pages));
  await endMove(siteDir);
}

function describeRedirects(pages: readonly { from: string; to: string }[]): string {
  const lines = pages.map(({ from, to }) => `  { from: '${from}', to: '${to}' },`);
  return [
    'No plugin of the site keeps redirects in a file. Add these to what redirects from old addresses:',
    ...lines,
  ].join('\n');
}

function shown(file: string): string {
  return path.relative(process.cwd(), file);
}
