/** Converts lists of PostCSS plugins, as people write them, to plugins. */
import { loadOptional } from '../../base/load-optional.js';
import { SiteError } from '../../base/site-error.js';

export interface PluginListOrigin {
  /** Absolute file that contains the list. */
  file: string;
  /** Folders in which packages are searched, in this order. */
  folders: readonly string[];
  /** The site's plugin whose hook returned the list. */
  plugin?: string;
}

/** @throws SiteError for a package that is not installed, and for what is no plugin. */
export async function loadPostCssPlugins(list: unknown, origin: PluginListOrigin): Promise<unknown[]> {
  // The order of the list is that in which plugins run.
  const loaded = await Promise.all(toEntries(list).map((entry) => loadEntry(entry, origin)));
  return loaded.flat();
}

/** A package by its name, from the first of the folders that has it. */
export async function loadPostCssPackage(name: string, { file, folders, plugin }: PluginListOrigin): Promise<unknown> {
  const neededFor = plugin === undefined ? 'PostCSS' : `PostCSS, as the plugin "${plugin}" configures it,`;
  let missing: unknown;
  for (const from of folders) {
    try {
      return withoutDefault(await loadOptional<unknown>(name, { from, neededFor, install: [name] }));
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      missing ??= new SiteError(error.message, { ...error.details, file, ...(plugin !== undefined && { plugin }) });
    }
  }
  throw missing;
}

type Entry = [plugin: unknown, options?: unknown];

/** Either a list, or an object: name → options. */
function toEntries(list: unknown): Entry[] {
  if (!Array.isArray(list)) return Object.entries(Object(list)).map(([name, options]) => [name, options]);
  return list.filter(Boolean).flatMap((entry: unknown): Entry[] => {
    if (Array.isArray(entry)) return [[entry[0], entry[1]]];
    return isPlainMap(entry) ? Object.entries(entry) : [[entry]];
  });
}

async function loadEntry([named, options]: Entry, origin: PluginListOrigin): Promise<unknown[]> {
  if (options === false) return [];
  const plugin = withoutDefault(typeof named === 'string' ? await loadPostCssPackage(named, origin) : named);
  if (!isPlugin(plugin)) throw noPlugin(named, origin);
  const hasOptions = typeof options === 'object' && options !== null && Object.keys(options).length > 0;
  const made: unknown = hasOptions && typeof plugin === 'function' ? plugin(options) : plugin;
  return [made];
}

/** The same test as PostCSS: functions, plugins, and objects with a list of plugins. */
function isPlugin(value: unknown): boolean {
  if (typeof value === 'function') return true;
  return (
    typeof value === 'object' &&
    value !== null &&
    ('postcssPlugin' in value || 'postcss' in value || ('plugins' in value && Array.isArray(value.plugins)))
  );
}

function isPlainMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !isPlugin(withoutDefault(value));
}

/** CommonJS code that requires an ES module gets a namespace with all its exports. */
function withoutDefault(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'default' in value ? value.default : value;
}

function noPlugin(named: unknown, { file, plugin }: PluginListOrigin): SiteError {
  const what = typeof named === 'string' ? `The package "${named}"` : `The value ${JSON.stringify(named)}`;
  return new SiteError(`${what} in the list of PostCSS plugins is not a PostCSS plugin.`, {
    file,
    plugin,
    hint: 'List functions, plugins, names of packages, or pairs: [name, options].',
  });
}
