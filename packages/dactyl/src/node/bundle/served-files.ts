/**
 * Which files the dev server hands to browsers. In: the site. Out: folders for `server.fs.allow` of Vite, and a plugin that
 * holds modules to them which our own plugins read. What a module of these folders imports is allowed, too (by Vite, one
 * by one), so packages that lie elsewhere work.
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

/** Never, wherever they lie: what begins with a dot, keys, and folders of programs that know passwords. */
export const DENIED_FILES = [
  '.*',
  '*.{crt,pem,key,p12,pfx,cer,der,jks,keystore}',
  'id_{rsa,dsa,ecdsa,ed25519}',
  '**/.{git,hg,svn,ssh,gnupg,aws,kube,docker}/**',
];

export interface ServedSite {
  site: Site;
  locale: Pick<LocaleSite, 'plugins'>;
}

/** Absolute files and folders. Plugins are not asked again: they have said which content they read. */
export function servedFiles({ site, locale }: ServedSite): string[] {
  const { siteDir, siteConfig, themeLayers, styles, clientModules } = site;
  const workspace = searchForWorkspaceRoot(siteDir);
  const modules = [...nodeModules(siteDir), ...nodeModules(PACKAGE_ROOT)];
  const named = [
    ...siteConfig.staticDirectories.map((dir) => path.resolve(siteDir, dir)),
    ...themeLayers.themes,
    ...styles,
    ...clientModules,
    ...locale.plugins.flatMap(contentFolders),
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
  return folders.flatMap(({ contentDir, localizedDir }) => [contentDir, localizedDir]);
}

/** Those of the site and of the folders around it, where package managers put what several packages share. */
function nodeModules(folder: string): string[] {
  const parent = path.dirname(folder);
  return [path.join(folder, 'node_modules'), ...(parent === folder ? [] : nodeModules(parent))];
}

/** Where links in `node_modules` lead: packages of a workspace, linked ones, and the store of pnpm. */
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
    // Most folders have none.
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
 * Vite looks at a file before it reads it as a module, but not at what a plugin reads in its place: pictures as components,
 * data, what Markdown exports. And it hands out what an allowed module imports, so nobody may name a file for an island.
 * So this plugin comes first.
 *
 * @param isComponent - Whether a component of the site has this name; it may lie anywhere.
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
      // Vite answers to it with "403 Restricted".
      throw Object.assign(new Error(`The dev server does not hand out ${file}.`), { code: 'ERR_DENIED_ID', id: file });
    },
  };
}
