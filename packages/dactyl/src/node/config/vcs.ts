/**
 * `future.experimental_vcs`: tells when files were created and changed. Plugins get an object of three functions,
 * however the option was written. Our content plugins check `vcsPreset` first, because they can read git's history
 * in one pass instead of file by file.
 */
import { fileHistory, type CommitStamp } from '../base/git.js';
import { isRecord } from '../../shared/is-record.js';

export const VCS_PRESETS = ['git-ad-hoc', 'git-eager', 'hardcoded', 'disabled', 'default-v1', 'default-v2'] as const;

export type VcsPreset = (typeof VCS_PRESETS)[number];

/** The option as people write it. */
export type VcsChoice = boolean | VcsPreset | Vcs;

/** Placeholder for dates where no history is read; the values are part of the site format. */
export const HARDCODED_CHANGE: CommitStamp = { timestamp: 1_539_502_055_000, author: 'Author' };
export const HARDCODED_CREATION: CommitStamp = { timestamp: 1_490_997_600_000, author: 'Creator' };

/**
 * @param isEager whether `true` means reading git's history as a whole, which a flag of `future.faster` decides
 */
export function resolveVcs(choice: VcsChoice, isEager: boolean): Vcs {
  if (typeof choice === 'object') return choice;
  if (choice === false) return PRESETS.disabled;
  if (choice === true) return PRESETS[isEager ? 'default-v2' : 'default-v1'];
  return PRESETS[choice];
}

/** The name of the preset; `undefined` for functions of the site. */
export function vcsPreset(vcs: Vcs): VcsPreset | undefined {
  return VCS_PRESETS.find((name) => PRESETS[name].getFileLastUpdateInfo === vcs.getFileLastUpdateInfo);
}

/** What is wrong with a value, as the end of a sentence that starts with its key; `undefined` if nothing is. */
export function describeVcsFault(value: unknown): string | undefined {
  if (typeof value === 'boolean' || VCS_PRESETS.some((name) => name === value)) return undefined;
  if (!isRecord(value)) return 'is not a way to read the history of files';
  for (const [name, arity] of Object.entries(ARITIES)) {
    const own = value[name];
    if (typeof own !== 'function') return `needs a function "${name}"`;
    const isRight = arity === 'at most 1' ? own.length <= 1 : own.length === 1;
    if (!isRight) return `has a function "${name}" that takes ${own.length} arguments, and must take ${arity}`;
  }
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(ARITIES, name));
  return unknown === undefined ? undefined : `has an unknown key "${unknown}"`;
}

const ARITIES = { initialize: 'at most 1', getFileCreationInfo: '1', getFileLastUpdateInfo: '1' };

function fixedVcs(creation: CommitStamp | null, change: CommitStamp | null): Vcs {
  return {
    initialize() {},
    getFileCreationInfo: (_filePath) => Promise.resolve(creation),
    getFileLastUpdateInfo: (_filePath) => Promise.resolve(change),
  };
}

function gitVcs({ followsRenames }: { followsRenames: boolean }): Vcs {
  return {
    initialize() {},
    getFileCreationInfo: async (filePath) => (await fileHistory(filePath, { followsRenames }))?.oldest ?? null,
    getFileLastUpdateInfo: async (filePath) => (await fileHistory(filePath, { followsRenames }))?.newest ?? null,
  };
}

/** As in Docusaurus, git is asked only in production builds, not in development or tests. */
function gitWhenBuilding(git: Vcs): Vcs {
  const isWriting = () => process.env['NODE_ENV'] === 'development' || process.env['NODE_ENV'] === 'test';
  const chosen = () => (isWriting() ? PRESETS.hardcoded : git);
  return {
    initialize() {},
    getFileCreationInfo: (filePath) => chosen().getFileCreationInfo(filePath),
    getFileLastUpdateInfo: (filePath) => chosen().getFileLastUpdateInfo(filePath),
  };
}

const PRESETS: Record<VcsPreset, Vcs> = {
  'git-ad-hoc': gitVcs({ followsRenames: true }),
  'git-eager': gitVcs({ followsRenames: false }),
  hardcoded: fixedVcs(HARDCODED_CREATION, HARDCODED_CHANGE),
  disabled: fixedVcs(null, null),
  'default-v1': gitWhenBuilding(gitVcs({ followsRenames: true })),
  'default-v2': gitWhenBuilding(gitVcs({ followsRenames: false })),
};

/** History of files. Times are milliseconds since 1970; `null` where the history is unknown. */
export interface Vcs {
  initialize(params: { siteDir: string }): void;
  getFileCreationInfo(filePath: string): Promise<FileChange | null>;
  getFileLastUpdateInfo(filePath: string): Promise<FileChange | null>;
}

export interface FileChange {
  timestamp: number;
  author: string;
}
