/**
 * Modules of a site that change its search: one for browsers, before and after a query, and one for the build, which changes
 * pages of the index or leaves them out.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomic } from '../../../node/base/files.js';
import { hashParts } from '../../../node/base/hash.js';
import { findLocalImports, loadModule } from '../../../node/base/load-module.js';
import { hashLockfile } from '../../../node/base/lockfile.js';
import { SiteError } from '../../../node/base/site-error.js';
import type { AfterPostBuildProps, PluginContext } from '../../../node/plugin-api/types.js';
import type { SearchPage } from '../engine/types.js';
import type { SearchSettings } from './options.js';

export interface PageOfIndex extends SearchPage {
  /** Tags of a doc or post. */
  labels: readonly string[];
}

/** Default export of the module for the build: another page, the same one, or nothing to leave it out. */
export type PageHook = (page: PageOfIndex) => PageOfIndex | undefined | null | false;

export interface SiteHooks {
  /** URL of the module for browsers; `undefined` without one. */
  url: string | undefined;
  /** Files of both. */
  files: string[];
  /** Changes when the module for the build does. */
  pageHookHash: string;
  loadPageHook(): Promise<PageHook | undefined>;
  /** Writes the module for browsers. */
  write(props: Pick<AfterPostBuildProps, 'outDir' | 'unstable_output'>): Promise<void>;
}

export function findSiteHooks(
  { siteDir, siteConfigPath, baseUrl, unstable_isServed: isServed = false }: PluginContext,
  { hooks, pageHook }: Pick<SearchSettings, 'hooks' | 'pageHook'>,
): SiteHooks {
  const fileOf = (name: 'hooks' | 'pageHook', written: string | undefined) => {
    if (written === undefined) return undefined;
    const file = path.resolve(siteDir, written);
    if (existsSync(file)) return file;
    throw new SiteError(`The module "${written}" does not exist.`, {
      file: siteConfigPath,
      key: `themeConfig.search.${name}`,
      hint: 'Write its path from the folder of the site, with its ending.',
      docs: '/docs/search#hooks',
    });
  };
  const browserFile = fileOf('hooks', hooks);
  const buildFile = fileOf('pageHook', pageHook);
  // Packages that it imports may change without it.
  const packages = hashLockfile(siteDir);
  const name = browserFile && `assets/js/search-hooks-${hashOf(findLocalImports(browserFile), packages)}.js`;
  const served = browserFile && `${baseUrl}@fs/${browserFile.replaceAll('\\', '/').replace(/^\//, '')}`;
  return {
    url: isServed ? served : name && baseUrl + name,
    files: [browserFile, buildFile].filter((file) => file !== undefined),
    pageHookHash: buildFile === undefined ? '' : hashOf(findLocalImports(buildFile), packages),
    async loadPageHook() {
      if (buildFile === undefined) return undefined;
      const { value } = await loadModule(buildFile, { isReload: isServed });
      if (typeof value === 'function') return value as PageHook; // what it returns is for the site to get right
      throw new SiteError('The module must export a function as default.', {
        file: buildFile,
        hint: 'Write export default (page) => page;',
        docs: '/docs/search#hooks',
      });
    },
    async write({ outDir, unstable_output: output }) {
      if (browserFile === undefined || name === undefined) return;
      const target = path.join(outDir, name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFileAtomic(target, await output.bundleScript({ file: browserFile }));
    },
  };
}

function hashOf(files: readonly string[], more = ''): string {
  return hashParts([...files.map((file) => readFileSync(file, 'utf8')), more]).slice(0, 8);
}
