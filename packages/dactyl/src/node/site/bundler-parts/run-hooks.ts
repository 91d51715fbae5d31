/**
 * Calls the plugins' hooks for webpack's configuration and translates the results. Input: plugins with their loaded
 * content. Output: settings for our bundler. webpack itself never runs, and no hook fails a build: what we do not
 * understand is reported once.
 */
import type { PluginLogger } from '../../plugin-api/types.js';
import type { LoadedPlugin, PluginContext } from '../../plugin-api/types.js';
import { hashParts } from '../../base/hash.js';
import { isRecord } from '../../../shared/is-record.js';
import { baseConfig, merged, type WebpackConfig } from './base-config.js';
import type { EarlyPlugin } from './early-taps.js';
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
    const advice = [...keys].some((key) => key.startsWith('plugins:'))
      ? ' What writes files before a build works as loadContent() of a plugin, and what works on the finished site as postBuild().'
      : '';
    logger.warn(
      `${name} configures parts of webpack that Dactyl does not have, and builds without them: ${what}.${advice}`,
    );
  }
  return {
    server: server.parts,
    client: client.parts,
    key: hashParts([textOf(server.parts), textOf(client.parts)]),
    runEarly: () => runEarly([...server.early, ...client.early], logger),
  };
}

/** A class that hooks add to both bundles runs only once. Errors are reported but do not fail the build. */
async function runEarly(plugins: readonly EarlyPlugin[], logger: PluginLogger): Promise<void> {
  for (const { name, run } of new Map(plugins.map((plugin) => [plugin.name, plugin])).values()) {
    try {
      await run();
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      logger.warn(`The plugin of webpack "${name}" failed in its hooks that run before a build: ${reason}`);
    }
  }
}

interface Asking {
  context: PluginContext;
  isServer: boolean;
  note: (plugin: string, key: string) => void;
}

/** Each hook receives the configuration as the hooks before it left it, as in the site format. */
function askAll(
  plugins: readonly LoadedPlugin[],
  { context, isServer, note }: Asking,
): { parts: BundlerParts; early: EarlyPlugin[] } {
  const { siteDir, generatedFilesDir: generatedDir, outDir, baseUrl } = context;
  const all = noParts();
  const earlyPlugins: EarlyPlugin[] = [];
  const isDevelopment = process.env.NODE_ENV === 'development';
  let config = baseConfig({ siteDir, generatedDir, outDir, baseUrl, isServer });
  for (const { plugin, name, id, content } of plugins) {
    const label = id === 'default' ? name : `${name} (${id})`;
    // The copy tells what changed, since a hook may modify the configuration in place.
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
      const place = { siteDir, outDir, isServer, isDevelopment };
      const { parts, unknown, early } = readConfig({ before, after: config, returned }, place);
      earlyPlugins.push(...early);
      addParts(all, parts);
      for (const key of unknown) note(label, key);
    } catch (error) {
      note(
        label,
        `configureWebpack, which failed: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      );
    }
  }
  return { parts: all, early: earlyPlugins };
}

/** Copies as deep as hooks usually modify; rules and plugins stay the same objects. */
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

/** Merges settings; later plugins override earlier ones of the same name. */
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

/** Functions and patterns are represented by their source text; captured variables are not visible there. */
function textOf(parts: BundlerParts): string {
  return JSON.stringify(parts, (_, value: unknown) =>
    typeof value === 'function' || value instanceof RegExp ? String(value) : value,
  );
}
