/**
 * Edits a plain tree with satteri's semantics: visitors see the tree unchanged, their edits are recorded, and all
 * edits are applied after the walk. A new node may contain nodes of the old tree, whose own edits are then applied
 * too.
 */
import type { TreeNode } from '../plugins/tree-node.js';
import { textOf } from './tree.js';

interface NodeEdits {
  /** The last replacement wins; an empty list removes the node. */
  replacement?: TreeNode[];
  wrappers: TreeNode[];
  fields: [key: string, value: unknown][];
  before: TreeNode[];
  after: TreeNode[];
  first: TreeNode[];
  last: TreeNode[];
}

type Content = TreeNode | TreeNode[];

export interface TreeEdits {
  replaceNode(node: TreeNode, content: Content): void;
  removeNode(node: TreeNode): void;
  wrapNode(node: TreeNode, parent: TreeNode): void;
  insertBefore(node: TreeNode, content: Content): void;
  insertAfter(node: TreeNode, content: Content): void;
  prependChild(node: TreeNode, content: Content): void;
  appendChild(node: TreeNode, content: Content): void;
  setProperty(node: TreeNode, key: string, value: unknown): void;
  textContent(node: TreeNode): string;
  /** Changes the tree in place. */
  apply(root: TreeNode): void;
}

export function collectEdits(): TreeEdits {
  const edits = new Map<TreeNode, NodeEdits>();
  const of = (node: TreeNode): NodeEdits => {
    const known = edits.get(node);
    if (known) return known;
    const fresh: NodeEdits = { wrappers: [], fields: [], before: [], after: [], first: [], last: [] };
    edits.set(node, fresh);
    return fresh;
  };
  return {
    replaceNode: (node, content) => void (of(node).replacement = [content].flat()),
    removeNode: (node) => void (of(node).replacement = []),
    wrapNode: (node, parent) => void of(node).wrappers.push(parent),
    insertBefore: (node, content) => void of(node).before.push(...[content].flat()),
    insertAfter: (node, content) => void of(node).after.push(...[content].flat()),
    prependChild: (node, content) => void of(node).first.push(...[content].flat()),
    appendChild: (node, content) => void of(node).last.push(...[content].flat()),
    setProperty: (node, key, value) => void of(node).fields.push([key, value]),
    textContent: textOf,
    apply: (root) => void applyTo(root, edits, new Map()),
  };
}

/** @param done nodes that have been processed: a node can be reached twice, through a copy of its parent */
function applyTo(node: TreeNode, edits: ReadonlyMap<TreeNode, NodeEdits>, done: Map<TreeNode, TreeNode[]>): TreeNode[] {
  const known = done.get(node);
  if (known) return known;
  done.set(node, [node]); // A replacement may contain the node itself.
  const own = edits.get(node);
  const each = (nodes: readonly TreeNode[]) => nodes.flatMap((child) => applyTo(child, edits, done));
  let result: TreeNode[];
  if (own?.replacement) {
    if (holds(own.replacement, node)) applyInside(node, own, each);
    result = each(own.replacement);
  } else {
    applyInside(node, own, each);
    result = [node];
  }
  for (const wrapper of own?.wrappers ?? []) {
    result = [{ ...wrapper, children: [...result, ...each(wrapper.children ?? [])] }];
  }
  if (own) result = [...each(own.before), ...result, ...each(own.after)];
  done.set(node, result);
  return result;
}

function applyInside(
  node: TreeNode,
  own: NodeEdits | undefined,
  each: (nodes: readonly TreeNode[]) => TreeNode[],
): void {
  for (const [key, value] of own?.fields ?? []) setField(node, key, value);
  if (!node.children) return;
  node.children = [...each(own?.first ?? []), ...each(node.children), ...each(own?.last ?? [])];
}

function holds(nodes: readonly TreeNode[], wanted: TreeNode): boolean {
  return nodes.some((node) => node === wanted || holds(node.children ?? [], wanted));
}

/** Sets the attribute of an element, or a field of another node. */
function setField(node: TreeNode, key: string, value: unknown): void {
  if (key === 'data' || key === 'children') node[key] = value as never; // the visitor's types ensure this
  else if (node.type === 'element') node.properties = { ...(node.properties as object), [key]: value ?? undefined };
  else {
    node[key] = value;
    // The syntax tree is what gets compiled, so it is removed when the text changes.
    if (key === 'value' && node.data?.estree) node.data = { ...node.data, estree: undefined };
  }
}
