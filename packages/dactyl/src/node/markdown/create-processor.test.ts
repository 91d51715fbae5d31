import { describe, expect, it } from 'vitest';
import { compileText, htmlOf, testProcessor } from '../../../test/markdown/compile-text.js';

/** Removes the parts of the HTML that other tests cover. */
function simplify(html: string): string {
  return html
    .replace(/<a href="[^"]*" class="hash-link"[^]*?<\/a>/g, '')
    .replace(/<svg[^]*?<\/svg>/g, '<svg/>')
    .replaceAll(/>\n+</g, '><');
}

describe('Markdown', () => {
  it.each([
    ['emphasis', 'a *b* **c** ~~d~~ `e`', '<p>a <em>b</em> <strong>c</strong> <del>d</del> <code>e</code></p>'],
    ['less-than and other signs', 'a < b & "c"', '<p>a &lt; b &amp; "c"</p>'],
    [
      'task list',
      '- [x] a',
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled> a</li></ul>',
    ],
    [
      'table',
      '| a |\n|--:|\n| b |',
      '<div class="table-wrapper" tabindex="0"><table><thead><tr><th style="text-align: right">a</th></tr></thead><tbody><tr><td style="text-align: right">b</td></tr></tbody></table></div>',
    ],
    [
      'spans of code of which one opens a brace and a later one closes it',
      'a `{`, `]`, `}` b',
      '<p>a <code>{</code>, <code>]</code>, <code>}</code> b</p>',
    ],
    [
      'such spans behind one that ends in a backslash',
      'a `\\`, `{`, `]`, `}` and {1 + 1}',
      '<p>a <code>\\</code>, <code>{</code>, <code>]</code>, <code>}</code> and 2</p>',
    ],
    [
      'such spans behind one that holds a backtick',
      'a `` ` ``, `{`, `}`\n\n``<x`y``, `{`, `}`\n\n- `` ` ``\n- `{`, `}`',
      '<p>a <code>`</code>, <code>{</code>, <code>}</code></p><p><code>&lt;x`y</code>, <code>{</code>, <code>}</code></p><ul><li><code>`</code></li><li><code>{</code>, <code>}</code></li></ul>',
    ],
    [
      'colons are no directives',
      'at 10:30 npm:foo :bar[x *y*]{a=b}',
      '<p>at 10:30 npm:foo :bar[x <em>y</em>]{a=b}</p>',
    ],
    [
      'colons beside a directive',
      'at 10:30 npm:foo\n\n:::note\nx\n:::',
      '<p>at 10:30 npm:foo</p><div class="theme-admonition theme-admonition-note alert alert--secondary"><div class="admonition-heading"><span class="admonition-icon"><svg/></span>note</div><div class="admonition-content"><p>x</p></div></div>',
    ],
    ['HTML comment', 'a\n\n<!-- b -->\n\nc', '<p>a</p><p>c</p>'],
    ['MDX comment', 'a {/* b */}c', '<p>a c</p>'],
    [
      'literal JSX',
      '<p className="x" style={{ marginTop: 4, color: "red" }}>a *b*</p>',
      '<p class="x" style="margin-top:4px;color:red">a <em>b</em></p>',
    ],
    [
      'attributes as React prints them',
      '<video controls muted={false} data-a aria-hidden tabIndex={0} width={10}></video>',
      '<video controls data-a="true" aria-hidden="true" tabindex="0" width="10"></video>',
    ],
    ['emoji', 'a :tada: `:tada:` :nope: 1:2:3', '<p>a 🎉 <code>:tada:</code> :nope: 1:2:3</p>'],
    ['fragment', '<>\n\na\n\n</>', '<p>a</p>'],
    ['constants', 'x {"a"} {1 + 2} {`b${3}`}{null}{true}', '<p>x a 3 b3</p>'],
    [
      'JSX headings and links stay as written',
      '<h2>A</h2>\n\n<a href="./b.md">B</a>',
      '<h2>A</h2><a href="./b.md">B</a>',
    ],
  ])('%s', async (_, source, html) => {
    expect(simplify(await htmlOf(source))).toBe(html);
  });

  it('keeps an unknown container as a block, with a warning', async () => {
    const { body, warnings } = await compileText('a\n\n:::box\n\nb *c*\n\n:::\n\n::leaf[x]\n');
    expect(body).toMatchObject({ kind: 'html', html: '<p>a</p>\n<div><p>b <em>c</em></p></div>\n<p>::leaf[x]</p>\n' });
    expect(warnings).toMatchObject([{ line: 3 }, { line: 9 }]);
  });

  it('compiles plain Markdown with raw HTML', async () => {
    const processor = await testProcessor({ format: 'detect' });
    const { body, references } = await processor.compile({
      file: '/site/README.md',
      source:
        '# A {#a}\n\na < b {c}\n\n<details><summary>S</summary>\n\n*x* <img src="./i.png" width="3">\n\n</details>\n\n```js\n<b>\n```\n\n:::tip\nz\n:::\n',
    });
    expect(body.kind).toBe('html');
    const html = body.kind === 'html' ? simplify(body.html) : '';
    expect(html).toContain(
      '<header><h1 id="a">A</h1></header><p>a &lt; b {c}</p><details class="theme-details alert alert--info"',
    );
    expect(html).toContain('<img src="dactyl-ref:0" width="3" loading="lazy" decoding="async">');
    expect(html).toContain('&lt;</span>');
    expect(html).toContain('<span class="admonition-icon"><svg/></span>tip');
    expect(references).toEqual([{ kind: 'image', url: './i.png', isOptional: true, line: 7, column: 15 }]);
  });

  it('leaves no mark of its own in tags that hold others, or in texts that look like tags', async () => {
    const processor = await testProcessor({ format: 'detect' });
    const source =
      'a <span at <img src="./b.png"> <img title="<h2>" src="./c.png"> <pre\nclass=x>y</pre> <b title="1 > 0 <img>">z</b>\n\n<h2 <pre>>c</h2>\n';
    const { body, references } = await processor.compile({ file: '/site/README.md', source });
    expect(body.kind).toBe('html');
    expect(body.kind === 'html' && body.html).not.toContain('dactyl-raw');
    expect(references.map(({ url }) => url)).toEqual(['./b.png', './c.png']);
  });

  it('compiles only what stands in front of the truncate marker', async () => {
    const processor = await testProcessor();
    const { body } = await processor.compile({
      file: '/b.md',
      source: '---\na: 1\n---\n\nx\n\n<!-- truncate -->\n\ny',
      truncateAt: /<!--\s*truncate\s*-->/,
    });
    expect(body).toMatchObject({ html: '<p>x</p>\n' });
  });

  it('survives odd inputs', async () => {
    const processor = await testProcessor();
    const odd = [
      '',
      '\n',
      '---\n---\n',
      '\uFEFF# a',
      '#',
      '```',
      ':::',
      ':::note',
      '[x]: y',
      '\0',
      '# \n## \n',
      '🦕'.repeat(99),
      '> '.repeat(200) + 'x',
      'a\r\n\r\n## b\r\n\r\n:::note c\r\nd\r\n:::\r\n',
    ];
    for (const source of odd) await expect(processor.compile({ file: '/a.md', source })).resolves.toBeDefined();
  });
});

