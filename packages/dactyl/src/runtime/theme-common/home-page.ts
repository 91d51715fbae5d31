import { useDocusaurusContext } from '../site-context.js';

/** Home page of each locale. */
export function useLocaleHome(): (locale: string) => string {
  const { siteConfig, i18n } = useDocusaurusContext();
  return (locale) => i18n.localeConfigs[locale]?.baseUrl ?? siteConfig.baseUrl;
}

/** Route of the home page, in the words of the site format; `undefined` when the site has no page there. */
export function useHomePageRoute(): { path: string; exact: true } | undefined {
  const { siteConfig, lacksHomePage } = useDocusaurusContext();
  return lacksHomePage ? undefined : { path: siteConfig.baseUrl, exact: true };
}
