import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import Head from '../../../react/Head.js';
import Link from '../../../react/Link.js';
import { useDocusaurusContext } from '../../../react/site-context.js';
import { PageMetadata } from '../../../react/format/theme-common/page-metadata.js';
import { translate } from '../../../react/Translate.js';
import styles from './styles.css?url';

export interface Props {
  /** Heading of the page. */
  title?: string;
  children: ReactNode;
}

/** The layout of all debug pages. They are for the site's authors, so they are hidden from search engines. */
export default function DebugLayout({ title, children }: Props) {
  const { siteConfig } = useDocusaurusContext();
  const label = translate({
    id: 'theme.Debug.title',
    message: 'Debug',
    description: 'Name of the pages that show what the framework has made of the site',
  });
  return (
    <>
      <PageMetadata title={title === undefined ? label : `${title} · ${label}`} />
      <Head>
        <meta name="robots" content="noindex, nofollow" />
        <link rel="stylesheet" href={styles} />
      </Head>
      <Layout>
        <main className="container debug-page">
          <nav className="debug-nav" aria-label={label}>
            {debugPages().map(({ path, name }) => (
              <Link
                key={path}
                className="debug-nav__link"
                activeClassName="debug-nav__link--active"
                isNavLink
                exact
                to={`${siteConfig.baseUrl}__docusaurus/debug/${path}`}
              >
                {name}
              </Link>
            ))}
          </nav>
          {title !== undefined && <Heading as="h1">{title}</Heading>}
          {children}
        </main>
      </Layout>
    </>
  );
}

function debugPages(): { path: string; name: string }[] {
  return [
    {
      path: 'config',
      name: translate({ id: 'theme.Debug.config', message: 'Config', description: 'Name of a debug page' }),
    },
    {
      path: 'metadata',
      name: translate({ id: 'theme.Debug.metadata', message: 'Metadata', description: 'Name of a debug page' }),
    },
    {
      path: 'registry',
      name: translate({ id: 'theme.Debug.registry', message: 'Registry', description: 'Name of a debug page' }),
    },
    {
      path: 'routes',
      name: translate({ id: 'theme.Debug.routes', message: 'Routes', description: 'Name of a debug page' }),
    },
    {
      path: 'content',
      name: translate({ id: 'theme.Debug.content', message: 'Content', description: 'Name of a debug page' }),
    },
    {
      path: 'globalData',
      name: translate({ id: 'theme.Debug.globalData', message: 'Global data', description: 'Name of a debug page' }),
    },
  ];
}
