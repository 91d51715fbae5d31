/** Plugins see links, images, admonitions and titles in the form they have in Docusaurus at that point. */
import { describe, expect, it } from 'vitest';
import { createProcessor } from '../create-processor.js';
import { loadUnifiedEngine } from '../unified/unified-engine.js';
import type { CompiledMarkdown, MarkdownPlugins } from '../types.js';
import { NO_PLUGINS } from '../../../../test/markdown/compile-with-plugins.js';
import { TEST_OPTIONS } from '../../../../test/markdown/compile-text.js';
import type { TreeNode } from './tree-node.js';

type Change = (tree: TreeNode) => void;

const PERMALINKS = { './sub/b.md': '/base/docs/sub/b', 'c.mdx': '/base/docs/c' };

const ENGINES = { satteri: undefined, unified: loadUnifiedEngine };

interface Run {
  engine?: keyof typeof ENGINES;
  format?: 'md' | 'mdx';
  removeContentTitle?: boolean;
  /** The lists that the change stands in. */
  in?: keyof MarkdownPlugins;
}

async function compile(source: string, change: Change | undefined, run: Run): Promise<CompiledMarkdown> {
  const { engine = 'satteri', format = 'mdx', removeContentTitle = false, in: list = 'remarkPlugins' } = run;
  const functions = change && { plugins: { ...NO_PLUGINS, [list]: [() => change] } };
  const loadEngine = ENGINES[engine];
  const processor = await createProcessor(
    { ...TEST_OPTIONS, format, removeContentTitle },
    { functions, ...(loadEngine && { loadEngine }) },
  );
  return processor.compile({ file: `/site/docs/a.${format}`, source, permalinks: PERMALINKS });
}

/** The tree as the plugins of a list get it. */
async function seen(source: string, run: Run): Promise<TreeNode> {
  const found: TreeNode[] = [];
  await compile(source, (tree) => void found.push(structuredClone(tree)), run);
  return found[0] ?? { type: 'none' };
}

function nodesOf(tree: TreeNode, ...types: string[]): TreeNode[] {
  const inside = (tree.children ?? []).flatMap((child) => nodesOf(child, ...types));
  return types.includes(tree.type) ? [tree, ...inside] : inside;
}

function attributesOf({ attributes }: TreeNode): Record<string, unknown> {
  const list = attributes as { name: string; value: { value?: string } | string }[]; // those of JSX
  return Object.fromEntries(list.map(({ name, value }) => [name, typeof value === 'string' ? value : value.value]));
}

function attributeList(node: TreeNode | undefined): object[] {
  return node?.attributes as object[]; // of an element of JSX
}

const SOURCE = `# Title

[b](./sub/b.md#x) [c] [d](d.md) [f](./form.pdf "F") [out](https://x.org/a.md)

[c]: c.mdx?q

![A *cat*](<./my cat.png> "T") ![](/cat.png) ![out](https://x.org/cat.png)

:::tip[Read]{#here .loud}

x

:::

:::note[Read *this*]

y

:::

:::warning

z

:::
`;

