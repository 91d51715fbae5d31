/** `@theme/CodeBlock` in components, and its parts. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import CodeBlock from '@theme/CodeBlock';
import Line from '@theme/CodeBlock/Line';
import WordWrapButton from '@theme/CodeBlock/WordWrapButton';
import MDXCode from '@theme/MDXComponents/Code';
import { CodeBlockContext } from '../../src/react/code-block-context.js';
import { DefaultColorModeContext } from '../../src/react/format/theme-common/use-color-mode.js';
import { TEST_OPTIONS, testProcessor } from '../markdown/compile-text.js';
import { renderPage } from './render-page.js';
import { testSite } from './test-site.js';

const { renderCodeBlock } = await testProcessor();
const magicComments = TEST_OPTIONS.highlight.magicComments.map((comment) => ({ ...comment }));
const site = testSite({ prism: { additionalLanguages: [], magicComments } });

/** As the server renders it. */
const onServer = (element: ReactNode) =>
  renderPage(<CodeBlockContext value={renderCodeBlock}>{element}</CodeBlockContext>, { site }).html;
/** As a browser does that has not got the block from the server; there the colour mode is known. */
const inBrowser = (element: ReactNode) =>
  renderPage(
    <DefaultColorModeContext value="light">
      <CodeBlockContext value={undefined}>{element}</CodeBlockContext>
    </DefaultColorModeContext>,
    { site },
  ).html;
