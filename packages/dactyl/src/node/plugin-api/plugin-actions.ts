/** The `actions` object of one plugin, and the collection of what its hooks pass to it. */
import path from 'node:path';
import { isInside, writeFileIfChanged } from '../base/files.js';
import { SiteError } from '../base/site-error.js';
import type { Json } from '../../shared/json.js';
import type { InitializedPlugin } from './plugin-module.js';
import { applyRouteTrailingSlash } from './routes.js';
import type { PluginActions, PluginContext } from './types.js';
import { isRecord } from '../../shared/is-record.js';
import type { RouteConfig } from './route-config.js';

export interface ActionRecord {
  actions: PluginActions;
  routes: RouteConfig[];
  /** Merged over the calls of `contentLoaded` and `allContentLoaded`. */
  globalData(): Json | undefined;
}

export async function createActions(plugin: InitializedPlugin, context: PluginContext): Promise<ActionRecord> {
  const { siteConfig, generatedFilesDir } = context;
  const dataDir = path.join(generatedFilesDir, plugin.name, plugin.id);
  const pluginFile = await writeData(dataDir, '__plugin.json', { name: plugin.name, id: plugin.id });
  const routes: RouteConfig[] = [];
  let globalData: Json | undefined;
  const actions: PluginActions = {
    addRoute(route) {
      assertRoute(route, plugin);
      const { context: data, ...rest } = applyRouteTrailingSlash(route, siteConfig);
      routes.push({ ...rest, context: { ...(data ? { data } : {}), plugin: pluginFile } });
    },
    createData: (name, data) => writeData(dataDir, name, data),
    setGlobalData(data) {
      globalData = isRecord(globalData) && isRecord(data) ? { ...globalData, ...data } : asGiven(data);
    },
  };
  return { actions, routes, globalData: () => globalData };
}

/**
 * After an edit, the same object counts as the same data. A plugin may keep one, change it and give it again; only what is frozen is what it
 * was.
 */
function asGiven(data: Json): Json {
  if (Object.isFrozen(data)) return data;
  if (Array.isArray(data)) return [...data];
  return isRecord(data) ? { ...data } : data;
}

async function writeData(folder: string, name: string, data: string | object): Promise<string> {
  const file = path.join(folder, name);
  if (!isInside(folder, file)) {
    throw new SiteError(`createData() was called with the name "${name}", which leaves the plugin's folder.`);
  }
  await writeFileIfChanged(file, typeof data === 'string' ? data : JSON.stringify(data, null, 2));
  return file;
}

function assertRoute(route: RouteConfig, plugin: InitializedPlugin): void {
  const missing = (['path', 'component'] as const).filter((key) => typeof route[key] !== 'string' || route[key] === '');
  if (missing.length > 0) {
    const name = route.path || route.component || JSON.stringify(route).slice(0, 120);
    throw new SiteError(`A route has no ${missing.join(' and no ')}: ${name}`, {
      hint: 'addRoute() needs a path, with the base URL, and a component.',
      plugin: plugin.name,
    });
  }
  const shared = Object.keys(route.props ?? {}).filter((key) => key in (route.modules ?? {}));
  if (shared.length > 0) {
    throw new SiteError(`The route "${route.path}" gives "${shared.join('", "')}" both as a prop and as a module.`, {
      plugin: plugin.name,
    });
  }
  for (const child of route.routes ?? []) assertRoute(child, plugin);
}
