/**
 * Reads versions from git. Input: the option `ref` of a version. Output: folders with its docs, sidebars file and
 * translations, which are then read like any others. A commit never changes, so its files are extracted once, to a folder
 * with its name. Refs are resolved in each run, so that a branch may move.
 */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, utimes, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../../../node/base/files.js';
import { listTree, openObjects, type Repository, repositoryPath } from '../../../../node/base/git-objects.js';
import { hashText } from '../../../../node/base/hash.js';
import { dropUnsealedFolder, sealFolder } from '../../../../node/base/sealed-folder.js';
import { SiteError } from '../../../../node/base/site-error.js';
import type { TranslationDir } from '../../../../node/content/source-folders.js';
import type { PluginContext } from '../../../../node/plugin-api/types.js';
import { CURRENT_VERSION } from '../names.js';
import type { DocsOptions } from '../options.js';
import type { VersionRef } from '../content-types.js';
import { docsName, newVersionNameFault, optionError } from '../version-names.js';
import { refOption, type RefVersion, type RefWhere, resolveRefs } from './resolve-refs.js';
import { sidebarNames, type WantedPlaces, wantedFiles, wantedPlaces } from './wanted-files.js';
import { writeSnapshot } from './write-snapshot.js';

/** Files of a version, as absolute paths. */
export interface RefFiles {
  ref: VersionRef;
  contentPath: string;
  sidebarFilePath: string | false | undefined;
  contentPathLocalized: string;
  fallbackDirs?: readonly TranslationDir[];
}

/** Name of each version with the option `ref`, newest first by name. @throws SiteError when it cannot be one. */
export function refVersionNames(where: RefWhere): string[] {
  const { versions } = where.options;
  const names = Object.keys(versions).filter((name) => versions[name]?.ref !== undefined);
  for (const name of names) assertVersionName(name, where);
  if (names.length < 2) return names;
  const order = new Intl.Collator('en', { numeric: true });
  return names.sort((a, b) => order.compare(b, a));
}

function assertVersionName(name: string, { context, options }: RefWhere): void {
  const fault = newVersionNameFault(name);
  if (fault === undefined) return;
  throw optionError(`"${name}" cannot be the name of a version from git: ${fault}.`, {
    context,
    keys: ['versions', name],
    hint:
      name === CURRENT_VERSION
        ? 'Give the version another name. To build it without the docs folder, set "includeCurrentVersion" to false.'
        : `Choose another name, for example the number of the release; ${docsName(options)} can show it with a "label".`,
  });
}

/** @param names versions of this run; only those that have the option are read. */
export async function readRefVersions(
  names: readonly string[],
  where: RefWhere & { translations: readonly [TranslationDir, ...TranslationDir[]] },
): Promise<Map<string, RefFiles>> {
  const { context, options, translations } = where;
  const versions = names.flatMap((name): RefVersion[] => {
    const ref = options.versions[name]?.ref;
    return ref === undefined ? [] : [{ name, ref }];
  });
  const folder = path.join(context.siteDir, '.dactyl/refs', options.id);
  if (versions.length === 0) {
    await removeUnusedSnapshots(folder, []);
    return new Map();
  }
  const { repository, commits } = await resolveRefs(versions, where);
  const found = new Map<string, RefFiles>();
  for (const [index, version] of versions.entries()) {
    const commit = commits[index] ?? '';
    const places = wantedPlaces(version, repository, where);
    const dir = path.join(folder, snapshotName(commit, places));
    await provideSnapshot({ dir, commit, places, version, repository, where });
    const ref = { name: version.ref, commit, dir, docsPath: options.versions[version.name]?.refPath ?? options.path };
    // Translations outside of the repository are not in the commit: a folder that the snapshot does not have.
    const inSnapshot = (place: string) => path.join(dir, repositoryPath(repository, place) ?? 'i18n', CURRENT_VERSION);
    const [own, ...others] = translations;
    const fallbackDirs = others.map((one) => ({ locale: one.locale, dir: inSnapshot(one.dir) }));
    found.set(version.name, {
      ref,
      contentPath: path.join(dir, places.docs),
      sidebarFilePath: sidebarFile(dir, places, options),
      contentPathLocalized: inSnapshot(own.dir),
      ...(fallbackDirs.length > 0 && { fallbackDirs }),
    });
  }
  await removeUnusedSnapshots(
    folder,
    [...found.values()].map(({ ref }) => ref.dir),
  );
  return found;
}

