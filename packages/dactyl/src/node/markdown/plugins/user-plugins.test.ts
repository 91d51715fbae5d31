/** Plugins of a site on the usual engine: packages that sites use, and small ones of our own. */
import type { Root } from 'mdast';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeExternalLinks from 'rehype-external-links';
import rehypeKatex from 'rehype-katex';
import rehypeSlug from 'rehype-slug';
import remarkEmoji from 'remark-emoji';
import remarkMath from 'remark-math';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { compileWith, htmlWith } from '../../../../test/markdown/compile-with-plugins.js';
import { renderModule } from '../../../../test/markdown/compile-text.js';
import type { TreeNode } from './tree-node.js';

/** All nodes of some types, in order. */
function nodesOf(tree: TreeNode, ...types: string[]): TreeNode[] {
  const inside = (tree.children ?? []).flatMap((child) => nodesOf(child, ...types));
  return types.includes(tree.type) ? [tree, ...inside] : inside;
}

interface Program {
  body: [{ type: string; expression: { value: number; raw?: string } }];
}

function programOf({ data }: TreeNode): Program {
  return data?.estree as Program; // of the simple programs in these tests
}

describe.each(['md', 'mdx'] as const)('packages, in %s', (format) => {
  it('remark-math and rehype-katex', async () => {
    const plugins = { remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex] };
    const source = '## Sum $x^2$\n\nA $a_b$ and \\$5.\n\n$$\n\\frac{1}{2}\n$$\n\n```js\nlet a;\n```\n';
    const { html, compiled } = await htmlWith(source, { plugins, format });
    expect(html).toContain(
      '<span class="katex"><span class="katex-mathml"><math xmlns="http://www.w3.org/1998/Math/MathML">',
    );
    expect(html).toContain('<span class="katex-display">');
    expect(html).toContain('<annotation encoding="application/x-tex">\\frac{1}{2}</annotation>');
    expect(html).toContain('and $5.');
    expect(html).toContain('<div class="theme-code-block language-js">');
    expect(html).toContain('<h2 id="sum-x2" class="anchor">');
    expect(compiled.toc).toEqual([{ value: 'Sum x^2', id: 'sum-x2', level: 2 }]);
  });

  it('remark-math that needs two dollars', async () => {
    const plugins = { remarkPlugins: [[remarkMath, { singleDollarTextMath: false }]], rehypePlugins: [rehypeKatex] };
    const { html } = await htmlWith('costs $5 or $6, and $$x$$', { plugins, format });
    expect(html).toContain('costs $5 or $6');
    expect(html).toContain('class="katex"');
  });

  it('remark-emoji', async () => {
    const plugins = { remarkPlugins: [[remarkEmoji, { emoticon: true }]] };
    const { html } = await htmlWith('a :-) `:-)`', { plugins, format });
    expect(html).toBe('<p>a 😃 <code>:-)</code></p>');
  });

  it('rehype-slug and rehype-autolink-headings', async () => {
    const plugins = { rehypePlugins: [rehypeSlug, [rehypeAutolinkHeadings, { behavior: 'append' }]] };
    const { html, compiled } = await htmlWith('## A *b*\n\n## A *b*\n\n## C {#d}\n', { plugins, format });
    expect(html).toContain(
      '<h2 id="a-b" class="anchor">A <em>b</em><a aria-hidden="true" tabindex="-1" href="#a-b"><span class="icon icon-link"></span></a><a href="#a-b" class="hash-link"',
    );
    expect(html).toContain('<h2 id="a-b-1" class="anchor">');
    expect(compiled.toc.map(({ value, id }) => `${id}: ${value}`)).toEqual([
      'a-b: A <em>b</em>',
      'a-b-1: A <em>b</em>',
      'd: C',
    ]);
  });

  it('rehype-external-links', async () => {
    const content = { type: 'text', value: ' (out)' };
    const plugins = { rehypePlugins: [[rehypeExternalLinks, { target: '_top', rel: ['nofollow'], content }]] };
    const { html, compiled } = await htmlWith('[a](https://x.org) [b](./b.md)\n', { plugins, format });
    expect(html).toBe(
      '<p><a href="https://x.org" rel="nofollow" target="_top">a<span> (out)</span></a> <a href="dactyl-ref:0">b</a></p>',
    );
    expect(compiled.references).toEqual([{ kind: 'link', url: './b.md', line: 1, column: 20 }]);
  });
});

