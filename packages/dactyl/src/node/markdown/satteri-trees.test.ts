/** Any change that plugins make to a copied tree must arrive in satteri's tree. */
import { describe, expect, it } from 'vitest';
import type { PageState } from './page-state.js';
import type { AttachedPlugins, RunPlugins } from './plugins/attach-plugins.js';
import type { TreeNode } from './plugins/tree-node.js';
import { loadInternals, satteriParsers, type Handle } from './satteri-internals.js';
import { createPluginRunner, type PluginRunner } from './satteri-trees.js';

const SOURCE = `# Title *a*

[link *b*](u.md 'ti') ![al](im.png) and \`code\` <b>jsx</b> {1 + 1}

\`\`\`js title="x"
code
\`\`\`

:::note[Label]{.a}

- [x] one
- two

  > quote **c**

:::

| a | b |
|---|:-:|
| 1 | 2 |

<Box a="1" b={2} {...p}>

inside [r][d]

</Box>

[d]: http://x

Text[^1]

[^1]: Foot
`;

const internals = await loadInternals();
const page = { file: '/a.mdx', source: SOURCE, format: 'mdx' } as PageState; // all that is asked of it

async function runnerWith(plugins: Partial<AttachedPlugins>): Promise<PluginRunner> {
  const none = { beforeRemark: undefined, remark: undefined, rehype: undefined, recma: undefined };
  const attached = { ...none, parserData: NO_SYNTAX, math: undefined, needsUnified: undefined, ...plugins };
  return createPluginRunner(attached, { internals, parsers: satteriParsers(internals) });
}

const NO_SYNTAX = { micromarkExtensions: [], fromMarkdownExtensions: [] };

function parse(): Handle {
  const features = internals.featuresToNative({ directive: true, headingAttributes: true, frontmatter: false });
  return internals.binding.createMdxMdastHandle(SOURCE, features.parseOptions, true);
}

/** Reads, changes, writes, and reads again. */
async function roundTrip(tree: 'mdast' | 'hast', change: (root: TreeNode) => TreeNode | void) {
  let expected: unknown;
  let result: TreeNode | undefined;
  const first: RunPlugins = async (root) => {
    const changed = change(root) ?? root;
    expected = plain(changed);
    return changed;
  };
  const second: RunPlugins = async (root) => (result = root);
  const mdast = parse();
  if (tree === 'mdast') {
    const runner = await runnerWith({ beforeRemark: first, remark: second });
    await runner.beforeRemark(mdast, page);
    await runner.remark(mdast, page);
  } else {
    const hast = internals.binding.convertMdastToHastHandle(mdast, undefined);
    await (await runnerWith({ rehype: first })).rehype(hast, page);
    await (await runnerWith({ rehype: second })).rehype(hast, page);
  }
  if (!result) throw new Error('Nothing ran.');
  return { expected, result, read: plain(result) };
}

/** The value without positions, programs and empty fields. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => key !== 'position' && key !== 'estree' && key !== '_mdxExplicitJsx')
    .map(([key, each]: [string, unknown]) => [key, plain(each)] as const)
    .filter(([, each]) => each !== null && each !== undefined && each !== false && !isEmpty(each));
  return Object.fromEntries(entries);
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function nodesOf(node: TreeNode): TreeNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

/** A seeded generator, so that each run tests the same trees. */
function createRandom(seed: number): (below: number) => number {
  let state = seed * 2654435761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 1) >>> 0;
    return (state >>> 8) % below;
  };
}

const NEW: Record<'mdast' | 'hast', () => TreeNode> = {
  mdast: () => ({ type: 'strong', children: [{ type: 'text', value: 'new' }] }),
  hast: () => ({ type: 'element', tagName: 'b', properties: { id: 'n' }, children: [{ type: 'text', value: 'new' }] }),
};

function changeSomething(root: TreeNode, random: (below: number) => number, tree: 'mdast' | 'hast'): void {
  const parents = nodesOf(root).filter((node) => (node.children?.length ?? 0) > 0);
  const parent = parents[random(parents.length)];
  const children = parent?.children;
  if (!parent || !children) return;
  const at = random(children.length);
  const child = children[at];
  if (!child) return;
  switch (random(8)) {
    case 0:
      children.splice(at, 1);
      break;
    case 1:
      children.splice(at, 0, NEW[tree]());
      break;
    case 2: {
      const wrapper = NEW[tree]();
      children[at] = { ...wrapper, children: [child, ...(wrapper.children ?? [])] };
      break;
    }
    case 3:
      if (child.children) children.splice(at, 1, ...child.children);
      break;
    case 4: {
      // Moved to another place of the tree.
      children.splice(at, 1);
      const targets = nodesOf(root).filter((node) => node.children && !nodesOf(child).includes(node));
      targets[random(targets.length)]?.children?.push(child);
      break;
    }
    case 5:
      child.data = { ...child.data, mark: random(9) };
      break;
    case 6:
      if (typeof child.value === 'string' && child.type !== 'mdxTextExpression') child.value += '+';
      else if (tree === 'hast' && child.type === 'element') child.properties = { title: 't', className: ['x', 'y'] };
      else if (child.type === 'link') child.url = 'changed.md';
      break;
    default:
      children.push(structuredClone(plain(child)) as TreeNode); // a node without an origin
  }
}

describe.each(['mdast', 'hast'] as const)('%s', (tree) => {
  it('stays as it is when nothing changes, positions included', async () => {
    const before = await roundTrip(tree, () => {});
    expect(before.read).toEqual(before.expected);
    expect(nodesOf(before.result).filter(({ position }) => position).length).toBeGreaterThan(30);
  });

  it.each(Array.from({ length: 60 }, (_, seed) => seed + 1))('takes over random changes, %d', async (seed) => {
    const random = createRandom(seed);
    const { expected, read } = await roundTrip(tree, (root) => {
      for (let n = random(6) + 1; n > 0; n--) changeSomething(root, random, tree);
    });
    expect(read).toEqual(expected);
  });

  it('takes a new root', async () => {
    const { read, expected } = await roundTrip(tree, (root) => ({
      type: 'root',
      children: root.children?.slice(0, 3) ?? [],
    }));
    expect(read).toEqual(expected);
  });
});

it('keeps the position of a node of which only a field changed', async () => {
  const { result } = await roundTrip('mdast', (root) => {
    for (const node of nodesOf(root)) if (node.type === 'link') node.url = 'other.md';
  });
  const link = nodesOf(result).find(({ type }) => type === 'link');
  expect(link).toMatchObject({ url: 'other.md', position: { start: { line: 3, column: 1 } } });
});

it('removes a property of an element', async () => {
  const { result } = await roundTrip('hast', (root) => {
    for (const node of nodesOf(root))
      if (node.tagName === 'a') delete (node.properties as Record<string, unknown>).title;
  });
  expect(nodesOf(result).find(({ tagName }) => tagName === 'a')?.properties).toEqual({ href: 'u.md', title: false });
});
