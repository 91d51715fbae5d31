import { parseFragment, serialize } from 'parse5';
import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { compileText, renderModule } from '../../../test/markdown/compile-text.js';

/** Normalises HTML, so that equal trees give equal text. */
function normal(html: string): string {
  const sorted = html.replace(/<([\w-]+)((?: [\w-]+(?:="[^"]*")?)+)/g, (_, name: string, attributes: string) => {
    const list = attributes.match(/ [\w-]+(?:="[^"]*")?/g) ?? [];
    return `<${name}${list
      .map((each) => each.replace(/=""$/, ''))
      .toSorted()
      .join('')}`;
  });
  // React writes `true` for a data attribute without a value.
  return serialize(parseFragment(sorted))
    .replace(/\s*\n\s*/g, '')
    .replaceAll('data-footnotes="true"', 'data-footnotes=""')
    .replace(/style="([^"]*)"/g, (style) => style.replace(/([:;]) /g, '$1'));
}

const SAMPLES = {
  text: '# T\n\na *b* **c** `d` "e" & < f\n\n> g\n\n- [x] h\n- i\n\n1. j\n\n   k\n\n***\n',
  headings: '## A `b`\n\n### C {#d}\n\n## A `b`\n',
  table: '| a | b |\n|:--|--:|\n| `c` | d |\n',
  code: '```js title="x.js" {1}\nconst a = "<b>";\n```\n\n```\nplain {}\n```\n',
  admonitions: ':::tip[A *b*]\n\nc [d](./e.md)\n\n:::\n\n:::note\nf\n:::\n',
  links: '[a](./b.md "t") [c](https://d.e) ![f](./g.png "h") <b className="x" style={{ color: \'red\' }}>i</b>\n',
  details: '<details>\n<summary>A</summary>\n\nb\n\n</details>\n',
  footnotes: 'a[^1]\n\n[^1]: b\n',
};
const ALL_ELEMENTS = ['p', 'em', 'strong', 'ul', 'ol', 'li', 'blockquote', 'th', 'td', 'section', 'sup', 'del', 'hr'];

describe('a module gives the same HTML as a page without code', () => {
  it.each(Object.entries(SAMPLES))('%s', async (_, source) => {
    const plain = await compileText(source);
    const html = plain.body.kind === 'html' ? plain.body.html : '';
    // The import makes both files modules. In the first, static parts are collapsed; in the second, replaced
    // elements keep everything in JSX.
    const collapsed = await renderModule(await compileText(`import "x"\n\n${source}`));
    expect(collapsed.html.trim()).toBe(html.trim());
    const expanded = await compileText(`import "x"\n\n${source}`, { replacedElements: ALL_ELEMENTS });
    expect(normal((await renderModule(expanded)).html)).toBe(normal(html));
  });
});

describe('modules', () => {
  it('import, declare and export', async () => {
    const source = [
      'import Foo, { Bar as B, default as D } from "./foo";',
      'import * as all from "./all";',
      'import "./side.css";',
      'export const é = `x',
      'y`, [one, { two = 2, ...rest }] = [1, {}];',
      'export function Hello({ name }) { return <b>{name}</b>; }',
      'export { one as uno };',
      'export { x as y } from "./z";',
      'export * from "./star";',
      '',
      'a <Foo/> <B x={all.value}/> <all.C/> <Hello name="you"/> {é}',
    ].join('\n');
    const compiled = await compileText(source);
    expect(compiled.body).toMatchObject({ imports: ['./foo', './all', './side.css', './z', './star'] });
    const text = (value: unknown) => createElement('i', null, value as ReactNode);
    const { html, namespace } = await renderModule(compiled, {
      modules: {
        './foo': { default: () => text('foo'), Bar: ({ x }: { x: number }) => text(x) },
        './all': { value: 7, C: () => text('c') },
        './z': { x: 'zx' },
        './star': { star: 1 },
      },
    });
    expect(html).toBe('<p>a <i>foo</i> <i>7</i> <i>c</i> <b>you</b> x\ny</p>');
    expect(namespace).toMatchObject({ é: 'x\ny', one: 1, uno: 1, two: 2, y: 'zx', star: 1 });
    expect(Object.keys(namespace).toSorted()).toEqual([
      'Hello',
      'default',
      'one',
      'rest',
      'star',
      'two',
      'uno',
      'y',
      'é',
    ]);
  });

  it('find components in props first, then among those of the site', async () => {
    const compiled = await compileText('<A/> <B/> *c*\n');
    const as = (text: string) => () => text;
    const { html } = await renderModule(compiled, {
      components: { A: as('site a'), B: as('site b'), em: as('must not be used') },
      props: { components: { B: as('own b') } },
    });
    expect(html).toBe('<p>site a own b <em>c</em></p>');
  });

  it('know front matter, title and table of contents, and those of partials', async () => {
    const compiled = await compileText(
      '---\nt: 1\n---\nimport P from "./_p.mdx"\n\n# T\n\n## A\n\n<P/>\n\n## B\n\n{frontMatter.t} {contentTitle} {toc.map(({ id }) => id).join()}\n',
    );
    expect(compiled.tocInserts).toEqual([{ index: 1, specifier: './_p.mdx' }]);
    const P = Object.assign(() => 'p', { toc: [{ id: 'p', value: 'P', level: 2 }] });
    const { html } = await renderModule(compiled, { modules: { './_p.mdx': { default: P, toc: P.toc } } });
    expect(html).toContain('<p>1 T a,p,b</p>'.replace(/<\/?p>/g, '').replaceAll(' ', '\n'));
  });

  it('may declare those names themselves', async () => {
    const { html } = await renderModule(await compileText('export const toc = "own"\n\nx {toc}\n'));
    expect(html).toBe('<p>x own</p>');
  });

  it('load what they require', async () => {
    const compiled = await compileText('<img src={require("./a.png").default} alt={`require("./no")`}/>\n');
    expect(compiled.body).toMatchObject({ kind: 'module', imports: ['./a.png'] });
    const { html } = await renderModule(compiled, { modules: { './a.png': { default: '/a.hash.png' } } });
    expect(html).toContain('src="/a.hash.png"');
  });

  it('hand the children of head over as elements', async () => {
    const seen: unknown[] = [];
    const Head = ({ children }: { children: ReactNode }) => (seen.push(children), null);
    await renderModule(await compileText('<head>\n  <meta name="a" content="b"/>\n</head>\n'), {
      components: { Head },
    });
    expect(seen).toMatchObject([{ type: 'meta', props: { name: 'a', content: 'b' } }]);
  });

  it('say which component is missing', async () => {
    await expect(renderModule(await compileText('<Nope/>'))).rejects.toThrow(/`Nope`/);
  });

  it('take the layout that the file exports', async () => {
    const { html } = await renderModule(
      await compileText('export default ({ children }) => <main>{children}</main>\n\na'),
    );
    expect(html).toBe('<main>\n<p>a</p></main>');
  });
});

describe('replaced elements', () => {
  const show =
    (name: string) =>
    ({ children, ...props }: Record<string, unknown>) =>
      createElement('x', { 'data-is': name, 'data-props': JSON.stringify(props) }, children as ReactNode);

  it.each([
    ['a', '[b](./c.md)', '{"href":"dactyl-ref:0"}'],
    ['a', '[b](https://c.d)', '{"href":"https://c.d"}'],
    ['h2', '## A b', '{"id":"a-b"}'],
    ['code', '```js title="x"\na\n```', '{"className":"language-js","metastring":"title=\\"x\\""}'],
    ['code:live', '```jsx live\na\n```', '{"className":"language-jsx","metastring":"live"}'],
    ['mermaid', '```mermaid\na\n```', '{"value":"a"}'],
    ['admonition', ':::note[A]{.k}\nb\n:::', '{"title":"A","className":"k","type":"note"}'],
    ['details', '<details>\n\na\n\n</details>', '{}'],
    ['li', '- a', '{}'],
  ])('%s: %s', async (name, source, props) => {
    const compiled = await compileText(source, { replacedElements: [name] });
    const element = name.replace(':live', '');
    const { html } = await renderModule(compiled, { components: { [element]: show(element) } });
    const shown = /data-props="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');
    expect(shown).toBe(props);
  });

  it('get code as it is written', async () => {
    const source = '```jsx live\nfunction a() {\n  b;\n\n    {c}\n}\n```';
    const { html } = await renderModule(await compileText(source, { replacedElements: ['code:live'] }), {
      components: { code: ({ children }: Record<string, unknown>) => createElement('x', {}, children as ReactNode) },
    });
    expect(html).toContain('<x>function a() {\n  b;\n\n    {c}\n}\n</x>');
  });

  it('are not those that an author writes as tags', async () => {
    const compiled = await compileText('<pre>a</pre>\n\n<code>{"b"}</code>', { replacedElements: ['code:live'] });
    const { html } = await renderModule(compiled, { components: { code: show('code'), pre: show('pre') } });
    expect(html.trim()).toBe('<pre>a</pre>\n<code>b</code>');
  });

  it('leave pages alone that have none of them', async () => {
    expect((await compileText('a *b*', { replacedElements: ['a', 'code:live', 'mermaid'] })).body.kind).toBe('html');
  });
});
