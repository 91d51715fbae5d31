/**
 * Brings the files of all sources into the site. Input: the options. Output: folders with what the pinned commits hold, the pins of
 * sources that had none, and where their files come from. With the commit in the cache, the network is not asked.
 */
import path from 'node:path';
import { optionPlace } from '../../../node/config/option-place.js';
import type { Origin } from '../../../node/content/origins.js';
import { suggestName } from '../../../node/base/nearest-name.js';
import { SiteError } from '../../../node/base/site-error.js';
import type { PluginLogger } from '../../../node/plugin-api/types.js';
import { definedProps } from '../../../shared/defined-props.js';
import { editAddress } from './edit-address.js';
import type { SourceOptions, SourcesOptions } from './options.js';
import { type Pin, pinOf, readPins, writePins } from './pins.js';
import { holdsCommit, placeFiles } from './place-files.js';
import { listFolder, readContents } from './read-commit.js';
import { fetchCommit, findRef, GitFailure, hasCommit, listRemoteRefs, type Remote, remoteOf } from './remote.js';

export interface SourcesSite {
  siteDir: string;
  configFile: string;
  logger: PluginLogger | undefined;
}

export async function provideSources({ sources }: SourcesOptions, site: SourcesSite): Promise<Origin[]> {
  const before = await readPins(site.siteDir);
  const pins: Pin[] = [];
  const origins: Origin[] = [];
  for (const source of sources) {
    const remote = toRemote(source, site);
    const wanted = { shownUrl: remote.shownUrl, ref: source.ref };
    const pin = pinOf([...before, ...pins], wanted) ?? (await resolvePin(source, remote, site));
    origins.push(await provideSource({ source, pin, remote, site }));
    if (!pinOf(pins, wanted)) pins.push(pin);
  }
  await writePins(site.siteDir, pins);
  return origins;
}

export interface UpdatedSource {
  to: string;
  before: string | undefined;
  after: string;
}

/** Pins what the refs of all sources mean now. @param isDry whether nothing is written */
export async function updateSources(
  { sources }: SourcesOptions,
  site: SourcesSite,
  { isDry }: { isDry: boolean },
): Promise<UpdatedSource[]> {
  const before = await readPins(site.siteDir);
  const pins: Pin[] = [];
  const updated: UpdatedSource[] = [];
  for (const source of sources) {
    const remote = toRemote(source, site);
    const wanted = { shownUrl: remote.shownUrl, ref: source.ref };
    const pin = pinOf(pins, wanted) ?? (await resolvePin(source, remote, site));
    if (!isDry) await provideSource({ source, pin, remote, site });
    updated.push({ to: source.to, before: pinOf(before, wanted)?.commit, after: pin.commit });
    if (!pinOf(pins, wanted)) pins.push(pin);
  }
  if (!isDry) await writePins(site.siteDir, pins);
  return updated;
}

function toRemote({ git, history }: SourceOptions, { siteDir }: SourcesSite): Remote {
  return remoteOf({ git, history, siteDir, cacheDir: path.join(siteDir, '.dactyl/sources') });
}

async function resolvePin(source: SourceOptions, remote: Remote, site: SourcesSite): Promise<Pin> {
  const { ref } = source;
  return explained({ source, remote, site }, async () => {
    const found = await findRef(remote, ref);
    if (found) return definedProps({ git: remote.shownUrl, ref, ...found });
    const known = ref === undefined ? [] : await listRemoteRefs(remote);
    const what = ref === undefined ? 'has no commits' : `has no branch or tag "${ref}"`;
    throw new SiteError(`${remote.shownUrl} ${what}.`, {
      ...placeOf(source, 'ref', site),
      hint: ref === undefined ? 'Write one, or correct the address.' : suggestName(ref, known.slice(0, 20)),
    });
  });
}

interface SourceToProvide {
  source: SourceOptions;
  pin: Pin;
  remote: Remote;
  site: SourcesSite;
}

async function provideSource({ source, pin, remote, site }: SourceToProvide): Promise<Origin> {
  const { to, folder, history } = source;
  const { siteDir, logger } = site;
  const isThere = await holdsCommit(siteDir, to, pin.commit);
  await explained({ source, remote, site, isThere }, async () => {
    await fetchCommit(remote, pin.commit);
    const { files, notices } = await listFolder(remote, pin.commit, folder);
    const read = (ids: readonly string[]) => readContents(remote, ids);
    const count = await placeFiles({ siteDir, to, commit: pin.commit, files, read });
    if (count === 0) return;
    const number = files.size === 1 ? '1 file' : `${files.size} files`;
    logger?.info(`Brought ${number} from ${remote.shownUrl} (${pin.commit.slice(0, 10)}) to ${to}.`);
    for (const notice of notices) logger?.warn(`${notice} ${to} goes without it.`);
  });
  const isKnown = history && (!isThere || (await hasCommit(remote, pin.commit)));
  return definedProps({
    dir: path.join(siteDir, to),
    edit: editAddress(source, pin),
    history: isKnown ? { repository: remote.dir, commit: pin.commit, folder } : undefined,
  });
}

interface Explained {
  source: SourceOptions;
  remote: Remote;
  site: SourcesSite;
  /** Whether the files are there, so that the site can do without the repository. */
  isThere?: boolean;
}

/** Says of what goes wrong which source it is, and where it stands. */
async function explained<Value>(about: Explained, run: () => Promise<Value>): Promise<Value> {
  const { source, remote, site } = about;
  try {
    return await run();
  } catch (error) {
    if (error instanceof SiteError && error.details.file === undefined) {
      const key = error.message.includes(`"${source.to}"`) ? 'to' : 'folder';
      const message = key === 'to' ? error.message : `${remote.shownUrl}: ${error.message}`;
      throw new SiteError(message, { ...error.details, ...placeOf(source, key, site) });
    }
    if (!(error instanceof GitFailure)) throw error;
    throw new SiteError(`${remote.shownUrl} cannot be read: ${error.message}`, {
      ...placeOf(source, 'git', site),
      hint: hintFor(error.message),
    });
  }
}

function placeOf(source: SourceOptions, key: 'git' | 'ref' | 'folder' | 'to', { configFile }: SourcesSite) {
  const value = source[key];
  return { ...optionPlace(configFile, [key], value), file: configFile, key };
}

function hintFor(said: string): string {
  if (said === 'git is not installed') return 'Install git 2.31 or newer.';
  if (/not our ref|no such remote ref|unadvertised object/i.test(said))
    return 'The pinned commit is gone from there. Run "dactyl sources update", which pins the present one.';
  if (/could not read (?:username|password)|authentication|permission denied|not found|access rights/i.test(said))
    return 'Is the address right, and may this machine read the repository? Git uses its own keys and stored passwords, and asks nobody.';
  return 'A commit is fetched once and kept in .dactyl/sources; until then the repository must be reachable.';
}
