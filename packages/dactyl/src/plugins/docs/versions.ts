/**
 * Which versions the site has, and what is true of each before its docs are read.
 * In: options, `versions.json`. Out: metadata, newest first.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { localizedPluginDir, localizedVersionFolder, versionedNames } from '../../content/source-folders.js';
import { errorCode, fileKind } from '../../node/files.js';
import { suggestName } from '../../node/nearest-name.js';
import { SiteError } from '../../node/site-error.js';
import type { PluginContext } from '../../plugin-api/types.js';
import { applyTrailingSlash, normalizeUrl } from '../../shared/url.js';
import type { DocsOptions } from './options.js';
import type { VersionBanner, VersionMetadata } from './types.js';

export const CURRENT_VERSION = 'current';
export const PLUGIN_NAME = 'docusaurus-plugin-content-docs';

export async function readVersions(context: PluginContext, options: DocsOptions): Promise<VersionMetadata[]> {
  const recorded = await readVersionNames(context, options);
  const addsCurrent = options.includeCurrentVersion && !recorded.includes(CURRENT_VERSION);
  const all = addsCurrent ? [CURRENT_VERSION, ...recorded] : recorded;
  assertVersionOptions(all, { context, options });
  const only = options.onlyIncludeVersions;
  const names = only ? all.filter((name) => only.includes(name)) : all;
  const lastVersion = chooseLastVersion(names, options);
  const versions = names.map((name) => describeVersion(name, { names, lastVersion, context, options }));
  for (const version of versions) await assertDocsFolder(version, context);
  return versions;
}

async function readVersionNames(context: PluginContext, options: DocsOptions): Promise<string[]> {
  const file = path.join(context.siteDir, versionedNames(options.id).versionsFile);
  const names = await readNamesFile(file);
  if (names === undefined && options.disableVersioning) {
    throw new SiteError('Versioning is switched off, but the site has no versions.', {
      file: context.siteConfigPath,
      key: 'disableVersioning',
      hint: `Remove the option "disableVersioning", or add ${file}.`,
    });
  }
  return options.disableVersioning ? [] : (names ?? []);
}

async function readNamesFile(file: string): Promise<string[] | undefined> {
  let names: unknown;
  try {
    names = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    const message = error instanceof Error ? error.message : String(error);
    throw new SiteError(`The list of versions is no valid JSON: ${message}`, { file, cause: error });
  }
  if (!isTextList(names)) throw new SiteError('The list of versions must be an array of strings.', { file });
  const invalid = names.find((name) => versionNameFault(name) !== undefined);
  if (invalid !== undefined) {
    throw new SiteError(`"${invalid}" is no version name: ${versionNameFault(invalid)}.`, { file });
  }
  return names;
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** What is wrong with a name that is to become part of folders and URLs; `undefined` when nothing is. */
export function versionNameFault(name: string): string | undefined {
  if (name.trim() === '') return 'it is blank';
  if (name.length > 32) return 'it is longer than 32 characters';
  if (name === '.' || name === '..') return 'it names a folder';
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  return /[/\\<>:"|?*\u0000-\u001F]/.test(name) ? 'it holds a character that file names cannot have' : undefined;
}

function assertVersionOptions(all: string[], where: { context: PluginContext; options: DocsOptions }): void {
  const { options, context } = where;
  const fail = (key: string, message: string, hint: string) => {
    throw new SiteError(message, { file: context.siteConfigPath, key, hint });
  };
  const only = options.onlyIncludeVersions;
  if (all.length === 0 || only?.length === 0) {
    const key = only ? 'onlyIncludeVersions' : 'includeCurrentVersion';
    fail(key, 'No version of the docs is left to build.', `Let "${key}" keep at least one version.`);
  }
  const named: [string, string[]][] = [
    ['lastVersion', options.lastVersion === undefined ? [] : [options.lastVersion]],
    ['versions', Object.keys(options.versions)],
    ['onlyIncludeVersions', only ?? []],
  ];
  for (const [key, names] of named) {
    const unknown = names.find((name) => !all.includes(name));
    if (unknown !== undefined) fail(key, `There is no version "${unknown}" of the docs.`, suggestName(unknown, all));
  }
  if (only && options.lastVersion !== undefined && !only.includes(options.lastVersion)) {
    fail('lastVersion', `The last version "${options.lastVersion}" is not built.`, 'Add it to "onlyIncludeVersions".');
  }
}

/** The newest recorded version is the one that readers should see; without any, it is the current one. */
function chooseLastVersion(names: string[], options: DocsOptions): string {
  if (options.lastVersion !== undefined) return options.lastVersion;
  return names.find((name) => name !== CURRENT_VERSION) ?? CURRENT_VERSION;
}

interface VersionPlace {
  names: string[];
  lastVersion: string;
  context: PluginContext;
  options: DocsOptions;
}

function describeVersion(name: string, { names, lastVersion, context, options }: VersionPlace): VersionMetadata {
  const own = options.versions[name] ?? {};
  const isLast = name === lastVersion;
  const isCurrent = name === CURRENT_VERSION;
  const { baseUrl, trailingSlash } = context.siteConfig;
  const urlPart = own.path ?? (isLast ? '' : isCurrent ? 'next' : name);
  const root = normalizeUrl([baseUrl, options.routeBasePath, urlPart]);
  const localizedDir = localizedPluginDir(context.localizationDir, { pluginName: PLUGIN_NAME, pluginId: options.id });
  return {
    versionName: name,
    label: own.label ?? (isCurrent ? 'Next' : name),
    path: root,
    tagsPath: applyTrailingSlash(normalizeUrl([root, options.tagsBasePath]), { trailingSlash, baseUrl }),
    banner: chooseBanner(name, { banner: own.banner, names, lastVersion }),
    badge: own.badge ?? names.length > 1,
    noIndex: own.noIndex ?? false,
    className: own.className ?? `docs-version-${name}`,
    isLast,
    ...versionFiles(name, context, options),
    contentPathLocalized: path.join(localizedDir, localizedVersionFolder(name)),
  };
}

function chooseBanner(
  name: string,
  place: { banner: VersionBanner | 'none' | undefined; names: string[]; lastVersion: string },
): VersionBanner | null {
  const { banner, names, lastVersion } = place;
  if (banner !== undefined) return banner === 'none' ? null : banner;
  if (name === lastVersion) return null;
  return names.indexOf(name) < names.indexOf(lastVersion) ? 'unreleased' : 'unmaintained';
}

function versionFiles(
  name: string,
  context: PluginContext,
  options: DocsOptions,
): Pick<VersionMetadata, 'contentPath' | 'sidebarFilePath'> {
  const { siteDir } = context;
  if (name === CURRENT_VERSION) {
    const { sidebarPath } = options;
    return {
      contentPath: path.resolve(siteDir, options.path),
      sidebarFilePath: typeof sidebarPath === 'string' ? path.resolve(siteDir, sidebarPath) : sidebarPath,
    };
  }
  const folders = versionedNames(options.id);
  return {
    contentPath: path.join(siteDir, folders.docsDir(name)),
    sidebarFilePath: path.join(siteDir, folders.sidebarsFile(name)),
  };
}

async function assertDocsFolder(version: VersionMetadata, context: PluginContext): Promise<void> {
  if ((await fileKind(version.contentPath)) === 'folder') return;
  throw new SiteError(
    `The docs folder of the version "${version.versionName}" does not exist: ${version.contentPath}`,
    {
      file: context.siteConfigPath,
      key: version.versionName === CURRENT_VERSION ? 'path' : undefined,
      hint:
        version.versionName === CURRENT_VERSION
          ? 'Create the folder, set the option "path" of the docs plugin, or switch it off with "docs: false" in the preset.'
          : 'Restore the folder, or take the version out of the list of versions.',
    },
  );
}
