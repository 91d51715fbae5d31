/**
 * Runs all plugins of one locale. Input: its context, with the configuration. Output: routes, data, messages and
 * theme layers of all plugins. Errors thrown by a plugin are extended by its name.
 */
import { initPlugins } from './init-plugins.js';
import { type PluginResults, loadPlugins } from './load-plugins.js';
import type { PluginContext, PluginLogger } from './types.js';
import type { BuiltIns } from './plugin-module.js';

export interface RunPluginsOptions {
  context: PluginContext;
  builtIns: BuiltIns;
  logger: PluginLogger;
  /** Whether to log which official plugins are unsupported. True only for the first locale of a run. */
  announceSkipped?: boolean;
}

export async function runPlugins(options: RunPluginsOptions): Promise<PluginResults> {
  const { context, builtIns, logger, announceSkipped = true } = options;
  const initialized = await initPlugins({ ...context, unstable_logger: logger }, builtIns);
  if (announceSkipped) for (const notice of initialized.notices) logger.info(notice);
  return loadPlugins(initialized, logger);
}
