/** Plugins of a site → those that stay when others bring what they are for, see `Plugin.unstable_yieldsTo`. */
import path from 'node:path';
import { isInside } from '../base/files.js';
import { componentFile } from './component-file.js';
import type { InitializedPlugin } from './plugin-module.js';

/** Holds the theme folders of the framework: a plugin that wraps one of ours brings nothing new. */
const OWN_DIR = path.resolve(import.meta.dirname, '../..');

export interface RemainingPlugins {
  plugins: InitializedPlugin[];
  /** One sentence for each plugin that has stepped aside. */
  notices: string[];
}

export function dropReplaced(all: readonly InitializedPlugin[]): RemainingPlugins {
  const notices: string[] = [];
  const plugins = all.filter((plugin) => {
    const names = plugin.plugin.unstable_yieldsTo ?? [];
    const other = all.find((candidate) => candidate !== plugin && bringsOne(candidate, names));
    if (other) notices.push(`"${plugin.label}" is left out, because "${other.label}" takes its place.`);
    return other === undefined;
  });
  return { plugins, notices };
}

function bringsOne({ plugin, baseDir }: InitializedPlugin, names: readonly string[]): boolean {
  if (names.length === 0) return false;
  const hook = plugin.getThemePath?.();
  if (hook === undefined) return false;
  const folder = path.resolve(baseDir, hook);
  return !isInside(OWN_DIR, folder) && names.some((name) => componentFile(folder, name) !== undefined);
}
