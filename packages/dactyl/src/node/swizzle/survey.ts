/** Files in `src/theme`, what is remembered of them, and the themes of today → what has become of each copy and wrapper. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readTextIfExists, toPosixPath } from '../base/files.js';
import { contractOf } from './contract.js';
import { COMPONENT_FILE, NO_COMPONENT } from './list-components.js';
import { readMemory, type Memory, type Remembered } from './memory.js';
import {
  componentFile,
  createOriginals,
  findOwner,
  languageOfFile,
  originalOf,
  type FindOriginals,
} from './originals.js';
import type { SwizzleAction, Theme } from './types.js';

/**
 * `current`: the original is what it was. `outdated`: it has changed. `unknown`: nobody knows from which original it was made.
 * `missing`: the file is gone. `orphan`: the theme has no such component any more.
 */
export type CopyState = 'current' | 'outdated' | 'unknown' | 'missing' | 'orphan';

export interface SurveyedFile {
  /** Below `src/theme`, with `/`. */
  name: string;
  theme: string;
  component: string;
  action: SwizzleAction;
  state: CopyState;
  /** Whether it is noted in the memory of the site. */
  isRemembered: boolean;
  /** Whether the copy is another text than its original was. */
  isEdited: boolean;
  /** Release of the theme from which it was made. */
  release?: string;
  /** Text of the file, of the original then, and of the original now; lines end with `\n`. */
  mine?: string;
  base?: string;
  theirs?: string;
  /** What the props of the component are now. */
  props?: string;
  /** What they were then and are now, where they are others. */
  newProps?: { before: string; after: string };
}

export interface Survey {
  targetDir: string;
  themes: readonly Theme[];
  memory: Memory;
  files: SurveyedFile[];
  originals: FindOriginals;
}

export async function surveySite(siteDir: string, themes: readonly Theme[]): Promise<Survey> {
  const targetDir = path.join(siteDir, 'src/theme');
  const memory = await readMemory(targetDir);
  const survey: Survey = { targetDir, themes, memory, files: [], originals: createOriginals(targetDir) };
  for (const [name, entry] of memory) survey.files.push(await remembered(name, entry, survey));
  for (const name of await componentFiles(targetDir)) {
    if (memory.has(name)) continue;
    const found = await stranger(name, survey);
    if (found) survey.files.push(found);
  }
  survey.files.sort((a, b) => (a.name < b.name ? -1 : 1));
  return survey;
}

async function remembered(name: string, entry: Remembered, survey: Survey): Promise<SurveyedFile> {
  const theme = survey.themes.find((one) => one.name === entry.theme);
  const component = theme?.components.find((one) => one.name === entry.component && !one.isFolder);
  const mine = await readLines(path.join(survey.targetDir, name));
  const { original: base, props: before, ...known } = entry;
  const isWhole = component !== undefined && componentFile(name) === component.name;
  const props = theme && isWhole ? contractOf(theme, component) : undefined;
  const theirs =
    theme && component && originalOf(survey.originals(theme, component, languageOfFile(name)), name, component.name);
  const state = stateOf({ mine, base, theirs });
  const isEdited = entry.action === 'eject' && mine !== undefined && base !== undefined && mine !== base;
  return {
    name,
    ...known,
    state,
    isRemembered: true,
    isEdited,
    ...(props !== undefined && { props }),
    ...(before !== undefined && props !== undefined && before !== props && { newProps: { before, after: props } }),
    ...(mine !== undefined && { mine }),
    ...(base !== undefined && { base }),
    ...(theirs !== undefined && { theirs }),
  };
}

type Texts = Record<'mine' | 'base' | 'theirs', string | undefined>;

function stateOf({ mine, base, theirs }: Texts): CopyState {
  if (mine === undefined) return 'missing';
  if (theirs === undefined) return 'orphan';
  if (base === undefined) return 'unknown';
  return base === theirs ? 'current' : 'outdated';
}

/** A file of which nothing is remembered: it may be a copy from a time before there was a memory, or a component of the site. */
async function stranger(name: string, { targetDir, themes, originals }: Survey): Promise<SurveyedFile | undefined> {
  const owner = findOwner(name, themes);
  if (!owner) return undefined;
  const { theme, component } = owner;
  const mine = (await readLines(path.join(targetDir, name))) ?? '';
  const wraps = new RegExp(`@theme-(?:original|init)/${component.name}['"]`).test(mine);
  const theirs = originalOf(originals(theme, component, languageOfFile(name)), name, component.name);
  // Beside the copies of a component, a site has files of its own.
  if (theirs === undefined && componentFile(name) !== component.name) return undefined;
  const isCopy = theirs === mine;
  return {
    name,
    theme: theme.name,
    component: component.name,
    action: wraps ? 'wrap' : 'eject',
    state: isCopy ? 'current' : 'unknown',
    isRemembered: false,
    isEdited: !isCopy,
    mine,
    ...(isCopy && { base: theirs }),
    ...(theirs !== undefined && { theirs }),
  };
}

async function readLines(file: string): Promise<string | undefined> {
  return (await readTextIfExists(file))?.replaceAll('\r\n', '\n');
}

async function componentFiles(targetDir: string): Promise<string[]> {
  const entries = await readdir(targetDir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => toPosixPath(path.relative(targetDir, path.join(entry.parentPath, entry.name))))
    .filter((name) => COMPONENT_FILE.test(name) && !NO_COMPONENT.test(name));
}
