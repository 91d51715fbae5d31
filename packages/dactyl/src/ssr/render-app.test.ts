import { beforeEach, describe, expect, it } from 'vitest';
import { COMPONENTS, pageRequest, PATHNAMES } from '../../test/app/pages.js';
import { contentFiles, renderAppPage, renderIslandsPage, services } from '../../test/app/render.js';
import type { RenderServices } from '../shared/render.js';
import { type AppOptions, createAppIsland, createAppLevelCache } from './render-app.js';

/** Without comments and without what differs from tree to tree: ids of `useId`. */
function shown(html: string): string {
  return html.replace(/<!--[\s\S]*?-->/g, '').replace(/_R_\w*_/g, 'ID');
}

describe.each(PATHNAMES)('the HTML of %s', (pathname) => {
  it.each(['adopted', 'full'] as const)('is the same with hydration "%s" as without', async (hydrationMode) => {
    expect(shown(await renderAppPage(pathname, hydrationMode))).toBe(shown(await renderIslandsPage(pathname)));
  });
});

describe('the mark of a page', () => {
  it('is one island around everything', async () => {
    const html = await renderAppPage('/docs/intro', 'adopted');
    expect(html).toMatch(/^<!--island:\{"url":"\/js\/app\.js","name":"\$app",/);
    expect(html.match(/<!--island:/g)).toHaveLength(1);
    expect(html).toMatch(/<!--\/island-->$/);
    expect(html).not.toContain('<!--region:');
  });

  it('names Markdown that the browser takes from the page', async () => {
    const html = await renderAppPage('/docs/intro', 'full');
    const [, id = ''] = /<!--adopt:([^>]*)--><p>Intro text/.exec(html) ?? [];
    expect(id).toMatch(/^docs%2Fintro\.md\.\w+$/);
    expect(html).toContain(JSON.stringify(id).slice(1, -1));
    expect(html.match(/Intro text/g)).toHaveLength(1);
  });

  it('has Markdown with state as an island in HTML that is adopted, or as a part of itself', async () => {
    const adopted = await renderAppPage('/docs/stateful', 'adopted');
    expect(adopted).toMatch(
      /<!--adopt:[^>]*--><!--island:\{"url":"\/content\/docs\/stateful\.md\.js","name":"\$content"/,
    );
    const full = await renderAppPage('/docs/stateful', 'full');
    expect(full).not.toContain('<!--adopt:');
    expect(full).toContain('/content/docs/stateful.md.js');
  });
});

describe('a page for the browser', () => {
  const registry = componentRegistry();
  let options: AppOptions;
  beforeEach(() => {
    options = { registry, services, cache: createAppLevelCache() };
  });

  it('loads the files of its components ahead', async () => {
    const all: RenderServices = { ...services, clientFile: (module) => ({ url: `/${module}.js`, preload: ['/x.js'] }) };
    const { file } = await createAppIsland(pageRequest('/counter', 'full'), { ...options, services: all });
    expect(file).toEqual({ url: '/$app.js', preload: ['/x.js', '/src/pages/counter.tsx.js'] });
  });

  it('names what is large and the same on many pages by its file', async () => {
    const { props, file } = await createAppIsland(pageRequest('/docs/intro', 'adopted'), options);
    expect(props).not.toContain('Doc 79');
    expect(props).toContain('/content/version.js');
    expect(file.preload).toContain('/content/version.js');
    expect(contentFiles.get('/content/version.js')).toContain('Doc 79');
  });

  it('keeps exports of Markdown for components that read them', async () => {
    const { props } = await createAppIsland(pageRequest('/docs/stateful', 'adopted'), options);
    expect(props).toContain('from the file');
  });

  it('cannot be made when nothing was bundled for it', async () => {
    const without: RenderServices = { ...services, clientFile: () => undefined };
    await expect(
      createAppIsland(pageRequest('/counter', 'full'), { ...options, services: without }),
    ).rejects.toThrowError('The page /counter hydrates as "full", but there is no browser bundle for that.');
  });
});

function componentRegistry() {
  return Object.fromEntries(
    Object.entries(COMPONENTS).map(([key, file]) => [
      key,
      () => import(/* @vite-ignore */ file.replace(/^\.\/|^(?=\.\.)/, '../../test/app/')),
    ]),
  );
}