describe('headings', () => {
  it('get ids, links to themselves and a place in the table of contents', async () => {
    const { body, toc, anchors } = await compileText(
      '## Get `it` & *go*\n\n### Same\n\n### Same\n\n## Own {#v1.0}\n\n## 你好 World!\n',
    );
    expect(toc).toEqual([
      { value: 'Get <code>it</code> &amp; <em>go</em>', id: 'get-it--go', level: 2 },
      { value: 'Same', id: 'same', level: 3 },
      { value: 'Same', id: 'same-1', level: 3 },
      { value: 'Own', id: 'v1.0', level: 2 },
      { value: '你好 World!', id: '你好-world', level: 2 },
    ]);
    expect(anchors).toEqual(['get-it--go', 'same', 'same-1', 'v1.0', '你好-world']);
    expect(body).toMatchObject({ kind: 'html' });
    expect(body.kind === 'html' && body.html.split('\n')[0]).toBe(
      '<h2 id="get-it--go" class="anchor">Get <code>it</code> &amp; <em>go</em><a href="#get-it--go" class="hash-link" aria-label="Direct link to Get it &amp; go" title="Direct link to Get it &amp; go">\u200B</a></h2>',
    );
  });

  it.each([
    ['a link gives way to its text', '## [A](./b.md) c', { value: 'A c', id: 'a-c' }],
    ['JSX with a class stays', '## A <span className="k">b</span>', { value: 'A <span class="k">b</span>', id: 'a-b' }],
    ['alternative texts belong to the id', '## A ![pic](https://x.y/z.png)', { value: 'A', id: 'a-pic' }],
    ['an escaped id is an id', '## A \\{#own}', { value: 'A', id: 'own' }],
    ['an emoji is named in the id', '## A :tada:', { value: 'A 🎉', id: 'a-tada' }],
    ['an emoji that is a sign is not, though it is named elsewhere', '## A 🎉\n\n:tada:', { value: 'A 🎉', id: 'a-' }],
    ['setext headings have ids', 'A {#own}\n---', { value: 'A', id: 'own' }],
    ['comments say nothing', '## A {/* b */}', { value: 'A', id: 'a-' }],
    ['inside of a quote', '> ## A', { value: 'A', id: 'a' }],
  ])('%s', async (_, source, item) => {
    expect((await compileText(source)).toc).toEqual([{ ...item, level: 2 }]);
  });

  it('keep their case on demand', async () => {
    expect((await compileText('## A Bc', { maintainCase: true })).toc[0]?.id).toBe('A-Bc');
  });

  it.each([
    ['first heading', '# T `x` {#t}\n\na', '<header><h1 id="t">T <code>x</code></h1></header>', 'T x'],
    ['behind text', 'a\n\n# T', '<p>a</p><header><h1>T</h1></header>', 'T'],
    ['behind a heading', '## A\n\n# T', '<h2 id="a" class="anchor">A</h2><h1>T</h1>', undefined],
    ['behind a thematic break', '---\n---\n\n***\n\n# T', '<hr><h1>T</h1>', undefined],
  ])('the title: %s', async (_, source, html, title) => {
    const { body, contentTitle } = await compileText(source);
    expect(simplify(body.kind === 'html' ? body.html.trim() : '')).toContain(html);
    expect(contentTitle).toBe(title);
  });

  it('the title can be left out of the body', async () => {
    expect(await compileText('# T\n\na', { removeContentTitle: true })).toMatchObject({
      contentTitle: 'T',
      body: { html: '\n<p>a</p>\n' },
    });
  });
});

