/** Sidebars of every form: as data for components, and as readers see them. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { PropSidebarItem, PropVersion } from '../../src/features/docs/node/types.js';
import { docsSite, shownData, textsOf } from './docs-site.js';
import type { HtmlElement } from './html-document.js';
import type { Output } from './output.js';

let output: Output;
let version: PropVersion;

beforeAll(async () => {
  ({ output } = await docsSite());
  // The component prints what the hook returns.
  version = shownData(output.page('docs/next/tagged/index.html'), 'version') as PropVersion;
});

function item(sidebar: string, label: string, nth = 0): PropSidebarItem {
  const all = (items: readonly PropSidebarItem[]): PropSidebarItem[] =>
    items.flatMap((one) => (one.type === 'category' ? [one, ...all(one.items)] : [one]));
  const found = all(version.docsSidebars[sidebar] ?? []).filter((one) => one.type !== 'html' && one.label === label)[
    nth
  ];
  if (!found) throw new Error(`The sidebar "${sidebar}" has no item "${label}".`);
  return found;
}

/** Labels, with those below in lists. */
function labels(items: readonly PropSidebarItem[]): unknown[] {
  return items.map((one) => {
    if (one.type === 'html') return one.value;
    return one.type === 'category' ? [one.label, ...labels(one.items)] : one.label;
  });
}

const sidebarOf = (file: string): HtmlElement => output.page(file).one('.theme-doc-sidebar-menu');

describe('a sidebars file', () => {
  it('may hold ids, docs, refs, links, HTML, categories and shorthands', () => {
    expect(labels(version.docsSidebars['guide'] ?? [])).toEqual([
      'Welcome',
      'Start here',
      'Steps',
      'Borrowed from fields',
      'Elsewhere',
      'Versions',
      '<hr class="divider" />',
      ['Topic', 'Detail', ['Nested', 'Reference']],
      ['Generated', 'Tagged', 'Chosen', 'To unlisted'],
      ['Generated', 'Only an author'],
      ['Updates', 'Only a date', 'Neither'],
      ['Edits', 'Own address', 'No address', 'Empty address'],
    ]);
  });

  it('may be a shorthand as a whole', () => {
    expect(version.docsSidebars['fields']?.map((one) => one.type)).toEqual(['category', 'category', 'category']);
  });

  it('labels a doc with its "sidebar_label", then the label of the item, then its title', () => {
    expect(labels(version.docsSidebars['fields'] ?? [])[1]).toEqual([
      'Others',
      'Meta',
      'Without contents',
      'Some levels',
      '7',
      'Plain Markdown',
    ]);
    expect(item('guide', 'Start here')).toMatchObject({ docId: 'guides/start' });
    expect(item('guide', 'Steps')).toMatchObject({ docId: 'guides/next-steps' });
  });

  it('R203 links have an address, and say whether the doc is unlisted', () => {
    expect(item('guide', 'Start here')).toEqual({
      type: 'link',
      label: 'Start here',
      href: '/docs/next/guides/start',
      docId: 'guides/start',
      unlisted: false,
      className: 'start-item',
      customProps: { level: 1 },
    });
    expect(item('guide', 'Elsewhere')).toEqual({
      type: 'link',
      label: 'Elsewhere',
      href: 'https://elsewhere.example/',
      description: 'Another site.',
    });
    expect(item('visibility', 'Unlisted')).toMatchObject({ href: '/docs/next/visibility/unlisted', unlisted: true });
  });

  it('R204 categories have items, and an address that may be that of an unlisted doc', () => {
    expect(item('guide', 'Topic')).toMatchObject({
      href: '/docs/next/guides/topic',
      collapsed: false,
      collapsible: true,
      items: [{ label: 'Detail' }, { label: 'Nested', collapsed: true, collapsible: true }],
    });
    expect(item('visibility', 'Unlisted topic')).toMatchObject({
      href: '/docs/next/visibility/unlisted-topic',
      linkUnlisted: true,
    });
    expect(item('guide', 'Nested')).not.toHaveProperty('href');
  });

  it('gives categories of the same label different pages', () => {
    expect(item('guide', 'Generated', 0)).toMatchObject({ href: '/docs/next/category/generated' });
    expect(item('guide', 'Generated', 1)).toMatchObject({ href: '/docs/next/category/generated-1' });
  });

  it('omits drafts and categories with only drafts, and shows a category with only its page as a doc', () => {
    expect(labels(version.docsSidebars['visibility'] ?? [])).toEqual([
      'Listed',
      'Unlisted',
      'After',
      ['Unlisted topic', 'Own id'],
      'Was a category',
    ]);
    expect(item('visibility', 'Was a category')).toMatchObject({ type: 'link', docId: 'names/dot' });
  });

  it('shows a doc of several sidebars with the last of them', () => {
    const page = output.page('docs/next/guides/reference/index.html');
    expect(textsOf(page.one('.theme-doc-sidebar-menu'), '.theme-doc-sidebar-item-category-level-1 summary')).toEqual([
      'Titles',
      'Others',
      'Shared',
    ]);
  });

  it('does not take in a doc that is only referred to', () => {
    const page = output.page('docs/next/fields/meta/index.html');
    expect(textsOf(page.one('.theme-doc-sidebar-menu'), 'a')).not.toContain('Welcome');
    expect(textsOf(sidebarOf('docs/next/index.html'), 'a')).toContain('Borrowed from fields');
  });

  it('is not needed: a version without one has no sidebars', () => {
    const page = output.page('community/1.0/index.html');
    expect(page.one('h1').text).toBe('Team of 1.0');
    expect(page.all('.theme-doc-sidebar-menu')).toEqual([]);
  });
});

