/** Line by line what the site format says about text, where one file is enough and no other test has it. */
import { describe, expect, it } from 'vitest';
import { compileText, htmlOf, renderModule, testProcessor } from './compile-text.js';

type Changes = Parameters<typeof htmlOf>[1];

async function flat(source: string, changes: Changes = {}): Promise<string> {
  const html = await htmlOf(source, changes);
  return html.replace(/<a href="[^"]*" class="hash-link"[^]*?<\/a>/g, '').replaceAll(/\s*\n\s*/g, ' ');
}

const MD = { format: 'md' } as const;

describe('text', () => {
  it.each<[string, string, string, Changes?]>([
    ['hard breaks', 'a  \nb\\\nc', '<p>a<br> b<br> c</p>'],
    ['entities', '&copy; &lt;b&gt; &#35; &unknown;', '<p>© &lt;b&gt; # &amp;unknown;</p>'],
    ['braces', '{\'{\'} {"}"} \\{a\\} \\<b>', '<p>{ } {a} &lt;b&gt;</p>'],
    ['braces are text in Markdown', '{a} {b', '<p>{a} {b</p>', MD],
    [
      'bare addresses',
      'www.a.org https://b.org/c. d@e.org',
      '<p><a href="http://www.a.org" target="_blank" rel="noopener noreferrer">www.a.org</a> <a href="https://b.org/c" target="_blank" rel="noopener noreferrer">https://b.org/c</a>. <a href="mailto:d@e.org" target="_blank" rel="noopener noreferrer">d@e.org</a></p>',
    ],
    [
      'addresses in angles',
      '<https://a.org>',
      '<p><a href="https://a.org" target="_blank" rel="noopener noreferrer">https://a.org</a></p>',
      MD,
    ],
    [
      'emphasis in Chinese',
      '*中文*字 中**文**字 **“文”** 字',
      '<p><em>中文</em>字 中<strong>文</strong>字 <strong>“文”</strong> 字</p>',
    ],
    ['emphasis next to punctuation, as CommonMark has it', '**“中文”**字', '<p>**“中文”**字</p>'],
    ['tabs as indentation', '-\ta\n\n\tb', '<ul> <li> <p>a</p> <p>b</p> </li> </ul>'],
    ['indented code is none in MDX', 'a\n\n    b', '<p>a</p> <p>b</p>'],
    ['thematic breaks', '***\n\n___', '<hr> <hr>'],
    [
      'addresses that are scripts, in MDX',
      '<a href="javascript:a()" title="javascript: b">c</a> <iframe src={" JavaScript:d()"} /> [e](javascript:f())',
      '<p><a title="javascript: b">c</a> <iframe></iframe> <a>e</a></p>',
    ],
    [
      'a table with alignment and pipes',
      '| a |\n|:-:|\n| `x \\| y` <br/> z |',
      '<div class="table-wrapper" tabindex="0"><table> <thead> <tr> <th style="text-align: center">a</th> </tr> </thead> <tbody> <tr> <td style="text-align: center"><code>x | y</code> <br> z</td> </tr> </tbody> </table></div>',
    ],
    [
      'numbered task lists',
      '1. [ ] a',
      '<ol class="contains-task-list"> <li class="task-list-item"><input type="checkbox" disabled> a</li> </ol>',
    ],
  ])('%s', async (_, source, html, changes) => {
    expect(await flat(source, changes)).toBe(html);
  });

  it('is the same with Windows line ends and a byte order mark', async () => {
    const source =
      '---\na: 1\n---\n\n# T\n\n:::tip A\n\n- a\n- b\n\n:::\n\n```js title="x"\ny\n```\n\n<div>\n\nz\n\n</div>\n';
    const windows = await compileText(`\uFEFF${source.replaceAll('\n', '\r\n')}`);
    const unix = await compileText(source);
    expect(windows.frontMatter).toEqual({ a: 1 });
    expect({ ...windows, body: undefined }).toEqual({ ...unix, body: undefined });
    expect(JSON.stringify(windows.body).replaceAll('\\r\\n', '\\n')).toBe(JSON.stringify(unix.body));
  });

  it('may have very long lines', async () => {
    const words = 'word [x](#y) `z` '.repeat(5000);
    expect((await htmlOf(words)).match(/<code>z<\/code>/g)).toHaveLength(5000);
  });
});