describe('admonitions', () => {
  it.each([
    ['label', ':::tip[A *b*]\nx\n:::', 'success', 'tip', 'A <em>b</em>'],
    ['title in the old form', ':::info  A b\nx\n:::', 'info', 'info', 'A b'],
    ['attribute', ':::caution{title="A"}\nx\n:::', 'warning', 'caution', 'A'],
    ['default', ':::danger\nx\n:::', 'danger', 'danger', 'danger'],
  ])('%s', async (_, source, alert, name, title) => {
    expect(simplify(await htmlOf(source))).toBe(
      `<div class="theme-admonition theme-admonition-${name} alert alert--${alert}"><div class="admonition-heading"><span class="admonition-icon"><svg/></span>${title}</div><div class="admonition-content"><p>x</p></div></div>`,
    );
  });

  it('take localised titles, ids and classes', async () => {
    const html = await htmlOf(':::note{#i .k}\nx\n:::', { admonitionTitles: { note: '备注' } });
    expect(html).toContain('</span>备注</div>');
    expect(html).toContain('class="theme-admonition theme-admonition-note alert alert--secondary k" id="i"');
  });

  it('nest, and hold anything', async () => {
    const { toc, references, body } = await compileText('::::note\n\n## A\n\n:::tip\n[x](./y.md)\n:::\n\n::::\n');
    expect(toc).toHaveLength(1);
    expect(references).toMatchObject([{ url: './y.md', line: 6, column: 1 }]);
    expect(body.kind === 'html' && body.html.match(/theme-admonition /g)).toHaveLength(2);
  });

  it('can be switched off', async () => {
    expect(await htmlOf(':::note\nx\n:::', { admonitionKeywords: [] })).toBe('<div><p>x</p></div>');
  });
});

