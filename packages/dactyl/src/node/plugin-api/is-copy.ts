import type { SiteConfig } from '../config/types.js';
import type { RouteConfig } from './route-config.js';

/** Whether a page names another one that search engines are to list instead. */
export function isCopy({ metadata }: Pick<RouteConfig, 'metadata'>, { i18n }: Pick<SiteConfig, 'i18n'>): boolean {
  if (metadata?.canonical !== undefined) return true;
  return metadata?.isUntranslated === true && i18n.untranslatedCanonical === 'source';
}
