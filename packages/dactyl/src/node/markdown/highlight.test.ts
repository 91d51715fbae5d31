import { themes } from 'prism-react-renderer';
import { describe, expect, it } from 'vitest';
import { testProcessor, TEST_OPTIONS } from '../../../test/markdown/compile-text.js';
import { highlightLines } from './highlight.js';
import { loadLanguages } from './prism-languages.js';
import { createTokenStyles, prismThemeCss } from './prism-theme.js';
import type { PrismTheme } from './types.js';

const theme = (styles: PrismTheme['styles']): PrismTheme => ({
  plain: { color: '#111', backgroundColor: '#fff' },
  styles,
});
const LIGHT = theme([
  { types: ['comment', 'prolog'], style: { color: 'grey', fontStyle: 'italic' } },
  { types: ['keyword', 'tag'], style: { color: 'blue' } },
  { types: ['string', 'attr-value'], style: { color: 'green' } },
  { types: ['punctuation'], style: { opacity: 0.7 } },
  { types: ['string'], languages: ['json'], style: { color: 'red' } },
]);
const DARK = theme([{ types: ['keyword', 'tag', 'number'], style: { color: 'cyan' } }]);
const highlighter = { languages: loadLanguages([]), styles: createTokenStyles({ light: LIGHT, dark: DARK }) };

describe('types that a site names', () => {
  const styles = createTokenStyles({ light: LIGHT, dark: DARK }, ['comment', 'string', 'function']);

  it('are classes of their tokens, painted or not', () => {
    const lines = highlightLines('f("b"); // c', 'js', { ...highlighter, styles });
    expect(lines).toEqual([
      '<span class="function">f</span><span class="p9">(</span><span class="p2 string">&quot;b&quot;</span>' +
        '<span class="p9">); </span><span class="p0 p8 comment">// c</span>',
    ]);
  });

  it('lose where the theme has a say, which is a style of the element in the format', () => {
    const rules = prismThemeCss({ light: LIGHT, dark: DARK }, { isStrong: true });
    expect(rules).toContain('.p8{font-style:var(--p8)!important}');
    expect(prismThemeCss({ light: LIGHT, dark: DARK })).not.toContain('important');
  });
});

describe('highlightLines', () => {
  it.each([
    [
      'one span for each style',
      'js',
      'const a = "b";',
      ['<span class="p1">const</span> a = <span class="p2">&quot;b&quot;</span><span class="p9">;</span>'],
    ],
    [
      'a token over lines',
      'js',
      '/* a\n\nb */ 1',
      ['<span class="p0 p8">/* a</span>', '', '<span class="p0 p8">b */ </span><span class="p4">1</span>'],
    ],
    ['white space joins its neighbour', 'js', 'if return', ['<span class="p1">if return</span>']],
    [
      'nested types',
      'html',
      '<a b="c">',
      [
        '<span class="p1 p9">&lt;</span><span class="p1">a b</span><span class="p5 p9">=&quot;</span><span class="p5">c</span><span class="p5 p9">&quot;</span><span class="p1 p9">&gt;</span>',
      ],
    ],
    ['rules for one language', 'json', '"a"', ['<span class="p3">&quot;a&quot;</span>']],
    ['an alias', 'ts', 'let', ['<span class="p1">let</span>']],
    [
      'a language that is loaded when it is met',
      'bash',
      'if true; then',
      ['<span class="p1">if </span>true<span class="p9">; </span><span class="p1">then</span>'],
    ],
    ['a diff', 'diff', '-a\n+b', ['-a', '+b']],
    ['an unknown language', 'nope', 'a < b\nc', ['a &lt; b', 'c']],
    ['no code', 'js', '', ['']],
  ])('%s', (_, language, code, lines) => {
    expect(highlightLines(code, language, highlighter)).toEqual(lines);
  });

  it('keeps every character', () => {
    const code = 'type A<T> = `x${y}`; // z\n\n\tconst b: A = <c d={1}>&amp;</c>\n';
    for (const language of ['tsx', 'php', 'markdown', 'yaml', 'css', 'rust', 'python', 'pug', 'haml']) {
      const text = highlightLines(code, language, highlighter)
        .join('\n')
        .replace(/<[^>]+>/g, '');
      expect(
        text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
      ).toBe(code);
    }
  });
});