/** Name of a snapshot's folder. Options determine which files are extracted, so they are part of the name. */
function snapshotName(commit: string, places: WantedPlaces): string {
  return `${commit}-${hashText(JSON.stringify(places)).slice(0, 8)}`;
}

interface SnapshotOrder {
  dir: string;
  commit: string;
  places: WantedPlaces;
  version: RefVersion;
  repository: Repository;
  where: RefWhere;
}

/**
 * Creates a snapshot unless it exists. Files are written to a temporary folder, which is renamed when it is complete.
 */
async function provideSnapshot(order: SnapshotOrder): Promise<void> {
  const { dir, commit, places, version, repository, where } = order;
  await dropUnsealedFolder(dir);
  if (existsSync(dir)) return markAsUsed(dir);
  const tree = await listTree(repository.dir, commit);
  const start = wantedFiles(places, { tree, version, where, sitePrefix: repository.prefix });
  const temporary = `${dir}.${process.pid}-${Math.random().toString(36).slice(2, 8)}${TEMPORARY}`;
  const objects = openObjects(repository.dir);
  try {
    await mkdir(temporary, { recursive: true });
    const { count, notices } = await writeSnapshot({ tree, objects, start, into: temporary });
    await sealFolder(temporary);
    await renameUnlessThere(temporary, dir);
    report({ version, commit, count, notices }, where.context);
  } catch (error) {
    throw error instanceof SiteError ? aboutVersion(error, order) : error;
  } finally {
    objects.close();
    await rm(temporary, { recursive: true, force: true });
  }
}

function aboutVersion({ message, details }: SiteError, { version, where }: SnapshotOrder): SiteError {
  return optionError(`The version "${version.name}" cannot be read from "${version.ref}": ${message}`, {
    ...refOption({ name: version.name, value: version.ref }, where),
    hint: details.hint ?? '',
  });
}

/** Another process may have created the target first, with the same content. */
async function renameUnlessThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!existsSync(to) || !['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(errorCode(error) ?? '')) throw error;
  }
}

async function markAsUsed(dir: string): Promise<void> {
  const now = new Date();
  // Fails on a read-only disk, where the folder can still be used.
  await utimes(dir, now, now).catch(() => undefined);
}

function report(
  read: { version: RefVersion; commit: string; count: number; notices: string[] },
  { unstable_logger: logger }: PluginContext,
): void {
  const { version, commit, count, notices } = read;
  const files = count === 1 ? '1 file' : `${count} files`;
  logger?.info(`Read the version "${version.name}" from git: ${version.ref} (${commit.slice(0, 10)}), ${files}.`);
  for (const notice of notices) logger?.warn(`${notice} The version "${version.name}" goes without it.`);
}

function sidebarFile(dir: string, places: WantedPlaces, options: DocsOptions): string | false | undefined {
  if (places.sidebars === undefined) return options.sidebarPath === false ? false : undefined;
  const files = sidebarNames(places.sidebars).map((name) => path.join(dir, name));
  return files.find((file) => existsSync(file)) ?? files[0];
}

/** End of the names of folders that are being written. */
const TEMPORARY = '.tmp';

/** Time (ms) to keep unused snapshots, because another run may still read them. */
const PATIENCE = 24 * 60 * 60 * 1000;

/**
 * Removes snapshots that no version uses, and incomplete ones of killed runs, a day after their last use.
 *
 * @param folder snapshots of one instance
 * @param used absolute folders in it
 */
async function removeUnusedSnapshots(folder: string, used: readonly string[]): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const dir = path.join(folder, name);
    if (used.includes(dir)) continue;
    const info = await stat(dir).catch(() => undefined);
    const isOld = info !== undefined && Date.now() - info.mtimeMs > PATIENCE;
    if (isOld) await rm(dir, { recursive: true, force: true });
  }
}
