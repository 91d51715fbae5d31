/**
 * Search as a theme: its box in the navbar, its dialog, and the index that the dialog asks. The index is written when the
 * pages are there, from their HTML. Pages that are hidden from search engines are hidden from this one.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AllContent, Plugin, PluginContext, PostBuildProps } from '../../plugin-api/types.js';
import { findDialog } from './dialog-files.js';
import { writeSearch } from './write-search.js';

export const PLUGIN_NAME = 'dactyl-theme-search';

/** Known by path only: it is browser code. */
const THEME_DIR = fileURLToPath(new URL('../../themes/search', import.meta.url));

export default function themeSearch(context: PluginContext): Plugin {
  const { siteDir, baseUrl, siteConfig, i18n, outDir: oldDir } = context;
  const cacheDir = path.join(siteDir, '.dactyl/cache');
  const isBuild = process.env.NODE_ENV !== 'development';
  const dialog = findDialog({ isBuild, baseUrl });
  let latest: Record<string, string> = {};
  return {
    name: PLUGIN_NAME,
    getThemePath: () => THEME_DIR,
    getClientModules: () => [path.join(THEME_DIR, 'button.css')],
    contentLoaded({ actions }) {
      // `themes/search/SearchBar.tsx` hands this to the browser. Only a build writes an index.
      actions.setGlobalData({ ...dialog.urls, ...(isBuild && { index: baseUrl }) });
    },
    allContentLoaded({ allContent }) {
      latest = latestVersions(allContent);
    },
    async postBuild({ outDir, head }: PostBuildProps) {
      const isWritten = await writeSearch({
        oldDir,
        outDir,
        siteConfig,
        head,
        latest,
        locale: i18n.currentLocale,
        cacheDir,
      });
      if (isWritten) await dialog.copyTo(outDir);
    },
  };
}

/** Of each docs instance. */
function latestVersions(allContent: AllContent): Record<string, string> {
  const instances = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {});
  return Object.fromEntries(
    instances.flatMap(([id, content]) => {
      // What the docs plugin loads, as far as it matters here.
      const { loadedVersions = [] } = content as { loadedVersions?: { versionName: string; isLast: boolean }[] };
      const last = loadedVersions.find(({ isLast }) => isLast);
      return last ? [[id, last.versionName]] : [];
    }),
  );
}
