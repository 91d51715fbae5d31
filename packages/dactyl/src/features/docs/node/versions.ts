/**
 * Determines the versions of the site and their metadata, before their docs are read.
 * Input: options and `versions.json`. Output: metadata, newest first.
 */
import path from 'node:path';
import {
  localizedContentDirs,
  localizedVersionFolder,
  type TranslationDir,
  versionedNames,
} from '../../../node/content/source-folders.js';
import { fileKind } from '../../../node/base/files.js';
import type { PluginContext } from '../../../node/plugin-api/types.js';
import { applyTrailingSlash, normalizeUrl } from '../../../shared/url.js';
import { CURRENT_VERSION, PLUGIN_NAME } from './names.js';
import type { DocsOptions } from './options.js';
import { assertOverlays, filesWithOverlays, type OverlaidFiles } from './overlay/overlay-versions.js';
import { readRefVersions, refVersionNames } from './refs/read-ref-versions.js';
import type { VersionMetadata } from './content-types.js';
import { chooseBanner } from './version-banner.js';
import { assertVersionOptions, missingFolderError, readVersionNames } from './version-names.js';

export async function readVersions(context: PluginContext, options: DocsOptions): Promise<VersionMetadata[]> {
  const recorded = await readVersionNames(context, options);
  const addsCurrent = options.includeCurrentVersion && !recorded.includes(CURRENT_VERSION);
  const fromGit = options.disableVersioning ? [] : refVersionNames({ context, options });
  const all = [
    ...(addsCurrent ? [CURRENT_VERSION] : []),
    ...fromGit.filter((name) => !recorded.includes(name)),
    ...recorded,
  ];
  assertVersionOptions({ all, context, options });
  if (!options.disableVersioning) assertOverlays({ all, context, options });
  const only = options.onlyIncludeVersions;
  const names = only ? all.filter((name) => only.includes(name)) : all;
  const lastVersion = chooseLastVersion(names, options);
  const translations = localizedContentDirs(context, { pluginName: PLUGIN_NAME, pluginId: options.id });
  const refFiles = await readRefVersions(names, { context, options, translations });
  const filesOf = (name: string) => refFiles.get(name) ?? versionFiles(name, { context, options, translations });
  const versions: VersionMetadata[] = [];
  for (const name of names) {
    const files = await filesWithOverlays(name, { context, options, all, filesOf });
    versions.push({ ...describeVersion(name, { names, lastVersion, context, options }), ...files });
  }
  for (const version of versions) await assertDocsFolder(version, { context, options });
  return versions;
}

/**
 * Chooses the version that readers see by default: the newest recorded version, or the current one if none is recorded.
 */
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

type VersionFiles = OverlaidFiles;

function describeVersion(
  name: string,
  { names, lastVersion, context, options }: VersionPlace,
): Omit<VersionMetadata, keyof VersionFiles> {
  const own = options.versions[name] ?? {};
  const isLast = name === lastVersion;
  const isCurrent = name === CURRENT_VERSION;
  const { baseUrl, trailingSlash } = context.siteConfig;
  const urlPart = own.path ?? (isLast ? '' : isCurrent ? 'next' : name);
  const root = normalizeUrl([baseUrl, options.routeBasePath, urlPart]);
  return {
    versionName: name,
    label: own.label ?? (isCurrent ? 'Next' : name),
    path: root,
    tagsPath: applyTrailingSlash(normalizeUrl([root, options.tagsBasePath]), { trailingSlash, baseUrl }),
    banner: chooseBanner(name, { option: own.banner, names, lastVersion }),
    badge: own.badge ?? names.length > 1,
    noIndex: own.noIndex ?? false,
    className: own.className ?? `docs-version-${name}`,
    isLast,
  };
}

interface VersionPlaces {
  context: PluginContext;
  options: DocsOptions;
  translations: readonly [TranslationDir, ...TranslationDir[]];
}

/** The folders of a version in those of the instance. */
function translatedFolders(
  [own, ...others]: VersionPlaces['translations'],
  below: string,
): Pick<VersionMetadata, 'contentPathLocalized' | 'fallbackDirs'> {
  const fallbackDirs = others.map(({ locale, dir }) => ({ locale, dir: path.join(dir, below) }));
  return {
    contentPathLocalized: path.join(own.dir, below),
    ...(fallbackDirs.length > 0 && { fallbackDirs }),
  };
}

function versionFiles(name: string, { context, options, translations }: VersionPlaces): VersionFiles {
  const { siteDir } = context;
  const translated = translatedFolders(translations, localizedVersionFolder(name));
  if (name === CURRENT_VERSION) {
    const { sidebarPath } = options;
    return {
      contentPath: path.resolve(siteDir, options.path),
      ...translated,
      sidebarFilePath: typeof sidebarPath === 'string' ? path.resolve(siteDir, sidebarPath) : sidebarPath,
    };
  }
  const folders = versionedNames(options.id);
  return {
    contentPath: path.join(siteDir, folders.docsDir(name)),
    ...translated,
    sidebarFilePath: path.join(siteDir, folders.sidebarsFile(name)),
  };
}

async function assertDocsFolder(
  version: VersionMetadata,
  where: { context: PluginContext; options: DocsOptions },
): Promise<void> {
  if ((await fileKind(version.contentPath)) === 'folder') return;
  throw missingFolderError(version, { ...where, isCurrent: version.versionName === CURRENT_VERSION });
}
