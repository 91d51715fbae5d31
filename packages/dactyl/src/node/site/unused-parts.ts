/**
 * Warnings for options that this version does not support, so that they are not ignored silently. Remove rows as
 * support is added.
 */
import type { SiteConfig } from '../config/types.js';
import { contentEntries } from '../plugin-api/content-entries.js';
import type { AllContent } from '../plugin-api/types.js';
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

/** A warning for entries that name their former addresses on a site without the plugin that reads them. */
export function describeUnreadRedirects({ plugins }: Pick<LocaleSite, 'plugins'>): string[] {
  if (plugins.some(({ plugin }) => plugin.unstable_getRedirects !== undefined)) return [];
  const allContent: AllContent = {};
  for (const { name, id, content } of plugins) (allContent[name] ??= {})[id] = content;
  const named = contentEntries(allContent).filter(({ frontMatter }) => frontMatter?.['redirect_from'] !== undefined);
  const [first, ...others] = named;
  if (first === undefined) return [];
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return [
    `"redirect_from" has no effect (${first.source ?? first.permalink}${more}): add plugins: ['@docusaurus/plugin-client-redirects'].`,
  ];
}

/** A warning when a site enables diagrams but has no theme that draws them. */
export function describeUndrawnDiagrams({ siteConfig, fallbackProcessor }: LocaleSite): string[] {
  if (!siteConfig.markdown.mermaid || fallbackProcessor.replacedElements.includes('mermaid')) return [];
  return [
    `"markdown.mermaid" is set, but no theme draws diagrams: they show their source. Add themes: ['@docusaurus/theme-mermaid'].`,
  ];
}