it('npm2yarn, which is asynchronous and makes tabs of code', async () => {
  const Tabs = ({ children }: { children: unknown }) => children;
  const TabItem = ({ value, children }: { value: string; children: unknown }) => [`[${value}]`, children];
  const compiled = await compileWith('```bash npm2yarn\nnpm install x\n```\n', {
    plugins: { remarkPlugins: [npm2yarn] },
  });
  const { html } = await renderModule(compiled, {
    modules: { '@theme/Tabs': { default: Tabs }, '@theme/TabItem': { default: TabItem } },
  });
  expect(html.replace(/<[^>]*>/g, '')).toBe('[npm]npm install x[yarn]yarn add x[pnpm]pnpm add x[bun]bun add x');
  expect(html.match(/theme-code-block language-bash/g)).toHaveLength(4);
});

it('remark-mdx-frontmatter, which makes a statement without text', async () => {
  const compiled = await compileWith('---\nname: x\n---\n\n# {frontmatter.name}\n', {
    plugins: { remarkPlugins: [remarkMdxFrontmatter] },
  });
  const { html, namespace } = await renderModule(compiled);
  expect(html).toContain('<h1>x</h1>');
  expect(namespace.frontmatter).toEqual({ name: 'x' });
});

describe('what plugins see', () => {
  it('first the tree as it was parsed, with the front matter', async () => {
    let types = '';
    const look = () => (tree: TreeNode) => void (types = (tree.children ?? []).map(({ type }) => type).join());
    await htmlWith('---\na: b\n---\n\n## T :tada:\n\n:::note\n\nx\n\n:::\n\n```js\n```\n', {
      plugins: { beforeDefaultRemarkPlugins: [look] },
    });
    expect(types).toBe('yaml,heading,containerDirective,code');
  });

  it('then ids on headings, emoji, and code as code', async () => {
    let tree: TreeNode = { type: 'none' };
    const look = () => (root: TreeNode) => void (tree = structuredClone(root));
    await htmlWith('## T :tada:\n\n```js a=b\n1\n```\n', { plugins: { remarkPlugins: [look] } });
    const [heading] = nodesOf(tree, 'heading');
    expect(heading?.data).toEqual({ id: 't-tada', hProperties: { id: 't-tada' } });
    expect(nodesOf(tree, 'text')[0]?.value).toBe('T 🎉');
    expect(nodesOf(tree, 'code')[0]).toMatchObject({ lang: 'js', meta: 'a=b', value: '1' });
  });

  it('then HTML with code as elements, and ids', async () => {
    const names: string[] = [];
    const look = () => (root: TreeNode) =>
      nodesOf(root, 'element').forEach(({ tagName, properties }) =>
        names.push(`${tagName} ${JSON.stringify(properties)}`),
      );
    await htmlWith('## T\n\n```js title="x"\n1\n```\n\n![a](https://x.org/b.png)', {
      plugins: { rehypePlugins: [look] },
    });
    expect(names).toEqual([
      'h2 {"id":"t"}',
      'pre {}',
      'code {"className":["language-js"],"metastring":"title=\\"x\\""}',
      'p {}',
      'img {"src":"https://x.org/b.png","alt":"a"}',
    ]);
  });

  it('JSX with its programs', async () => {
    const seen: unknown[] = [];
    const look = () => (root: TreeNode) =>
      nodesOf(root, 'mdxFlowExpression', 'mdxjsEsm').forEach((node) => seen.push(programOf(node).body[0].type));
    await compileWith('import A from "./a"\n\n{f(1)}\n', { plugins: { remarkPlugins: [look] } });
    expect(seen).toEqual(['ImportDeclaration', 'ExpressionStatement']);
  });

  it('the file with its front matter, and text that they parse themselves', async () => {
    let seen: unknown;
    function look(this: { parse(text: string): Root }) {
      return (_: unknown, file: { path: string; data: object }) => {
        seen = [file.path, file.data, this.parse('*a*').children[0]?.type];
      };
    }
    await htmlWith('---\na: b\n---\nx', { plugins: { remarkPlugins: [look] } });
    expect(seen).toEqual(['/site/docs/page.mdx', { frontMatter: { a: 'b' }, compilerName: 'client' }, 'paragraph']);
  });
});