describe('comments', () => {
  it.each([
    ['in text', 'a <!-- b --> c', '<p>a  c</p>'],
    ['over lines with blank ones', 'a\n\n<!--\nb\n\nc\n-->\n\nd', '<p>a</p> <p>d</p>'],
    ['between lines of a paragraph', 'a\n<!-- b -->\nc', '<p>a</p> <p>c</p>'],
    ['empty', 'a <!----> b', '<p>a  b</p>'],
    ['with what would be JSX', '<!-- {a} <b> */ -->\n\nc', '<p>c</p>'],
    [
      'in lists, tables, quotes',
      '- a <!-- b -->\n\n> c <!-- d -->',
      '<ul> <li>a </li> </ul> <blockquote> <p>c </p> </blockquote>',
    ],
    ['in a heading', '## A <!-- b -->', '<h2 id="a-" class="anchor">A </h2>'],
    ['not in code', '`<!-- a -->`', '<p><code>&lt;!-- a --&gt;</code></p>'],
  ])('%s', async (_, source, html) => {
    expect((await flat(source)).trim()).toBe(html);
  });

  it('stay in Markdown, and are an error in MDX where they are switched off', async () => {
    const off = { mdx1Compat: { comments: false, admonitions: true, headingIds: true } };
    expect(await htmlOf('a <!-- b -->', MD)).toBe('<p>a <!-- b --></p>');
    await expect(htmlOf('a\n\n<!-- b -->', off)).rejects.toMatchObject({ details: { line: 3, column: 1 } });
  });
});

describe('emoji', () => {
  it.each([
    [':smile: :+1: :100: :e-mail:', '😄 👍 💯 📧'],
    [':nope: 10:30 a::b :-)', ':nope: 10:30 a::b :-)'],
    ['`:smile:` [:tada:](#x)', '<code>:smile:</code> <a href="#x">🎉</a>'],
  ])('%s', async (source, html) => {
    expect(await htmlOf(source)).toBe(`<p>${html}</p>`);
  });
});

describe('directives that nothing uses', () => {
  it('are text in a line', async () => {
    expect(await htmlOf(':a[*b*] :c{d=e} std::vector :::', MD)).toBe('<p>:a[<em>b</em>] :c{d=e} std::vector :::</p>');
  });

  it('keep their content as blocks, and are named', async () => {
    const { body, warnings } = await compileText('::video[A]{id=1}\n\n:::box{.c}\n\nx\n\n:::');
    expect(body).toMatchObject({ html: '<p>::video[A]{id=1}</p>\n<div><p>x</p></div>\n' });
    expect(warnings.map(({ message, line }) => [line, /"(.*)"/.exec(message)?.[1]])).toEqual([
      [1, '::video'],
      [3, ':::box'],
    ]);
  });
});

describe('raw HTML', () => {
  it('is parsed in Markdown', async () => {
    const source = '<div align="center">\n\n**b**\n\n</div>\n\na <kbd>x</kbd><br>\n\n<table><tr><td>c</table>';
    expect(await flat(source, MD)).toBe(
      '<div align="center"> <p><strong>b</strong></p> </div> <p>a <kbd>x</kbd><br></p> <div class="table-wrapper" tabindex="0"><table><tbody><tr><td>c</td></tr></tbody></table></div>',
    );
  });

  it('has headings of its own, which are neither title nor listed', async () => {
    const { body, toc, contentTitle } = await compileText(
      '<h1>A</h1>\n\n# T\n\n<h2>B</h2>\n\n<h2 id="c" class="k">C</h2>\n\n## D\n',
      MD,
    );
    expect(contentTitle).toBe('T');
    expect(toc).toEqual([{ value: 'D', id: 'd', level: 2 }]);
    expect(body).toMatchObject({
      html: expect.stringContaining('<h1>A</h1>\n<header><h1>T</h1></header>\n<h2>B</h2>') as string,
    });
    expect(body).toMatchObject({
      html: expect.stringContaining('<h2 id="c" class="anchor k">C<a href="#c"') as string,
    });
  });

  it('may name images that are not there', async () => {
    const { references } = await compileText('![a](./a.png)\n\n<img src="./b.png">', MD);
    expect(references).toEqual([
      { kind: 'image', url: './a.png', line: 1, column: expect.any(Number) as number },
      { kind: 'image', url: './b.png', isOptional: true, line: 3, column: expect.any(Number) as number },
    ]);
  });

  it('is JSX in MDX', async () => {
    expect(await flat('<div className="a">\n\n*b*\n\n</div>\n\nc <b>*d*</b><br/>')).toBe(
      '<div class="a"><p><em>b</em></p></div> <p>c <b><em>d</em></b><br></p>',
    );
    await expect(htmlOf('a\n\nb <br> c')).rejects.toMatchObject({ details: { line: 3, column: 3 } });
  });
});

