/** Pages for tests of navigation between pages with islands, as the server would write them. */
import type { BootPage } from '../boot-site.js';
import { URLS } from './bundle.js';
import { counter, island, provide, region, slot, slotProp } from './marks.js';

const READER = (value: string) =>
  island({ name: 'Reader' }, `<button type="button" data-reader="true">${value} 0</button>`);

export const REGIONS = {
  navbar: `<nav class="navbar"><a class="navbar__link" href="/docs/a">A</a><a class="navbar__link" href="/docs/b">B</a>
    <a class="navbar__link" href="/blog">Blog</a><a class="navbar__link" href="/page">Page</a><a class="navbar__link" href="/plain">Plain</a>
    <a class="navbar__link" href="/broken">Broken</a>
    ${counter('nav')}
    <button type="button" popovertarget="dactyl-menu">menu</button>
    <div popover id="dactyl-menu"><div data-mobile-slot></div>${counter('menu')}</div></nav>`,
  sidebar: `<ul class="menu"><li><a class="menu__link" href="/docs/a">A</a></li>
    <li><details data-branch="branch"><summary>More</summary><ul data-branch-items><a href="/docs/b">items</a></ul></details></li></ul>`,
  footer: '<footer>Footer</footer>',
};

const docs = (name: string, content: string) =>
  `<a href="#main">skip</a>${provide(
    name,
    `${region('navbar')}<div id="around" class="docs-${name}" data-${name}="x"><aside data-mobile-secondary>${region('sidebar')}</aside><main><h1>Doc ${name}</h1>${content}</main></div>`,
  )}${region('footer')}`;

export const PAGES: Record<string, BootPage> = {
  '/docs/a': {
    html: docs(
      'a',
      `<p id="intro">First</p>${READER('a')}${counter('page')}<h2 id="there">There</h2><a href="#there">to there</a>`,
    ),
  },
  '/docs/b': { html: docs('b', `<p>Second</p><p>more</p>${READER('b')}${counter('page')}`) },
  '/root': {
    html: island(
      { name: 'Root', props: { children: slotProp(0) }, when: 'none' },
      `<div data-root="0">${slot(0, `${region('navbar')}<aside data-mobile-secondary>${region('sidebar')}</aside><main><h1>Root</h1></main>`)}</div>`,
    ),
  },
  '/blog': {
    html: `${region('navbar')}<div class="blog"><main><h1>Blog</h1>${island(
      { name: 'Panel', props: { children: slotProp(0) } },
      `<section><button type="button" data-flip="true">flip</button><div>${slot(0, `<details id="d"><summary>s</summary><p>post</p></details>${counter('post')}`)}</div></section>`,
    )}</main></div>${region('footer')}`,
  },
  '/page': { html: `${region('navbar')}<main><h1>Page</h1><p>static here</p></main>` },
  '/plain': { html: '<main><h1>Plain</h1><a href="/docs/a">A</a><a href="/docs/b">B</a></main>' },
  '/broken': {
    html: `${region('navbar')}<main><h1>Broken</h1>${counter('x').replaceAll(URLS.components, '/js/missing.js')}</main>`,
  },
};
