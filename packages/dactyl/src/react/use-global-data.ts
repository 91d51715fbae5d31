import { useContext } from 'react';
import type { Json } from '../shared/json.js';
import globalDataOfBrowser from './data/global.js';
import { SiteContext } from './site-context.js';

export interface GlobalDataOptions {
  /** Whether missing data is an error. Default: false. */
  failfast?: boolean;
}

/** Global data of all plugins: `data[pluginName][pluginId]`. */
export default function useGlobalData(): Record<string, Record<string, Json>> {
  const site = useContext(SiteContext);
  const globalData = globalDataOfBrowser ?? site?.globalData;
  if (!globalData) throw new Error('useGlobalData() was called outside of a Dactyl page.');
  return globalData;
}

/** Data of every instance of a plugin, by id. */
export function useAllPluginInstancesData(
  pluginName: string,
  options: GlobalDataOptions = {},
): Record<string, Json> | undefined {
  const globalData = useGlobalData();
  const data = globalData[pluginName];
  if (!data && options.failfast) {
    const known = Object.keys(globalData).join(', ') || 'none';
    throw new Error(`No global data of the plugin "${pluginName}". Plugins with global data: ${known}.`);
  }
  return data;
}

/** Data of one instance of a plugin. */
export function usePluginData(
  pluginName: string,
  pluginId = 'default',
  options: GlobalDataOptions = {},
): Json | undefined {
  const instances = useAllPluginInstancesData(pluginName, options);
  const data = instances?.[pluginId];
  if (data === undefined && options.failfast) {
    const known = Object.keys(instances ?? {}).join(', ') || 'none';
    throw new Error(
      `The plugin "${pluginName}" has no global data for the instance "${pluginId}". Known ids: ${known}.`,
    );
  }
  return data;
}
