/**
 * The life cycle of plugins. In: the context of one locale, with the configuration. Out: routes, data, messages and
 * theme layers of all plugins. Whatever a plugin throws carries its name.
 */
import { initPlugins } from './init-plugins.js';
import { type PluginResults, loadPlugins } from './load-plugins.js';
import type { PluginContext, PluginLogger } from './types.js';
import type { BuiltIns } from './plugin-module.js';

export interface RunPluginsOptions {
  context: PluginContext;
  builtIns: BuiltIns;
  logger: PluginLogger;
  /** Whether to say which official plugins are left out. Off for all locales of a run but the first. */
  announceSkipped?: boolean;
}

export async function runPlugins(options: RunPluginsOptions): Promise<PluginResults> {
  const { context, builtIns, logger, announceSkipped = true } = options;
  const initialized = await initPlugins({ ...context, unstable_logger: logger }, builtIns);
  if (announceSkipped) for (const notice of initialized.notices) logger.info(notice);
  return loadPlugins(initialized, logger);
}
