/** Renders pages with hand-written marked components, the way `ssr/entry.tsx` does, without a bundle. */
import { useState, type ReactNode } from 'react';
import { parseMarkup } from '../../src/node/pipeline/parse-markup.js';
import type { RegionRecord } from '../../src/react/page-rendering.js';
import { markComponent } from '../../src/ssr/mark-component.js';
import { observeJsx, observeReact } from '../../src/ssr/observe.js';
import { PageContexts } from '../../src/ssr/PageContexts.js';
import { renderPage } from '../../src/ssr/render-page.js';
import type { ComponentFacts, IslandWhen } from '../../src/shared/islands.js';
import type { IslandMark } from '../../src/shared/marks/mark-data.js';
import type { ContentModule, PageRequest, PageResult, RenderServices } from '../../src/shared/render.js';
import { testSite } from '../theme/test-site.js';

export const contents: ContentModule[] = [];

export const services: RenderServices = {
  renderCodeBlock: (code) => `<pre>${code}</pre>`,
  clientFile: (module) => ({ url: `/${module}.js`, preload: [] }),
  clientContent(content) {
    contents.push(content);
    return { url: `/${content.file}.js`, preload: [] };
  },
  clientData: (name) => ({ url: `/${name}.js`, preload: [] }),
  parseMarkup,
};

export type Render = (page: ReactNode, request?: Partial<PageRequest>) => Promise<PageResult>;

/** A renderer with regions of its own. */
export function createTestRenderer(lent: Partial<RenderServices> = {}): Render {
  const regions = new Map<string, RegionRecord>();
  const site = testSite();
  return (page, changes) => {
    const request: PageRequest = { pathname: '/page', levels: [], alternates: {}, hydration: 'islands', ...changes };
    const own = { ...services, ...lent };
    return renderPage({
      site,
      services: own,
      request,
      regions,
      entries: new Set(),
      surround: (rendering, tree) => (
        <PageContexts site={site} services={own} request={request} rendering={rendering}>
          {tree}
        </PageContexts>
      ),
      page: () => page,
    });
  };
}

/** A file of a site: what it gets when it imports React, and `mark` for its components. */
export function siteModule(module: string) {
  return {
    React: observeReact(module),
    ...observeJsx(module),
    /** Analysis found nothing. */
    mark: <Value,>(value: Value, facts: Partial<ComponentFacts> = {}): Value =>
      markComponent(value, { module, name: 'default', line: 1, ...facts }),
    /** Analysis found that it needs the browser. */
    island: <Value,>(value: Value, when: IslandWhen = 'event', facts: Partial<ComponentFacts> = {}): Value =>
      markComponent(value, {
        module,
        name: 'default',
        line: 1,
        island: { when, why: 'calls useState', at: `${module}:2` },
        ...facts,
      }),
  };
}

/** An island with state and a slot. */
export const Counter = siteModule('Counter').island(
  ({ start = 0, children }: { start?: number; children?: ReactNode }) => {
    const [count] = useState(start);
    return (
      <button type="button">
        {count}
        {children}
      </button>
    );
  },
);

/** Marks of a page's islands, in order. */
export function marksOf(html: string): IslandMark[] {
  // The cast: the renderer wrote them.
  return [...html.matchAll(/<!--island:([\s\S]*?)-->/g)].map(([, json = '']) => JSON.parse(json) as IslandMark);
}

/** The page with short marks: `[name …]` for an island, `(n …)` for a slot. */
export function shape(html: string): string {
  return html
    .replace(/<!--island:([\s\S]*?)-->/g, (_, json: string) => `[${(JSON.parse(json) as IslandMark).url.slice(1, -3)} `)
    .replaceAll('<!--/island-->', ']')
    .replace(/<!--slot:(\d+)-->/g, '($1 ')
    .replaceAll('<!--/slot-->', ')');
}
