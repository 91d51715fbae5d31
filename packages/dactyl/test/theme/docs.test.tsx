import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import DocItem from '@theme/DocItem';
import DocRootLayout from '@theme/DocRoot/Layout';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import { DocsSidebarProvider } from '../../src/features/docs/react/sidebar-context.js';
import { useDocsSidebar } from '../../src/features/docs/react/sidebar-context.js';
import type { SidebarItem, VersionProps } from '../../src/features/docs/react/types.js';
import { DocsVersionProvider, useDocById } from '../../src/features/docs/react/version-context.js';
import type { DocContent } from '../../src/features/docs/react/doc-context.js';
import { ColorModeProvider } from '../../src/react/format/theme-common/color-mode.js';
import { renderPage } from './render-page.js';

const SIDEBAR: SidebarItem[] = [
  { type: 'link', label: 'Intro', href: '/docs/intro', docId: 'intro' },
  { type: 'link', label: 'Secret', href: '/docs/secret', docId: 'secret', unlisted: true },
  {
    type: 'category',
    label: 'Guides',
    href: '/docs/guides',
    collapsed: true,
    collapsible: true,
    items: [{ type: 'link', label: 'First', href: '/docs/guides/first' }],
  },
  {
    type: 'category',
    label: 'Plain',
    collapsed: false,
    collapsible: true,
    items: [{ type: 'link', label: 'Other site', href: 'https://other.example' }],
  },
];

const VERSION: VersionProps = {
  pluginId: 'default',
  version: '1.0',
  label: '1.0',
  banner: 'unmaintained',
  badge: true,
  noIndex: false,
  className: 'docs-version-1.0',
  isLast: false,
  docsSidebars: { guide: SIDEBAR },
  docs: { intro: { id: 'intro', title: 'Intro' } },
};

const content: DocContent = Object.assign((() => <p>Text</p>) as ComponentType, {
  frontMatter: {},
  contentTitle: undefined,
  assets: {},
  toc: [
    { value: 'Two <code>x</code>', id: 'two', level: 2 },
    { value: 'It&#39;s', id: 'it\'s-"so"', level: 3 },
  ],
  metadata: {
    id: 'intro',
    title: 'Intro',
    description: 'About',
    permalink: '/docs/intro',
    source: '@site/docs/intro.md',
    sourceDirName: '.',
    slug: '/intro',
    version: '1.0',
    unlisted: false,
    draft: false,
    editUrl: 'https://code.example/edit',
    tags: [{ label: 'one', permalink: '/docs/tags/one', inline: true }],
    lastUpdatedAt: Date.UTC(2026, 0, 2),
    lastUpdatedBy: 'Ada',
    contributors: [{ name: 'Ada <Lovelace>' }, { name: 'Bo', avatar: '/img/bo.png' }],
    next: { title: 'First', permalink: '/docs/guides/first' },
    frontMatter: {},
  },
});

function renderDoc(pathname = '/docs/intro', doc = content) {
  return renderPage(
    <ColorModeProvider>
      <DocsVersionProvider version={VERSION}>
        <DocsSidebarProvider name="guide" items={SIDEBAR}>
          <DocRootLayout>
            <DocItem content={doc} />
          </DocRootLayout>
        </DocsSidebarProvider>
      </DocsVersionProvider>
    </ColorModeProvider>,
    { pathname },
  );
}

describe('the sidebar', () => {
  const [[id = '', sidebar = ''] = []] = Object.entries(renderDoc().regions);

  it('is one region for all listed pages, and knows no page', () => {
    expect(Object.keys(renderDoc('/docs/guides/first').regions)).toEqual([id]);
    expect(sidebar).not.toContain('--active');
    expect(sidebar).not.toContain('Secret');
  });

  it('is another one on an unlisted page, which shows there', () => {
    const [[ownId = '', own = ''] = []] = Object.entries(renderDoc('/docs/secret').regions);
    expect(ownId).not.toBe(id);
    expect(own).toContain('Secret');
  });

  it('has native categories: beside a link only the arrow, without one the label itself', () => {
    expect(sidebar).toContain(
      '<div class="menu__list-item-collapsible"><a class="menu__link menu__link--sublist" href="/docs/guides">Guides</a></div>' +
        '<details data-collapsible=""><summary class="clean-btn menu__caret" aria-label="Expand sidebar category &#x27;Guides&#x27;">' +
        '</summary><ul class="menu__list" data-branch-items="">',
    );
    expect(sidebar).toContain(
      '<details data-collapsible="" open=""><summary class="menu__link menu__link--sublist menu__link--sublist-caret">Plain</summary>',
    );
    expect(sidebar).toMatch(/<!--branch:[^>]*\.1-->/);
    expect(sidebar).toContain('data-auto-collapse=""');
  });

  it('of a site that chooses by the width of the window finds a menu for small screens', () => {
    const { html } = renderPage(<DocSidebarMobile path="/docs/intro" sidebar={SIDEBAR} />);
    expect(html).toMatch(/<nav [^>]*data-mobile-secondary.*Intro.*Guides.*Plain/);
  });
});

