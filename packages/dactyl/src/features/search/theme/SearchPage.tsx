import Layout from '@theme/Layout';
import Head from '../../../react/Head.js';
import { useDocusaurusContext } from '../../../react/site-context.js';
import { HtmlClassNameProvider } from '../../../react/format/theme-common/html-class-name.js';
import { PageMetadata } from '../../../react/format/theme-common/page-metadata.js';
import Translate from '../../../react/Translate.js';
import type { SearchPageData, VersionChoice } from './page/page-data.js';
import { Skeleton } from './page/Skeleton.js';
import styles from './page/styles.css?url';
import { emptyTitle, translatedTexts } from './page/texts.js';
import { useSearchData, useVersionedData } from './search-data.js';

/** The page of results. The server renders what surrounds them, and `page/main.tsx` in the browser the rest. */
export default function SearchPage() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { script: _script, pageScripts: [pageScript, ...imported] = [], ...settings } = useSearchData();
  const versions = useVersionChoices();
  const data: SearchPageData = {
    settings,
    locale: i18n.currentLocale,
    siteTitle: `${siteConfig.titleDelimiter} ${siteConfig.title}`,
    versions: settings.contextualSearch === false ? [] : versions,
    texts: translatedTexts(),
  };
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <PageMetadata title={emptyTitle()} />
      <Head>
        {/* What it shows is on other pages. Those of a site that is hidden as a whole all say so. */}
        {!siteConfig.noIndex && <meta name="robots" content="noindex, follow" />}
        <link rel="stylesheet" href={styles} />
        {imported.map((url) => (
          <link key={url} rel="modulepreload" href={url} />
        ))}
        <script type="module" src={pageScript} />
      </Head>
      <Layout>
        <main className="container margin-vert--lg dactyl-narrow search-page">
          <div data-search-page={JSON.stringify(data)}>
            <Skeleton settings={settings} versions={data.versions} />
          </div>
          <noscript>
            <p className="search-page__note">
              <Translate
                id="theme.SearchPage.noScript"
                description="On the search page, for readers whose browser runs no JavaScript"
              >
                The search runs in your browser and needs JavaScript. Without it, the navigation of this site leads to
                all of its pages.
              </Translate>
            </p>
          </noscript>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

/** The versions of each docs instance that has several. */
function useVersionChoices(): VersionChoice[] {
  const instances = Object.entries(useVersionedData());
  const several = instances.filter(([, { versions }]) => versions.length > 1);
  return several.map(([id, { versions }]) => ({
    id,
    ...(several.length > 1 && { name: id }),
    latest: (versions.find(({ isLast }) => isLast) ?? versions[0])?.name ?? '',
    versions: versions.map(({ name, label }) => ({ name, label })),
  }));
}
