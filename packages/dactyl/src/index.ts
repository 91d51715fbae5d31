/** What configuration files and plugins import from `dactyl`. */
export type { SiteConfig, UserConfig } from './config/types.js';
export type {
  LoadedPlugin,
  Plugin,
  PluginActions,
  PluginContext,
  PluginModule,
  PluginOptions,
  PostBuildProps,
  RouteConfig,
  ValidateOptionsArgs,
} from './plugin-api/types.js';
export { SiteError } from './node/site-error.js';
