/**
 * What a site asks for and this version does not do: said once, in plain words, instead of leaving it out in
 * silence. A later release deletes rows.
 */
import type { SiteConfig } from '../config/types.js';
import type { LocaleSite } from './types.js';

/** Of fields of the configuration. What only chooses among tools that build is left out: there is one, and it is fast. */
export function describeUnusedFields({ ssrTemplate, future }: Pick<SiteConfig, 'ssrTemplate' | 'future'>): string[] {
  const notes: string[] = [];
  if (ssrTemplate !== undefined)
    notes.push(
      '"ssrTemplate" has no effect. Use "headTags", "scripts" and "stylesheets", or the hook injectHtmlTags of a plugin.',
    );
  if (future.experimental_router === 'hash')
    notes.push(
      '"future.experimental_router" does not change how pages are written: each is a file with an address of its own. Sitemap, feeds, redirects and offline mode are left out, as the site format asks for with "hash".',
    );
  return notes;
}

/** Of diagrams that are asked for, while no theme of the site draws them. */
export function describeUndrawnDiagrams({ siteConfig, fallbackProcessor }: LocaleSite): string[] {
  if (!siteConfig.markdown.mermaid || fallbackProcessor.replacedElements.includes('mermaid')) return [];
  return [
    `"markdown.mermaid" is set, but no theme draws diagrams: they show their source. Add themes: ['@docusaurus/theme-mermaid'].`,
  ];
}
