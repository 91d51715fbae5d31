import { applyTrailingSlash } from '../../shared/url.js';
import { useDocusaurusContext } from '../site-context.js';
import { useLocation } from '../use-location.js';
import { useLocaleHome } from './home-page.js';

export interface AlternatePageUtils {
  /** URL of this page in another locale; with origin when `fullyQualified`. */
  createUrl: (options: { locale: string; fullyQualified: boolean }) => string;
}

/** Where the current page is in the other locales, as far as that follows from its pathname. */
export function useAlternatePageUtils(): AlternatePageUtils {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const localeHome = useLocaleHome();
  const below = applyTrailingSlash(pathname, siteConfig).replace(siteConfig.baseUrl, '');
  return {
    createUrl: ({ locale, fullyQualified }) => `${fullyQualified ? siteConfig.url : ''}${localeHome(locale)}${below}`,
  };
}
