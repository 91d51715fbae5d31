/**
 * Collapses parts that need no evaluation into HTML: `<DactylRaw html="…">`. The compiled page is shorter, and
 * React has less to render.
 */
import type { TreeNode } from '../plugins/tree-node.js';
import { walk } from './tree.js';

interface Collapse {
  toHtml: (tree: TreeNode) => string;
  /** Name of the component that takes the HTML. */
  component: string;
  /** Elements that the site replaces. */
  kept: ReadonlySet<string>;
}

export function collapseStatic(tree: TreeNode, collapse: Collapse): void {
  const live = new Set<TreeNode>();
  markLive(tree, collapse.kept, live);
  walk(tree, (node) => {
    if (node.children && (node === tree || live.has(node))) node.children = collapsed(node.children, live, collapse);
  });
}

/** Returns whether the node or a descendant must be evaluated. */
function markLive(node: TreeNode, kept: ReadonlySet<string>, live: Set<TreeNode>): boolean {
  const inside = (node.children ?? []).map((child) => markLive(child, kept, live));
  const isLive = node.type.startsWith('mdx') || kept.has(String(node.tagName)) || inside.includes(true);
  if (isLive) live.add(node);
  return isLive;
}

/** Merges adjacent static nodes, including the text between them; text alone stays text. */
function collapsed(children: readonly TreeNode[], live: ReadonlySet<TreeNode>, { toHtml, component }: Collapse) {
  const result: TreeNode[] = [];
  let run: TreeNode[] = [];
  const flush = () => {
    if (run.every(({ type }) => type === 'text')) result.push(...run);
    else {
      const html = toHtml({ type: 'root', children: run });
      const attributes = [{ type: 'mdxJsxAttribute', name: 'html', value: html }];
      result.push({ type: 'mdxJsxFlowElement', name: component, attributes, children: [] });
    }
    run = [];
  };
  for (const child of children) {
    if (live.has(child)) {
      flush();
      result.push(child);
    } else run.push(child);
  }
  flush();
  return result;
}