describe('links and images', () => {
  it('become references with their place', async () => {
    const { references, body } = await compileText(
      '---\na: 1\n---\n\nx [a](./b.md#c "t") ![d](e.png)\n\n[f]: @site/g.pdf\n\n[f] [h](/i?j)\n',
    );
    expect(references).toEqual([
      { kind: 'link', url: './b.md#c', line: 5, column: 3 },
      { kind: 'image', url: 'e.png', line: 5, column: 21 },
      { kind: 'asset', url: '@site/g.pdf', line: 9, column: 1 },
      { kind: 'link', url: '/i?j', line: 9, column: 5 },
    ]);
    expect(body).toMatchObject({
      html: '<p>x <a href="dactyl-ref:0" title="t">a</a> <img src="dactyl-ref:1" alt="d" loading="lazy" decoding="async" width="dactyl-ref:1w" height="dactyl-ref:1h"></p>\n<p><a href="dactyl-ref:2">f</a> <a href="dactyl-ref:3">h</a></p>\n',
    });
  });

  it.each([
    ['[a](https://b.c)', '<a href="https://b.c" target="_blank" rel="noopener noreferrer">a</a>'],
    ['[a](mailto:b@c.d)', '<a href="mailto:b@c.d" target="_blank" rel="noopener noreferrer">a</a>'],
    ['[a](#b)', '<a href="#b">a</a>'],
    ['![a](https://b.c/d.png)', '<img src="https://b.c/d.png" alt="a" loading="lazy" decoding="async">'],
    ['![a](pathname:///d.png)', '<img src="/d.png" alt="a" loading="lazy" decoding="async">'],
    ['https://b.c', '<a href="https://b.c" target="_blank" rel="noopener noreferrer">https://b.c</a>'],
  ])('%s', async (source, html) => {
    expect(await htmlOf(source)).toBe(`<p>${html}</p>`);
  });

  it('to a place that the text does not have are named, so that they can be checked on the page', async () => {
    const { hashLinks } = await compileText(
      '[a](#there) [b](#gone) [c](#g%C3%B6) [d](#top) [e](#)\n\n## There\n\n## Gö\n',
    );
    expect(hashLinks).toEqual(['#gone']);
    expect((await compileText('[a](#there)\n\n## There\n')).hashLinks).toBeUndefined();
  });

  it('leave footnotes alone', async () => {
    const { references, anchors, hashLinks } = await compileText('a[^1]\n\n[^1]: b\n');
    expect(references).toEqual([]);
    expect(anchors).toEqual(['user-content-fnref-1', 'footnote-label', 'user-content-fn-1']);
    expect(hashLinks).toBeUndefined();
  });
});

it('details fold', async () => {
  expect(await htmlOf('<details open>\n\n<summary>A *b*</summary>\n\nc\n\n</details>')).toMatch(
    /^<details open class="theme-details alert alert--info" data-collapsible(?:="")?><summary>A <em>b<\/em><\/summary><div class="theme-details-content"><p>c<\/p><\/div><\/details>$/,
  );
  expect(await htmlOf('<details>\n\nc\n\n</details>', { detailsLabel: '详情' })).toContain('<summary>详情</summary>');
});