describe.each(['satteri', 'unified'] as const)('plugins on %s', (engine) => {
  describe.each(['md', 'mdx'] as const)('in %s', (format) => {
    it('see addresses of pages', async () => {
      const tree = await seen(SOURCE, { engine, format });
      expect(nodesOf(tree, 'link', 'definition').map(({ url }) => url)).toEqual([
        '/base/docs/sub/b#x',
        'd.md',
        'https://x.org/a.md',
        '/base/docs/c?q',
      ]);
    });

    it('see JSX where files are named', async () => {
      const elements = nodesOf(await seen(SOURCE, { engine, format }), 'mdxJsxTextElement');
      expect(elements.map((node) => [node.name, attributesOf(node)])).toEqual([
        ['a', expect.objectContaining({ target: '_blank', href: 'require("./form.pdf").default', title: 'F' })],
        ['img', { alt: 'A cat', title: 'T', src: 'require("./my cat.png").default' }],
        ['img', { src: 'require("/cat.png").default' }],
      ]);
    });

    it('see admonitions as directives with their element, and without labels', async () => {
      const directives = nodesOf(await seen(SOURCE, { engine, format }), 'containerDirective');
      expect(directives.map(({ name, data, children }) => [name, data?.hProperties, children?.[0]?.type])).toEqual([
        ['tip', { type: 'tip', title: 'Read', id: 'here', className: 'loud' }, 'paragraph'],
        ['note', { type: 'note' }, 'mdxAdmonitionTitle'],
        ['warning', { type: 'warning' }, 'paragraph'],
      ]);
    });

    it('see the title in a header, and none where the page has it elsewhere', async () => {
      const [header] = (await seen(SOURCE, { engine, format })).children ?? [];
      expect([header?.type, header?.name, header?.children?.[0]?.type]).toEqual([
        'mdxJsxFlowElement',
        'header',
        'heading',
      ]);
      const post = await seen(SOURCE, { engine, format, removeContentTitle: true });
      expect(nodesOf(post, 'heading')).toEqual([]);
    });

    it('see all of that in HTML, too', async () => {
      const tree = await seen(SOURCE, { engine, format, in: 'rehypePlugins' });
      const links = nodesOf(tree, 'element').filter(({ tagName }) => tagName === 'a');
      expect(links.map(({ properties }) => (properties as { href: string }).href)).toEqual([
        '/base/docs/sub/b#x',
        '/base/docs/c?q',
        'd.md',
        'https://x.org/a.md',
      ]);
      expect(nodesOf(tree, 'mdxJsxTextElement').map(({ name }) => name)).toEqual(['a', 'img', 'img']);
    });

    it.each(['remarkPlugins', 'rehypePlugins'] as const)('that change nothing in %s change nothing', async (list) => {
      for (const removeContentTitle of [false, true]) {
        const usual = await compile(SOURCE, undefined, { engine, format, removeContentTitle });
        const own = await compile(SOURCE, () => {}, { engine, format, removeContentTitle, in: list });
        expect(own).toEqual(usual);
      }
    });

    it('change what they see', async () => {
      const compiled = await compile(
        SOURCE,
        (tree) => {
          const [file, image] = nodesOf(tree, 'mdxJsxTextElement');
          attributeList(file).push({ type: 'mdxJsxAttribute', name: 'className', value: 'file' });
          attributeList(image).push({ type: 'mdxJsxAttribute', name: 'className', value: 'big' });
          const [tip, note, warning] = nodesOf(tree, 'containerDirective');
          Object.assign(tip?.data?.hProperties ?? {}, { title: 'Listen' });
          note?.children?.push({ type: 'thematicBreak' });
          if (warning) warning.data = { hName: 'section', hProperties: { className: 'own' } };
          const [link] = nodesOf(tree, 'link');
          if (link) link.url = `${String(link.url)}-y`;
        },
        { engine, format },
      );
      const html = compiled.body.kind === 'html' ? compiled.body.html : compiled.body.code;
      expect(html).toMatch(
        /<a href="dactyl-ref:\d+" title="F" class="file">|<a title="F" class="file" href="dactyl-ref:\d+">/,
      );
      expect(html).toMatch(/<img[^>]* class="big"/);
      expect(html).toContain('Listen</div><div class="admonition-content"><p>x</p>');
      expect(html).toContain('Read <em>this</em></div><div class="admonition-content"><p>y</p><hr>');
      expect(html).toMatch(/<section class="own">\s*<p>z<\/p>\s*<\/section>/);
      expect(compiled.references.map(({ url }) => url)).toEqual(
        expect.arrayContaining(['/base/docs/sub/b#x-y', './form.pdf', './my%20cat.png', 'c.mdx?q', 'd.md']),
      );
    });
  });
});

it('an element "admonition" that a plugin makes is one', async () => {
  const { body } = await compile(
    '> x\n',
    (tree) => {
      const [quote] = nodesOf(tree, 'blockquote');
      if (quote)
        Object.assign(quote, { type: 'own', data: { hName: 'admonition', hProperties: { type: 'tip', title: 'T' } } });
    },
    {},
  );
  expect(body).toMatchObject({ html: expect.stringContaining('theme-admonition-tip') });
  expect(body).toMatchObject({ html: expect.stringContaining('T</div><div class="admonition-content"><p>x</p>') });
});
