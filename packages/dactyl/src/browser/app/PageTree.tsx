/**
 * A page inside the contexts that differ between server and browser: the user's Root, metadata, the chain of
 * routes.
 */
import Root from '@theme/Root';
import SiteMetadata from '@theme/SiteMetadata';
import ThemeProvider from '@theme/ThemeProvider';
import type { ReactNode } from 'react';
import Head from '../../react/Head.js';
import { PageAlternatesContext } from '../../react/page-context.js';
import { RouteOutlet } from '../../react/render-routes.js';
import { RemainingLevelsContext, type LoadedLevel } from '../../react/route-context.js';
import { LocationContext } from '../../react/use-location.js';
import { useDocusaurusContext } from '../../react/site-context.js';
import useBaseUrl from '../../react/use-base-url.js';

export interface PageTreeProps {
  pathname: string;
  alternates: Record<string, string>;
  levels: LoadedLevel[];
  /** Content of `Root`. Default: the outermost route. */
  children?: ReactNode;
}

export function PageTree({ pathname, alternates, levels, children = <RouteOutlet /> }: PageTreeProps) {
  return (
    <LocationContext value={{ pathname, search: '', hash: '' }}>
      <PageAlternatesContext value={alternates}>
        <RemainingLevelsContext value={levels}>
          <Root>
            <ThemeProvider>
              <DefaultMetadata />
              <SiteMetadata />
              {children}
            </ThemeProvider>
          </Root>
        </RemainingLevelsContext>
      </PageAlternatesContext>
    </LocationContext>
  );
}

function DefaultMetadata() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const locale = i18n.localeConfigs[i18n.currentLocale];
  const favicon = useBaseUrl(siteConfig.favicon ?? '');
  return (
    <Head>
      <html lang={locale?.htmlLang ?? i18n.currentLocale} dir={locale?.direction ?? 'ltr'} />
      <title>{siteConfig.title}</title>
      <meta property="og:title" content={siteConfig.title} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {siteConfig.noIndex ? <meta name="robots" content="noindex, nofollow" /> : null}
      {siteConfig.favicon ? <link rel="icon" href={favicon} /> : null}
    </Head>
  );
}
