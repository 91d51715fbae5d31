import { describe, expect, it } from 'vitest';
import Layout from '@theme/Layout';
import SiteMetadata from '@theme/SiteMetadata';
import type { JsonObject } from '../../src/shared/json.js';
import { renderPage } from './render-page.js';
import { testSite } from './test-site.js';

const layoutWith = (items: JsonObject[], pathname = '/') =>
  renderPage(<Layout title="Page">content</Layout>, {
    pathname,
    site: testSite({
      navbar: { title: 'Test', hideOnScroll: true, items },
      footer: { style: 'light', links: [], copyright: '©' },
    }),
  });

describe('Layout', () => {
  it('leaves navbar and footer out of the page, as regions', () => {
    const { html, regions, head } = layoutWith([]);
    expect(html).toContain('<!--region:navbar-->');
    expect(html).toContain('<!--region:footer-->');
    expect(regions['navbar']).toContain('data-hide-on-scroll=""');
    expect(regions['footer']).toContain('©');
    expect(head.title).toBe('Page | Test Site');
    expect(head.htmlAttributes['class']).toBe('plugin-docs plugin-id-default');
  });

  it('starts with the skip link', () => {
    const { html } = layoutWith([]);
    expect(html.indexOf('dactyl-skip-link')).toBeLessThan(html.indexOf('region:navbar'));
  });

  it('opens the mobile menu without script', () => {
    const navbar = layoutWith([]).regions['navbar'];
    expect(navbar).toContain('<div id="dactyl-menu" popover="auto"');
    expect(navbar).toMatch(/<button type="button" class="[^"]*navbar__toggle" popoverTarget="dactyl-menu"/i);
    expect(navbar).toContain('data-mobile-slot');
  });
});

describe('navbar items', () => {
  it('say when a link is active, not whether', () => {
    const navbar = layoutWith([
      { label: 'Blog', to: '/blog' },
      { label: 'Docs', to: '/docs/intro', activeBasePath: '/docs' },
      { label: 'Home', to: '/' },
      { label: 'Code', href: 'https://code.example' },
    ]).regions['navbar'];
    expect(navbar).toContain('data-active-regex="^/blog(?:/|$)"');
    expect(navbar).toContain('data-active-base="/docs"');
    expect(navbar).toMatch(/<a class="navbar__item navbar__link" href="\/">Home/);
    expect(navbar).toMatch(/target="_blank" rel="noopener noreferrer"[^>]*href="https:\/\/code.example"/);
  });

  it('lead to the same page from everywhere, also when their path has no slash in front', () => {
    const { regions } = renderPage(<Layout title="Page">content</Layout>, {
      pathname: '/docs/deep/page',
      site: testSite({
        navbar: {
          title: 'Test',
          hideOnScroll: false,
          logo: { src: 'logo.svg', href: 'start' },
          items: [{ label: 'Blog', to: 'blog' }],
        },
        footer: { style: 'light', links: [{ label: 'Help', to: 'help#now' }] },
      }),
    });
    expect(regions['navbar']).toContain('href="/blog"');
    expect(regions['navbar']).toContain('href="/start"');
    expect(regions['footer']).toContain('href="/help#now"');
  });

  it('share a navbar among the pages of one version and sidebar', () => {
    const items = [
      { type: 'docSidebar', sidebarId: 'guide', label: 'Guide' },
      { type: 'docSidebar', sidebarId: 'api', label: 'API' },
      { type: 'docsVersionDropdown', position: 'right', dropdownItemsBefore: [], dropdownItemsAfter: [] },
    ];
    const [[id, navbar] = []] = Object.entries(layoutWith(items, '/docs/next/cli').regions);
    expect(id).toContain('navbar');
    expect(navbar).toContain('href="/docs/next/intro"');
    expect(navbar).toMatch(/data-active-base="\/" class="navbar__item navbar__link" href="\/docs\/next\/cli"/);
    expect(navbar).toMatch(/data-alternate="docs-default-1.0"[^>]*href="\/docs\/intro"/);
    expect(Object.keys(layoutWith(items, '/docs/next/intro').regions)).not.toContain(id);
    expect(Object.keys(layoutWith(items, '/').regions)).toContain('navbar');
  });

  it('lead to the same page in other languages', () => {
    const navbar = layoutWith([{ type: 'localeDropdown', dropdownItemsBefore: [], dropdownItemsAfter: [] }]).regions[
      'navbar'
    ];
    expect(navbar).toMatch(
      /target="_self"[^>]*lang="zh-CN"[^>]*data-alternate="zh"[^>]*href="\/zh\/"|data-alternate="zh"/,
    );
    expect(navbar).toContain('data-dropdown=""');
  });

  it('hide drafts and name unknown ids with those that exist', () => {
    expect(layoutWith([{ type: 'doc', docId: 'draft' }]).regions['navbar']).not.toContain('draft');
    expect(() => layoutWith([{ type: 'doc', docId: 'intor' }])).toThrow(/"intor"[\s\S]*Doc ids: cli, intro, secret/);
    expect(() => layoutWith([{ type: 'docSidebar', sidebarId: 'x' }])).toThrow(/"x"[\s\S]*Sidebars: guide, api/);
    expect(() => layoutWith([{ type: 'custom-thing' }])).toThrow(/unknown type "custom-thing"[\s\S]*docSidebar/);
  });
});

describe('SiteMetadata', () => {
  it('names the page in every language', () => {
    const { head } = renderPage(<SiteMetadata />, { pathname: '/docs/intro' });
    expect(head.tags).toContain('<link data-rh="true" rel="canonical" href="https://test.example/docs/intro">');
    expect(head.tags).toContain('hreflang="zh-CN" href="https://test.example/zh/docs/intro"');
    expect(head.tags).toContain('hreflang="x-default" href="https://test.example/docs/intro"');
  });
});
