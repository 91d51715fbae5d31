/** What the page on releases 3.7 to 3.10 says of components and hooks, as far as no other test proves it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import DocCard from '@theme/DocCard';
import DocPaginator from '@theme/DocPaginator';
import Layout from '@theme/Layout';
import VersionDropdown from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Playground from '../../src/features/live-codeblock/theme/Playground.js';
import IdealImage from '../../src/features/ideal-image/theme/IdealImage.js';
import { siteFormatOf } from '../../src/node/config/format-version.js';
import { RouteContext } from '../../src/react/route-context.js';
import * as internal from '../../src/theme-common-internal.js';
import { PageMetadata, useHistorySelector } from '../../src/theme-common-internal.js';
import type { SidebarLink, VersionProps } from '../../src/features/docs/react/types.js';
import { DocsVersionProvider } from '../../src/features/docs/react/version-context.js';
import { TEST_OPTIONS } from '../markdown/compile-text.js';
import { renderPage } from '../theme/render-page.js';
import { testSite } from '../theme/test-site.js';

it('useHistorySelector knows no query on the server', () => {
  const Place = () => useHistorySelector(({ location }) => `${location.pathname}${location.search}${location.hash}`);
  expect(renderPage(<Place />, { pathname: '/a' }).html).toBe('/a');
});

it('functions for code blocks read the info string', () => {
  const { magicComments } = TEST_OPTIONS.highlight;
  expect(internal.parseCodeBlockTitle('title="a.js" {1}')).toBe('a.js');
  expect([internal.parseLanguage('x language-ts'), internal.parseLanguage(undefined)]).toEqual(['ts', undefined]);
  expect(internal.containsLineNumbers('showLineNumbers=5')).toBe(true);
  const parsed = internal.parseLines('// highlight-next-line\na\nb', { metastring: '', language: 'js', magicComments });
  expect(parsed).toEqual({ code: 'a\nb', lineClassNames: { 0: [magicComments[0]?.className] } });
});

it('keyboard navigation is still there to import', () => {
  expect(internal.keyboardFocusedClassName).toBe('navigation-with-keyboard');
  expect(typeof internal.useKeyboardNavigation).toBe('function');
});

it('a page with the title of the site shows it once', () => {
  const { title } = testSite().siteConfig;
  expect(renderPage(<PageMetadata title={title} />).head.title).toBe(title);
});

it('an image in several sizes takes attributes of images', () => {
  const html = renderToStaticMarkup(<IdealImage img="/ship.png" alt="Ship" fetchPriority="high" data-kind="own" />);
  expect(html).toContain('fetchPriority="high" data-kind="own"');
});

const VERSION: VersionProps = {
  pluginId: 'default',
  version: '1.0',
  label: '1.0',
  banner: null,
  badge: false,
  noIndex: false,
  className: '',
  isLast: true,
  docsSidebars: {},
  docs: {},
};

const cardOf = (item: SidebarLink) => (
  <DocsVersionProvider version={VERSION}>
    <DocCard item={item} />
  </DocsVersionProvider>
);

describe('the theme', () => {
  it('has the class names of 3.10, on the elements that they name', () => {
    expect(internal.ThemeClassNames.layout.main.container).toBe('theme-layout-main');
    const { html, regions } = renderPage(
      <Layout>
        <Tabs>
          <TabItem value="a">A</TabItem>
        </Tabs>
        {cardOf({ type: 'link', href: '/a', label: 'A', description: 'B' })}
      </Layout>,
      {
        site: testSite({
          announcementBar: { id: 'a', content: 'News', isCloseable: false },
          footer: { style: 'light', links: [{ title: 'A', items: [{ label: 'B', to: '/b' }] }] },
        }),
      },
    );
    const page = [html, ...Object.values(regions)].join('\n');
    const names = ['layout-navbar', 'layout-navbar-left', 'layout-navbar-right', 'layout-navbar-sidebar'];
    names.push('layout-navbar-sidebar-panel', 'layout-main', 'layout-footer', 'layout-footer-column');
    names.push('announcement-bar', 'tabs-container', 'doc-card-container', 'doc-card-heading', 'doc-card-title');
    names.push('doc-card-description');
    expect(names.filter((name) => !new RegExp(`[" ]theme-${name}[" ]`).test(page))).toEqual([]);
  });

  it('takes an emoji in front of a label for the icon of its card, since 3.10, and the class of the item', () => {
    const item = { type: 'link', href: '/a', label: '⚓️ Harbour', className: 'own' } as const;
    const card = (minor: number) =>
      renderPage(cardOf(item), { site: { ...testSite(), siteFormat: siteFormatOf(minor) } }).html;
    expect(card(10)).toContain('<span class="theme-doc-card-icon">⚓️</span><span class="theme-doc-card-title">Harbour');
    expect(card(10)).toMatch(/^<a class="[^"]* own"/);
    expect(card(9)).toContain('<span class="theme-doc-card-title">⚓️ Harbour');
    expect(internal.extractLeadingEmoji('👩‍🚀 a')).toEqual({ emoji: '👩‍🚀', rest: ' a' });
    expect(internal.extractLeadingEmoji('1 a')).toEqual({ emoji: null, rest: '1 a' });
  });

  it('formats titles by the rule of the site', () => {
    const page = (
      <internal.TitleFormatterProvider
        formatter={({ title, siteTitle, plugin, defaultFormatter, ...rest }) =>
          title === 'A'
            ? `${siteTitle}: ${title} (${plugin.id})`
            : defaultFormatter({ title, siteTitle, plugin, ...rest })
        }
      >
        <PageMetadata title="A" />
      </internal.TitleFormatterProvider>
    );
    const site = testSite();
    expect(renderPage(page, { site }).head.title).toBe(`${site.siteConfig.title}: A (default)`);
    const above = (
      <RouteContext value={undefined}>
        <PageMetadata title={site.siteConfig.title} />
      </RouteContext>
    );
    expect(renderPage(above, { site }).head.title).toBe(site.siteConfig.title);
    const Both = () => {
      const formatter = internal.useTitleFormatter();
      return `${formatter('B')} ${formatter.format('B')}`;
    };
    const title = `B ${site.siteConfig.titleDelimiter} ${site.siteConfig.title}`;
    expect(renderPage(<Both />, { site }).html).toBe(`${title} ${title}`);
  });

  it('lists the versions that the dropdown names, in their order and under their names', () => {
    const item = { position: 'left', dropdownItemsBefore: [], dropdownItemsAfter: [] } as const;
    const labels = (versions?: string[] | Record<string, { label?: string }>) => {
      const { html } = renderPage(<VersionDropdown {...item} versions={versions} />);
      return [...html.matchAll(/data-prefer-version="default:([^"]*)"[^>]*>([^<]*)</g)].map(([, name, label]) => [
        name,
        label,
      ]);
    };
    const all = labels();
    expect(all.length).toBeGreaterThan(1);
    const names = all.map(([name = '']) => name);
    expect(labels(names.toReversed())).toEqual(all.toReversed());
    const [first = '', second = ''] = names;
    expect(labels({ [second]: { label: 'Old' }, [first]: {} })).toEqual([[second, 'Old'], all[0]]);
    expect(() => labels(['9.9'])).toThrow('The docs have no version "9.9"');
  });
});

it('queries are merged', () => {
  expect(internal.mergeSearchStrings(['?a=1&b=2', 'a=3', undefined], 'append')).toBe('?a=1&b=2&a=3');
  expect(internal.mergeSearchStrings(['?a=1&b=2', 'a=3'], 'set')).toBe('?a=3&b=2');
  expect(internal.mergeSearchStrings(['', undefined], 'set')).toBe('');
});

it('line numbers start where the prop or the info string says', () => {
  const start = (showLineNumbers?: boolean | number, metastring?: string) =>
    internal.getLineNumbersStart({ showLineNumbers, metastring });
  expect([
    start(),
    start(true),
    start(7),
    start(false, 'showLineNumbers'),
    start(undefined, 'showLineNumbers=5'),
  ]).toEqual([undefined, 1, 7, undefined, 5]);
});

it('an element that a hash may point at has a class', () => {
  const Target = ({ id }: { id?: string }) => <p id={id} className={internal.useAnchorTargetClassName(id)} />;
  expect(renderPage(<Target id="a" />).html).toBe('<p id="a" class="anchor"></p>');
  expect(renderPage(<Target />).html).toBe('<p></p>');
});

it('live code stands where its prop says, else where the configuration does', () => {
  const site = testSite({ liveCodeBlock: { playgroundPosition: 'bottom' } });
  const order = (position?: 'top' | 'bottom') =>
    [
      ...renderPage(<Playground position={position}>{'<b />'}</Playground>, { site }).html.matchAll(
        /Live Editor|Result/g,
      ),
    ].map(([heading]) => heading);
  expect(order()).toEqual(['Live Editor', 'Result']);
  expect(order('top')).toEqual(['Result', 'Live Editor']);
});

it('links to neighbours take a class', () => {
  const next = { title: 'Next one', permalink: '/next' };
  expect(renderPage(<DocPaginator next={next} className="own" />).html).toMatch(/^<nav class="[^"]* own"/);
});
