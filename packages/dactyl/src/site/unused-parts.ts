/**
 * What a site asks for and this version does not do: said once, in plain words, instead of leaving it out in
 * silence. A later release deletes rows.
 */
import type { PluginResults } from '../plugin-api/load-plugins.js';
import type { LocaleSite } from './types.js';

/** Sentences about options and hooks that have no effect. */
export function describeUnusedParts({ plugins }: PluginResults): string[] {
  const notes = new Set<string>();
  for (const { name, plugin } of plugins) {
    if (plugin.configureWebpack)
      notes.add(`${name} configures webpack, which Dactyl does not use: that part has no effect.`);
  }
  return [...notes];
}

/** Of diagrams that are asked for, while no theme of the site draws them. */
export function describeUndrawnDiagrams({ siteConfig, fallbackProcessor }: LocaleSite): string[] {
  if (!siteConfig.markdown.mermaid || fallbackProcessor.replacedElements.includes('mermaid')) return [];
  return [
    `"markdown.mermaid" is set, but no theme draws diagrams: they show their source. Add themes: ['@docusaurus/theme-mermaid'].`,
  ];
}
