import { describe, expect, it } from 'vitest';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import Details from '@theme/Details';
import Heading from '@theme/Heading';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { renderPage } from './render-page.js';

const htmlOf = (element: React.ReactNode) => renderPage(element).html;

describe('components that Markdown writes too', () => {
  it('heading', () => {
    expect(
      htmlOf(
        <Heading as="h2" id="x">
          Text
        </Heading>,
      ),
    ).toBe(
      '<h2 class="anchor" id="x">Text<a class="hash-link" href="#x" aria-label="Direct link to Text" title="Direct link to Text">\u200b</a></h2>',
    );
    expect(htmlOf(<Heading as="h1">Text</Heading>)).toBe('<h1>Text</h1>');
  });

  it('admonition', () => {
    const html = htmlOf(<Admonition type="note">Text</Admonition>);
    expect(html).toContain('<div class="theme-admonition theme-admonition-note alert alert--secondary">');
    expect(html).toMatch(
      /<div class="admonition-heading"><span class="admonition-icon"><svg.*<\/svg><\/span>note<\/div>/,
    );
    expect(html).toContain('<div class="admonition-content">Text</div></div>');
    expect(
      htmlOf(
        <Admonition type="tip" title="" icon={null}>
          x
        </Admonition>,
      ),
    ).not.toContain('admonition-heading');
    expect(
      htmlOf(
        <Admonition type="nope" title={undefined}>
          x
        </Admonition>,
      ),
    ).toContain('alert--info');
  });

  it('details', () => {
    expect(htmlOf(<Details summary="More">Text</Details>)).toBe(
      '<details class="theme-details alert alert--info" data-collapsible=""><summary>More</summary><div class="theme-details-content">Text</div></details>',
    );
  });

  it('code block: the highlighter gets what Markdown would give it', () => {
    expect(
      htmlOf(
        <CodeBlock language="js" title="a.js" showLineNumbers>
          x
        </CodeBlock>,
      ),
    ).toBe('<div class="theme-code-block">js title="a.js" showLineNumbers x</div>');
    expect(htmlOf(<CodeBlock className="language-css wide">x</CodeBlock>)).toContain(
      'class="wide theme-code-block">css',
    );
    expect(
      htmlOf(
        <CodeBlock>
          <b>x</b>
        </CodeBlock>,
      ),
    ).toContain('<code><span class="token-line"><b>x</b></span></code>');
  });
});

describe('Tabs', () => {
  const items = [
    <TabItem key="a" value="a" label="A">
      1
    </TabItem>,
    <TabItem key="b" value="b" default>
      2
    </TabItem>,
  ];

  it('have every panel in the HTML and show the default one', () => {
    const html = htmlOf(
      <Tabs groupId="os" queryString>
        {items}
      </Tabs>,
    );
    expect(html).toContain('<div class="theme-tabs-container tabs-container" data-tabs="os" data-query="os">');
    expect(html).toContain(
      '<li role="tab" tabindex="0" aria-selected="true" data-value="b" class="tabs__item tabs__item--active">b</li>',
    );
    expect(html).toContain('<div role="tabpanel" data-value="a" aria-label="A" hidden="">1</div>');
    expect(html).toContain('<div role="tabpanel" data-value="b" aria-label="b">2</div>');
  });

  it('contain only the selected panel when they are lazy', () => {
    const html = htmlOf(
      <Tabs lazy groupId="os">
        {items}
      </Tabs>,
    );
    expect(html).not.toContain('data-tabs');
    expect(html).toContain('aria-selected="false" class="tabs__item">A</li>');
    expect(html.match(/role="tabpanel"/g)).toHaveLength(1);
    expect(html).toContain('<div role="tabpanel" data-value="b" aria-label="b">2</div>');
  });

  it.each([
    ['no items', <Tabs key="">{null}</Tabs>, 'no <TabItem>'],
    [
      'another child',
      <Tabs key="">
        <p>x</p>
      </Tabs>,
      'holds <p>',
    ],
    [
      'an unknown default',
      <Tabs key="" defaultValue="c">
        {items}
      </Tabs>,
      /defaultValue "c"[\s\S]*Values: a, b/,
    ],
    [
      'two of one value',
      <Tabs key="" values={[{ value: 'a' }, { value: 'a' }]}>
        {items}
      </Tabs>,
      'the value "a"',
    ],
    [
      'a query without name',
      <Tabs key="" queryString>
        {items}
      </Tabs>,
      'needs a groupId',
    ],
  ])('explain %s', (_, element, message) => {
    expect(() => htmlOf(element)).toThrow(message);
  });
});
