/** The configuration of a site, in which packages of the site format are ours. */
import { configOfLocale, loadConfig, type LoadConfigOptions } from '../config/load-config.js';
import type { LoadedConfig } from '../config/types.js';
import { BUILT_INS } from './built-ins.js';

export function loadSiteConfig(options: Omit<LoadConfigOptions, 'providedModules'>): Promise<LoadedConfig> {
  return loadConfig({ ...options, providedModules: BUILT_INS.nodeModules });
}

/** The same as it is for a locale. Sets `DOCUSAURUS_CURRENT_LOCALE`, which sidebars and plugins may ask as well. */
export function siteConfigOfLocale(
  loaded: LoadedConfig,
  options: Pick<LoadConfigOptions, 'configPath'> & { locale: string },
): Promise<LoadedConfig> {
  return configOfLocale(loaded, { ...options, providedModules: BUILT_INS.nodeModules });
}
