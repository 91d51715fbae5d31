/**
 * The single table of folder and file names under which Docusaurus sites keep translated and versioned content.
 */
import { join } from 'node:path';

export interface PluginInstance {
  /** For example `docusaurus-plugin-content-blog`. */
  pluginName: string;
  pluginId: string;
}

const DEFAULT_ID = 'default';

/**
 * Folder of a plugin's translations in the current locale. The default instance goes by the plugin's name alone.
 *
 * @param localizationDir absolute, e.g. `…/i18n/fr`
 */
export function localizedPluginDir(localizationDir: string, { pluginName, pluginId }: PluginInstance): string {
  return join(localizationDir, pluginId === DEFAULT_ID ? pluginName : `${pluginName}-${pluginId}`);
}

/** A folder of translations, and their locale. */
export interface TranslationDir {
  locale: string;
  /** Absolute; it need not exist. */
  dir: string;
}

/** The part of the plugin context that these functions need. */
export interface LocalizedPlace {
  localizationDir: string;
  unstable_fallbackDirs?: readonly TranslationDir[] | undefined;
  i18n: { currentLocale: string; localeConfigs: Record<string, { translate: boolean }> };
}

/** Whether the current locale uses translated content and messages. */
export function isTranslated({ i18n }: Pick<LocalizedPlace, 'i18n'>): boolean {
  return i18n.localeConfigs[i18n.currentLocale]?.translate !== false;
}

/** Folder of a plugin's translated content. For a locale without translations, a folder that does not exist. */
export function localizedContentDir(place: LocalizedPlace, instance: PluginInstance): string {
  const dir = isTranslated(place) ? place.localizationDir : join(place.localizationDir, '.not-translated');
  return localizedPluginDir(dir, instance);
}

/**
 * Folders of a plugin's translated content, the first that has a file wins: that of the current locale, and those of its
 * fallbacks. `below`: a folder in each of them.
 */
export function localizedContentDirs(
  place: LocalizedPlace,
  instance: PluginInstance & { below?: string },
): [TranslationDir, ...TranslationDir[]] {
  const inLocale = (dir: string) => join(dir, instance.below ?? '');
  return [
    { locale: place.i18n.currentLocale, dir: inLocale(localizedContentDir(place, instance)) },
    ...(place.unstable_fallbackDirs ?? []).map(({ locale, dir }) => ({
      locale,
      dir: inLocale(localizedPluginDir(dir, instance)),
    })),
  ];
}

/** Folder of the translated docs of one version, below `localizedPluginDir`. */
export function localizedVersionFolder(version: string): string {
  return version === 'current' ? 'current' : `version-${version}`;
}

/** Names, relative to the site, of the files and folders in which a docs instance keeps its versions. */
export function versionedNames(pluginId: string): {
  versionsFile: string;
  docsDir: (version: string) => string;
  sidebarsFile: (version: string) => string;
} {
  const prefix = pluginId === DEFAULT_ID ? '' : `${pluginId}_`;
  return {
    versionsFile: `${prefix}versions.json`,
    docsDir: (version) => `${prefix}versioned_docs/version-${version}`,
    sidebarsFile: (version) => `${prefix}versioned_sidebars/version-${version}-sidebars.json`,
  };
}
