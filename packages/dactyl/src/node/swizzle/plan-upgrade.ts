/**
 * A survey → what an upgrade would write. What the site has changed and what the theme has changed are merged line by line, against
 * the original that is remembered. Where both have changed the same lines, the file stays as it is, unless marks are asked for.
 */
import path from 'node:path';
import { diff3Merge } from 'node-diff3';
import { memoryToText, MEMORY_FILE, type Memory } from './memory.js';
import { languageOfFile } from './originals.js';
import type { Survey, SurveyedFile } from './survey.js';

export interface UpgradeEdit {
  /** Absolute. */
  file: string;
  /** Absent where there is no file yet. */
  before?: string;
  after: string;
}

export interface UpgradePlan {
  /** That of the memory comes last. */
  edits: UpgradeEdit[];
  /** Names of files in which both sides have changed the same lines. */
  conflicts: string[];
  /** Wrappers whose component has changed: nothing to merge, but something to look at. */
  wrappers: string[];
  /** Files whose original is not known. */
  unknown: string[];
}

export interface UpgradeOptions {
  /** Which files, of the survey. */
  files: readonly SurveyedFile[];
  /** Whether conflicts are written into files, with marks. */
  withMarks: boolean;
  /** Text of the memory now, if there is one. */
  memoryText: string | undefined;
  /** Release of a theme, by name. */
  releaseOf: (theme: string) => string | undefined;
  /** Text of a file as it is, with its line ends. */
  read: (file: string) => string | undefined;
}

export function planUpgrade(survey: Survey, options: UpgradeOptions): UpgradePlan {
  const plan: UpgradePlan = { edits: [], conflicts: [], wrappers: [], unknown: [] };
  const memory: Memory = new Map(survey.memory);
  for (const file of options.files) {
    if (file.state === 'missing') memory.delete(file.name);
    // Of a wrapper from before there was a memory, the component of today is as good as any.
    else if (isStrange(file)) plan.unknown.push(file.name);
    else if (file.action === 'wrap' || file.state === 'current' || addEdit(file, survey, { plan, options }))
      remember(file, memory, options);
    if (file.state === 'outdated' && file.action === 'wrap') plan.wrappers.push(file.name);
  }
  addNewFiles(survey, { plan, options, memory });
  const after = memoryToText(memory);
  const before = options.memoryText;
  if (memory.size > 0 || before !== undefined)
    addText(path.join(survey.targetDir, MEMORY_FILE), { before, after }, plan);
  return plan;
}

function isStrange({ state, action, theirs }: SurveyedFile): boolean {
  return state === 'orphan' || (state === 'unknown' && (action === 'eject' || theirs === undefined));
}

function remember(
  { name, theme, component, action, theirs, props }: SurveyedFile,
  memory: Memory,
  options: UpgradeOptions,
): void {
  const known = memory.get(name);
  if (known?.original === theirs) return;
  const release = options.releaseOf(theme);
  memory.set(name, {
    theme,
    component,
    action,
    ...(release !== undefined && { release }),
    ...(theirs !== undefined && { original: theirs }),
    ...(props !== undefined && { props }),
  });
}

interface Growing {
  plan: UpgradePlan;
  options: UpgradeOptions;
}

/** @returns whether the file holds, or will hold, what the theme has changed */
function addEdit(surveyed: SurveyedFile, { targetDir }: Survey, { plan, options }: Growing): boolean {
  const { name, mine = '', base = '', theirs = '', theme, release = 'before' } = surveyed;
  const merged = mergeTexts({ mine, base, theirs }, { before: release, after: options.releaseOf(theme) ?? 'now' });
  if (merged.hasConflict) {
    plan.conflicts.push(name);
    if (!options.withMarks) return false;
  }
  const file = path.join(targetDir, name);
  const before = options.read(file) ?? '';
  const after = before.includes('\r\n') ? merged.text.replaceAll('\n', '\r\n') : merged.text;
  addText(file, { before, after }, plan);
  return true;
}

function addText(
  file: string,
  { before, after }: { before: string | undefined; after: string },
  plan: UpgradePlan,
): void {
  if (before !== after) plan.edits.push({ file, after, ...(before !== undefined && { before }) });
}

/** An original may have been split: its copy needs the new files, too. */
function addNewFiles(survey: Survey, { plan, options, memory }: Growing & { memory: Memory }): void {
  const copies = options.files.filter(
    ({ action, state, name }) => action === 'eject' && state === 'outdated' && !plan.conflicts.includes(name),
  );
  for (const copy of copies) {
    const theme = survey.themes.find(({ name }) => name === copy.theme);
    const component = theme?.components.find(({ name }) => name === copy.component);
    if (!theme || !component) continue;
    for (const [name, text] of survey.originals(theme, component, languageOfFile(copy.name))) {
      const file = path.join(survey.targetDir, name);
      const isThere =
        memory.has(name) || plan.edits.some((edit) => edit.file === file) || options.read(file) !== undefined;
      // The copy may have another extension than the original.
      if (isThere || (copy.theirs === text && copy.name !== name)) continue;
      plan.edits.push({ file, after: text });
      remember({ ...copy, name, theirs: text }, memory, options);
    }
  }
}

interface Merge {
  mine: string;
  base: string;
  theirs: string;
}

export function mergeTexts(
  { mine, base, theirs }: Merge,
  releases: { before: string; after: string },
): { text: string; hasConflict: boolean } {
  if (mine === base || mine === theirs) return { text: theirs, hasConflict: false };
  const lines = (text: string) => text.split('\n');
  const regions = diff3Merge(lines(mine), lines(base), lines(theirs), { excludeFalseConflicts: true });
  const merged = regions.flatMap(({ ok, conflict }) => {
    if (!conflict) return ok ?? [];
    return [
      '<<<<<<< this site',
      ...conflict.a,
      `||||||| original ${releases.before}`,
      ...conflict.o,
      '=======',
      ...conflict.b,
      `>>>>>>> original ${releases.after}`,
    ];
  });
  return { text: merged.join('\n'), hasConflict: regions.some(({ conflict }) => conflict !== undefined) };
}
