/**
 * Turns entries of `remarkPlugins` and the like into one flat list.
 *
 *     [math, [toc, { tight: true }], { plugins: [slug], settings: {…} }]  →  math, toc with options, slug
 */
import type { Processor } from 'unified';
import { SiteError } from '../../base/site-error.js';
import type { MarkdownPlugins } from '../types.js';
import { isRecord } from '../../../shared/is-record.js';

/**
 * A plugin of unified. It is called once, with the processor as `this`, and returns the function that changes a tree,
 * or nothing.
 */
export type Attacher = (this: Processor, ...options: unknown[]) => unknown;

export interface ListedPlugin {
  attach: Attacher;
  options: unknown[];
  /** The name of the plugin's function, as people know it. */
  name: string;
}

export interface PluginList {
  plugins: ListedPlugin[];
  /** Settings of presets, for plugins that read them from the processor. */
  settings: Record<string, unknown>;
}

/** @throws SiteError for an entry that is no plugin. */
export function listPlugins(option: keyof MarkdownPlugins, entries: readonly unknown[]): PluginList {
  const list: PluginList = { plugins: [], settings: {} };
  for (const entry of entries) addEntry(entry, list, option);
  return list;
}

function addEntry(entry: unknown, list: PluginList, option: string): void {
  if (entry === null || entry === undefined || entry === false) return;
  if (typeof entry === 'function') return addPlugin(entry, [], list);
  if (Array.isArray(entry)) {
    const [plugin, ...options] = entry as unknown[];
    if (typeof plugin === 'function') return addPlugin(plugin, options, list);
    // A CommonJS file that was loaded as a namespace with a default export.
    if (isRecord(plugin) && typeof plugin.default === 'function') return addPlugin(plugin.default, options, list);
  } else if (isRecord(entry)) {
    if (typeof entry.default === 'function') return addPlugin(entry.default, [], list);
    if (Array.isArray(entry.plugins) || isRecord(entry.settings)) {
      if (isRecord(entry.settings)) Object.assign(list.settings, entry.settings);
      if (Array.isArray(entry.plugins)) for (const inner of entry.plugins) addEntry(inner, list, option);
      return;
    }
  }
  throw new SiteError(`"${option}" contains something that is not a plugin: ${describe(entry)}.`, {
    key: option,
    hint: 'An entry is a function, [function, options], or a preset { plugins: […] }. Was the plugin imported?',
  });
}

/** As in unified, a plugin that is listed again replaces the options of its first entry. */
function addPlugin(plugin: Function, options: unknown[], { plugins }: PluginList): void {
  const [first] = options;
  const known = plugins.findIndex(({ attach }) => attach === plugin);
  if (first === false) {
    if (known !== -1) plugins.splice(known, 1);
    return;
  }
  const listed: ListedPlugin = {
    attach: plugin as Attacher, // unified requires this signature of plugins
    options: first === true ? [] : options,
    name: plugin.name || 'a plugin without a name',
  };
  if (known === -1) plugins.push(listed);
  else plugins[known] = listed;
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return `a list that starts with ${describe(value[0])}`;
  return isRecord(value) ? `an object with the keys ${Object.keys(value).join(', ') || '(none)'}` : String(value);
}
