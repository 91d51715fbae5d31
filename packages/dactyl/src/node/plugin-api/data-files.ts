/**
 * Data files that pages of plugins fetch (`Plugin.unstable_getDataFiles`); used by builds and by the dev server.
 */
import type { SiteConfig } from '../config/types.js';
import type { JsonObject } from '../../shared/json.js';
import type { SiteData } from '../../shared/render.js';
import type { LoadedPlugin } from './types.js';
import type { RouteConfig } from './route-config.js';

/** The parts of a locale's site that the plugins are told. */
export interface DataFilesSite {
  siteConfig: SiteConfig;
  data: Pick<SiteData, 'siteMetadata' | 'globalData'>;
  routes: RouteConfig[];
  plugins: readonly LoadedPlugin[];
}

/** Name below the base URL of the locale → what makes its text. */
export function dataFilesOf(
  { siteConfig, data, routes, plugins }: DataFilesSite,
  registry: () => JsonObject,
): Map<string, () => string> {
  const { siteMetadata, globalData } = data;
  const facts = { siteConfig, siteMetadata, globalData, routes, registry };
  return new Map(plugins.flatMap(({ plugin }) => Object.entries(plugin.unstable_getDataFiles?.(facts) ?? {})));
}
