import type { LocaleConfig } from '../../shared/render.js';

/** The field `i18n` of the configuration. */
export interface I18nConfig {
  defaultLocale: string;
  locales: string[];
  path: string;
  localeConfigs: Record<string, Partial<LocaleConfig>>;
  /**
   * Whether a page says that it is not translated yet, or that its source has changed since it was translated.
   *
   * @default true
   */
  translationNotices: boolean;
  /**
   * Which page a page without a translation names as canonical: itself, or that of the source, so that search engines list no
   * page twice. With `source`, it is also left out of the sitemap and of the links between languages.
   *
   * @default 'self'
   */
  untranslatedCanonical: 'self' | 'source';
  /**
   * Whether headings of a translation get ids of their own words, or those that the same headings of the source have, so that
   * a link to a place works in each language.
   *
   * @default 'own'
   */
  headingIds: 'own' | 'source';
}