const withoutColors = (html: string) => html.replace(/<span class="p\d[^>]*>([^<]*)<\/span>/g, '$1');
/** React writes attributes in its own way. */
const normal = (html: string) =>
  withoutColors(html)
    .replace(/ ([\w-]+)=""/g, ' $1')
    .replaceAll('&#x27;', "'")
    .replace(/\n<\/span>(?=<\/code>)/, '</span>');

describe('a code block of a component', () => {
  it('is that of the same fence', () => {
    const same = (element: ReactNode, ...fence: Parameters<typeof renderCodeBlock>) =>
      expect(onServer(element)).toBe(renderCodeBlock(...fence));
    same(<CodeBlock language="js">{'const a = 1;\n'}</CodeBlock>, 'const a = 1;', 'js', undefined);
    same(<CodeBlock className="language-JS">{'a\n\n'}</CodeBlock>, 'a\n', 'js', undefined);
    same(<CodeBlock>plain</CodeBlock>, 'plain', undefined, undefined);
    same(<CodeBlock>{['a', 1, '\n', 2]}</CodeBlock>, 'a1\n2', undefined, undefined);
    same(<CodeBlock language="js">{undefined}</CodeBlock>, '', 'js', undefined);
    same(<CodeBlock title={`"a" isn't 'b'`}>x</CodeBlock>, 'x', undefined, String.raw`title="\"a\" isn't 'b'"`);
    same(<CodeBlock showLineNumbers>x</CodeBlock>, 'x', undefined, 'showLineNumbers');
    same(<CodeBlock showLineNumbers={7}>x</CodeBlock>, 'x', undefined, 'showLineNumbers=7');
  });

  it('lets the title in the metastring go before the prop, and the prop for line numbers before the metastring', () => {
    const title = onServer(
      <CodeBlock title="prop" metastring='title="meta"'>
        x
      </CodeBlock>,
    );
    expect(title).toBe(renderCodeBlock('x', undefined, 'title="meta"'));
    const numbers = onServer(
      <CodeBlock showLineNumbers={false} metastring="showLineNumbers=3 {1}">
        x
      </CodeBlock>,
    );
    expect(numbers).toBe(renderCodeBlock('x', undefined, '{1}'));
  });

  it('keeps its own classes', () => {
    expect(onServer(<CodeBlock className="wide language-js">x</CodeBlock>)).toContain(
      '<div class="wide theme-code-block language-js">',
    );
  });

  it('of elements is shown as it is', () => {
    const html = onServer(
      <CodeBlock title="a.js" className="language-js wide">
        a <b>c</b>
      </CodeBlock>,
    );
    expect(html).toContain('<div class="theme-code-block language-js wide"><div class="code-block-title">a.js</div>');
    expect(html).toContain('<code><span class="token-line">a <b>c</b></span></code>');
    expect(html).not.toContain('button');
  });

  it('may have elements in its title', () => {
    const html = onServer(
      <CodeBlock language="js" title={<b>a.js</b>}>
        const a = 1;
      </CodeBlock>,
    );
    expect(html).toContain('<div class="code-block-title"><b>a.js</b></div>');
    expect(normal(html)).toContain('<span class="token-line">const a = 1;</span></code>');
    expect(html).toMatch(/<span class="p\d[^>]*>const/);
  });

  it('of a terminal has its colours there too', () => {
    const html = onServer(
      <CodeBlock language="ansi" title={<b>Run</b>}>
        {String.raw`\e[1;32mok\e[0m`}
      </CodeBlock>,
    );
    expect(html).toMatch(/<span style="font-weight:700;color:color-mix\([^"]*">ok<\/span>/);
  });

  it.each<[string, string, string | undefined]>([
    ['const a = "<b>";\n\n// highlight-next-line\nb();', 'js', 'title="a.js" showLineNumbers=4 wrap'],
    ['a\nb\nc', 'text', '{2-3}'],
    ['-a\n+b', 'diff', undefined],
    [String.raw`\e[31ma\e[0m b`, 'ansi', undefined],
    ['', 'js', 'showLineNumbers'],
  ])('is the same in a browser, apart from colours: %j in %s', (code, language, metastring) => {
    const html = inBrowser(
      <CodeBlock language={language} metastring={metastring}>
        {code}
      </CodeBlock>,
    );
    const shape = (text: string) =>
      normal(text)
        .replace(/ data-copy="[^"]*"/, ' data-copy')
        .replace(/<span style="color[^>]*>([^<]*)<\/span>/g, '$1')
        .replaceAll('code-block-numbered-line', '')
        .replace(/(<code class="language-\w+) code-block-numbered/, '$1')
        .replaceAll(/\s+(?=")/g, '')
        .replaceAll('&quot;', '"');
    expect(shape(html)).toBe(shape(renderCodeBlock(code, language, metastring)));
  });
});

describe('the code of Markdown in a component of the site', () => {
  it.each<[string, ReactNode, string]>([
    ['a word is inline', 'a', '<code>a</code>'],
    ['several lines are a block', 'a\nb', 'theme-code-block'],
    ['elements are a block', <b key="b">a</b>, 'theme-code-block'],
  ])('%s', (_, children, expected) => {
    expect(onServer(<MDXCode>{children}</MDXCode>)).toContain(expected);
  });
});

describe('parts of the theme that a site wraps or calls', () => {
  it('a line takes tokens of Prism', () => {
    const html = renderToStaticMarkup(
      <Line
        line={[
          { types: ['keyword'], content: 'let' },
          { types: ['plain'], content: '\n' },
        ]}
        classNames={['mark']}
        showLineNumbers
        getLineProps={({ className }) => ({ className: `token-line ${className}`, style: { color: 'red' } })}
        getTokenProps={({ token }) => ({ className: `token ${token.types.join(' ')}`, children: token.content })}
      />,
    );
    expect(html).toBe(
      '<span class="token-line mark code-block-numbered-line" style="color:red"><span class="token keyword">let</span>\n</span>',
    );
  });

  it('a wrap button with a handler of its own is left alone by ours', () => {
    expect(renderPage(<WordWrapButton isEnabled onClick={() => {}} />).html).not.toContain('data-wrap');
    expect(renderPage(<WordWrapButton isEnabled />).html).toContain(
      'class="clean-btn" data-wrap="" aria-pressed="true"',
    );
  });
});
