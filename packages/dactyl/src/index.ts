/** What configuration files and plugins import from `dactyl`. */
export type { SiteConfig, UserConfig } from './node/config/types.js';
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
} from './node/plugin-api/types.js';
export { SiteError } from './node/base/site-error.js';
