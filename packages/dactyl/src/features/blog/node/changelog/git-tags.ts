/** Releases as git knows them: tags, their days and their messages. */
import { runGit } from '../../../../node/base/git-objects.js';
import { SiteError } from '../../../../node/base/site-error.js';
import type { Changelog, Release } from './types.js';

export interface ReleaseTag {
  /** As git has it, as in `v1.1.0`. */
  name: string;
  version: string;
  /** Day, as in `2024-11-22`. */
  date: string;
  /** Of an annotated tag, without signature; empty for others. */
  message: string;
}

const FIELD = '\u001F';
const RECORD = '\u001E';
const FORMAT = [
  '%(refname:lstrip=2)',
  '%(creatordate:short)',
  '%(objecttype)',
  '%(contents:subject)',
  '%(contents:body)',
];

/**
 * The tags of releases, the newest first; `undefined` where there is no repository or no git.
 *
 * @param prefix what they have in front of the version; `v` may be missing
 */
export async function readTags(dir: string, prefix: string): Promise<ReleaseTag[] | undefined> {
  const format = FORMAT.join('%1F') + '%1E';
  const text = await git(dir, [
    'for-each-ref',
    '--sort=-version:refname',
    '--sort=-creatordate',
    `--format=${format}`,
    'refs/tags',
  ]);
  const tags = text?.split(RECORD).flatMap((record): ReleaseTag[] => {
    const [name = '', date = '', type, subject = '', body = ''] = record.trimStart().split(FIELD);
    const version = versionOf(name, prefix);
    if (version === undefined) return [];
    const message = type === 'tag' ? `${subject}\n\n${body}`.replace(/-----BEGIN [^]*$/, '').trim() : '';
    return [{ name, version, date, message }];
  });
  // With and without the prefix, a version is one.
  return tags?.filter((tag, index) => tags.findIndex(({ version }) => version === tag.version) === index);
}

function versionOf(tag: string, prefix: string): string | undefined {
  const rest = tag.startsWith(prefix) ? tag.slice(prefix.length) : prefix === 'v' ? tag : '';
  return /^\d+\.\d+(?:\.\d+)?(?:[-+.][\w.+-]+)?$/.test(rest) ? rest : undefined;
}

/** A changelog from tags alone: the message of each, or the commits since the tag before. */
export async function changelogOfTags(dir: string, prefix: string): Promise<Changelog> {
  const tags = await readTags(dir, prefix);
  if (tags === undefined || tags.length === 0) throw noTags(dir, prefix, tags !== undefined);
  const releases: Release[] = [];
  for (const tag of tags) {
    // `npm version` writes the version alone.
    const isSilent = ['', tag.name, tag.version].includes(tag.message);
    const text = isSilent ? await subjects(dir, tag, prefix) : tag.message;
    const [summary = '', ...rest] = text.split(/\n\s*\n/);
    const isText = summary !== '' && !/^(?:#|[-*+] )/.test(summary);
    releases.push({
      version: tag.version,
      date: tag.date,
      counts: undefined,
      summary: isText ? summary : '',
      body: isText ? rest.join('\n\n') : text,
      isUnreleased: false,
      place: { file: dir },
    });
  }
  return { introduction: '', releases };
}

/** Dates of releases whose headings have none, from the tags of git. */
export async function withDates(
  { introduction, releases }: Changelog,
  { dir, tagPrefix }: { dir: string; tagPrefix: string },
): Promise<Changelog> {
  const isDated = releases.every(({ date }) => date !== undefined);
  const tags = isDated ? [] : await readTags(dir, tagPrefix);
  const days = new Map(tags?.map(({ version, date }) => [version, date]));
  // What is still to come stands first in lists, by the day of the newest release, which nobody sees.
  const newest = releases.map(({ version, date }) => date ?? days.get(version)).find((date) => date !== undefined);
  const dated = releases.map((release): Release => {
    const date =
      release.date ?? days.get(release.version) ?? (release.isUnreleased ? (newest ?? '1970-01-01') : undefined);
    if (date === undefined) throw withoutDate(release, tagPrefix);
    return { ...release, date };
  });
  return { introduction, releases: dated };
}

function withoutDate({ version, place }: Release, tagPrefix: string): SiteError {
  return new SiteError(`The release ${version} has no date.`, {
    ...place,
    hint:
      `Write the day into its heading, as in "## ${version} (2024-11-22)", ` +
      `or fetch the tag of git that dates it, "${tagPrefix}${version}": git fetch --tags`,
  });
}

/** What was committed since the release that it was made from, as a list: one of an older line may be newer than that. */
async function subjects(dir: string, tag: ReleaseTag, prefix: string): Promise<string> {
  const names = [`--match=${prefix}[0-9]*`, ...(prefix === 'v' ? ['--match=[0-9]*'] : [])];
  const before = await git(dir, ['describe', '--tags', '--abbrev=0', ...names, `refs/tags/${tag.name}^`]);
  const range = before === undefined ? `refs/tags/${tag.name}` : `refs/tags/${before.trim()}..refs/tags/${tag.name}`;
  const text = await git(dir, ['log', '--no-merges', '--max-count=200', '--format=%s', range]);
  return (text ?? '')
    .split('\n')
    .filter(Boolean)
    .map((subject) => `- ${subject.replaceAll(/[\\`*_[\]<]/g, String.raw`\$&`)}`)
    .join('\n');
}

function noTags(dir: string, prefix: string, isRepository: boolean): SiteError {
  const what = isRepository
    ? `No tag of git begins with "${prefix}" and a version.`
    : 'The changelog has no repository of git.';
  return new SiteError(what, {
    file: dir,
    hint: isRepository
      ? 'Fetch the tags (git fetch --tags), or set "tagPrefix" to what your tags begin with.'
      : 'Build in a clone of the repository, or set "source" to "file".',
  });
}

async function git(dir: string, args: string[]): Promise<string | undefined> {
  try {
    return (await runGit(dir, args)).toString('utf8');
  } catch {
    return undefined;
  }
}
