/** A few pages as `node/production/` asks for them: docs, a post, a React page with state, Markdown with state. */
import type { JsonObject } from '../../src/shared/json.js';
import type { ContentBody, ContentModule, PageRequest, RouteLevel } from '../../src/shared/render.js';

/** Request of a component → its file, from this folder. */
export const COMPONENTS: Record<string, string> = {
  '@theme/DocsRoot': '../../src/theme/DocsRoot.tsx',
  '@theme/DocVersionRoot': '../../src/theme/DocVersionRoot.tsx',
  '@theme/DocRoot': '../../src/theme/DocRoot.tsx',
  '@theme/DocItem': '../../src/theme/DocItem.tsx',
  '@theme/BlogPostPage': '../../src/theme/BlogPostPage.tsx',
  '@theme/MDXPage': '../../src/theme/MDXPage.tsx',
  'src/pages/counter.tsx': './CounterPage.tsx',
  'src/Shell.tsx': './Shell.tsx',
  'src/Counter.tsx': './Counter.tsx',
  react: 'react',
};

const TABS = `<div class="tabs-container" data-tabs="os"><ul role="tablist"><li role="tab" data-value="a" tabindex="0">A</li></ul><div role="tabpanel" data-value="a">tab</div></div>`;

function content(file: string, values: JsonObject, body: ContentBody): ContentModule {
  return {
    $content: true,
    file,
    body,
    frontMatter: {},
    metadata: { frontMatter: {}, tags: [], unlisted: false, ...values },
    assets: {},
    contentTitle: undefined,
    toc: [{ value: 'Two <code>x</code>', id: 'two', level: 2 }],
  };
}

const html = (text: string): ContentBody => ({
  kind: 'html',
  html: `<p>${text}</p>\n<h2 class="anchor" id="two">Two</h2>\n<details data-collapsible=""><summary>More</summary><p>Hidden</p></details>\n${TABS}`,
});

/** As the Markdown compiler writes a file with `export const Clicks = () => useState…` and an import. */
const STATEFUL: ContentBody = {
  kind: 'module',
  imports: { '@site/src/Counter': { kind: 'module', key: 'src/Counter.tsx' }, react: { kind: 'module', key: 'react' } },
  code: `"use strict";
const { jsx, jsxs, Fragment, Raw, importModule } = arguments[0];
const [{ default: Counter }, { useState }] = [await importModule('@site/src/Counter'), await importModule('react')];
const label = 'from the file';
function Clicks() {
  const [count, setCount] = useState(0);
  return jsxs('button', { id: 'clicks', type: 'button', onClick: () => setCount(count + 1), children: ['Clicks: ', count] });
}
function MDXContent({ components }) {
  const H2 = components.h2 ?? 'h2';
  return jsxs(Fragment, { children: [
    jsx(Raw, { html: '<p>Before <b>it</b>.</p>\\n<ul><li>one</li></ul>\\n' }), '\\n', jsx(H2, { id: 'two', children: 'Two' }), '\\n',
    jsx(Clicks, {}), '\\n', jsx(Counter, { name: 'markdown' }) ] });
}
return { default: MDXContent, label };`,
};

const SIDEBAR = [
  { type: 'link', label: 'Intro', href: '/docs/intro', docId: 'intro' },
  {
    type: 'category',
    label: 'Guides',
    collapsed: true,
    collapsible: true,
    items: [{ type: 'link', label: 'Second', href: '/docs/second', docId: 'second' }],
  },
  { type: 'link', label: 'Stateful', href: '/docs/stateful', docId: 'stateful' },
];

const VERSION = {
  pluginId: 'default',
  version: 'current',
  label: 'Next',
  banner: null,
  badge: false,
  noIndex: false,
  className: 'docs-version-current',
  isLast: true,
  docsSidebars: { guide: SIDEBAR },
  // So many that they stand in a file of their own.
  docs: Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`doc-${index}`, { title: `Doc ${index}` }])),
};

const DOCS_CONTEXT = { plugin: { name: 'docusaurus-plugin-content-docs', id: 'default' } };

const level = (values: Pick<RouteLevel, 'path' | 'component'> & Partial<RouteLevel>): RouteLevel => ({
  exact: false,
  props: {},
  attributes: {},
  ...values,
});

/** Shared by all docs, as in a build. */
const DOCS_LEVELS: RouteLevel[] = [
  level({ path: '/docs', component: 'src/Shell.tsx', context: DOCS_CONTEXT }),
  level({ path: '/docs', component: '@theme/DocsRoot' }),
  level({ path: '/docs', component: '@theme/DocVersionRoot', props: { version: VERSION } }),
  level({ path: '/docs', component: '@theme/DocRoot' }),
];

function doc(id: string, body: ContentBody): RouteLevel[] {
  const metadata = {
    id,
    title: `Doc ${id}`,
    description: '',
    permalink: `/docs/${id}`,
    source: `@site/docs/${id}.md`,
    sourceDirName: '.',
    slug: `/${id}`,
    version: 'current',
    draft: false,
    editUrl: 'https://code.example/edit',
    lastUpdatedAt: Date.UTC(2026, 0, 2),
    lastUpdatedBy: 'Ada',
    next: { title: 'Second', permalink: '/docs/second' },
  };
  const props = { content: content(`docs/${id}.md`, metadata, body) };
  const own = { path: `/docs/${id}`, component: '@theme/DocItem', exact: true, attributes: { sidebar: 'guide' } };
  return [...DOCS_LEVELS, level({ ...own, props })];
}

const POST = {
  permalink: '/blog/post',
  title: 'Post',
  description: '',
  date: '2026-01-02T00:00:00.000Z',
  readingTime: 2,
  hasTruncateMarker: false,
  authors: [{ key: null, name: 'Ada', page: null, socials: {} }],
  source: '@site/blog/post.md',
};

const LEVELS: Record<string, RouteLevel[]> = {
  '/docs/intro': doc('intro', html('Intro text')),
  '/docs/second': doc('second', html('Second text')),
  '/docs/stateful': doc('stateful', STATEFUL),
  '/blog/post': [
    level({
      path: '/blog/post',
      component: '@theme/BlogPostPage',
      context: {
        plugin: { name: 'docusaurus-plugin-content-blog', id: 'default' },
        data: { blogMetadata: { blogBasePath: '/blog', blogTitle: 'Blog' } },
      },
      props: {
        content: { ...content('blog/post.md', POST, html('Post text')), assets: { authorsImageUrls: [] } },
        sidebar: { title: 'Recent', items: [POST] },
      },
    }),
  ],
  '/counter': [
    level({
      path: '/counter',
      component: 'src/pages/counter.tsx',
      context: { plugin: { name: 'docusaurus-plugin-content-pages', id: 'default' } },
    }),
  ],
};

export const PATHNAMES = Object.keys(LEVELS);

export function pageRequest(pathname: string, hydration: PageRequest['hydration']): PageRequest {
  return { pathname, hydration, levels: LEVELS[pathname] ?? [], alternates: { en: pathname, zh: `/zh${pathname}` } };
}
