import { describe, expect, it } from 'vitest';
import { compileText, htmlOf, TEST_OPTIONS, testProcessor } from '../../../test/markdown/compile-text.js';
import { SiteError } from '../base/site-error.js';

const processor = await testProcessor();
const render = (code: string, language?: string, metastring?: string) =>
  processor.renderCodeBlock(code, language, metastring);

/** What a reader copies. */
const textOf = (html: string) =>
  (/<code[^>]*>(.*)<\/code>/s.exec(html)?.[1] ?? '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const tagsOf = (html: string, name: string) => html.match(new RegExp(`<(?:${name})(?: [^>]*)?>`, 'g'));
const lineCount = (html: string) => html.match(/class="token-line/g)?.length;

describe('the words behind the language', () => {
  it('give a title, which is text', () => {
    expect(render('a', 'js', 'title="<b> & co"')).toContain('<div class="code-block-title">&lt;b&gt; &amp; co</div>');
    expect(render('a', 'js', 'title=""')).not.toContain('code-block-title');
  });

  it.each(['mdx', 'md'] as const)('may hold quotes in a title, in %s', async (format) => {
    const fence = String.raw`title="say \"hi\" & go" {1}`;
    const html = await htmlOf(`- x\n\n  \`\`\`js ${fence}\n  a\n  \`\`\``, { format });
    expect(html).toContain('<div class="code-block-title">say &quot;hi&quot; &amp; go</div>');
    expect(html).toContain('theme-code-block-highlighted-line');
  });

  it('number the lines, from any number', () => {
    expect(tagsOf(render('a', 'js', 'showLineNumbers'), 'pre|code')).toEqual([
      '<pre tabindex="0" class="prism-code">',
      '<code class="language-js code-block-numbered">',
    ]);
    expect(tagsOf(render('a', 'js', 'showLineNumbers=12'), 'pre|code')).toEqual([
      '<pre tabindex="0" class="prism-code" style="counter-reset:line 11">',
      '<code class="language-js code-block-numbered">',
    ]);
  });

  it('wrap long lines from the start', () => {
    const html = render('a', 'js', 'wrap');
    expect(html).toContain('<code class="language-js" style="white-space:pre-wrap;overflow-wrap:anywhere">');
    expect(html).toContain('data-wrap aria-pressed="true"');
    expect(render('a', 'js', '')).not.toContain('aria-pressed');
  });

  it('are ignored if they are unknown', () => {
    expect(render('a', 'js', 'noInline foo="bar" baz={qux}')).toBe(render('a', 'js', ''));
  });

  it('reach a component of the site as they were written', async () => {
    const { body } = await compileText('```js {1} noInline foo=bar\na\n```', { replacedElements: ['code'] });
    expect(body.kind === 'module' && body.code).toMatch(/metastring: "\{1\} noInline foo=bar"/);
  });

  it('fail with file, line and a hint when the site has no class for highlighted lines', async () => {
    const highlight = { ...TEST_OPTIONS.highlight, magicComments: [] };
    const failed = await compileText('Text\n\n> ```js {1}\n> a\n> ```', { highlight }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(SiteError);
    expect((failed as SiteError).details).toMatchObject({
      file: '/site/docs/page.mdx',
      line: 3,
      column: 3,
      key: 'themeConfig.prism.magicComments',
    });
  });
});

describe('the code', () => {
  it.each([
    ['nothing', '', 1],
    ['blank lines at both ends', '\na\n\n', 4],
    ['tabs and spaces', '\ta\n  b \n\t\n', 4],
    ['markup and entities', '<a href="x">&amp;</a>\n{{b}}', 2],
    ['other scripts', '名前 = "値" # 👩‍🚀\nx', 2],
  ])('is copied as it was written: %s', (_, code, lines) => {
    for (const language of [undefined, 'js', 'html', 'python', 'nope']) {
      const html = render(code, language);
      expect(textOf(html)).toBe(code);
      expect(lineCount(html)).toBe(lines);
    }
  });

  it('may come with the line ends of Windows', async () => {
    const source = '```js {2}\nconst a = 1;\n// b\n```\n';
    expect(await htmlOf(source.replaceAll('\n', '\r\n'))).toBe(await htmlOf(source));
    expect(render('// highlight-next-line\r\na\r\nb', 'js')).toBe(render('// highlight-next-line\na\nb', 'js'));
  });

  it.each(['js', 'jsx', 'json', 'css', 'html', 'markdown', 'bash', 'python', 'sql', 'nope', 'ansi', 'diff-js'])(
    'may be a line of 50,000 characters in %s',
    (language) => {
      const code = 'let {a} = "b\\"c" + `d${e}` / f; # -- <g h="i">'.repeat(1100).slice(0, 50_000);
      // CPU time instead of elapsed time, because the machine may be busy with other work.
      const before = process.cpuUsage();
      expect(textOf(render(code, language))).toBe(code);
      expect(process.cpuUsage(before).user / 1e6, 'seconds of this process').toBeLessThan(5);
    },
  );
});

describe('the language', () => {
  it('is lower case, and text when there is none', () => {
    expect(render('a', 'JavaScript')).toContain('class="theme-code-block language-javascript"');
    expect(render('// highlight-next-line\na', 'HTML')).toContain('theme-code-block-highlighted-line');
    expect(render("' highlight-next-line\na", 'VB.NET')).toContain('theme-code-block-highlighted-line');
    expect(render('a')).toContain('class="theme-code-block language-text"');
  });

  it('is plain text in an unknown language', () => {
    expect(render('let <a>', 'klingon"><b')).toContain('<span class="token-line">let &lt;a&gt;</span>');
    expect(render('a', 'klingon"><b')).toContain('language-klingon&quot;&gt;&lt;b"');
    expect(render('a', 'constructor')).toContain('<span class="token-line">a</span>');
  });

  it.each([
    ['c++', 'int a;'],
    ['c#', 'var a;'],
    ['vue', '<template/>'],
    ['zsh', 'if true; then'],
    ['jsonc', '{"a": 1}'],
    ['mts', 'let a'],
  ])('may go by another name: %s', (language, code) => {
    expect(render(code, language)).toMatch(/<span class="p\d/);
  });

  it('in a diff is coloured behind the signs', () => {
    const plain = /<span class="token-line">(.*)<\/span><\/code>/.exec(render('const a = 1;', 'js'))?.[1];
    const html = render('-const b = 1;\n+const a = 1;\n const a = 1;', 'diff-js');
    expect(html).toContain(`<span class="token-line code-block-inserted-line">+${plain}\n</span>`);
    expect(html).toContain(`<span class="token-line"> ${plain}</span>`);
    expect(html).toContain('code-block-deleted-line');
  });

  it('of a terminal has its colours', () => {
    expect(render('\u001b[32mok\u001b[0m', 'ansi')).toMatch(/<span style="color:[^"]*">ok<\/span>/);
  });
});
