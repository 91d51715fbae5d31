/**
 * Pages with one React root each, for tests of hooks: rendered here as the server does it, hydrated in the browser
 * with React's development build, beside the real boot script.
 */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforePaintScript } from '../../src/browser/boot/before-paint.js';
import { SiteContext } from '../../src/react/site-context.js';
import { ColorModeProvider } from '../../src/react/format/theme-common/color-mode.js';
import { LocationContext } from '../../src/react/use-location.js';
import { colorModeSettings } from '../../src/shared/boot-settings.js';
import { fnv1a } from '../../src/shared/fnv1a.js';
import { type BootPage, startBootSite } from '../boot-site.js';
import type { PageServer } from '../page-server.js';
import { testSite } from '../theme/test-site.js';
import { bundleForBrowser } from './bundle.js';
import * as components from './components.js';

const MODE = { defaultMode: 'light', respectPrefersColorScheme: false, disableSwitch: false } as const;
const ANNOUNCEMENT = { id: 'a1', content: 'News', isCloseable: true };

export interface HooksPage {
  /** Name of the component in `components.tsx`. It is in a region, so that it stays from page to page. */
  component: keyof typeof components;
  /** Static HTML behind it. */
  html?: string;
  parts?: BootPage['parts'];
}

export async function startHooksSite(pages: Record<string, HooksPage>): Promise<PageServer> {
  const site = testSite({ colorMode: MODE, announcementBar: ANNOUNCEMENT, prism: { magicComments: [] } });
  const {
    globalData,
    codeTranslations: _,
    ...rest
  } = { ...site, siteStorage: { ...site.siteStorage, namespace: '-ns' } };
  const regions: Record<string, string> = {};
  const bootPages = Object.entries(pages).map(([pathname, { component, html = '', parts }]) => {
    const markup = renderToString(
      <SiteContext value={site}>
        <LocationContext value={{ pathname, search: '', hash: '' }}>
          <ColorModeProvider>{createElement(components[component])}</ColorModeProvider>
        </LocationContext>
      </SiteContext>,
    );
    const id = fnv1a(component, 0);
    // A region that several pages have is that of the first one.
    regions[id] ??= `<div id="react" data-component="${component}">${markup}</div>`;
    return [pathname, { html: `<!--region:${id}--><!--/region-->${html}`, ...(parts && { parts }) }] as const;
  });
  const server = await startBootSite({
    pages: Object.fromEntries(bootPages),
    regions,
    settings: {
      ...colorModeSettings({ colorMode: MODE }),
      islands: {
        watch: '/watch.js',
        hydrate: '/hydrate.js',
        data: { site: '/data/site.json', global: '/data/global.json', messages: '/data/messages.json' },
      },
    },
    inlineScript: `${beforePaintScript({ storage: { type: 'localStorage', namespace: '-ns' }, ...colorModeSettings({ colorMode: MODE }), announcementId: 'a1' })}
      addEventListener('DOMContentLoaded',()=>{const s=document.createElement('script');s.type='module';s.src='/client.js';document.body.append(s)})`,
  });
  server.files.set('/favicon.ico', { body: '' });
  server.files.set('/client.js', { body: await bundleForBrowser('client.tsx'), maxAge: 600 });
  server.files.set('/client-modules.js', { body: await bundleForBrowser('client-modules.ts') });
  server.files.set('/data/site.json', { body: JSON.stringify(rest) });
  server.files.set('/data/global.json', { body: JSON.stringify(globalData) });
  server.files.set('/data/messages.json', { body: JSON.stringify({ greeting: 'Guten Tag' }) });
  return server;
}
