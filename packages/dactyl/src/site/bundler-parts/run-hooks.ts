/**
 * Asks plugins how they would configure webpack, and reads what they answer. In: plugins with what they loaded. Out:
 * parts for our bundler. Nothing of webpack runs, and no hook ends a build: what is not understood is named once.
 */
import type { PluginLogger } from '../../plugin-api/types.js';
import type { LoadedPlugin, PluginContext } from '../../plugin-api/types.js';
import { hashParts } from '../../node/hash.js';
import { isRecord } from '../../shared/is-record.js';
import { baseConfig, merged, type WebpackConfig } from './base-config.js';
import { readConfig } from './read-config.js';
import { hookTools } from './stand-in.js';
import { noParts, type BundlerParts, type SiteBundlerParts } from './types.js';

/** `undefined` when no plugin of the site has such a hook. */
export function readBundlerParts(
  plugins: readonly LoadedPlugin[],
  context: PluginContext,
  logger: PluginLogger,
): SiteBundlerParts | undefined {
  const asking = plugins.filter(({ plugin }) => typeof plugin.configureWebpack === 'function');
  if (asking.length === 0) return undefined;
  const notes = new Map<string, Set<string>>();
  const note = (name: string, key: string) => void notes.set(name, (notes.get(name) ?? new Set()).add(key));
  const server = askAll(asking, { context, isServer: true, note });
  const client = askAll(asking, { context, isServer: false, note });
  for (const [name, keys] of notes) {
    const what = [...keys].map((key) => `"${key}"`).join(', ');
    logger.warn(`${name} configures parts of webpack that Dactyl does not have, and builds without them: ${what}.`);
  }
  return { server, client, key: hashParts([textOf(server), textOf(client)]) };
}

interface Asking {
  context: PluginContext;
  isServer: boolean;
  note: (plugin: string, key: string) => void;
}

/** Each hook gets what those before it have made, as in the site format. */
function askAll(plugins: readonly LoadedPlugin[], { context, isServer, note }: Asking): BundlerParts {
  const { siteDir, generatedFilesDir: generatedDir, outDir, baseUrl } = context;
  const all = noParts();
  let config = baseConfig({ siteDir, generatedDir, outDir, baseUrl, isServer });
  for (const { plugin, name, id, content } of plugins) {
    const label = id === 'default' ? name : `${name} (${id})`;
    // A hook may change what it gets.
    const before = copyOf(config);
    try {
      const answer: unknown = Reflect.apply(plugin.configureWebpack as () => unknown, plugin, [
        config,
        isServer,
        hookTools(),
        content,
      ]);
      const returned = isRecord(answer) && answer !== config ? answer : {};
      // The cast: webpack-merge keeps the shape of what it gets.
      config = merged(config, returned) as WebpackConfig;
      const { parts, unknown } = readConfig({ before, after: config, returned }, { siteDir, isServer });
      addParts(all, parts);
      for (const key of unknown) note(label, key);
    } catch (error) {
      note(
        label,
        `configureWebpack, which failed: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      );
    }
  }
  return all;
}

/** As deep as hooks usually reach; rules and plugins stay the same objects. */
function copyOf(config: WebpackConfig): WebpackConfig {
  const { resolve, module, plugins } = config;
  const copies = Object.entries(resolve).map(([key, value]) => [
    key,
    Array.isArray(value) ? [...(value as unknown[])] : isRecord(value) ? { ...value } : value,
  ]);
  return {
    ...config,
    resolve: Object.fromEntries(copies) as Record<string, unknown>, // of entries of one
    module: { ...module, rules: [...module.rules] },
    plugins: [...plugins],
  };
}

/** Later plugins win where names are the same. */
function addParts(all: BundlerParts, parts: BundlerParts): void {
  all.aliases.unshift(...parts.aliases);
  all.fallbacks.unshift(...parts.fallbacks);
  all.folders.push(...parts.folders);
  all.extensions.push(...parts.extensions);
  all.replacements.push(...parts.replacements);
  all.files.push(...parts.files);
  all.copies.push(...parts.copies);
  Object.assign(all.define, parts.define);
  Object.assign(all.provide, parts.provide);
  Object.assign(all.sass, parts.sass);
  Object.assign(all.editorWorkers, parts.editorWorkers);
}

/** Functions and patterns by their text: what a function closes over is not known. */
function textOf(parts: BundlerParts): string {
  return JSON.stringify(parts, (_, value: unknown) =>
    typeof value === 'function' || value instanceof RegExp ? String(value) : value,
  );
}
