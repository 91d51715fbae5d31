import { useDocusaurusContext } from '../site-context.js';

/** Pathname of the site's home page in the current locale. */
export function useHomePath(): string {
  return useDocusaurusContext().siteConfig.baseUrl;
}

/** Home page of each locale, as far as it follows from the base URL of the current one. */
export function useLocaleHome(): (locale: string) => string {
  const { siteConfig, i18n } = useDocusaurusContext();
  const pathOf = (locale: string) => i18n.localeConfigs[locale]?.path ?? locale;
  const suffix = `/${pathOf(i18n.currentLocale)}/`;
  const inSubfolder = i18n.currentLocale !== i18n.defaultLocale && siteConfig.baseUrl.endsWith(suffix);
  const base = inSubfolder ? siteConfig.baseUrl.slice(0, 1 - suffix.length) : siteConfig.baseUrl;
  return (locale) => {
    // A build of one locale puts it at the root, whichever locale it is.
    if (locale === i18n.currentLocale) return siteConfig.baseUrl;
    return locale === i18n.defaultLocale ? base : `${base}${pathOf(locale)}/`;
  };
}

/** Route of the home page, in the words of the site format. */
export function useHomePageRoute(): { path: string; exact: true } | undefined {
  return { path: useHomePath(), exact: true };
}
