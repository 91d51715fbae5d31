import { describe, expect, it } from 'vitest';

import { readPage } from './read-page.mjs';

const page = (/** @type {string} */ main, outside = '') =>
  `<!doctype html><html lang="en"><head><title>A &amp; B | Site</title></head><body>${outside}<main>${main}</main></body></html>`;

describe('readPage', () => {
  it('takes title, language, h1 and ids of headings', () => {
    const html = page(
      '<h1>The <code>first</code>\n one\u200b</h1><h2 id="a">A<a href="#a">#</a></h2><h3>no id</h3><h6 id="b">B</h6><h1>second</h1>',
      '<h2 id="outside">Menu</h2>',
    );
    expect(readPage(html)).toMatchObject({ lang: 'en', title: 'A & B | Site', h1: 'The first one', ids: ['a', 'b'] });
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
});