describe('what plugins do', () => {
  it('replace programs, whose text they leave', async () => {
    const replace = () => (tree: TreeNode) =>
      nodesOf(tree, 'mdxFlowExpression').forEach((node) => {
        const expression = { type: 'Literal', value: 'new' };
        node.data = { estree: { type: 'Program', body: [{ type: 'ExpressionStatement', expression }] } };
      });
    const { html } = await htmlWith('{"old"}\n', { plugins: { remarkPlugins: [replace] } });
    expect(html).toBe('new');
  });

  it('change JSX, its attributes and its programs', async () => {
    const rename = () => (tree: TreeNode) =>
      nodesOf(tree, 'mdxJsxFlowElement').forEach((node) => {
        node.name = 'Other';
        const list = node.attributes as [{ value: TreeNode }, ...object[]]; // as the text below has them
        const { expression } = programOf(list[0].value).body[0];
        expression.value = 7;
        delete expression.raw;
        list.push({ type: 'mdxJsxAttribute', name: 'more', value: 'text' });
      });
    const compiled = await compileWith('<Box size={5}/>\n', { plugins: { remarkPlugins: [rename] } });
    const Other = (props: object) => JSON.stringify(props);
    const { html } = await renderModule(compiled, { components: { Other } });
    expect(html.replaceAll('&quot;', '"')).toBe('{"size":7,"more":"text"}');
  });

  it('leave what <head> holds in elements, on a page with an admonition', async () => {
    const compiled = await compileWith(
      '<head>\n  <link rel="canonical" href="/x" />\n</head>\n\n:::tip\n\nx\n\n:::\n',
      {
        plugins: { remarkPlugins: [() => () => {}] },
      },
    );
    const Head = ({ children }: { children: { type: unknown } }) => `in the head: ${String(children.type)}`;
    const { html } = await renderModule(compiled, { components: { Head } });
    expect(html).toContain('in the head: link');
    expect(html).toContain('<div class="admonition-content"><p>x</p></div>');
  });

  it('make elements of directives', async () => {
    const video = () => (tree: Root) =>
      visit(tree, 'leafDirective', (node) => {
        if (node.name !== 'video') return;
        node.data = { hName: 'iframe', hProperties: { src: `https://v.org/${node.attributes?.id}` } };
        node.children = [];
      });
    const { html, compiled } = await htmlWith('::video{#a1}\n\n::unknown\n', { plugins: { remarkPlugins: [video] } });
    expect(html).toContain('<iframe src="https://v.org/a1"></iframe>');
    expect(compiled.warnings.map(({ message }) => message)).toEqual([expect.stringContaining('"::unknown"')]);
  });

  it('highlight code themselves, which then only gets its frame', async () => {
    const mark = () => (tree: TreeNode) =>
      nodesOf(tree, 'element')
        .filter(({ tagName }) => tagName === 'code')
        .forEach((node) => {
          node.children = [{ type: 'element', tagName: 'b', properties: {}, children: node.children ?? [] }];
        });
    const { html } = await htmlWith('```js title="x"\n1\n```\n', { plugins: { rehypePlugins: [mark] } });
    expect(html).toContain(
      '<div class="theme-code-block language-js"><div class="code-block-title">x</div><div class="code-block-content"><pre tabindex="0" class="prism-code"><code class="language-js" metastring="title=&quot;x&quot;"><b>1\n</b></code></pre><div class="code-block-buttons">',
    );
  });

  it('leave headings whose colons read as directives as they are', async () => {
    const { compiled } = await htmlWith('## How M:N works\n', { plugins: { remarkPlugins: [() => () => {}] } });
    expect(compiled.toc).toEqual([{ value: 'How M:N works', id: 'how-m-works', level: 2 }]);
  });

  it('add and remove headings, which the table of contents follows', async () => {
    const edit = () => (tree: TreeNode) => {
      const added = { type: 'heading', depth: 2, children: [{ type: 'text', value: 'New' }] };
      tree.children = [...(tree.children ?? []).slice(1), added];
    };
    const { html, compiled } = await htmlWith('## A\n\n## B\n', { plugins: { remarkPlugins: [edit] } });
    expect(compiled.toc.map(({ id }) => id)).toEqual(['b', 'new']);
    expect(html).toContain('<h2 id="new" class="anchor">New');
  });

  it('leave raw HTML and our own HTML alone in .md files', async () => {
    const nothing = () => () => {};
    const plugins = { remarkPlugins: [nothing], rehypePlugins: [nothing] };
    const source = '<div>\n\n*a* <pre><code>raw</code></pre>\n\n</div>\n\n```js\n<b>\n```\n\n:::tip\n\nx\n\n:::\n';
    const [own, usual] = [await htmlWith(source, { plugins, format: 'md' }), await htmlWith(source, { format: 'md' })];
    expect(own.html).toBe(usual.html);
  });
});
