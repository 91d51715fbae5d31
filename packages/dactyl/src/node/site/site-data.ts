/** What pages of a locale know of their site. */
import type { LoadedConfig } from '../config/types.js';
import type { PluginResults } from '../plugin-api/load-plugins.js';
import type { PluginContext } from '../plugin-api/types.js';
import type { Json, JsonObject } from '../../shared/json.js';
import type { SiteData } from '../../shared/render.js';
import { isSamePath } from '../../shared/url.js';
import { siteMetadata } from './site-metadata.js';
import type { LocaleSite } from './types.js';

export function siteData(
  { siteConfig, format }: Pick<LoadedConfig, 'siteConfig' | 'format'>,
  context: PluginContext,
  plugins: PluginResults & Pick<LocaleSite, 'pages'>,
): SiteData {
  // Pages get the configuration, and names of audiences are not for all readers.
  const { audiences: _audiences, ...shown } = siteConfig;
  const hasHomePage = plugins.pages.some(({ pathname }) => isSamePath(pathname, context.baseUrl));
  return {
    // JSON drops functions and patterns, as in the site format.
    siteConfig: JSON.parse(JSON.stringify(shown)) as SiteData['siteConfig'],
    siteMetadata: siteMetadata(context, plugins.plugins) as JsonObject & Json,
    i18n: context.i18n,
    globalData: plugins.globalData,
    codeTranslations: plugins.codeTranslations,
    siteStorage: context.siteStorage,
    storageKeys: plugins.plugins.flatMap(({ plugin }) => plugin.unstable_getStorageKeys?.() ?? []),
    siteFormat: format,
    lacksHomePage: hasHomePage ? undefined : true,
  };
}
