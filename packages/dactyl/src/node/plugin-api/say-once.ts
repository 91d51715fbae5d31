import type { PluginLogger } from './types.js';

/** A logger that drops repeated messages: the plugins of every locale see the same files and options. */
export function sayOnce(logger: PluginLogger): PluginLogger {
  const said = new Set<string>();
  const once = (say: (message: string) => void) => (message: string) => {
    if (said.has(message)) return;
    said.add(message);
    say(message);
  };
  return { info: once((message) => logger.info(message)), warn: once((message) => logger.warn(message)) };
}
