import { createElement, Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { compileText, renderModule } from '../../../../test/markdown/compile-text.js';

type Child = string | { type: unknown; key: string | null; props: Record<string, unknown> };

/** What a component sees of its children: text, and elements with their props; HTML in them is shown as such. */
async function childrenOf(source: string, changes: Parameters<typeof compileText>[1] = {}): Promise<Child[]> {
  let seen: ReactNode;
  const Look = ({ children }: { children?: ReactNode }) => ((seen = children), null);
  await renderModule(await compileText(source, changes), {
    components: { Look, Other: () => null, ul: Look, details: Look },
  });
  return [seen].flat().map((child) => {
    if (!isValidElement<Record<string, unknown>>(child)) return String(child);
    const { children, ...props } = child.props;
    const inside = isValidElement<{ html?: string }>(children) ? children.props.html : children;
    const hasInside = inside !== undefined;
    return { type: child.type, key: child.key, props: { ...props, ...(hasInside && { inside }) } };
  });
}

const element = (type: string, props: object = {}) => ({ type, key: null, props });

describe('a component sees', () => {
  it('the blocks that Markdown makes', async () => {
    expect(await childrenOf('<Look>\n\n1. a\n2. *b*\n\ntext\n\n## T {#t}\n\n***\n\n</Look>\n')).toEqual([
      element('ol', { inside: '\n<li>a</li>\n<li><em>b</em></li>\n' }),
      element('p', { inside: 'text' }),
      element('h2', { id: 't', className: 'anchor', inside: expect.stringMatching(/^T<a href="#t"/) as string }),
      element('hr'),
    ]);
  });

  it('the elements that the author writes, with values as they are written', async () => {
    const source = `<Look>
<li key="k" className="a b" data-n={1} data-on aria-hidden={true} tabIndex={0} style={{ marginTop: 4 }}>a *b*</li>
<li>c</li>
<input type="checkbox" disabled />
</Look>`;
    expect(await childrenOf(source)).toEqual([
      {
        type: 'li',
        key: 'k',
        props: {
          className: 'a b',
          'data-n': 1,
          'data-on': true,
          'aria-hidden': true,
          tabIndex: 0,
          style: { marginTop: 4 },
          inside: 'a <em>b</em>',
        },
      },
      element('li', { inside: 'c' }),
      element('input', { type: 'checkbox', disabled: true }),
    ]);
  });

  it('attributes of HTML under the names of React', async () => {
    expect(
      await childrenOf(
        '<Look><label class="a" for="b" style="--x: 1; background-image: url(data:a;b)">"c"</label><video autoplay /></Look>',
      ),
    ).toEqual([
      element('label', {
        className: 'a',
        htmlFor: 'b',
        style: { '--x': '1', backgroundImage: 'url(data:a;b)' },
        inside: '"c"',
      }),
      element('video', { autoPlay: true }),
    ]);
  });

  it('text and inline elements in their order', async () => {
    expect(await childrenOf('x <Look>a *b* <br/>c [d](#e)</Look> y')).toEqual([
      'a ',
      element('em', { inside: 'b' }),
      ' ',
      element('br'),
      'c ',
      element('a', { href: '#e', inside: 'd' }),
    ]);
  });

  it('images and links whose URLs come later', async () => {
    const { body, references } = await compileText('<Look>![i "j"](./i.png)</Look>');
    expect(references).toMatchObject([{ kind: 'image', url: './i.png' }]);
    expect(body.kind === 'module' && body.code).toMatch(/src: "dactyl-ref:0",[^]*width: "dactyl-ref:0w",/);
  });

  it('code blocks, admonitions and details', async () => {
    const children = await childrenOf(
      '<Look>\n\n```js\nx\n```\n\n:::tip\ny\n:::\n\n<details>\n\nz\n\n</details>\n\n</Look>',
    );
    expect(children).toMatchObject([
      { type: 'div', props: { className: 'theme-code-block language-js' } },
      { type: 'div', props: { className: 'theme-admonition theme-admonition-tip alert alert--success' } },
      { type: 'details', props: { className: 'theme-details alert alert--info', 'data-collapsible': '' } },
    ]);
  });

  it('what stands in a fragment', async () => {
    expect(await childrenOf('<Look><><li>a</li><b className="c">d</b></></Look>')).toEqual([
      element('li', { inside: 'a' }),
      element('b', { className: 'c', inside: 'd' }),
    ]);
  });

  it('elements around other components', async () => {
    expect(await childrenOf('<Look><div id="a"><Other/><i>b</i></div></Look>')).toMatchObject([
      { type: 'div', props: { id: 'a' } },
    ]);
  });

  it('the same for a component that replaces an element', async () => {
    expect(await childrenOf('- a\n- *b*\n', { replacedElements: ['ul'] })).toEqual([
      '\n',
      element('li', { inside: 'a' }),
      '\n',
      element('li', { inside: '<em>b</em>' }),
      '\n',
    ]);
    expect(
      await childrenOf('<details>\n<summary>A *b*</summary>\n\nc\n\n</details>', { replacedElements: ['details'] }),
    ).toEqual([element('summary', { inside: 'A <em>b</em>' }), element('p', { inside: 'c' })]);
  });
});

it('what is in the children, and the page around, is HTML', async () => {
  const { body } = await compileText('# T\n\na *b*\n\n<Look>\n\n> c\n>\n> - d\n\n</Look>\n\ne\n\n- f\n');
  expect(body.kind === 'module' && body.code.match(/html: ".*?"/g)).toEqual([
    String.raw`html: "<header><h1>T</h1></header>\n<p>a <em>b</em></p>\n"`,
    String.raw`html: "\n<p>c</p>\n<ul>\n<li>d</li>\n</ul>\n"`,
    String.raw`html: "\n<p>e</p>\n<ul>\n<li>f</li>\n</ul>"`,
  ]);
});

it.each([
  'a *b* **c** `d` "e" & < f <br/> [g](#h) https://i.j',
  '- [x] a\n- b\n\n> c\n\n***\n\n| d |\n|--:|\n| e |',
  '```js title="x"\nconst a = "<b>";\n```\n\n:::tip[A *b*]\n\nc\n\n:::',
  '<video controls muted={false} data-a aria-hidden tabIndex={0} width={10} playsinline></video>\n<p style="color: red" class="x">y</p>\n<p onclick="z()">z</p>',
  '<svg viewBox="0 0 1 1" strokeWidth={2} fill-rule="evenodd"><path strokeLinecap="round" d="M0"/></svg>\n<style>{`a > b {}`}</style>',
  'a[^1]\n\n[^1]: b',
])('a component that only shows its children gives the HTML that stands without it: %s', async (source) => {
  const plain = await compileText(source);
  const Show = ({ children }: { children?: ReactNode }) => createElement('x-x', null, children);
  const { html } = await renderModule(await compileText(`<Show>\n\n${source}\n\n</Show>`), { components: { Show } });
  const text = plain.body.kind === 'html' ? plain.body.html : '';
  const footnotes = /\n?<section[^]*<\/section>/;
  expect(normal(html.replace(/<\/?x-x>/g, '').replace(footnotes, ''))).toBe(normal(text.replace(footnotes, '')));
});

it('a component can change its children', async () => {
  const Steps = ({ children }: { children?: ReactNode }) =>
    Children.map(children, (child, index) =>
      isValidElement(child) ? cloneElement(child as ReactElement<{ id?: string }>, { id: `step-${index}` }) : null,
    );
  const { html } = await renderModule(await compileText('<Steps>\n<li className="a">b *c*</li>\n\nd\n\n</Steps>'), {
    components: { Steps },
  });
  expect(html).toBe('<li class="a" id="step-0">b <em>c</em></li><p id="step-1">d</p>');
});

/** As React writes it: empty attributes with a value, void elements closed, no space that it leaves out. */
function normal(html: string): string {
  return html
    .replaceAll('/>', '>')
    .replaceAll('=""', '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s*\n\s*/g, '')
    .replace(/style="([^"]*)"/g, (style) => style.replace(/([:;]) /g, '$1'))
    .replace(/<([\w-]+)((?: [\w-]+(?:="[^"]*")?)+)/g, (_, name: string, attributes: string) =>
      [`<${name}`, ...(attributes.match(/ [\w-]+(?:="[^"]*")?/g) ?? []).map(lowerName).toSorted()].join(''),
    );
}

function lowerName(attribute: string): string {
  return attribute.replace(/^ [\w-]+/, (name) => name.toLowerCase());
}
