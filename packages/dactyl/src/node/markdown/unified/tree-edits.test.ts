import { expect, it } from 'vitest';
import type { TreeNode } from '../plugins/tree-node.js';
import { collectEdits, type TreeEdits } from './tree-edits.js';

const text = (value: string): TreeNode => ({ type: 'text', value });
const element = (tagName: string, ...children: TreeNode[]): TreeNode => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** `<p>a<b>c</b></p>`, with its nodes. */
function sample() {
  const [a, c] = [text('a'), text('c')];
  const b = element('b', c);
  const p = element('p', a, b);
  return { a, b, c, p, root: { type: 'root', children: [p] } };
}

type Sample = ReturnType<typeof sample>;

function print(node: TreeNode): string {
  const inside = (node.children ?? []).map(print).join('');
  if (node.type === 'text') return String(node.value);
  const attributes = Object.entries(node.properties ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}=${String(value)}`],
  );
  return node.type === 'root' ? inside : `<${[String(node.tagName), ...attributes].join('')}>${inside}</>`;
}

const cases: [string, (edits: TreeEdits, nodes: Sample) => void, string][] = [
  ['replaces a node by several', (edits, { b }) => edits.replaceNode(b, [text('1'), text('2')]), '<p>a12</>'],
  ['removes', (edits, { a }) => edits.removeNode(a), '<p><b>c</></>'],
  ['wraps', (edits, { b }) => edits.wrapNode(b, element('i', text('!'))), '<p>a<i><b>c</>!</></>'],
  [
    'puts nodes around and inside',
    (edits, { b }) => {
      edits.insertBefore(b, text('<'));
      edits.insertAfter(b, [text('>'), text('.')]);
      edits.prependChild(b, text('('));
      edits.appendChild(b, text(')'));
    },
    '<p>a<<b>(c)</>>.</>',
  ],
  [
    'keeps the edits of nodes that move into a new one',
    (edits, { p, b, c }) => {
      edits.replaceNode(p, element('div', b));
      edits.setProperty(b, 'id', 'x');
      edits.replaceNode(c, text('new'));
    },
    '<div><b id=x>new</></>',
  ],
  [
    'lets a copy of a node take over its children',
    (edits, { p, c }) => {
      edits.replaceNode(p, { ...p, tagName: 'div' });
      edits.insertAfter(c, text('+'));
    },
    '<div>a<b>c+</></>',
  ],
  [
    'lets a replacement hold the node itself',
    (edits, { b }) => {
      edits.replaceNode(b, [text('['), b, text(']')]);
      edits.setProperty(b, 'id', 'x');
    },
    '<p>a[<b id=x>c</>]</>',
  ],
  [
    'takes a property away',
    (edits, { b }) => {
      edits.setProperty(b, 'id', 'x');
      edits.setProperty(b, 'id', undefined);
    },
    '<p>a<b>c</></>',
  ],
];

it.each(cases)('%s', (_, edit, expected) => {
  const nodes = sample();
  const edits = collectEdits();
  edit(edits, nodes);
  expect(print(nodes.root)).toBe('<p>a<b>c</></>');
  edits.apply(nodes.root);
  expect(print(nodes.root)).toBe(expected);
});

it('lets go of a syntax tree that says what the text said before', () => {
  const node: TreeNode = { type: 'mdxjsEsm', value: 'a', data: { estree: {}, other: 1 } };
  const edits = collectEdits();
  edits.setProperty(node, 'value', 'b');
  edits.apply({ type: 'root', children: [node] });
  expect(node).toMatchObject({ value: 'b', data: { estree: undefined, other: 1 } });
});
