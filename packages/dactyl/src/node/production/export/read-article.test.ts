import { describe, expect, it } from 'vitest';
import { readArticle } from './read-article.js';
import { writeMarkup, writtenIds } from './write-markup.js';

const rules = {
  link: (href: string) => (href === 'nowhere:' ? undefined : `to ${href}`),
  image: (src: string) => (src.startsWith('/') ? `own${src}` : undefined),
  id: (id: string) => id,
  keepsLook: false,
};

function written(content: string): string {
  const { content: nodes } = readArticle(`<body><main><div class="x markdown">${content}</div></main></body>`);
  // Its heading stands before all that has none.
  return writeMarkup(nodes, rules).replace('<h1></h1>', '');
}

describe('an article as markup', () => {
  it.each([
    ['keeps text and what marks it', '<p>A &amp; <em>b</em> &lt;</p>', '<p>A &amp; <em>b</em> &lt;</p>'],
    ['closes what has no end', '<p>a<br>b</p><hr>', '<p>a<br/>b</p><hr/>'],
    ['changes addresses', '<a href="/b" target="_blank" class="c">b</a>', '<a class="c" href="to /b">b</a>'],
    ['keeps the text of a link to nowhere', '<a href="nowhere:">b</a>', '<span>b</span>'],
    [
      'takes images of the site',
      '<img src="/a.png" alt="A" loading="lazy" width="9">',
      '<img alt="A" width="9" src="own/a.png"/>',
    ],
    [
      'links to other images',
      '<img src="https://b.example/c.png" alt="C">',
      '<a href="to https://b.example/c.png">C</a>',
    ],
    ['links to films', '<video src="/a.mp4" title="A film"></video>', '<p><a href="to /a.mp4">A film</a></p>'],
    ['drops what needs a script', '<p>a<button>b</button><script>c</script></p><nav>d</nav>', '<p>a</p>'],
    ['drops links to headings', '<h2 id="a">A<a class="hash-link" href="#a">\u200B</a></h2>', '<h2 id="a">A</h2>'],
    ['shows ticks', '<li><input type="checkbox" disabled checked>a</li>', '<li>☑ a</li>'],
    ['keeps the content of elements of others', '<my-box data-a="b"><p>a</p></my-box>', '<p>a</p>'],
    [
      'puts no block into a line',
      '<pre><p>a</p></pre><span><div>b</div></span>',
      '<pre><span>a</span></pre><span><span>b</span></span>',
    ],
    ['keeps spaces of code', '<pre><code>a\n  b</code></pre>', '<pre><code>a\n  b</code></pre>'],
    ['spells attributes of HTML in small letters', '<td colSpan="2" onClick="x()">a</td>', '<td colspan="2">a</td>'],
    ['keeps the alignment of cells', '<td align="right">a</td>', '<td style="text-align:right">a</td>'],
    [
      'keeps drawings as they are',
      '<svg viewBox="0 0 1 1" role="img"><linearGradient id="g"></linearGradient></svg>',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><linearGradient id="g"></linearGradient></svg>',
    ],
    ['takes headings of cards as text', '<a href="/b"><h2>B</h2></a>', '<a href="to /b"><p>B</p></a>'],
    ['drops icons', '<p><svg aria-hidden="true"></svg>a</p>', '<p>a</p>'],
    [
      'opens details',
      '<details><summary>More</summary><p>a</p></details>',
      '<div class="export-details"><div class="export-label">More</div><p>a</p></div>',
    ],
    [
      'shows all tabs',
      '<div data-tabs="g"><ul role="tablist"><li role="tab" data-value="a">A</li><li role="tab" data-value="b">B</li></ul>' +
        '<div role="tabpanel" data-value="a">1</div><div role="tabpanel" data-value="b" hidden>2</div></div>',
      '<div class="export-tab"><p class="export-label">A</p>1</div><div class="export-tab"><p class="export-label">B</p>2</div>',
    ],
  ])('%s', (_name, html, expected) => {
    expect(written(html)).toBe(expected);
  });

  it('has the title of the page above a text without one', () => {
    const post = readArticle('<main><article><h1>Post</h1><div class="markdown"><p>a</p></div></article></main>');
    expect(post.title).toBe('Post');
    expect(writeMarkup(post.content, rules)).toBe('<h1>Post</h1><p>a</p>');
  });

  it('takes all cards of a list', () => {
    const list = readArticle('<main><h1>All</h1><article>a</article><article>b</article></main>');
    expect(writeMarkup(list.content, rules)).toBe('<h1>All</h1><article>a</article><article>b</article>');
  });

  it('knows the ids that are left', () => {
    const { content } = readArticle('<main><h1 id="a">A</h1><x-y id="b"></x-y><nav id="c"></nav><p id="d"></p></main>');
    expect([...writtenIds(content)]).toEqual(['a', 'd']);
  });
});
