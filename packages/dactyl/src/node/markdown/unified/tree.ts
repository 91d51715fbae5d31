/** Functions that walk plain trees of unist. */
import type { TreeNode } from '../plugins/tree-node.js';

/** Calls `visit` for a node and all below it, in the order of the document. */
export function walk(node: TreeNode, visit: (node: TreeNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) walk(child, visit);
}

/** Text of all text nodes below a node. */
export function textOf(node: TreeNode): string {
  if (typeof node.value === 'string' && (node.type === 'text' || node.type === 'inlineCode')) return node.value;
  return (node.children ?? []).map(textOf).join('');
}
