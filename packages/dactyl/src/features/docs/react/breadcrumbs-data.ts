/** JSON-LD of breadcrumbs (https://schema.org/BreadcrumbList). */
import type { JsonObject } from '../../../shared/json.js';
import { useDocusaurusContext } from '../../../react/site-context.js';
import type { SidebarTrail } from './path-index.js';

/** Items without a page are left out. */
export function useBreadcrumbsStructuredData({ breadcrumbs }: { breadcrumbs: SidebarTrail }): JsonObject {
  const { url } = useDocusaurusContext().siteConfig;
  const linked = breadcrumbs.flatMap(({ href, label }) => (href === undefined ? [] : [{ href, label }]));
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ href, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href, url).href,
    })),
  };
}
