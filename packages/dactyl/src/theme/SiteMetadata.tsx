import { Fragment } from 'react';
import SearchMetadata from '@theme/SearchMetadata';
import { applyTrailingSlash } from '../shared/url.js';
import { CANONICAL, UNTRANSLATED } from '../shared/page-alternates.js';
import Head from '../react/Head.js';
import { usePageAlternates } from '../react/page-context.js';
import { useLocation } from '../react/format/router.js';
import { useDocusaurusContext } from '../react/site-context.js';
import { PageMetadata } from '../react/format/theme-common/page-metadata.js';
import { useThemeConfig } from '../react/format/theme-common/theme-config.js';
import { WebSiteData } from './SiteMetadata/WebSiteData.js';

/**
 * Metadata of every page, in addition to the minimum that the renderer writes. Pages render later and may replace it.
 */
export default function SiteMetadata() {
  const { i18n } = useDocusaurusContext();
  const { metadata, image } = useThemeConfig();
  return (
    <>
      <Head>
        <body className="navigation-with-keyboard" />
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      {image && <PageMetadata image={image} />}
      <CanonicalUrl />
      <Alternates />
      <WebSiteData />
      <SearchMetadata tag="default" locale={i18n.currentLocale} />
      <Head>
        {metadata.map((attributes) => (
          <meta key={JSON.stringify(attributes)} {...attributes} />
        ))}
      </Head>
    </>
  );
}

function CanonicalUrl() {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const alternates = usePageAlternates();
  // A file name may contain spaces, which URLs must not.
  const url = new URL(applyTrailingSlash(pathname, siteConfig), siteConfig.url).href;
  const canonical = alternates[CANONICAL];
  return (
    <Head>
      <meta property="og:url" content={url} />
      <link rel="canonical" href={canonical === undefined ? url : new URL(canonical, siteConfig.url).href} />
    </Head>
  );
}

/** Links to the page in every locale, for search engines. */
function Alternates() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const alternates = usePageAlternates();
  const { pathname } = useLocation();
  const absolute = (url: string) => new URL(url, siteConfig.url).href;
  const ogLocale = (locale: string) => htmlLang(locale).replace('-', '_');
  const untranslated = alternates[UNTRANSLATED]?.split(' ');
  const defaultUrl = alternateIn(i18n.defaultLocale);
  return (
    <Head>
      <meta property="og:locale" content={ogLocale(i18n.currentLocale)} />
      {i18n.locales.map((locale) => {
        const url = alternateIn(locale);
        return (
          <Fragment key={locale}>
            {url && <link rel="alternate" hrefLang={htmlLang(locale)} href={absolute(url)} />}
            {locale !== i18n.currentLocale && <meta property="og:locale:alternate" content={ogLocale(locale)} />}
          </Fragment>
        );
      })}
      {defaultUrl && <link rel="alternate" hrefLang="x-default" href={absolute(defaultUrl)} />}
    </Head>
  );

  /**
   * URL of the page in a locale; `undefined` if the locale lacks the page, whose alternate is then the home page, or a translation of
   * it. Languages of a page are told where search engines are to list it.
   */
  function alternateIn(locale: string): string | undefined {
    if (alternates[CANONICAL] !== undefined || untranslated?.includes(locale)) return undefined;
    const { baseUrl: home, url = siteConfig.url } = i18n.localeConfigs[locale] ?? {};
    const isElsewhere = url !== siteConfig.url;
    const isMissing = alternates[locale] === (isElsewhere ? url + home : home) && pathname !== siteConfig.baseUrl;
    // A build of a single locale uses the base URL of the default locale and does not know the URLs of the others.
    const isUnknown = locale !== i18n.currentLocale && home === siteConfig.baseUrl && !isElsewhere;
    return isMissing || isUnknown ? undefined : alternates[locale];
  }

  function htmlLang(locale: string): string {
    return i18n.localeConfigs[locale]?.htmlLang ?? locale;
  }
}
