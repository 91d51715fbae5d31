/** Loads a site's configuration with our implementations in place of Docusaurus packages. */
import { configOfLocale, loadConfig, type LoadConfigOptions } from '../config/load-config.js';
import type { LoadedConfig } from '../config/types.js';
import { refuseUnknownAudience } from './audience.js';
import type { ProvidedModules } from '../base/provide-to-require.js';
import type { LogTarget } from '../plugin-api/provided/logger.js';
import { BUILT_INS, builtInsWith } from './built-ins.js';

/** If set, the output of plugins in the configuration goes to the command's logger. */
interface WithLogger {
  logger?: LogTarget;
}

export async function loadSiteConfig({
  logger,
  ...options
}: Omit<LoadConfigOptions, 'providedModules'> & WithLogger): Promise<LoadedConfig> {
  const loaded = await loadConfig({ ...options, providedModules: modulesFor(logger) });
  refuseUnknownAudience(loaded);
  return loaded;
}

/**
 * The same, evaluated for a locale. Sets `DOCUSAURUS_CURRENT_LOCALE`, which sidebars and plugins may read too.
 */
export function siteConfigOfLocale(
  loaded: LoadedConfig,
  { logger, ...options }: Pick<LoadConfigOptions, 'configPath'> & WithLogger & { locale: string },
): Promise<LoadedConfig> {
  return configOfLocale(loaded, { ...options, providedModules: modulesFor(logger) });
}

function modulesFor(logger: LogTarget | undefined): ProvidedModules | undefined {
  return (logger ? builtInsWith(logger) : BUILT_INS).nodeModules;
}
