import { describe, expect, it } from 'vitest';
import { postForReaders } from './reader-html.js';
import { absoluteSourceSet } from './reader-attributes.js';

const PAGE_URL = 'https://x.example/base/blog/post';

/** What readers get of some HTML in a post. */
function forReaders(html: string): string | undefined {
  const post = `<div id="__blog-post-container" class="markdown">${html}</div>`;
  return postForReaders(`<head><title>x</title></head><article><header>Title</header>${post}</article>`, PAGE_URL);
}

describe('a post for readers', () => {
  it.each([
    ['is the inside of the container', '<p>a <b>b</b></p>', '<p>a <b>b</b></p>'],
    ['keeps text as text', '<p>&lt;b&gt; &amp;amp; &quot;</p>', '<p>&lt;b&gt; &amp;amp; &quot;</p>'],
    ['keeps nested containers', '<div class="a"><div>b</div></div>', '<div><div>b</div></div>'],
    ['has no marks', '<!--island:{"a":"\\u003e"}--><i>a</i><!--slot:0-->b<!--/slot--><!--/island-->', '<i>a</i>b'],
    ['has nothing that runs', '<script>a()</script><style>b{}</style><template>c</template><p>d</p>', '<p>d</p>'],
    ['has no buttons and fields', '<p>a<button>b</button><input><select><option>c</option></select></p>', '<p>a</p>'],
    [
      'has no signs behind headings',
      '<h2 class="anchor" id="a">A<a class="hash-link" href="#a">#</a></h2>',
      '<h2>A</h2>',
    ],
    ['drops classes, styles and data', '<p class="a" style="b:c" data-d="e" id="f" tabindex="0">g</p>', '<p>g</p>'],
    ['drops handlers', '<p onclick="a()">b</p>', '<p>b</p>'],
    ['drops what only screens hide', '<p aria-hidden="true">a</p><p hidden>b</p><p>c</p>', '<p>c</p>'],
    ['keeps columns as they are set', '<td style="text-align:right" class="b">a</td>', '<td align="right">a</td>'],
    ['keeps numbers of lists', '<ol start="3"><li value="4">a</li></ol>', '<ol start="3"><li value="4">a</li></ol>'],
    ['shows boxes', '<li class="task-list-item"><input type="checkbox" disabled checked> a</li>', '<li>☑ a</li>'],
    ['shows what is there without scripts', '<noscript><p>a</p></noscript>', '<p>a</p>'],
    ['keeps line ends', 'a<br>b<hr>', 'a<br>b<hr>'],
    [
      'has images themselves, not what a build has made of them',
      '<picture><source srcset="/b.webp 9w" sizes="auto, 9px"><img src="/a.png" style="b:c" data-zoom="d"></picture>',
      '<img src="https://x.example/a.png">',
    ],
    [
      'keeps pictures of the author',
      '<picture><source srcset="/b.png"><img src="/a.png"></picture>',
      '<picture><source srcset="https://x.example/b.png"><img src="https://x.example/a.png"></picture>',
    ],
  ])('%s', (_, html, expected) => {
    expect(forReaders(html)).toBe(expected);
  });

  it.each([
    ['<a href="/base/a?b=1&amp;c">x</a>', '<a href="https://x.example/base/a?b=1&amp;c">x</a>'],
    ['<a href="../b#c">x</a>', '<a href="https://x.example/base/b#c">x</a>'],
    ['<a href="#c">x</a>', '<a href="https://x.example/base/blog/post#c">x</a>'],
    ['<a href="https://y.example/">x</a>', '<a href="https://y.example/">x</a>'],
    ['<a href="//y.example/z">x</a>', '<a href="https://y.example/z">x</a>'],
    ['<a href="mailto:a@y.example">x</a>', '<a href="mailto:a@y.example">x</a>'],
    ['<a href="javascript:a()">x</a>', '<a>x</a>'],
    ['<a href=" javascript:a()">x</a>', '<a>x</a>'],
    ['<a href="https://[">x</a>', '<a>x</a>'],
    [
      '<img src="/a.png" loading="lazy" decoding="async" width="3" alt="b">',
      '<img src="https://x.example/a.png" width="3" alt="b">',
    ],
    ['<img src="data:image/png;base64,AAAA">', '<img src="data:image/png;base64,AAAA">'],
    [
      '<video poster="/a.png" src="b.mp4" controls></video>',
      '<video poster="https://x.example/a.png" src="https://x.example/base/blog/b.mp4" controls=""></video>',
    ],
    ['<iframe src="/embed" title="a"></iframe>', '<iframe src="https://x.example/embed" title="a"></iframe>'],
  ])('has absolute addresses: %s', (html, expected) => {
    expect(forReaders(html)).toBe(expected);
  });

  it.each([
    ['/a.png', 'https://x.example/a.png'],
    ['/a.png 1x, b.png 2x', 'https://x.example/a.png 1x, https://x.example/base/blog/b.png 2x'],
    ['data:image/png;base64,AA,A 300w,/b.png 600w', 'data:image/png;base64,AA,A 300w, https://x.example/b.png 600w'],
  ])('has absolute addresses in srcset: %s', (value, expected) => {
    expect(absoluteSourceSet(value, PAGE_URL)).toBe(expected);
  });

  it('shows all panels of tabs below their labels, those of inner tabs too', () => {
    const tabs = (labels: string[], panels: string[]) =>
      `<div class="tabs-container" data-tabs=""><ul role="tablist">${labels.map((label, index) => `<li role="tab" data-value="${index}">${label}</li>`).join('')}</ul><div>${panels.map((panel, index) => `<div role="tabpanel" data-value="${index}"${index > 0 ? ' hidden' : ''}>${panel}</div>`).join('')}</div></div>`;
    const html = forReaders(tabs(['One', '<b>Two</b>'], ['a', tabs(['Inner', 'Other'], ['b', 'c'])]));
    expect(html?.replaceAll(/<\/?div>/g, '')).toBe(
      '<p><strong>One</strong></p>a<p><strong><b>Two</b></strong></p>' +
        '<p><strong>Inner</strong></p>b<p><strong>Other</strong></p>c',
    );
  });

  it('shows code as lines below its title, without colours and buttons', () => {
    const html =
      '<div class="theme-code-block language-js"><div class="code-block-title">a.js</div><div class="code-block-content">' +
      '<pre tabindex="0" class="prism-code"><code class="language-js"><span class="token-line"><span class="p1">if</span> (a &lt; b)\n</span><span class="token-line">\n</span><span class="token-line">  c();</span></code></pre>' +
      '<div class="code-block-buttons"><button data-copy></button></div></div></div>';
    expect(forReaders(html)).toBe(
      '<p><strong>a.js</strong></p><pre><code class="language-js">if (a &lt; b)\n\n  c();</code></pre>',
    );
  });

  it('breaks lines of code that the theme of a site ends with elements, and keeps links in code', () => {
    const html = '<pre><code><span style="x:y">a<br></span><a href="/b">b</a><br></code></pre>';
    expect(forReaders(html)).toBe('<pre><code>a\n<a href="https://x.example/b">b</a>\n</code></pre>');
  });

  it('shows the source of a diagram and of live code', () => {
    const diagram =
      '<div class="theme-mermaid"><div class="theme-code-block language-mermaid mermaid-source"><code>a--&gt;b\n</code></div></div>';
    expect(forReaders(diagram)).toBe('<div><pre><code class="language-mermaid">a--&gt;b</code></pre></div>');
    const live = `<div class="theme-playground"><p>Header</p><div class="theme-code-block language-jsx"><pre><code>x</code></pre></div><p>Result</p></div>`;
    expect(forReaders(live)).toBe('<pre><code class="language-jsx">x</code></pre>');
  });

  it('quotes admonitions below their titles, without icons', () => {
    const html =
      '<div class="theme-admonition theme-admonition-tip alert"><div class="admonition-heading"><span class="admonition-icon"><svg><path d="M0"/></svg></span>Try <code>a</code></div><div class="admonition-content"><p>b</p></div></div>';
    expect(forReaders(html)).toBe('<blockquote><p><strong>Try <code>a</code></strong></p><p>b</p></blockquote>');
  });

  it('writes a formula once, as MathML', () => {
    const html =
      '<span class="katex"><span class="katex-mathml"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi mathvariant="normal">x</mi></mrow><annotation encoding="application/x-tex">x</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x</span></span>';
    expect(forReaders(html)).toBe(
      '<math xmlns="http://www.w3.org/1998/Math/MathML" alttext="x"><mrow><mi mathvariant="normal">x</mi></mrow></math>',
    );
  });

  it('keeps drawings with the attributes that they need', () => {
    const html = '<svg class="a" viewbox="0 0 1 1"><defs><g id="b"></g></defs><use href="#b" fill="red"></use></svg>';
    expect(forReaders(html)).toBe(html.replace(' class="a"', ''));
  });

  it('shows one of the images for light and dark mode', () => {
    const html =
      '<img class="dactyl-themed-image dactyl-themed-image--light" src="/l.png"><img class="dactyl-themed-image dactyl-themed-image--dark" src="/d.png">';
    expect(forReaders(html)).toBe('<img src="https://x.example/l.png">');
  });

  it('says its language where that is not the language of the page', () => {
    const post = '<div id="__blog-post-container" lang="en" dir="ltr"><p>a</p></div>';
    expect(postForReaders(post, PAGE_URL)).toBe('<div lang="en" dir="ltr"><p>a</p></div>');
  });

  it('is not there when the page has no container', () => {
    expect(postForReaders('<article><p>id="__blog-post-container"</p></article>', PAGE_URL)).toBeUndefined();
  });
});
