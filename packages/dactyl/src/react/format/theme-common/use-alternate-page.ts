import { applyTrailingSlash } from '../../../shared/url.js';
import { useDocusaurusContext } from '../../site-context.js';
import { useLocation } from '../../use-location.js';

export interface AlternatePageUtils {
  /** URL of this page in another locale; with origin when `fullyQualified`. */
  createUrl: (options: { locale: string; fullyQualified: boolean }) => string;
}

/** Where the current page is in the other locales, as far as that follows from its pathname. */
export function useAlternatePageUtils(): AlternatePageUtils {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { pathname } = useLocation();
  const below = applyTrailingSlash(pathname, siteConfig).replace(siteConfig.baseUrl, '');
  return {
    createUrl({ locale, fullyQualified }) {
      const { baseUrl = siteConfig.baseUrl, url = siteConfig.url } = i18n.localeConfigs[locale] ?? {};
      return `${fullyQualified ? url : ''}${baseUrl}${below}`;
    },
  };
}
