import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SiteData } from '../shared/render.js';
import Link from './Link.js';
import { emptyCollected, RenderContext } from './render-context.js';
import { LocationContext } from './format/router.js';
import { SiteContext } from './site-context.js';

// The fields that are read.
const site = {
  siteConfig: { url: 'https://s.example', baseUrl: '/base/', trailingSlash: true },
  i18n: { defaultLocale: 'de', localeConfigs: { de: { baseUrl: '/de/' } } },
} as unknown as SiteData;

function render(link: ReactNode, pathname = '/base/docs/a/') {
  const collected = emptyCollected();
  const rendering = { collected, raw: [], regions: new Map(), usedRegions: new Set<string>() };
  const html = renderToStaticMarkup(
    <RenderContext value={rendering}>
      <SiteContext value={site}>
        <LocationContext value={{ pathname, search: '', hash: '' }}>{link}</LocationContext>
      </SiteContext>
    </RenderContext>,
  );
  return { html, ...collected };
}

describe('a link', () => {
  it('to a file that the build has named keeps its address, which is that of the default locale', () => {
    expect(render(<Link to="/de/assets/files/a-1f3a9c2b.csv">A</Link>).html).toContain(
      'href="/de/assets/files/a-1f3a9c2b.csv"',
    );
  });

  it.each([
    ['/docs/b', '/base/docs/b/'],
    ['/base/docs/b', '/base/docs/b/'],
    ['/base', '/base/'],
    ['#y', '#y'],
    ['?x', '?x'],
  ])('to %s on this site leads to %s and is checked', (to, href) => {
    expect(render(<Link to={to}>B</Link>)).toMatchObject({ html: `<a href="${href}">B</a>`, links: [href] });
  });

  it.each([
    ['b?x#y', '/base/docs/a/b/?x#y', 'b/?x#y'],
    ['../b', '/base/docs/b/', '../b/'],
  ])('to %s starts from the page, leads to %s, and is checked as %s', (to, href, checked) => {
    expect(render(<Link to={to}>B</Link>)).toMatchObject({ html: `<a href="${href}">B</a>`, links: [checked] });
  });

  it.each([
    ['https://a.example/b', 'https://a.example/b'],
    ['pathname:///files/x.zip', '/base/files/x.zip'],
  ])('to %s opens in a new tab and is not checked', (href, expected) => {
    const { html, links } = render(<Link href={href}>B</Link>);
    expect(html).toBe(`<a target="_blank" rel="noopener noreferrer" href="${expected}">B</a>`);
    expect(links).toEqual([]);
  });

  it('is left to the browser where it leads to no page in the same tab', () => {
    const { html, links } = render(<Link to="pathname:///play/" target="_self" />);
    expect(html).toBe('<a target="_self" rel="noopener noreferrer" data-no-navigation="" href="/base/play/"></a>');
    expect(links).toEqual([]);
    expect(render(<Link to="/b" target="_self" />).html).toBe('<a target="_self" href="/base/b/"></a>');
  });

  it('keeps a path without base URL with autoAddBaseUrl={false}', () => {
    expect(render(<Link to="/b/" autoAddBaseUrl={false} />).html).toBe('<a href="/b/"></a>');
  });

  it('is not checked with data-noBrokenLinkCheck, or when it opens in another window', () => {
    expect(render(<Link to="/b" data-noBrokenLinkCheck />).links).toEqual([]);
    expect(render(<Link to="/b" target="_blank" />).links).toEqual([]);
  });

  it('reports its id as a place to link to', () => {
    expect(render(<Link to="/b" id="here" />).anchors).toEqual(['here']);
  });

  it.each([
    ['/docs/a', false, true],
    ['/docs', false, true],
    ['/docs', true, false],
    ['/doc', false, false],
  ])('to %s (exact: %s) is marked on the page: %s', (to, exact, isMarked) => {
    const { html } = render(<Link isNavLink to={to} exact={exact} className="x" />);
    expect(html.includes('aria-current="page"')).toBe(isMarked);
    expect(html).toContain(isMarked ? 'class="x active"' : 'class="x"');
  });
});
