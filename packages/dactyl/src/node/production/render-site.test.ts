import { describe, expect, it } from 'vitest';
import type { Engine, PageReport } from '../pipeline/engine-types.js';
import type { PagePlan } from '../pipeline/plan-pages.js';
import type { Site } from '../site/types.js';
import type { PageCache } from './page-cache.js';
import type { ReadyBundle } from './ready-bundle.js';
import { renderSite } from './render-site.js';

const site = { locales: [{ locale: 'en', markdown: [] }] } as unknown as Site; // the fields that are read
const pageCache = { pageKey: () => '', keepPage() {}, keepRegion() {}, keepContent() {} } as unknown as PageCache; // what rendering calls
const ready: ReadyBundle = {
  pageCache,
  findImports: () => [],
  engineBundle: { serverEntry: '', document: { scripts: [], styles: [], router: '' } },
};

const job = { id: '/a.md', locale: 'en', file: '/a.md', processor: 0 };
const pages = Array.from({ length: 500 }, (_, index): PagePlan => {
  const level = { path: `/${index}`, exact: true, component: 'x', props: {}, attributes: {} };
  const place = { locale: 'en', pathname: `/${index}`, file: '', shared: [], level, alternates: {} };
  return { ...place, contents: [job], hydration: 'islands' };
});

function report(pathname: string): PageReport {
  const lists = { links: [], anchors: [], entries: [], regions: [], assets: [], missing: [], outputs: [] };
  const found = { hydrationMode: 'static' as const, islands: [], clientFiles: [] };
  return { locale: 'en', pathname, title: '', noIndex: false, ...lists, ...found };
}

interface Watched extends Engine {
  calls: string[];
}

function engine(own: Partial<Engine> = {}): Watched {
  const calls: string[] = [];
  return {
    calls,
    compile: async (jobs) => {
      calls.push('compile');
      return jobs.map(({ id }) => ({ id, links: [], imports: [], frontMatter: {}, warnings: [], sourceHash: '' }));
    },
    useBundle: async () => void calls.push('useBundle'),
    render: async (jobs) => {
      calls.push('render');
      return {
        pages: jobs.map(({ pathname }) => report(pathname)),
        regions: [],
        regionSources: [],
      };
    },
    close: async () => void calls.push('close'),
    ...own,
  };
}

function run(engines: Engine[], options: { bundle?: Promise<ReadyBundle>; signal?: AbortSignal } = {}) {
  const { bundle = Promise.resolve(ready), signal = new AbortController().signal } = options;
  const progress = { advance() {}, setTotal() {} };
  return renderSite({
    site,
    pages,
    createEngines: async () => engines,
    bundle,
    unchangedBundle: undefined,
    withApp: async () => ({ ...ready, appHash: 'app' }),
    progress,
    signal,
  });
}

describe('renderSite', () => {
  it('renders every page once, on whichever engine is free', async () => {
    const rendered = await run([engine(), engine()]);
    expect(new Set(rendered.pages.map((page) => page.pathname)).size).toBe(500);
    expect(rendered.pages).toHaveLength(500);
  });

  it('renders pages again that cannot hydrate as they should, with the code for whole pages', async () => {
    const seen: string[] = [];
    const render: Engine['render'] = async (jobs) => {
      const reports = jobs.map(({ pathname, hydration, fellBack }): PageReport => {
        if (pathname !== '/7') return report(pathname);
        seen.push(hydration);
        if (hydration === 'islands') return { ...report(pathname), fallback: { to: 'adopted', why: 'it differs' } };
        if (hydration === 'adopted') return { ...report(pathname), fallback: { to: 'full', why: 'it differs too' } };
        return { ...report(pathname), hydrationMode: 'full', ...(fellBack && { fellBack }) };
      });
      return { pages: reports, regions: [], regionSources: [] };
    };
    const rendered = await run([engine({ render })]);
    expect(seen).toEqual(['islands', 'adopted', 'full']);
    expect(rendered.pages).toHaveLength(500);
    expect(rendered.hydrationModes).toEqual({ static: 499, islands: 0, adopted: 0, full: 1 });
    expect(rendered.fellBack).toEqual([
      { pathname: '/7', hydrationMode: 'full', asked: 'islands', why: 'it differs too' },
    ]);
  });

  it('says what ended an engine, begins nothing more, and closes all engines', async () => {
    const healthy = engine();
    const dying = engine({ compile: () => Promise.reject(new Error('out of memory')) });
    const broken = run([dying, healthy], { bundle: new Promise(() => {}) });
    await expect(broken).rejects.toThrow('out of memory');
    expect(healthy.calls.filter((call) => call === 'compile').length).toBeLessThan(3);
    expect(healthy.calls.at(-1)).toBe('close');
    expect(dying.calls).toEqual(['close']);
  });

  it('ends soon when the bundle fails', async () => {
    const only = engine();
    await expect(run([only], { bundle: Promise.reject(new Error('no bundle')) })).rejects.toThrow('no bundle');
    expect(only.calls.length).toBeLessThan(5);
    expect(only.calls.at(-1)).toBe('close');
  });

  it('ends with the reason of the signal, without waiting for the bundle', async () => {
    const controller = new AbortController();
    const only = engine();
    const interrupted = run([only], { bundle: new Promise(() => {}), signal: controller.signal });
    controller.abort(new Error('interrupted'));
    await expect(interrupted).rejects.toThrow('interrupted');
    expect(only.calls.at(-1)).toBe('close');
  });
});
