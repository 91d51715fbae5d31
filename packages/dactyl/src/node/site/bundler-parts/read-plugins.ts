/** Reads webpack plugins, recognised by the names of their classes, and translates what they ask for. */
import path from 'node:path';
import { isRecord } from '../../../shared/is-record.js';
import { readEarlyPlugin, type EarlyPlugin } from './early-taps.js';
import { isStandIn } from './stand-in.js';
import type { BundlerParts, Copy } from './types.js';

/** The settings read from one plugin. */
interface Read extends Partial<Pick<BundlerParts, 'define' | 'provide' | 'replacements' | 'copies' | 'editorWorkers'>> {
  /** Set for a plugin that only acts before a build. */
  early?: EarlyPlugin;
  /** Name of the class, if we do not know it. */
  unknown?: string;
}

export interface PluginPlace {
  siteDir: string;
  outDir: string;
  isDevelopment: boolean;
}

/** Plugins that have no meaning here, or whose work our bundler does anyway. */
const NOTHING_TO_DO = new Set([
  'BundleAnalyzerPlugin',
  'CaseSensitivePathsPlugin',
  'CircularDependencyPlugin',
  'CleanWebpackPlugin',
  'ContextReplacementPlugin',
  'CssExtractRspackPlugin',
  'CssMinimizerPlugin',
  'ESLintWebpackPlugin',
  'ForkTsCheckerWebpackPlugin',
  'HotModuleReplacementPlugin',
  'LimitChunkCountPlugin',
  'MiniCssExtractPlugin',
  'NodePolyfillPlugin',
  'ProgressPlugin',
  'ReactRefreshPlugin',
  'SourceMapDevToolPlugin',
  'TerserPlugin',
  'WebpackBarPlugin',
]);

/** Looked up by class name, because two copies of webpack have two different classes. */
const READERS: Record<string, (plugin: PluginParts, place: PluginPlace) => Read> = {
  DefinePlugin: ({ first }) => ({ define: readDefinitions(first('definitions')) }),
  EnvironmentPlugin: (plugin) => ({ define: readEnvironment(plugin) }),
  Dotenv: ({ object }) => ({ define: readDotenv(object) }),
  ProvidePlugin: ({ first }) => ({ provide: readProvided(first('definitions')) }),
  NormalModuleReplacementPlugin: ({ first, second }) => {
    const request = first('resourceRegExp');
    return { replacements: request instanceof RegExp ? [readReplacement(request, second('newResource'))] : [] };
  },
  IgnorePlugin: ({ first }) => ({ replacements: readIgnored(first('options')) }),
  CopyPlugin: ({ first }, place) => ({ copies: readCopies(first('patterns'), place) }),
  MonacoEditorWebpackPlugin: ({ object }) => ({ editorWorkers: readEditorWorkers(object) }),
  CopyRspackPlugin: ({ first }, place) => ({ copies: readCopies(first('patterns'), place) }),
};

/**
 * The readable parts of a plugin: the argument of its constructor, or the field in which its class keeps that.
 */
interface PluginParts {
  object: object;
  first(key: string): unknown;
  second(key: string): unknown;
  all: unknown[] | undefined;
}

export function readPlugin(plugin: unknown, place: PluginPlace): Read {
  if (typeof plugin !== 'object' || plugin === null) return {};
  const name = isStandIn(plugin) ? plugin.standsFor : className(plugin);
  if (NOTHING_TO_DO.has(name)) return {};
  const read = READERS[name];
  if (!read) {
    const early = isStandIn(plugin) ? undefined : readEarlyPlugin(plugin, name, place);
    return early ? { early } : { unknown: name };
  }
  // Plugins of Rspack keep the constructor's arguments.
  const kept: unknown = isStandIn(plugin) ? plugin.args : Reflect.get(plugin, '_args');
  const args = Array.isArray(kept) ? (kept as unknown[]) : undefined;
  const argument = (index: number) => (key: string) => {
    const value = args ? args[index] : Reflect.get(plugin, key);
    return key === 'patterns' && isRecord(value) ? value['patterns'] : value;
  };
  return read({ object: plugin, first: argument(0), second: argument(1), all: args }, place);
}

function className(plugin: object): string {
  const { constructor } = plugin;
  return constructor === Object ? 'a plugin without a name' : constructor.name || 'a plugin without a name';
}

