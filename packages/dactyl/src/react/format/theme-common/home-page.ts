import { useDocusaurusContext } from '../../site-context.js';

/** Home page of each locale; with its origin where that is another one. */
export function useLocaleHome(): (locale: string) => string {
  const { siteConfig, i18n } = useDocusaurusContext();
  return (locale) => {
    const { baseUrl = siteConfig.baseUrl, url } = i18n.localeConfigs[locale] ?? {};
    return url === undefined || url === siteConfig.url ? baseUrl : url + baseUrl;
  };
}

/** Route of the home page, in the words of the site format; `undefined` when the site has no page there. */
export function useHomePageRoute(): { path: string; exact: true } | undefined {
  const { siteConfig, lacksHomePage } = useDocusaurusContext();
  return lacksHomePage ? undefined : { path: siteConfig.baseUrl, exact: true };
}
