import path from 'node:path';
import { localizedPluginDir } from '../../../node/content/source-folders.js';
import type { PluginContext } from '../../../node/plugin-api/types.js';
import { PLUGIN_NAME } from './names.js';
import type { DocsOptions } from './options.js';

/** Absolute folders with an instance's translations, one for each locale of the configuration. */
export function localeFolders(
  { siteDir, i18n }: PluginContext,
  { id }: Pick<DocsOptions, 'id'>,
): { locale: string; dir: string }[] {
  return i18n.locales.map((locale) => {
    const localizationDir = path.resolve(siteDir, i18n.path, i18n.localeConfigs[locale]?.path ?? locale);
    return { locale, dir: localizedPluginDir(localizationDir, { pluginName: PLUGIN_NAME, pluginId: id }) };
  });
}
