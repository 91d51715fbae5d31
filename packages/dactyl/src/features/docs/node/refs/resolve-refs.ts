/** Resolves names of tags, branches and commits to commits, with a hint for names that git does not know. */
import { findRepository, listRefs, type Repository, resolveCommits } from '../../../../node/base/git-objects.js';
import { nearestName } from '../../../../node/base/nearest-name.js';
import type { SiteError } from '../../../../node/base/site-error.js';
import { throwAll } from '../../../../node/base/site-error.js';
import type { PluginContext } from '../../../../node/plugin-api/types.js';
import type { DocsOptions } from '../options.js';
import { docsName, optionError } from '../version-names.js';

/** A version that an option asks git for. */
export interface RefVersion {
  name: string;
  /** The ref as the option names it. */
  ref: string;
}

export interface RefWhere {
  context: PluginContext;
  options: DocsOptions;
}

export interface ResolvedRefs {
  repository: Repository;
  /** Commits in the order of the versions. */
  commits: string[];
}

export async function resolveRefs(versions: readonly RefVersion[], where: RefWhere): Promise<ResolvedRefs> {
  throwAll(versions.flatMap((version) => nameFault(version, where) ?? []));
  const repository = await findRepository(where.context.siteDir);
  if ('fault' in repository) throw noRepository(versions, { fault: repository.fault, where });
  // A branch that nobody checked out is known by the name of its remote only.
  const names = versions.flatMap(({ ref }) => [ref, `origin/${ref}`]);
  const found = await resolveCommits(repository.dir, names);
  const commits = versions.map((_, index) => found[2 * index] ?? found[2 * index + 1]);
  const missing = versions.filter((_, index) => commits[index] === undefined);
  if (missing.length > 0) {
    const known = await listRefs(repository.dir);
    throwAll(missing.map((version) => unknownRef(version, { known, repository, where })));
  }
  return { repository, commits: commits.filter((commit) => commit !== undefined) };
}

function nameFault({ name, ref }: RefVersion, where: RefWhere): SiteError | undefined {
  if (/^[^-\s]\S*$/.test(ref)) return undefined;
  return optionError(`"${ref}" is not the name of a tag, branch or commit.`, {
    ...refOption({ name, value: ref }, where),
    hint: 'Names in git hold no spaces and do not begin with "-". "git tag" lists the tags.',
  });
}

function noRepository(
  versions: readonly RefVersion[],
  { fault, where }: { fault: string; where: RefWhere },
): SiteError {
  const [{ name, ref } = { name: '', ref: '' }] = versions;
  const docs = docsName(where.options);
  return optionError(`The version "${name}" of ${docs} cannot be read from git: ${fault}.`, {
    ...refOption({ name, value: ref }, where),
    hint: 'Build in a clone of the repository; a downloaded archive has no history. Or record the version with "docs:version", which needs no git.',
  });
}

function unknownRef(
  { name, ref }: RefVersion,
  { known, repository, where }: { known: string[]; repository: Repository; where: RefWhere },
): SiteError {
  const near = nearestName(ref, known);
  const guess = near === undefined ? '' : `Did you mean "${near}"? `;
  const shallow = repository.isShallow
    ? 'This clone is shallow: on CI, check out with all tags and branches ("fetch-depth: 0").'
    : `A ${isHash(ref) ? 'commit' : 'tag'} that is only on the server has to be fetched first.`;
  return optionError(
    `The version "${name}" of ${docsName(where.options)} is to be read from "${ref}", which this repository does not have.`,
    {
      ...refOption({ name, value: ref }, where),
      hint: `${guess}${shallow}\n${fetchCommand(ref, repository)}`,
    },
  );
}

/** Servers hand out tags by name, and commits only with the history that they belong to. */
function fetchCommand(ref: string, { isShallow }: Repository): string {
  if (!isHash(ref)) return `git fetch origin tag ${ref}`;
  return isShallow ? 'git fetch --unshallow origin' : 'git fetch origin';
}

function isHash(ref: string): boolean {
  return /^[\da-f]{7,64}$/i.test(ref);
}

/** Where an option of a version is, for its error. */
export function refOption(
  { name, key = 'ref', value }: { name: string; key?: string; value: string },
  { context }: RefWhere,
): { context: PluginContext; keys: string[]; value: string } {
  return { context, keys: ['versions', name, key], value };
}
