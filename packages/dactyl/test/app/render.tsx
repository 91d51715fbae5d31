/** Renders the pages of `pages.ts`, as the renderer does. */
import type { ReactNode } from 'react';
import { markRegion } from '../../src/node/pipeline/mark-region.js';
import { parseMarkup } from '../../src/node/pipeline/parse-markup.js';
import { parseRegion } from '../../src/node/pipeline/region-template.js';
import { PageTree } from '../../src/browser/app/PageTree.js';
import type { LoadedLevel } from '../../src/react/route-context.js';
import { loadLevels } from '../../src/ssr/load-levels.js';
import type { PageWork } from '../../src/react/page-rendering.js';
import { PageContexts } from '../../src/ssr/PageContexts.js';
import type { Registry } from '../../src/ssr/registry.js';
import { createAppIsland, createAppLevelCache } from '../../src/ssr/render-app.js';
import { islandRange } from '../../src/ssr/render-island.js';
import { renderPage } from '../../src/ssr/render-page.js';
import type { ContentModule, PageRequest, PageResult, RenderServices } from '../../src/shared/render.js';
import { testSite } from '../theme/test-site.js';
import { URLS } from './bundle.js';
import { COMPONENTS, pageRequest } from './pages.js';

export const SITE = testSite({
  navbar: {
    title: 'Test',
    hideOnScroll: false,
    items: [
      { to: '/docs/intro', label: 'Docs', position: 'left', activeBasePath: '/docs' },
      { to: '/blog/post', label: 'Blog', position: 'left' },
      { to: '/counter', label: 'Counter', position: 'left' },
      { label: 'More', position: 'right', items: [{ to: '/docs/second', label: 'Second' }] },
    ],
  },
});

/** Modules of Markdown by URL, as `node/pipeline/client-content.ts` writes them. */
export const contentFiles = new Map<string, string>();

export const services: RenderServices = {
  renderCodeBlock: (code) => `<div class="theme-code-block">${code}</div>`,
  clientFile: (module) => (module === '$app' ? { url: URLS.app, preload: [] } : undefined),
  clientContent(content) {
    const url = `/content/${content.file}.js`;
    contentFiles.set(url, contentCode(content));
    return { url, preload: [] };
  },
  clientData(name, json) {
    const url = `/content/${name}.js`;
    contentFiles.set(url, `export default JSON.parse(${JSON.stringify(json)});`);
    return { url, preload: [] };
  },
  parseMarkup,
};

function contentCode({ body, frontMatter, metadata, assets, toc }: ContentModule): string {
  if (body.kind === 'html') throw new Error('It needs no module.');
  return `export const imports = ${JSON.stringify({ '@site/src/Counter': { url: URLS.counter }, react: { url: URLS.react } })};
    export const content = ${JSON.stringify({ frontMatter, metadata, assets, toc })};
    export default async function () { ${body.code} }`;
}

const registry: Registry = Object.fromEntries(
  Object.entries(COMPONENTS).map(([key, file]) => [key, () => import(/* @vite-ignore */ file)]),
);

const cache = createAppLevelCache();

/** The page as it is when nothing of it is React in the browser but its islands, with its regions in it. */
export async function renderIslandsPage(pathname: string): Promise<string> {
  const request = pageRequest(pathname, 'islands');
  const levels = await loadLevels(request.levels, { registry, cache: new WeakMap(), note() {} });
  const { html, regions } = await render(request, () => pageOf(request, levels));
  return html.replace(/<!--region:([^>]*)--><!--\/region-->/g, (_, id: string) =>
    mark(regions[id]?.html ?? '', request),
  );
}

export async function renderAppPage(pathname: string, hydrationMode: 'adopted' | 'full'): Promise<string> {
  const request = pageRequest(pathname, hydrationMode);
  const { report, file, props, levels } = await createAppIsland(request, { registry, services, cache });
  const original = () => pageOf(request, levels);
  const { html } = await render(request, (work) =>
    islandRange({
      record: { report, file, original, props, slots: [], components: new Map(), whole: true, creator: undefined },
      work,
      children: original(),
    }),
  );
  return html;
}

function pageOf({ pathname, alternates }: PageRequest, levels: LoadedLevel[]): ReactNode {
  return <PageTree pathname={pathname} alternates={alternates} levels={levels} />;
}

async function render(request: PageRequest, page: (work: PageWork) => ReactNode): Promise<PageResult> {
  const result = await renderPage({
    site: SITE,
    services,
    request,
    regions: new Map(),
    entries: new Set(),
    surround: (rendering, tree) => (
      <PageContexts {...{ site: SITE, services, request, rendering }}>{tree}</PageContexts>
    ),
    page,
  });
  if (result.fallback) throw new Error(result.fallback.why);
  const html = result.html.replace(/<!--own-region-->([\s\S]*?)<!--\/own-region-->/g, (_, inside: string) =>
    mark(inside, request),
  );
  return { ...result, html };
}

/** Marks what is active on the page, as the build does. */
function mark(html: string, page: PageRequest): string {
  return markRegion(parseRegion(html), page);
}
