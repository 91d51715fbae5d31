import type { Origin } from '../../../node/content/origins.js';
import type { SourceOptions } from './options.js';
import type { Pin } from './pins.js';

/** Host → part of the address between repository and branch. */
const EDITORS: Readonly<Record<string, string>> = {
  'github.com': 'edit',
  'gitlab.com': '-/edit',
  'codeberg.org': '_edit',
};

/** Where files of a source are edited: what the configuration says, or the branch on a host that is known. A tag has no edits. */
export function editAddress({ editUrl, folder }: SourceOptions, { git, branch }: Pin): Origin['edit'] {
  if (editUrl === false) return undefined;
  if (editUrl !== undefined) return { base: editUrl, isWritten: true };
  const [, host = '', repository = ''] =
    /^(?:https?:\/\/|ssh:\/\/(?:[^@/]+@)?|[\w.-]+@)([\w.-]+)[:/](.+?)(?:\.git)?\/?$/.exec(git) ?? [];
  const editor = EDITORS[host];
  if (editor === undefined || branch === undefined) return undefined;
  const parts = [`https://${host}`, repository, editor, branch, folder].filter(Boolean);
  return { base: `${parts.join('/')}/`, isWritten: false };
}
