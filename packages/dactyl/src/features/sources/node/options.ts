/** Options of the plugin: which folders of other repositories are parts of the site, and where. */
import path from 'node:path';
import { z } from 'zod';
import { editAddress } from '../../../node/plugin-api/option-schemas.js';

/** What git would take for an option, or for the name of a program that it runs, is none of these. */
const gitAddress = z
  .string()
  .regex(
    /^(?:(?:https?|ssh|git|file):\/\/[^\s-]\S*|[\w.][\w.-]*@[\w.][\w.-]*:[^\s:-][^\s:]*|\.{0,2}\/[^\r\n\0]*|\.{1,2})$/,
    'must be the address of a repository, such as "https://github.com/acme/sdk.git", "git@github.com:acme/sdk.git" or "../sdk"',
  );

const gitRef = z
  .string()
  .refine(
    (ref) => /^[^-\s~^:?*[\\]+[^\s~^:?*[\\]*$/.test(ref) && !ref.includes('..') && !ref.endsWith('/'),
    'must be the name of a branch or a tag, or the hash of a commit',
  );

const gitFolder = z
  .string()
  .refine((folder) => !leaves(folder), 'must be a folder of the repository, such as "docs"')
  .transform((folder) => tidy(folder));

const siteFolder = z
  .string()
  .refine(
    (folder) => !leaves(folder) && tidy(folder) !== '' && !/^(?:\.|node_modules(?:\/|$))/.test(tidy(folder)),
    'must be a folder inside of the site, such as "docs/sdk"',
  )
  .transform((folder) => tidy(folder));

const sourceOptions = z.strictObject({
  git: gitAddress,
  /** Absent: the branch that the repository shows first. */
  ref: gitRef.optional(),
  folder: gitFolder.default(''),
  to: siteFolder,
  /** Address in front of the paths of its files. `false`: no edit links. Absent: that of its host, where it is known. */
  editUrl: z.union([editAddress, z.literal(false)]).optional(),
  /** Whether the history is fetched, too: pages show then when their files changed. */
  history: z.boolean().default(true),
});

export const sourcesOptionsSchema = z.strictObject({
  sources: z
    .array(sourceOptions)
    .min(1, 'must name at least one source')
    .superRefine((sources, context) => {
      for (const [index, { to }] of sources.entries()) {
        const other = sources.slice(0, index).find((one) => isAbove(one.to, to) || isAbove(to, one.to));
        if (!other) continue;
        const message = `must not be inside of another source, and is inside of "${other.to}" or around it`;
        context.addIssue({ code: 'custom', path: [index, 'to'], message });
      }
    }),
});

export type SourcesOptions = z.output<typeof sourcesOptionsSchema>;
export type SourceOptions = SourcesOptions['sources'][number];

function leaves(folder: string): boolean {
  const { normalize, isAbsolute } = path.posix;
  return (
    /[\\\0\n]/.test(folder) || isAbsolute(folder) || /^\.\.(?:\/|$)/.test(normalize(folder)) || /^\w:/.test(folder)
  );
}

/** @example tidy('./docs/api/') // 'docs/api' */
function tidy(folder: string): string {
  const plain = path.posix.normalize(folder).replace(/\/$/, '');
  return plain === '.' ? '' : plain;
}

function isAbove(folder: string, other: string): boolean {
  return folder === other || other.startsWith(`${folder}/`);
}