describe('the page of a doc', () => {
  const { html, head } = renderDoc();

  it('has title, breadcrumbs, banner, badge, tags, edit row and pagination', () => {
    expect(html).toContain('<header><h1>Intro</h1></header>');
    expect(head.tags).toContain('"@type":"BreadcrumbList"');
    expect(html).toContain('no longer maintained');
    expect(html).toContain('Version: 1.0');
    expect(html).toContain('href="/docs/tags/one"');
    expect(html).toContain(
      'Last updated on <b><time dateTime="2026-01-02T00:00:00.000Z" itemProp="dateModified">Jan 2, 2026</time></b> by <b>Ada</b>',
    );
    expect(html).toContain('pagination-nav__link--next');
    expect(head.title).toBe('Intro | Test Site');
    expect(head.htmlAttributes['class']).toBe('docs-doc-id-intro');
  });

  it.each([
    [{ since: '2.1' }, 'Since 2.1'],
    [{ until: '3.10' }, 'Until 3.10'],
    [{ since: '2.1', until: '3.10' }, '2.1 to 3.10'],
    [{ versions: ['2.1', '2.3'] }, 'In 2.1, 2.3'],
  ])('says above the title what it applies to: %j', (applies, text) => {
    const doc = Object.assign((() => <p>Text</p>) as ComponentType, {
      ...content,
      frontMatter: { applies_to: applies },
    });
    const page = renderDoc('/docs/intro', doc).html;
    expect(page).toMatch(
      new RegExp(
        `<span class="theme-doc-applies-to"><span class="dactyl-badge[^>]*>[^a-z]*${text}</span></span>.*<h1>`,
      ),
    );
    expect(html).not.toContain('theme-doc-applies-to');
  });

  it('names everybody who wrote in it, with their pictures, and loads styles for that', () => {
    const [, list = ''] = /<ul aria-labelledby="contributors-label">(.*?)<\/ul>/.exec(html) ?? [];
    expect(list).toContain('<li>Ada &lt;Lovelace&gt;</li>');
    expect(list).toMatch(/<li><img src="\/img\/bo.png" alt="" width="24"[^>]*referrerPolicy="no-referrer"\/>Bo<\/li>/i);
    expect(html).toContain('id="contributors-label">Written by</span>');
    expect(head.tags).toContain('rel="stylesheet"');
  });

  it('has its table of contents twice: beside the text and for small screens', () => {
    // React would write it so.
    const list =
      '<li><a href="#two" class="table-of-contents__link">Two <code>x</code></a>' +
      '<ul><li><a href="#it&#x27;s-&quot;so&quot;" class="table-of-contents__link">It&#39;s</a></li></ul></li></ul>';
    expect(html).toContain(list);
    expect(html.match(/<a href="#two"[^>]*>Two <code>x<\/code><\/a>/g)).toHaveLength(2);
    expect(html).toContain('data-toc-min="2" data-toc-max="3"');
    expect(html).toContain('<details class="dactyl-toc-collapsible theme-doc-toc-mobile dactyl-toc-mobile"');
  });
});

describe('hooks in the wrong place', () => {
  it('name the provider that is missing', () => {
    const Lost = () => <>{useDocsSidebar()?.name}</>;
    expect(() => renderPage(<Lost />)).toThrow('useDocsSidebar() was called outside of <DocsSidebarProvider>');
  });

  it('list the ids that exist', () => {
    const Lost = () => <>{useDocById('intor')?.title}</>;
    expect(() =>
      renderPage(
        <DocsVersionProvider version={VERSION}>
          <Lost />
        </DocsVersionProvider>,
      ),
    ).toThrow(/"intor"[\s\S]*Doc ids: intro/);
  });
});
