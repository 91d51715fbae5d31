import { useDocusaurusContext } from '../site-context.js';

/** Pathname of the site's home page in the current locale. */
export function useHomePath(): string {
  return useDocusaurusContext().siteConfig.baseUrl;
}

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
