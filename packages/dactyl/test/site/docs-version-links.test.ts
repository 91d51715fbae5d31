/** Links between versions: items of the navbar, the banner, and what a script needs for the version that is preferred. */
import { beforeAll, describe, expect, it } from 'vitest';
import { docsSite } from './docs-site.js';
import type { HtmlElement } from './html-document.js';
import type { Output } from './output.js';

let output: Output;
beforeAll(async () => {
  ({ output } = await docsSite());
});

const page = (folder: string): HtmlElement => output.page(`${folder}/index.html`);
const href = (link: HtmlElement) => link.attributes['href'];

/** Label → address of the versions in the dropdown, in the bar or in the mobile menu. */
function dropdown(folder: string, instance: string, kind: 'dropdown__link' | 'menu__link' = 'dropdown__link') {
  const links = page(folder).all(`a.${kind}[data-prefer-version]`);
  const own = links.filter((link) => link.attributes['data-prefer-version']?.startsWith(`${instance}:`));
  return Object.fromEntries(own.map((link) => [link.text, href(link)]));
}

const active = (folder: string, kind: string) => page(folder).all(`a.${kind}--active[data-prefer-version]`);

describe('the dropdown of versions', () => {
  it('R162 lists the versions and leads to the same doc, or else to the first one', () => {
    expect(dropdown('docs/next/guides/start', 'default')).toEqual({
      Unreleased: '/docs/next/guides/start',
      '2.0': '/docs/guides/start',
      '1.0 (old)': '/docs/one/guides/start',
    });
    expect(dropdown('docs/guides/only-two', 'default')).toEqual({
      Unreleased: '/docs/next/',
      '2.0': '/docs/guides/only-two',
      '1.0 (old)': '/docs/one/',
    });
    expect(dropdown('fr/docs/next/guides/start', 'default')).toMatchObject({
      '1.0 (old)': '/fr/docs/one/guides/start',
    });
    expect(dropdown('docs/next/guides/start', 'default', 'menu__link')).toEqual(
      dropdown('docs/next/guides/start', 'default'),
    );
  });

  it('R162 leads to the first doc of each version from pages that only one has, and from outside', () => {
    const first = { Unreleased: '/docs/next/', '2.0': '/docs/', '1.0 (old)': '/docs/one/' };
    expect(dropdown('docs/next/tags', 'default')).toEqual(first);
    expect(dropdown('versions', 'default')).toEqual(first);
    expect(dropdown('community', 'default')).toEqual(first);
  });

  it('marks the version of the page, and none of another instance', () => {
    for (const kind of ['dropdown__link', 'menu__link']) {
      expect(active('docs/one', kind).map(({ text }) => text)).toEqual(['1.0 (old)']);
      expect(active('versions', kind)).toEqual([]);
    }
  });

  it('is open from the start in the menu of phones, where a version is active', () => {
    const versions = (folder: string) =>
      page(folder)
        .all('.navbar-sidebar details')
        .map(({ attributes }) => 'open' in attributes);
    expect(versions('docs')).toEqual([true, false, false]);
    expect(versions('.')).toEqual([false, false, false]);
  });

  it('has items of the site before and after the versions', () => {
    const links = page('docs').all('.dropdown__menu a.dropdown__link').slice(0, 5);
    expect(links.map(({ text }) => text)).toEqual(['About versions', 'Unreleased', '2.0', '1.0 (old)', 'Data']);
  });

  it('tells navigation where a page is in other versions', () => {
    const links = output.page('docs/next/guides/start/index.html').all('a[data-alternate]');
    const alternates = Object.fromEntries(
      links.map(({ attributes }) => [attributes['data-alternate'], attributes.href]),
    );
    expect(alternates).toMatchObject({
      'docs-default-2.0': '/docs/guides/start',
      'docs-default-1.0': '/docs/one/guides/start',
      fr: '/fr/docs/next/guides/start',
    });
  });
});

describe('a link to the version', () => {
  const version = (folder: string) =>
    page(folder)
      .all('.navbar__items a.navbar__item')
      .find(({ text }) => text === 'Next' || text === '1.0');

  it('R161 leads to the first doc of the version that the page belongs to, with its label', () => {
    expect(version('community/1.0')).toMatchObject({ text: '1.0', attributes: { href: '/community/1.0/' } });
    expect(version('community')).toMatchObject({ text: 'Next', attributes: { href: '/community/' } });
    expect(version('docs')).toMatchObject({ text: 'Next', attributes: { href: '/community/' } });
  });
});

describe('the banner', () => {
  it('R308 of a version that nobody maintains leads to the latest one', () => {
    const banner = page('docs/one/guides/start').one('.theme-doc-version-banner');
    expect(banner.text).toContain('1.0 (old), which is no longer maintained');
    expect(banner.one('a').attributes).toMatchObject({
      href: '/docs/guides/start',
      'data-prefer-version': 'default:2.0',
    });
  });

  it('R309 of a version that is not released leads to the latest one', () => {
    const banner = page('docs/next').one('.theme-doc-version-banner');
    expect(banner.text).toContain('Unreleased, which has not been released yet');
    expect(href(banner.one('a'))).toBe('/docs/');
    expect(page('docs').all('.theme-doc-version-banner')).toEqual([]);
  });
});

describe('links of pages outside of the docs', () => {
  const versionLinks = (folder: string) =>
    page(folder)
      .all('a[data-version-links]')
      .map((link) => [link.text, JSON.parse(link.attributes['data-version-links'] ?? '') as unknown]);

  it('carry where they lead in each version', () => {
    expect(versionLinks('versions')).toContainEqual([
      'Guide',
      ['default', ['current', '/docs/next/'], ['2.0', '/docs/'], ['1.0', '/docs/one/']],
    ]);
    expect(versionLinks('versions')).toContainEqual([
      'Next',
      ['community', ['current', '/community/', 'Next'], ['1.0', '/community/1.0/', '1.0']],
    ]);
  });

  it('carry nothing on pages of that instance', () => {
    expect(JSON.stringify(versionLinks('docs/next'))).not.toContain('"default"');
    expect(JSON.stringify(versionLinks('community'))).not.toContain('"community"');
  });
});

describe('pages from right to left', () => {
  const sheets = (folder: string) =>
    page(folder)
      .all('link[rel="stylesheet"]')
      .map((link) => output.read(href(link)?.slice(1) ?? ''));

  it('have a style sheet of their own, turned round', () => {
    const [ltr = ''] = sheets('docs');
    const [rtl = ''] = sheets('ar/docs');
    expect(page('ar').attributes['dir']).toBe('rtl');
    expect(sheets('fr/docs')).toEqual([ltr]);
    const rule = (css: string, selector: string) => css.split(`${selector}{`).at(-1)?.split('}')[0];
    expect(rule(ltr, '.navbar-sidebar__items--show-secondary')).toContain('-');
    expect(rule(rtl, '.menu__list .menu__list')).toContain('padding-inline-start');
    expect(rule(ltr, '.pagination-nav__link--prev .pagination-nav__label:before')).toContain('←');
    expect(rule(rtl, '.pagination-nav__link--prev .pagination-nav__label:before')).toContain('→');
  });

  it('keep code from left to right', () => {
    expect(sheets('ar/docs')[0]).toMatch(/\.theme-code-block\{[^}]*direction:ltr/);
  });
});
