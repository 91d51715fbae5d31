import { describe, expect, it } from 'vitest';

import { readPage } from './read-page.js';

const page = (main: string, outside = '') =>
  `<!doctype html><html lang="en"><head><title>A &amp; B | Site</title></head><body>${outside}<main>${main}</main></body></html>`;

describe('readPage', () => {
  it('takes title, language, h1 and ids of headings', () => {
    const html = page(
      '<h1>The <code>first</code>\n one\u200b</h1><h2 id="a">A<a href="#a">#</a></h2><h3>no id</h3><h6 id="b">B</h6><h1>second</h1>',
      '<h2 id="outside">Menu</h2>',
    );
    expect(readPage(html)).toMatchObject({ lang: 'en', title: 'A & B | Site', h1: 'The first one', ids: ['a', 'b'] });
  });

  it('leaves out what Dactyl adds: hidden titles of lists, notices about translations, sources of diagrams', () => {
    const html = page(
      `<h1 class="anchor dactyl-visually-hidden">Blog</h1><p role="note" class="theme-translation-notice x">Not
       translated. <a href="/en">English</a></p>
       <div class="mermaid-source"><div><code>flowchart LR</code></div> A --> B</div><p>two words</p>`,
    );
    expect(readPage(html)).toMatchObject({ h1: '', links: 0, words: 2 });
  });

  it('takes breadcrumbs, neighbours and tags', () => {
    const html = page(
      `<ul class="breadcrumbs"><li><a class="breadcrumbs__link" href="/"><svg><path d="M0"/></svg></a></li>
       <li><span class="x breadcrumbs__link">Guides &amp;<!-- --> more</span></li></ul>
       <a class="pagination-nav__link pagination-nav__link--prev" href="/a">A</a>
       <a class="pagination-nav__link pagination-nav__link--next" href="/b">B</a>
       <a rel="nofollow tag" href="/tags/x">x</a>`,
    );
    expect(readPage(html)).toMatchObject({
      breadcrumbs: ['', 'Guides & more'],
      prev: '/a',
      next: '/b',
      tags: ['/tags/x'],
      links: 4,
    });
  });

  it('counts what stands inside main only', () => {
    const html = page(
      `<pre><code>one two</code></pre><pre>x</pre><table><tr><td>cell</td></tr></table><img src="a"><img src="b"/>
       <div class="alert theme-admonition">note</div><ul role="tablist"><li>tab</li></ul>
       <a href="/own">own</a><a href="//other">other</a><a href="https://o.example">far</a><a href="#x">here</a>`,
      '<pre>no</pre><img src="c"><a href="/no">no</a>',
    );
    expect(readPage(html)).toMatchObject({ code: 2, tables: 1, images: 2, admonitions: 1, tabs: 1, links: 1 });
  });

  it('counts words outside of code blocks and of what is not shown', () => {
    expect(
      readPage(page('<p>one two<b>th</b>ree</p><pre>four</pre><script>five six</script>seven &lt; eight')).words,
    ).toBe(7);
  });

  it('counts no words of the contents that are folded on narrow screens', () => {
    const contents = '<details class="theme-doc-toc-mobile x"><summary>On this page</summary><p>Entry</p></details>';
    const own = '<details><summary>More</summary>text</details>';
    expect(readPage(page(`${contents}${own}<p>end</p>`)).words).toBe(6);
  });

  it('takes numbers of tags and the address for editing', () => {
    const html = page(
      `<a rel="tag" href="/tags/a">A<span>3</span></a><a rel="tag" href="/tags/b">B</a> <span>4</span>
       <a class="x theme-edit-this-page" href="https://o.example/a.md">Edit</a>`,
    );
    expect(readPage(html)).toMatchObject({
      tags: ['/tags/a', '/tags/b'],
      tagCounts: ['3'],
      edit: 'https://o.example/a.md',
    });
  });

  it('takes what the head says: description, part of the site, robots, canonical and alternates', () => {
    const head = `<meta name="description" content="One &amp; two"><meta name="docusaurus_tag" content="docs-default-2.0">
      <meta name="robots" content="noindex, nofollow"><link rel="canonical" href="https://s.example/a">
      <link rel="alternate" hreflang="en" href="https://s.example/a"><link rel="alternate" type="application/rss+xml" href="/f">`;
    expect(readPage(page('').replace('<title>', `${head}<title>`))).toMatchObject({
      description: 'One & two',
      part: 'docs-default-2.0',
      robots: 'noindex, nofollow',
      canonical: 'https://s.example/a',
      alternates: ['en https://s.example/a'],
    });
  });
});

describe('the sidebar', () => {
  const sidebar = (items: string) =>
    readPage(
      page(
        '',
        `<ul class="menu__list"><li><a class="menu__link" href="/no">No</a></li></ul>
      <nav><ul class="theme-doc-sidebar-menu menu__list">${items}</ul></nav>`,
      ),
    ).sidebar;

  it('shows open categories with their items, and closed ones without', () => {
    const items = `
      <li><a class="menu__link" href="/intro">Intro<svg><text>x</text></svg></a></li>
      <li><details open><summary class="menu__link menu__link--sublist-caret">Open</summary>
        <ul><li><a class="menu__link" href="/here" aria-current="page">Here &amp; <!-- -->now</a></li>
          <li><details><summary class="menu__link menu__link--sublist-caret">Closed</summary>
            <ul><li><a class="menu__link" href="/hidden">Hidden</a></li></ul></details></li></ul></details></li>
      <li><a class="menu__link menu__link--sublist" href="/own">With a page</a>
        <details><summary class="clean-btn menu__caret"></summary><ul><li><a class="menu__link" href="/x">X</a></li></ul></details></li>
      <li><a class="menu__link" href="/last">Last</a></li>`;
    expect(sidebar(items)).toEqual([
      'Intro → /intro',
      'Open',
      '  * Here & now → /here',
      '  Closed',
      'With a page → /own',
      'Last → /last',
    ]);
  });

  it('is the same where a closed category has no items and leads to its first page, for readers without script', () => {
    const items =
      '<li><a class="menu__link menu__link--sublist menu__link--sublist-caret" href="/first">Closed</a></li>';
    expect(sidebar(items)).toEqual(['Closed']);
  });
});
