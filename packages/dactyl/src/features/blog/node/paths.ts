/** Folders and permalinks of a blog, computed once when the plugin is created. */
import { resolve } from 'node:path';
import { localizedContentDirs, type TranslationDir } from '../../../node/content/source-folders.js';
import type { PluginContext } from '../../../node/plugin-api/types.js';
import { applyTrailingSlash, normalizeUrl } from '../../../shared/url.js';
import type { BlogOptions } from './options.js';

export const PLUGIN_NAME = 'docusaurus-plugin-content-blog';

export interface BlogPaths {
  /** Absolute. */
  contentDir: string;
  localizedDir: string;
  fallbackDirs: readonly TranslationDir[];
  /** All content folders, the translated ones first. */
  contentDirs: string[];
  /** Permalinks, with base URL. */
  blog: string;
  tagsList: string;
  authorsList: string;
  archive: string | undefined;
  /** Permalink of something below the blog. */
  below(...parts: string[]): string;
  /** Permalink from parts of a pathname that already contains the base URL. */
  permalink(...parts: string[]): string;
}

export function blogPaths(context: PluginContext, options: BlogOptions): BlogPaths {
  const { siteDir, baseUrl, siteConfig } = context;
  const contentDir = resolve(siteDir, options.path);
  const [{ dir: localizedDir }, ...fallbackDirs] = localizedContentDirs(context, {
    pluginName: PLUGIN_NAME,
    pluginId: options.id,
  });
  const { trailingSlash } = siteConfig;
  const permalink = (...parts: string[]): string => applyTrailingSlash(normalizeUrl(parts), { trailingSlash, baseUrl });
  const below = (...parts: string[]): string => permalink(baseUrl, options.routeBasePath, ...parts);
  return {
    contentDir,
    localizedDir,
    fallbackDirs,
    contentDirs: [localizedDir, ...fallbackDirs.map(({ dir }) => dir), contentDir],
    blog: below(),
    tagsList: below(options.tagsBasePath),
    authorsList: below(options.authorsBasePath),
    archive: options.archiveBasePath === null ? undefined : below(options.archiveBasePath),
    below,
    permalink,
  };
}
