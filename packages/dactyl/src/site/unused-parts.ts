/**
 * What a site asks for and this version does not do: said once, in plain words, instead of leaving it out in
 * silence. A later release deletes rows.
 */
import type { PluginResults } from '../plugin-api/load-plugins.js';

const MARKDOWN_PLUGINS = [
  'beforeDefaultRemarkPlugins',
  'remarkPlugins',
  'beforeDefaultRehypePlugins',
  'rehypePlugins',
  'recmaPlugins',
] as const;

/** Sentences about options and hooks that have no effect. */
export function describeUnusedParts({ plugins, markdownSources }: PluginResults): string[] {
  const notes = new Set<string>();
  for (const option of MARKDOWN_PLUGINS) {
    if (markdownSources.some((source) => source[option].length > 0)) {
      notes.add(`"${option}" is not part of this version of Dactyl: the plugins in it do not run.`);
    }
  }
  for (const { name, plugin } of plugins) {
    if (plugin.configureWebpack)
      notes.add(`${name} configures webpack, which Dactyl does not use: that part has no effect.`);
    if (plugin.configurePostCss) notes.add(`${name} configures PostCSS by hook, which this version does not call.`);
  }
  return [...notes];
}
