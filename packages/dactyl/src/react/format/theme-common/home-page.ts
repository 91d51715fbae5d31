import { useDocusaurusContext } from '../../site-context.js';

/** URL of each locale's home page; with its origin, if the locale has another one. */
export function useLocaleHome(): (locale: string) => string {
  const { siteConfig, i18n } = useDocusaurusContext();
  return (locale) => {
    const { baseUrl = siteConfig.baseUrl, url } = i18n.localeConfigs[locale] ?? {};
    return url === undefined || url === siteConfig.url ? baseUrl : url + baseUrl;
  };
}

/** Route of the home page in the terms of the site format; `undefined` when no page is at the base URL. */
export function useHomePageRoute(): { path: string; exact: true } | undefined {
  const { siteConfig, lacksHomePage } = useDocusaurusContext();
  return lacksHomePage ? undefined : { path: siteConfig.baseUrl, exact: true };
}
