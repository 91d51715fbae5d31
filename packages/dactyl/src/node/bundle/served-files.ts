/**
 * Decides which files the dev server sends to browsers. Input: the site. Output: folders for Vite's
 * `server.fs.allow`, and a plugin that enforces them for modules that our own plugins read. Vite also allows each
 * file that an allowed module imports, so packages in other places work.
 */
import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isFileLoadingAllowed, searchForWorkspaceRoot, type Plugin, type ResolvedConfig } from 'vite';
import { isInside, toPosixPath } from '../base/files.js';
import type { LoadedPlugin } from '../plugin-api/types.js';
import type { LocaleSite, Site } from '../site/types.js';
import { islandName } from './islands/island-modules-plugin.js';
import { stubFile } from './markdown-import-plugin.js';
import { PACKAGE_ROOT } from './package-root.js';

/**
 * Files that are never served, wherever they are: dotfiles, keys, and folders of programs that store passwords.
 */
export const DENIED_FILES = [
  '.*',
  '*.{crt,pem,key,p12,pfx,cer,der,jks,keystore}',
  'id_{rsa,dsa,ecdsa,ed25519}',
  '**/.{git,hg,svn,ssh,gnupg,aws,kube,docker}/**',
];

export interface ServedSite {
  site: Site;
  /** Those that are loaded. */
  locales: readonly Pick<LocaleSite, 'plugins'>[];
}

/**
 * Absolute files and folders. The plugins' hooks are not called again; their content folders are known already.
 */
export function servedFiles({ site, locales }: ServedSite): string[] {
  const { siteDir, siteConfig, themeLayers, styles, clientModules } = site;
  const workspace = searchForWorkspaceRoot(siteDir);
  const modules = [...nodeModules(siteDir), ...nodeModules(PACKAGE_ROOT)];
  const named = [
    ...siteConfig.staticDirectories.map((dir) => path.resolve(siteDir, dir)),
    ...themeLayers.themes,
    ...styles,
    ...clientModules,
    ...locales.flatMap(({ plugins }) => plugins.flatMap(contentFolders)),
  ];
  const files = [
    siteDir,
    workspace,
    PACKAGE_ROOT,
    site.generatedDir,
    ...modules,
    ...modules.flatMap(linkedPackages),
    ...named,
  ];
  return [...new Set(files.flatMap((file) => [file, realPath(file)]))].map(toPosixPath);
}

function contentFolders({ plugin }: LoadedPlugin): string[] {
  const folders = plugin.unstable_getTranslatedFolders?.() ?? [];
  return folders.flatMap(({ contentDir, localizedDir, fallbackDirs = [] }) => [
    contentDir,
    localizedDir,
    ...fallbackDirs.map(({ dir }) => dir),
  ]);
}

/** `node_modules` of the site and of its parent folders, where package managers put shared packages. */
function nodeModules(folder: string): string[] {
  const parent = path.dirname(folder);
  return [path.join(folder, 'node_modules'), ...(parent === folder ? [] : nodeModules(parent))];
}

/** Targets of links in `node_modules`: workspace packages, linked packages, and pnpm's store. */
function linkedPackages(folder: string): string[] {
  const here = realPath(folder);
  return entriesOf(folder).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isSymbolicLink()) return isInside(here, realPath(file)) ? [] : [realPath(file)];
    return entry.name.startsWith('@') ? linkedPackages(file) : [];
  });
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // Most folders have no `node_modules`.
    return [];
  }
}

function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

/**
 * Vite checks files before it reads them as modules, but not files that a plugin reads instead: images as
 * components, data, exports of Markdown. It also serves what an allowed module imports, so an island's name must
 * not be a file of the requester's choice. Therefore this plugin comes first.
 *
 * @param isComponent whether a component of the site has this name; it may be in any folder
 */
export function servedFilesPlugin(isComponent: (name: string) => boolean): Plugin {
  let config: ResolvedConfig | undefined;
  return {
    name: 'dactyl:served-files',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(resolved) {
      config = resolved;
    },
    async load(id) {
      if (!config) return;
      const name = islandName(id);
      if (name !== undefined && isComponent(name)) return;
      const read = name === undefined ? id : (await this.resolve(name, path.join(config.root, 'index.js')))?.id;
      const file = read && (stubFile(read) ?? read.replace(/[?#].*$/, ''));
      if (!file || !path.isAbsolute(file) || isFileLoadingAllowed(config, toPosixPath(file))) return;
      // Vite answers this error with "403 Restricted".
      throw Object.assign(new Error(`The dev server does not hand out ${file}.`), { code: 'ERR_DENIED_ID', id: file });
    },
  };
}