describe('what readers see', () => {
  it('are classes, raw HTML and links to other sites', () => {
    const sidebar = sidebarOf('docs/next/index.html');
    expect(sidebar.one('li.start-item a').text).toBe('Start here');
    expect(sidebar.one('li hr.divider').tag).toBe('hr');
    expect(sidebar.one('a[href="https://elsewhere.example/"]').attributes['target']).toBe('_blank');
    expect(sidebar.one('a[href="/versions"]').text).toBe('Versions');
  });

  it('are categories that are open, closed, or cannot be closed', () => {
    const open = (file: string, label: string) =>
      sidebarOf(file)
        .all('li.theme-doc-sidebar-item-category')
        .find((category) => category.all('a')[0]?.text.startsWith(label))
        ?.all('details')[0]?.attributes['open'];
    expect(open('docs/next/index.html', 'Topic')).toBe('');
    expect(open('docs/next/index.html', 'Generated')).toBeUndefined();
    expect(open('docs/next/auto/last/index.html', 'First folder')).toBe('');
    expect(open('docs/next/auto/last/index.html', 'Named link')).toBeUndefined();
  });

  it('is the sidebar that the doc asks for, or none', () => {
    expect(textsOf(sidebarOf('docs/next/guides/borrowed/index.html'), 'a')).toContain('Start here');
    for (const name of ['alone', 'loose']) {
      expect(output.page(`docs/next/guides/${name}/index.html`).all('.theme-doc-sidebar-menu')).toEqual([]);
    }
  });
});

describe('an autogenerated sidebar', () => {
  it('follows folders, index files and _category_ files, in the order of positions and then of names', () => {
    expect(labels(version.docsSidebars['auto'] ?? [])).toEqual([
      'Early',
      ['First folder', 'A of first', 'B of first'],
      'Second',
      ['Indexed', 'Child of the index'],
      ['Named link', 'Not the link'],
      ['no-link', 'An ordinary item'],
      ['plain-folder', ['deep', 'Leaf']],
      'Last',
    ]);
  });

  it('takes all of a category from its _category_ file', () => {
    expect(item('auto', 'First folder')).toMatchObject({
      href: '/docs/next/auto/first',
      collapsed: false,
      className: 'first-folder',
      customProps: { icon: 'one' },
      description: 'What the first folder holds.',
    });
  });

  it('takes what the file leaves open from the index doc', () => {
    expect(item('auto', 'Indexed')).toMatchObject({
      href: '/docs/next/auto/with-index/',
      className: 'indexed',
      collapsible: false,
      collapsed: false,
    });
  });

  it('finds a linked doc by its local id, and does not use the index file with link: null', () => {
    expect(item('auto', 'Named link')).toMatchObject({ href: '/docs/next/auto/named-link/main' });
    expect(item('auto', 'no-link')).not.toHaveProperty('href');
  });

  it('shows badges in links, and loads their style sheet where there are some', () => {
    const sheets = (file: string) =>
      output
        .page(file)
        .all('link[rel="stylesheet"]')
        .filter((link) => link.attributes['href']?.includes('badge'));
    const sidebar = sidebarOf('docs/next/auto/last/index.html');
    expect(sidebar.one('a .dactyl-badge--note').text).toBe('New');
    expect(sidebar.one('li.second-item a').text).toBe('Second Beta');
    expect(sidebar.one('li.second-item .dactyl-badge--warning').text).toBe('Beta');
    expect(sheets('docs/next/auto/last/index.html')).toHaveLength(1);
    expect(sheets('docs/next/index.html')).toEqual([]);
  });

  it('hands on class and custom props of a doc', () => {
    expect(item('auto', 'Second')).toMatchObject({ className: 'second-item', customProps: { badge: 'new' } });
  });
});

describe('a generated index', () => {
  it('has its own title and description, and cards for its items', () => {
    const page = output.page('docs/next/category/generated/index.html');
    expect(page.one('title').text).toBe('A generated page | Docs site');
    expect(page.one('h1').text).toBe('A generated page');
    expect(page.one('meta[name="description"]').attributes['content']).toBe('Made of its items.');
    expect(textsOf(page.one('main'), 'article h2')).toEqual(['Tagged', 'Chosen', 'To unlisted']);
  });

  it('is called like its category without a title', () => {
    expect(output.page('docs/next/category/generated-1/index.html').one('h1').text).toBe('Generated');
  });

  it('may say its slug, keywords and image', () => {
    const page = output.page('docs/next/auto/first/index.html');
    expect(page.one('h1').text).toBe('All of the first folder');
    expect(page.one('meta[name="keywords"]').attributes['content']).toBe('gamma');
    expect(page.one('meta[property="og:image"]').attributes['content']).toBe('https://docs.example/img/card.png');
  });
});
