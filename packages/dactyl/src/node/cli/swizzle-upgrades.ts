/** `dactyl swizzle --status`, `--diff` and `--upgrade`: copies and wrappers after an upgrade of their theme. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteRelative } from '../content/edit-url.js';
import type { Logger } from '../base/logger.js';
import { SiteError } from '../base/site-error.js';
import { diffLines } from '../migrate/line-diff.js';
import { applyUpgrade, finishUpgrade, journalOf } from '../swizzle/apply-upgrade.js';
import { findComponent, findTheme } from '../swizzle/choose.js';
import { MEMORY_FILE } from '../swizzle/memory.js';
import { planUpgrade, type UpgradePlan } from '../swizzle/plan-upgrade.js';
import { surveySite, type Survey, type SurveyedFile } from '../swizzle/survey.js';
import type { Theme } from '../swizzle/types.js';
import { countFiles } from './describe-fixes.js';
import { describeDiff } from './describe-migration.js';
import { isWanted } from './write-fixes.js';

export interface KeepUpInput {
  siteDir: string;
  themes: readonly Theme[];
  themeName: string | undefined;
  componentName: string | undefined;
  flags: { status?: boolean; diff?: boolean; upgrade?: boolean; conflicts?: boolean; yes?: boolean; dryRun?: boolean };
  logger: Logger;
}

export async function keepUp(input: KeepUpInput): Promise<void> {
  const { siteDir, themes, flags, logger } = input;
  if (existsSync(journalOf(siteDir))) {
    if (!flags.upgrade)
      throw new SiteError('An upgrade of copies was interrupted.', {
        hint: 'Finish it with `dactyl swizzle --upgrade`.',
      });
    reportLeft(await finishUpgrade(siteDir), input);
    logger.success('Finished the upgrade that was interrupted.');
  }
  const survey = await surveySite(siteDir, themes);
  const files = survey.files.filter(createFilter(input));
  if (files.length === 0) return logger.info('No component of a theme is copied or wrapped here.');
  if (flags.upgrade) return upgrade(survey, files, input);
  if (flags.diff) return printDiffs(files, input);
  for (const line of describeStatus(files)) logger.info(line);
}

function createFilter({ themes, themeName, componentName }: KeepUpInput): (file: SurveyedFile) => boolean {
  if (themeName === undefined) return () => true;
  const theme = findTheme(themeName, themes);
  if (componentName === undefined) return (file) => file.theme === theme.name;
  const { name } = findComponent(componentName, theme);
  const isPart = (component: string) => component === name || component.startsWith(`${name}/`);
  return (file) => file.theme === theme.name && isPart(file.component);
}

const STATES: Record<SurveyedFile['state'], string> = {
  current: 'up to date',
  outdated: 'the original has changed',
  unknown: 'from an unknown original',
  missing: 'no longer there',
  orphan: 'the theme has it no longer',
};

function describeStatus(files: readonly SurveyedFile[]): string[] {
  const width = Math.max(...files.map(({ name }) => name.length));
  const rows = files.flatMap(({ name, action, state, isEdited, release, newProps }) => {
    const kind = action === 'wrap' ? 'wrapper' : isEdited ? 'edited copy' : 'copy';
    const from = release === undefined ? '' : ` of ${release}`;
    const row = `${name.padEnd(width)}  ${`${kind}${from}`.padEnd(WIDEST)}  ${STATES[state]}`;
    return newProps ? [`${row}; made for other props`, ...describeProps(newProps)] : [row];
  });
  const outdated = files.filter(({ state }) => state === 'outdated').length;
  const advice = `${countFiles(outdated)} with an original that has changed: see --diff, then --upgrade.`;
  return outdated > 0 ? [...rows, '', advice] : rows;
}

function describeProps({ before, after }: NonNullable<SurveyedFile['newProps']>): string[] {
  const [old, next] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !next.includes(line)).map((line) => `  - ${line}`),
    ...next.filter((line) => !old.includes(line)).map((line) => `  + ${line}`),
  ];
}

/** Of the second column. */
const WIDEST = 'edited copy of 10.10.10'.length;

/** What the theme has changed; of copies from an unknown original, how they differ from that of today. */
function printDiffs(files: readonly SurveyedFile[], { logger }: KeepUpInput): void {
  const shown = files.filter(
    ({ state, action }) => state === 'outdated' || (state === 'unknown' && action === 'eject'),
  );
  for (const { name, mine = '', base, theirs } of shown) {
    if (theirs === undefined) continue;
    const title = base === undefined ? `${name}, from your copy to the original of today` : name;
    logger.info(`${describeDiff(title, diffLines(base ?? mine, theirs), logger.colors)}\n`);
  }
  if (shown.length === 0) logger.success('No original has changed.');
}

async function upgrade(survey: Survey, files: readonly SurveyedFile[], input: KeepUpInput): Promise<void> {
  const { siteDir, themes, flags, logger } = input;
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  const plan = planUpgrade(survey, {
    files,
    withMarks: flags.conflicts ?? false,
    memoryText: read(path.join(survey.targetDir, MEMORY_FILE)),
    releaseOf: (theme) => themes.find(({ name }) => name === theme)?.version,
    read,
  });
  const shown = plan.edits.filter(({ file }) => path.basename(file) !== MEMORY_FILE);
  for (const { file, before = '', after } of shown)
    logger.info(`${describeDiff(siteRelative(siteDir, file), diffLines(before, after), logger.colors)}\n`);
  describePlan(plan, input);
  if (plan.conflicts.length > 0) process.exitCode = 1;
  if (plan.edits.length === 0) return logger.success('Nothing to write.');
  const question = { check: false, yes: flags.yes };
  if (flags.dryRun) return logger.info('Nothing was changed (--dry-run).');
  // What is remembered may be noted without a question.
  const asked = shown.map(({ file }) => file);
  if (asked.length > 0 && !(await isWanted(asked, question, logger))) return;
  reportLeft(await applyUpgrade(siteDir, plan.edits), input);
  logger.success(asked.length > 0 ? `Upgraded ${countFiles(asked.length)}.` : `Noted in src/theme/${MEMORY_FILE}.`);
}

function describePlan({ conflicts, wrappers, unknown }: UpgradePlan, { flags, logger }: KeepUpInput): void {
  const left = flags.conflicts ? 'Look for <<<<<<< in it.' : 'It is left as it is; --conflicts writes both with marks.';
  for (const name of conflicts) logger.warn(`${name}: you and the theme have changed the same lines. ${left}`);
  for (const name of wrappers) logger.info(`${name}: the component that it wraps has changed.`);
  for (const name of unknown) logger.info(`${name}: its original is not known, so nothing can be merged. See --diff.`);
}

function reportLeft(left: readonly string[], { siteDir, logger }: KeepUpInput): void {
  for (const file of left)
    logger.warn(
      `${siteRelative(siteDir, file)} was changed meanwhile, and is left as it is. Run the upgrade once more.`,
    );
  if (left.length > 0) process.exitCode = 1;
}
