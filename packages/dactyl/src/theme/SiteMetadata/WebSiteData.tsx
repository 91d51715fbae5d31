import Head from '../../react/Head.js';
import { toScriptText } from '../../features/blog/react/structured-data.js';
import { useLocation } from '../../react/format/router.js';
import { useDocusaurusContext } from '../../react/site-context.js';
import useGlobalData from '../../react/use-global-data.js';
import { isSamePath } from '../../shared/url.js';

/** Plugins whose global data contains the URL of the search page. */
const SEARCHES = ['dactyl-theme-search', 'docusaurus-theme-search-algolia'];

/** Structured data of the home page: the site's name, and the URL of its search (https://schema.org/WebSite). */
export function WebSiteData() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const searchPage = useSearchPage();
  const { pathname } = useLocation();
  if (!isSamePath(pathname, siteConfig.baseUrl) || siteConfig.noIndex) return null;
  const url = siteConfig.url + siteConfig.baseUrl;
  const { htmlLang = i18n.currentLocale } = i18n.localeConfigs[i18n.currentLocale] ?? {};
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': url,
    url,
    name: siteConfig.title,
    ...(siteConfig.tagline && { description: siteConfig.tagline }),
    inLanguage: htmlLang,
    ...(searchPage !== undefined && { potentialAction: searchAction(siteConfig.url + searchPage) }),
  };
  return (
    <Head>
      <script type="application/ld+json">{toScriptText(data)}</script>
    </Head>
  );
}

function useSearchPage(): string | undefined {
  const globalData = useGlobalData();
  for (const plugin of SEARCHES) {
    const data: unknown = globalData[plugin]?.default;
    if (typeof data === 'object' && data !== null && 'page' in data && typeof data.page === 'string') return data.page;
  }
  return undefined;
}

function searchAction(page: string) {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${page}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
}
