/** Features that only this engine has. The differential test shows that everything else works as in satteri. */
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkMath from 'remark-math';
import rehypeKatex from 'rehype-katex';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { describe, expect, it } from 'vitest';
import { compileWith, htmlWith } from '../../../../test/markdown/compile-with-plugins.js';
import { renderModule, TEST_OPTIONS } from '../../../../test/markdown/compile-text.js';
import { MARK_SYNTAX } from '../../../../test/markdown/mark-syntax.js';
import { createProcessor } from '../create-processor.js';
import { SiteError } from '../../base/site-error.js';
import type { TreeNode } from '../plugins/tree-node.js';
import { walk } from './tree.js';
import { loadUnifiedEngine } from './unified-engine.js';

describe.each(['md', 'mdx'] as const)('plugins that extend the syntax, in %s', (format) => {
  it('of a package', async () => {
    const source = '## 标题**粗体。**后\n\n中文**粗体。**后面，`code`';
    const { html, compiled } = await htmlWith(source, { plugins: { remarkPlugins: [remarkCjkFriendly] }, format });
    expect(html).toContain('<p>中文<strong>粗体。</strong>后面，<code>code</code></p>');
    expect(compiled.toc).toEqual([{ value: '标题<strong>粗体。</strong>后', id: '标题粗体后', level: 2 }]);
  });

  it('with nodes of their own, beside all that we add', async () => {
    const source = '## A {#x}\n\n:::note[Is ==marked==]\n\n- ==a== :tada:\n\n```js\n==b==\n```\n\n:::\n';
    const { html } = await htmlWith(source, { plugins: { remarkPlugins: [MARK_SYNTAX] }, format });
    expect(html).toContain('<h2 id="x" class="anchor">');
    expect(html).toContain('Is <mark>marked</mark></div>');
    expect(html).toContain('<li><mark>a</mark> 🎉</li>');
    expect(html).toContain('<div class="theme-code-block language-js">');
    expect(html).not.toContain('<mark>b</mark>');
  });

  it('together with others for the trees', async () => {
    const plugins = {
      beforeDefaultRemarkPlugins: [noteTypes],
      remarkPlugins: [MARK_SYNTAX, remarkMath],
      rehypePlugins: [rehypeKatex],
    };
    const { html } = await htmlWith('==a== $x^2$\n\n:::tip\n\nb\n\n:::\n', { plugins, format });
    expect(html).toContain('<p><mark>a</mark> <span class="katex">');
    expect(html).toContain('theme-admonition-tip');
    expect(seen).toContain('containerDirective');
  });
});

let seen: string[] = [];
function noteTypes() {
  return (tree: TreeNode) => {
    seen = [];
    walk(tree, ({ type }) => seen.push(type));
  };
}

describe('plugins of the compiled program', () => {
  const program = (change: (body: unknown[]) => void) => () => (tree: { body: unknown[] }) => void change(tree.body);

  it('can add exports and imports', async () => {
    const source = "import {x} from './x';\n\nexport const own = 1;\n\n# Title\n\n{x} text\n";
    const add = program((body) => body.unshift(importOf('added', './added'), exportOf('filepath', 'docs/page.mdx')));
    const compiled = await compileWith(source, { plugins: { recmaPlugins: [add] } });
    const modules = { './x': { x: 'X' }, './added': { default: 'A' } };
    const { html, namespace } = await renderModule(compiled, { modules });
    expect(html).toContain('<p>X text</p>');
    expect(namespace).toMatchObject({ own: 1, filepath: 'docs/page.mdx' });
    expect(compiled.body).toMatchObject({ imports: ['./x', './added'] });
  });

  it('are blamed for what is no program', async () => {
    const wrong = () => () => 5;
    await expect(compileWith('text', { plugins: { recmaPlugins: [wrong] } })).rejects.toThrow(/5/);
  });

  it('see pages that would need no evaluation', async () => {
    const add = program((body) => body.push(exportOf('added', 'yes')));
    const compiled = await compileWith('## A\n\n*text*', { plugins: { recmaPlugins: [add] }, format: 'md' });
    const { html, namespace } = await renderModule(compiled);
    expect(html).toContain('<p><em>text</em></p>');
    expect(namespace.added).toBe('yes');
    expect(compiled.anchors).toEqual(['a']);
  });
});

function importOf(local: string, source: string): object {
  const specifier = { type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: local } };
  return {
    type: 'ImportDeclaration',
    specifiers: [specifier],
    attributes: [],
    source: { type: 'Literal', value: source },
  };
}

function exportOf(name: string, value: string): object {
  const id = { type: 'Identifier', name };
  const declarations = [{ type: 'VariableDeclarator', id, init: { type: 'Literal', value } }];
  return {
    type: 'ExportNamedDeclaration',
    specifiers: [],
    attributes: [],
    declaration: { type: 'VariableDeclaration', kind: 'const', declarations },
  };
}

describe('as the only engine', () => {
  const engine = async () => createProcessor(TEST_OPTIONS, { loadEngine: loadUnifiedEngine });

  it('compiles programs that plugins changed or made', async () => {
    const change = () => (tree: TreeNode) =>
      walk(tree, (node) => {
        if (node.type !== 'mdxTextExpression') return;
        const program = node.data?.estree as { body: unknown[] } | undefined; // the program of an expression
        if (program)
          program.body[0] = { type: 'ExpressionStatement', expression: { type: 'Literal', value: 'changed' } };
      });
    const plugins = { remarkPlugins: [remarkCjkFriendly, remarkMdxFrontmatter, change] };
    const compiled = await compileWith('---\ntitle: T\n---\n\n{props.x} text', { plugins });
    const { html, namespace } = await renderModule(compiled);
    expect(html.trim()).toBe('<p>changed text</p>');
    expect(namespace.frontmatter).toEqual({ title: 'T' });
  });

  it('names the file and the place of a mistake', async () => {
    const failure = (await engine()).compile({ file: '/site/docs/a.mdx', source: 'One\n\nTwo <Box>\n\nthree' });
    await expect(failure).rejects.toThrow(SiteError);
    await expect(failure).rejects.toMatchObject({
      message: '<Box> is opened but not closed inside its paragraph.',
      details: { file: '/site/docs/a.mdx', line: 3, column: 5 },
    });
  });

  it('says which component is missing', async () => {
    const compiled = await (await engine()).compile({ file: '/a.mdx', source: '<Missing />' });
    await expect(renderModule(compiled)).rejects.toThrow('Expected component `Missing` to be defined');
  });

  it('runs many pages at once', async () => {
    const processor = await engine();
    const pages = Array.from({ length: 8 }, (_, n) =>
      processor.compile({ file: `/site/docs/${n}.mdx`, source: `## Page ${n}\n\n[l](./${n}.md)` }),
    );
    const compiled = await Promise.all(pages);
    expect(compiled.map(({ references }) => references.map(({ url }) => url).join())).toEqual(
      compiled.map((_, n) => `./${n}.md`),
    );
  });
});