describe('prismThemeCss', () => {
  it('has a rule for each class and a value for each mode', () => {
    const css = prismThemeCss({ light: LIGHT, dark: DARK });
    expect(css).toContain('.p1{color:var(--p1,blue)}');
    expect(css).toMatch(/^:root\{--prism-color:#111;--prism-background-color:#fff;.*--p0:/);
    expect(css).toMatch(/^\[data-theme='dark'\]\{.*--p1:cyan.*;--p0:initial;/m);
    expect(css).toMatch(/^\.p\d+\{opacity:var\(--p\d+\)\}$/m);
  });

  it('gives white blocks an edge, and others none', () => {
    const edge = /theme-code-block\{box-shadow/;
    expect(prismThemeCss({ light: LIGHT, dark: DARK })).toMatch(edge);
    expect(prismThemeCss({ light: themes.github, dark: DARK })).not.toMatch(edge);
  });

  it('is small for real themes, and names a value once when both modes share it', () => {
    const css = prismThemeCss({ light: themes.github, dark: themes.dracula });
    expect(css.length).toBeLessThan(5000);
    expect(prismThemeCss({ light: themes.palenight, dark: themes.palenight })).not.toContain('--p0');
  });

  it.each(Object.entries(themes))('covers what %s paints', (_, own) => {
    const pair = { light: own, dark: themes.vsDark };
    const styles = createTokenStyles(pair);
    const css = prismThemeCss(pair);
    const enter = styles.forLanguage('jsx');
    for (const { types } of own.styles) {
      for (const type of types) {
        const name = styles.classOf(enter(enter(0, 'tag'), type));
        for (const each of name.split(' ')) expect(each === '' || css.includes(`.${each}{`)).toBe(true);
      }
    }
  });
});

describe('code blocks', () => {
  const render = async (code: string, language?: string, meta?: string) =>
    (
      await testProcessor({ highlight: { ...TEST_OPTIONS.highlight, themes: { light: LIGHT, dark: DARK } } })
    ).renderCodeBlock(code, language, meta);
  const lines = (html: string) =>
    [...html.matchAll(/<span class="token-line( [\w-]+)?">(.*?)\n?<\/span>(?=<span class="token-line|<\/code>)/gs)].map(
      ([, mark, line]) => `${mark ? '>' : ''}${line?.replace(/<[^>]*>/g, '')}`,
    );

  it('have the documented markup', async () => {
    expect(await render('a\nb', 'JS', 'title="x & y" showLineNumbers')).toBe(
      '<div class="theme-code-block language-js"><div class="code-block-title">x &amp; y</div><div class="code-block-content">' +
        '<pre tabindex="0" class="prism-code"><code class="language-js code-block-numbered"><span class="token-line">a\n</span><span class="token-line">b</span></code></pre>' +
        '<div class="code-block-buttons"><button type="button" class="clean-btn" data-wrap aria-label="Toggle word wrap" title="Toggle word wrap"></button>' +
        '<button type="button" class="clean-btn" data-copy aria-label="Copy code to clipboard" title="Copy" data-label-copied="Copied"></button></div></div></div>',
    );
  });

  it.each([
    ['lines by number', 'js', '{1,3-4}', 'a\nb\nc\nd', ['>a', 'b', '>c', '>d']],
    ['numbers switch comments off', 'js', '{2}', '// highlight-next-line\na', ['// highlight-next-line', '>a']],
    ['the next line', 'js', '', 'a\n// highlight-next-line\nb\nc', ['a', '>b', 'c']],
    ['a range', 'ts', '', '/* highlight-start */\na\nb\n/* highlight-end */\nc', ['>a', '>b', 'c']],
    [
      'JSX comments',
      'jsx',
      '',
      '<a>\n  {/* highlight-next-line */}\n  <b/>\n</a>',
      ['&lt;a&gt;', '>  &lt;b/&gt;', '&lt;/a&gt;'],
    ],
    ['hashes', 'bash', '', '# highlight-next-line\na', ['>a']],
    ['no hashes in JavaScript', 'js', '', '# highlight-next-line\na', ['# highlight-next-line', 'a']],
    ['HTML comments elsewhere', 'vue', '', '<!-- highlight-next-line -->\na', ['>a']],
    ['dashes in SQL', 'sql', '', '-- highlight-next-line\na', ['>a']],
    ['more than the comment', 'js', '', 'a // highlight-next-line\nb', ['a // highlight-next-line', 'b']],
  ])('mark %s', async (_, language, meta, code, expected) => {
    expect(lines(await render(code, language, meta))).toEqual(expected);
  });

  it('without a language are text, in which comments of all kinds mark lines', async () => {
    const html = await render('// highlight-next-line\na');
    expect(html).toContain('class="theme-code-block language-text"');
    expect(html).not.toContain('highlight-next-line<');
    expect(html).toContain('class="token-line theme-code-block-highlighted-line"');
    const former = await testProcessor({ highlight: { ...TEST_OPTIONS.highlight, marksPlainCode: false } });
    const kept = former.renderCodeBlock('// highlight-next-line\na', undefined, undefined);
    expect(lines(kept)).toEqual(['// highlight-next-line', 'a']);
  });

  it('take the default language', async () => {
    const processor = await testProcessor({ highlight: { ...TEST_OPTIONS.highlight, defaultLanguage: 'JS' } });
    expect(processor.renderCodeBlock('a', undefined, undefined)).toContain('language-js');
  });
});
