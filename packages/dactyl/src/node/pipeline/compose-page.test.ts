import { describe, expect, it } from 'vitest';
import type { PageResult, RegionResult, SiteData } from '../../shared/render.js';
import { composePage, type ComposerParts } from './compose-page.js';
import type { PageJob } from './engine-types.js';
import { createRegionStore } from './region-store.js';

const NAVBAR: RegionResult = {
  html: '<nav><a class="navbar__link" href="/a">A</a><a class="navbar__link" data-alternate="zh" href="/zh/">中</a></nav>',
  links: ['/a'],
  anchors: [],
  islands: [],
  entries: new Set<string>(),
  reads: new Set<string>(),
  head: [],
};

function compose(own: Partial<PageResult>, pathname = '/a') {
  const hydration = 'islands';
  const level = { path: pathname, exact: true, component: 'x', props: {}, attributes: {} };
  const alternates = { zh: '/zh/a' };
  const job: PageJob = { locale: 'en', pathname, file: '', shared: [], level, uses: {}, alternates, hydration };
  const head = { title: 'T', tags: '', htmlAttributes: { class: 'c' }, bodyAttributes: {}, noIndex: false };
  const hydrated = { hydrationMode: 'static' as const, islands: [], preload: [] };
  const result = {
    html: '',
    regions: { navbar: NAVBAR },
    head,
    links: [],
    anchors: [],
    entries: [],
    ...hydrated,
    ...own,
  };
  const parts: ComposerParts = {
    siteDir: '/site',
    site: { siteConfig: { baseUrl: '/' } } as unknown as SiteData, // the only field that is read
    settings: {
      baseUrl: '/',
      storage: { type: 'localStorage', namespace: '' },
      defaultMode: 'light',
      automaticMode: 'light',
      disableSwitch: false,
      nonExact: [],
      islands: { watch: '/watch.js', hydrate: '/hydrate.js', data: { site: '', global: '', messages: '' } },
    },
    htmlTags: { headTags: '', preBodyTags: '', postBodyTags: '' },
    documentAssets: () => ({ scripts: [], styles: [], router: '', pageStyles: ['/"x".css'] }),
    sharedLevels: [],
    renderer: { beforePaint: '', baseUrlIssue: '', renderPage: async () => result },
    assets: {
      find: () => ({ file: undefined, missing: [] }),
      emit: () => ({ url: '', output: '' }),
      emitStyleSheet: () => ({ url: '', outputs: [] }),
      suggest: () => undefined,
    },
    compiled: new Map(),
    regions: createRegionStore(),
    generator: '',
  };
  return composePage(job, parts);
}

const PAGE = '<!--region:navbar--><!--/region--><main>1</main>';

const contentOf = (document: string) => /<div id="__docusaurus">(.*)<\/div><\/body>/s.exec(document)?.[1];
const shellOf = (document: string) => /"shell":"(\w+)"/.exec(document)?.[1];

describe('a composed page', () => {
  it('has its regions, marked for it', async () => {
    const { document, regions } = await compose({ html: PAGE });
    const [{ hash } = { hash: '' }] = regions;
    expect(document).toContain(
      `<!--region:${hash}:navbar--><nav><a class="navbar__link navbar__link--active" href="/a" aria-current="page">A</a>` +
        '<a class="navbar__link" data-alternate="zh" href="/zh/a">中</a></nav><!--/region--><main>1</main>',
    );
  });

  it('leaves a comment alone that names no region', async () => {
    const comment = '<!--region:mine--><!--/region-->';
    expect(contentOf((await compose({ html: comment })).document)).toBe(comment);
  });

  it("begins without the preloads of images that depend on what was rendered before, and keeps the author's", async () => {
    const preload = '<link rel="preload" as="image" href="/i.png"/>';
    const { document } = await compose({ html: `${preload}${preload}<p>${preload}</p>` });
    expect(contentOf(document)).toBe(`<p>${preload}</p>`);
  });

  it('tells the script that it is the page for unknown URLs', async () => {
    expect((await compose({}, '/404.html')).document).toContain('"notFound":true');
    expect((await compose({}, '/a')).document).not.toContain('notFound');
  });

  it('escapes the URLs of its style sheets', async () => {
    expect((await compose({})).document).toContain('href="/&quot;x&quot;.css"');
  });

  it('loads what waits for islands only where there are some, and React ahead only for those in sight', async () => {
    const { document: plain } = await compose({ html: PAGE });
    expect(plain).not.toContain('src="/watch.js"');
    const { document: later } = await compose({ html: PAGE, hydrationMode: 'islands' });
    expect(later).toContain('<script type="module" src="/watch.js"></script>');
    expect(later).not.toContain('modulepreload');
    const { document: above } = await compose({ html: PAGE, hydrationMode: 'islands', preload: ['/c.js'] });
    expect(above).toContain('<link rel="modulepreload" href="/hydrate.js"><link rel="modulepreload" href="/c.js">');
    // One may lead to the other without a full load.
    expect(shellOf(later)).toBe(shellOf(plain));
  });

  it.each(['adopted', 'islands'] as const)('has regions of its own where it is %s', async (hydrationMode) => {
    const html = '<!--own-region--><aside>a</aside><!--/own-region--><main>1</main>';
    expect(contentOf((await compose({ html, hydrationMode })).document)).toBe('<aside>a</aside><main>1</main>');
  });

  it('has another shell when it is React as a whole', async () => {
    const shells = await Promise.all(
      (['static', 'adopted', 'full'] as const).map(async (hydrationMode) =>
        shellOf((await compose({ hydrationMode })).document),
      ),
    );
    expect(new Set(shells).size).toBe(3);
  });
});
