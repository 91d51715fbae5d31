/** Which files an edit of which has the dev server load the site again. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pluginPaths, type PluginPaths } from '../../plugin-api/plugin-paths.js';
import type { LocaleData } from '../../../shared/render.js';
import { isMarkdownFile } from '../../site/content-files.js';
import type { DevSiteState } from './dev-site.js';

/** Plugins are asked once for each state of the site, and not for each changed file. */
const pluginPathsByState = new WeakMap<DevSiteState, PluginPaths>();

export function pluginPathsOf(state: DevSiteState): PluginPaths {
  const known = pluginPathsByState.get(state);
  if (known) return known;
  // A plugin's error is reported once, and does not end the server when the next file changes.
  pluginPathsByState.set(state, { paths: [], include: () => false });
  const found = pluginPaths(state.locale.plugins, state.site.siteDir);
  pluginPathsByState.set(state, found);
  return found;
}

export function watchedPaths(state: DevSiteState): string[] {
  const { site, locale } = state;
  const { i18n, siteConfig } = { i18n: locale.data.i18n, siteConfig: site.siteConfig };
  const folders = [
    ...pluginPathsOf(state).paths,
    ...ownLocales(i18n).map((name) => path.join(i18n.path, i18n.localeConfigs[name]?.path ?? name)),
  ];
  return [...site.configDependencies, ...folders, ...siteConfig.staticDirectories].map((file) =>
    path.resolve(site.siteDir, file),
  );
}

/** The current locale and those that stand in for it. */
function ownLocales({ currentLocale, localeConfigs }: LocaleData): string[] {
  return [currentLocale, ...(localeConfigs[currentLocale]?.fallback ?? [])];
}

/** The locale to which the file belongs, when it is another: `i18n/zh/…` changes nothing in English. */
export function otherLocaleOfFile(file: string, { site, locale }: DevSiteState): string | undefined {
  const { path: i18nPath, localeConfigs } = locale.data.i18n;
  const isOf = (name: string) =>
    file.startsWith(path.resolve(site.siteDir, i18nPath, localeConfigs[name]?.path ?? name) + path.sep);
  return ownLocales(locale.data.i18n).some(isOf) ? undefined : Object.keys(localeConfigs).find(isOf);
}

/** For example a React page: when its file is removed, so is its route. */
export function isRemovedPart(file: string, state: DevSiteState): boolean {
  return !existsSync(file) && pluginPathsOf(state).include(file);
}

/** Whether a file that is not a page's text affects routes, sidebars, messages or options. */
export function belongsToSite(file: string, state: DevSiteState): boolean {
  if (isMarkdownFile(file)) return true; // The file was removed.
  const { site, locale } = state;
  if (site.configDependencies.includes(file)) return true;
  const i18nDir = path.resolve(site.siteDir, locale.data.i18n.path);
  if (file.startsWith(i18nDir + path.sep)) return true;
  const isData = /\.(json|ya?ml)$/.test(file) || /(^|[/\\])sidebars[^/\\]*\.[cm]?[jt]s$/.test(file);
  return isData && !file.startsWith(site.generatedDir + path.sep);
}