/** Nested names are joined: `{ process: { env: { A: … } } }` defines `process.env.A`. */
function readDefinitions(definitions: unknown, prefix = ''): Record<string, string> {
  if (!isRecord(definitions)) return {};
  const entries = Object.entries(definitions).flatMap(([key, value]): [string, string][] => {
    const name = `${prefix}${key}`;
    if (isRecord(value) && className(value) !== 'RuntimeValue')
      return Object.entries(readDefinitions(value, `${name}.`));
    // A string is code; other values stand for themselves. Values computed while webpack runs cannot be known in
    // advance.
    if (typeof value === 'string') return [[name, value]];
    if (value === undefined) return [[name, 'undefined']];
    return isRecord(value) || typeof value === 'function' ? [] : [[name, JSON.stringify(value)]];
  });
  return Object.fromEntries(entries);
}

function readEnvironment({ object, all }: PluginParts): Record<string, string> {
  const given = all?.length === 1 && isRecord(all[0]) ? all[0] : undefined;
  const names: unknown = given ? Object.keys(given) : all ? all.flat() : Reflect.get(object, 'keys');
  const defaults: unknown = given ?? Reflect.get(object, 'defaultValues');
  const list = Array.isArray(names) ? names.map(String) : [];
  return Object.fromEntries(
    list.map((name) => {
      const value = process.env[name] ?? (isRecord(defaults) ? defaults[name] : undefined);
      return [`process.env.${name}`, value === undefined ? 'undefined' : JSON.stringify(value)];
    }),
  );
}

/** `dotenv-webpack` reads its files while webpack runs, so we call the two methods that do it. */
function readDotenv(plugin: object): Record<string, string> {
  const gather: unknown = Reflect.get(plugin, 'gatherVariables');
  const format: unknown = Reflect.get(plugin, 'formatData');
  if (typeof gather !== 'function' || typeof format !== 'function') return {};
  const variables: unknown = Reflect.apply(gather, plugin, []);
  return readDefinitions(Reflect.apply(format, plugin, [{ variables, target: 'web', version: '5' }]));
}

function readProvided(definitions: unknown): BundlerParts['provide'] {
  if (!isRecord(definitions)) return {};
  const entries = Object.entries(definitions).flatMap(([name, value]): [string, string | [string, string]][] => {
    const [module, exported]: unknown[] = [value].flat();
    if (typeof module !== 'string') return [];
    return [[name, typeof exported === 'string' && exported !== 'default' ? [module, exported] : module]];
  });
  return Object.fromEntries(entries);
}

function readReplacement(request: RegExp, target: unknown): BundlerParts['replacements'][number] {
  if (typeof target === 'string') return { request, replace: () => target };
  return {
    request,
    replace(asked) {
      if (typeof target !== 'function') return undefined;
      // The plugin modifies the request object that it is passed.
      const result = { ...asked };
      Reflect.apply(target, undefined, [result]);
      return result.request === asked.request ? undefined : result.request;
    },
  };
}

function readIgnored(options: unknown): BundlerParts['replacements'] {
  if (!isRecord(options) || !(options['resourceRegExp'] instanceof RegExp)) return [];
  const { resourceRegExp: request, contextRegExp: context } = options;
  return [{ request, context: context instanceof RegExp ? context : undefined, replace: () => false }];
}

function readCopies(patterns: unknown, { siteDir }: PluginPlace): Copy[] {
  if (!Array.isArray(patterns)) return [];
  return patterns.flatMap((pattern: unknown): Copy[] => {
    const { from, to, context, globOptions } = isRecord(pattern) ? pattern : { from: pattern };
    if (typeof from !== 'string') return [];
    const base = typeof context === 'string' ? path.resolve(siteDir, context) : siteDir;
    const ignore = isRecord(globOptions) && Array.isArray(globOptions['ignore']) ? globOptions['ignore'] : [];
    return [{ from, context: base, to: typeof to === 'string' ? to : '', ignore: ignore.map(String) }];
  });
}

/** The plugin has already determined its languages and the files of their workers. */
function readEditorWorkers(plugin: object): BundlerParts['editorWorkers'] {
  const options: unknown = Reflect.get(plugin, 'options');
  const languages: unknown = isRecord(options) ? options['languages'] : undefined;
  const found = (Array.isArray(languages) ? languages : []).flatMap((language: unknown): [string, string][] => {
    const { label, worker } = isRecord(language) ? language : {};
    const entry = isRecord(worker) ? worker['entry'] : undefined;
    return typeof label === 'string' && typeof entry === 'string' ? [[label, entry]] : [];
  });
  return { editorWorkerService: 'vs/editor/editor.worker', ...Object.fromEntries(found) };
}
