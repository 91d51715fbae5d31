/**
 * Warnings for options that this version does not support, so that they are not ignored silently. Remove rows as
 * support is added.
 */
import type { SiteConfig } from '../config/types.js';
import type { LocaleSite } from './types.js';

/**
 * Unsupported fields of the configuration. Fields that only choose between build tools are not reported: they do
 * not change the result.
 */
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

/** A warning when a site enables diagrams but has no theme that draws them. */
export function describeUndrawnDiagrams({ siteConfig, fallbackProcessor }: LocaleSite): string[] {
  if (!siteConfig.markdown.mermaid || fallbackProcessor.replacedElements.includes('mermaid')) return [];
  return [
    `"markdown.mermaid" is set, but no theme draws diagrams: they show their source. Add themes: ['@docusaurus/theme-mermaid'].`,
  ];
}