describe('headings', () => {
  it.each([
    ['##', '<h2></h2>', []],
    ['## {#x}', '<h2 id="x" class="anchor"></h2>', []],
    ['## A {/* #b */}', '<h2 id="b" class="anchor">A</h2>', ['A']],
    ['## A <!-- #b -->', '<h2 id="b" class="anchor">A</h2>', ['A']],
    ['## A {#b} ##', '<h2 id="b" class="anchor">A</h2>', ['A']],
    ['## `{/* #b */}`', '<h2 id="-b-" class="anchor"><code>{/* #b */}</code></h2>', ['<code>{/* #b */}</code>']],
  ])('%s', async (source, html, values) => {
    expect(await flat(source)).toBe(html);
    expect((await compileText(source)).toc.map(({ value }) => value)).toEqual(values);
  });

  it.each([
    ['How M:N works', 'how-m-works'],
    ['1:m and `a:b` *c:d*', '1-and-ab-c'],
    ['\\<scope\\>:registry', 'scope'],
    ['a :foo: b c:-', 'a-foo-b-c-'],
    ['a :foo_ b:c_d', 'a-foo_-b'],
  ])('take no part of a text directive into the id, and show it: %s', async (source, id) => {
    const { toc, body } = await compileText(`## ${source}`);
    expect(toc.map((item) => item.id)).toEqual([id]);
    const shown = source.replace(/\\</, '&lt;').replace(/\\>/, '&gt;').replaceAll('\\', '');
    const words = (html: string) => html.replace(/<a [^]*|<[^>]*>/g, '');
    expect(words(toc[0]?.value ?? '')).toBe(shown.replaceAll(/[`*]/g, ''));
    expect(words('html' in body ? body.html : '')).toBe(shown.replaceAll(/[`*]/g, ''));
  });

  it('leave footnotes out of id and table of contents', async () => {
    expect((await compileText('## A[^1]\n\n[^1]: b')).toc).toEqual([{ value: 'A', id: 'a', level: 2 }]);
  });

  it('are listed with the apostrophes that components of sites know', async () => {
    const { toc } = await compileText('## What\'s `"a\'b"` & *c*');
    expect(toc[0]?.value).toBe('What&#39;s <code>&quot;a&#39;b&quot;</code> &amp; <em>c</em>');
  });

  it('share ids only when they are written', async () => {
    const { toc } = await compileText('## A\n\n## A\n\n## A-1\n\n## B {#x}\n\n## C {#x}\n\n## X');
    expect(toc.map(({ id }) => id)).toEqual(['a', 'a-1', 'a-1-1', 'x', 'x', 'x']);
  });
});

describe('MDX', () => {
  it('makes fences of mdx-code-block live, in lists and admonitions too', async () => {
    const compiled = await compileText(
      '```mdx-code-block\nexport const X = (p) => <b>{p.children}</b>;\n\n<X>1</X>\n```\n\n- a\n\n  ```mdx-code-block\n  <X>2</X>\n  ```\n\n:::note\n\n````mdx-code-block\n<X>\n\n```js\n3\n```\n\n</X>\n````\n\n:::\n',
    );
    const { html } = await renderModule(compiled);
    expect(html.match(/<b>/g)).toHaveLength(3);
    expect(html).not.toContain('mdx-code-block');
  });

  it('keeps what stands in <head> as it is written', async () => {
    const { Fragment, createElement } = await import('react');
    const seen: unknown[] = [];
    const Head = ({ children }: { children?: unknown }) => (seen.push(...[children].flat()), createElement(Fragment));
    const source = '<head>\n  <title>a & b</title>\n  <style>{`c {}`}</style>\n  <meta name="d" />\n</head>\n\nx';
    await renderModule(await compileText(source), { components: { Head } });
    expect(seen).toMatchObject([
      { type: 'title', props: { children: 'a & b' } },
      { type: 'style', props: { children: 'c {}' } },
      { type: 'meta', props: { name: 'd' } },
    ]);
  });
});

it('the format follows front matter, then the option, then the extension', async () => {
  const text = '{1 + 1}';
  const format = async (name: string, option: 'md' | 'mdx' | 'detect', own?: string) => {
    const processor = await testProcessor({ format: option });
    const source = own === undefined ? text : `---\nmdx: { format: ${own} }\n---\n\n${text}`;
    const { body } = await processor.compile({ file: `/site/${name}`, source });
    return body.kind === 'html' && body.html.includes('2') ? 'mdx' : 'md';
  };
  expect(await format('a.md', 'mdx')).toBe('mdx');
  expect(await format('a.mdx', 'md')).toBe('md');
  expect(await format('a.md', 'detect')).toBe('md');
  expect(await format('a.MDX', 'detect')).toBe('mdx');
  expect(await format('a.md', 'md', 'mdx')).toBe('mdx');
  expect(await format('a.mdx', 'mdx', 'md')).toBe('md');
  expect(await format('a.mdx', 'md', 'detect')).toBe('mdx');
});
