/** The whole page: contexts, the user's Root, default metadata, then the chain of routes. */
import Root from '@theme/Root';
import SiteMetadata from '@theme/SiteMetadata';
import type { PageRequest, RenderServices, SiteData } from '../../shared/render.js';
import { CodeBlockContext } from '../code-block-context.js';
import Head from '../Head.js';
import { PageAlternatesContext } from '../page-context.js';
import { RenderContext, type PageRendering } from '../render-context.js';
import { RouteOutlet } from '../render-routes.js';
import { RemainingLevelsContext, type LoadedLevel } from '../route-context.js';
import { LocationContext } from '../router.js';
import { SiteContext } from '../site-context.js';
import useBaseUrl from '../use-base-url.js';

export interface AppProps {
  site: SiteData;
  services: RenderServices;
  request: PageRequest;
  levels: LoadedLevel[];
}

export function App({ site, services, request, levels, rendering }: AppProps & { rendering: PageRendering }) {
  return (
    <RenderContext value={rendering}>
      <SiteContext value={site}>
        <LocationContext value={{ pathname: request.pathname, search: '', hash: '' }}>
          <PageAlternatesContext value={request.alternates}>
            <CodeBlockContext value={services.renderCodeBlock}>
              <RemainingLevelsContext value={levels}>
                <Root>
                  <DefaultMetadata site={site} />
                  <SiteMetadata />
                  <RouteOutlet />
                </Root>
              </RemainingLevelsContext>
            </CodeBlockContext>
          </PageAlternatesContext>
        </LocationContext>
      </SiteContext>
    </RenderContext>
  );
}

function DefaultMetadata({ site }: { site: SiteData }) {
  const { siteConfig, i18n } = site;
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
