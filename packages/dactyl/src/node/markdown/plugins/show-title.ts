/**
 * The page's title as plugins see it: inside a `<header>`, or absent when the page does not show it.
 *
 *     # Title  →  <header>\n# Title\n</header>
 */
import type { TreeNode, RestoreTree, ViewOptions } from './tree-node.js';

export function showTitle(
  tree: TreeNode,
  { removeContentTitle }: Pick<ViewOptions, 'removeContentTitle'>,
): RestoreTree {
  const index = titleIndex(tree);
  const title = tree.children?.[index];
  if (!title || !tree.children) return () => {};
  if (removeContentTitle) {
    tree.children.splice(index, 1);
    return (changed) => changed.children?.splice(index, 0, title);
  }
  const header: TreeNode = { type: 'mdxJsxFlowElement', name: 'header', attributes: [], children: [title] };
  tree.children[index] = header;
  return (changed) => takeOut(changed, header);
}

/** Index of the first heading, if it is of level 1 and no thematic break precedes it; otherwise -1. */
function titleIndex({ children = [] }: TreeNode): number {
  const index = children.findIndex(({ type }) => type === 'heading' || type === 'thematicBreak');
  const found = children[index];
  return found?.type === 'heading' && found.depth === 1 ? index : -1;
}

/** Replaces a node by its children. */
function takeOut(tree: TreeNode, wrapper: TreeNode): void {
  if (!tree.children) return;
  for (const child of tree.children) takeOut(child, wrapper);
  if (tree.children.includes(wrapper)) {
    tree.children = tree.children.flatMap((child) => (child === wrapper ? (child.children ?? []) : [child]));
  }
}
