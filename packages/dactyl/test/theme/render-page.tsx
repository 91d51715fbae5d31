/** Renders theme components as a page of a small site, the way `ssr/` does, without a bundle. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CodeBlockContext } from '../../src/react/code-block-context.js';
import { PageAlternatesContext } from '../../src/react/page-context.js';
import { emptyCollected, RenderContext } from '../../src/react/render-context.js';
import { RouteContext } from '../../src/react/route-context.js';
import { LocationContext } from '../../src/react/format/router.js';
import { collectHead } from '../../src/ssr/head.js';
import { fillRaw } from '../../src/shared/marks/placeholders.js';
import { takeRegions } from '../../src/ssr/markers.js';
import { SiteContext } from '../../src/react/site-context.js';
import { setTranslations } from '../../src/react/translations.js';
import type { PageHead, SiteData } from '../../src/shared/render.js';
import type { PageRendering } from '../../src/react/page-rendering.js';
import { testSite } from './test-site.js';

export interface PageOptions {
  pathname?: string;
  site?: SiteData;
}

export interface RenderedPage {
  /** Regions are empty. */
  html: string;
  /** Region id → HTML, without the regions that depend on the page. */
  regions: Record<string, string>;
  head: PageHead;
}

export function renderPage(children: ReactNode, options: PageOptions = {}): RenderedPage {
  const { pathname = '/', site = testSite() } = options;
  const rendering: PageRendering = { collected: emptyCollected(), raw: [], regions: new Map(), usedRegions: new Set() };
  setTranslations(site.codeTranslations);
  const markup = renderToStaticMarkup(
    <RenderContext value={rendering}>
      <SiteContext value={site}>
        <LocationContext value={{ pathname, search: '', hash: '' }}>
          <PageAlternatesContext value={{ en: pathname, zh: `/zh${pathname}` }}>
            <RouteContext value={{ plugin: { name: 'docusaurus-plugin-content-docs', id: 'default' } }}>
              <CodeBlockContext
                value={(code, language, meta) => `<div class="theme-code-block">${language} ${meta} ${code}</div>`}
              >
                {children}
              </CodeBlockContext>
            </RouteContext>
          </PageAlternatesContext>
        </LocationContext>
      </SiteContext>
    </RenderContext>,
  );
  const html = takeRegions(fillRaw(markup, rendering.raw), rendering.regions);
  const regions = [...rendering.regions].flatMap(([id, record]) =>
    record.html === undefined ? [] : [[id, record.html]],
  );
  return { html, regions: Object.fromEntries(regions), head: collectHead(rendering.collected.head, site) };
}
