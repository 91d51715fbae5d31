/** What configuration files and plugins import from `dactyl`. */
export type { SiteConfig, UserConfig } from './node/config/types.js';
export type {
  LoadedPlugin,
  Plugin,
  PluginActions,
  PluginContext,
  PluginOptions,
  PostBuildProps,
} from './node/plugin-api/types.js';
export type { PluginModule, ValidateOptionsArgs } from './node/plugin-api/plugin-module.js';
export type { RouteConfig } from './node/plugin-api/route-config.js';
export { SiteError } from './node/base/site-error.js';
export { defineLoader, type DataLoader, type DataOf } from './node/bundle/data-loaders/define-loader.js';
