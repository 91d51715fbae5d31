import type { PluginContext } from '../../../../node/plugin-api/types.js';
import type { SiteRecordsInput } from './site-records.js';

type Facts = Pick<
  SiteRecordsInput,
  'siteDir' | 'siteConfig' | 'baseUrl' | 'locale' | 'locales' | 'language' | 'origin'
>;

/** What records say of the locale that is built. */
export function recordFacts({ siteDir, siteConfig, baseUrl, i18n }: PluginContext): Facts {
  const { currentLocale: locale, locales, localeConfigs } = i18n;
  // What limits a hosted search to a language is the name of the locale, as on pages.
  return {
    siteDir,
    siteConfig,
    baseUrl,
    locale,
    locales,
    language: locale,
    origin: localeConfigs[locale]?.url ?? siteConfig.url,
  };
}
