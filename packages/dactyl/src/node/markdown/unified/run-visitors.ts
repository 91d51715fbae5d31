/**
 * Runs bound visitors, which `visitors.ts` makes for satteri, on a plain tree: first one walk over the unchanged tree
 * in document order, then all edits.
 */
import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import type { PageState } from '../page-state.js';
import { collectEdits, type TreeEdits } from './tree-edits.js';
import type { TreeNode } from '../plugins/tree-node.js';
import { walk } from './tree.js';

type Context = Omit<TreeEdits, 'apply'> & { data: { page: PageState }; source: string };
type Visit = (node: TreeNode, context: Context) => unknown;

/** Visitors by node type; those for elements and JSX also have names. */
type Visitors = Map<string, { names: Set<string>; visit: Visit }[]>;

export type RunVisitors = (tree: TreeNode, page: PageState) => void;

export function createRun(definition: Partial<MdastPluginDefinition> | Partial<HastPluginDefinition>): RunVisitors {
  const visitors = readDefinition(definition);
  return (tree, page) => {
    const { apply, ...edits } = collectEdits();
    const context: Context = { ...edits, data: { page }, source: page.source };
    walk(tree, (node) => {
      for (const { names, visit } of visitors.get(node.type) ?? []) {
        if (names.size === 0 || names.has(nameOf(node))) visit(node, context);
      }
    });
    apply(tree);
  };
}

/**
 * Normalises a visitor: a function, or a list of functions, each with the element names it applies to (none: all).
 */
function readDefinition(definition: object): Visitors {
  const visitors: Visitors = new Map();
  for (const [type, value] of Object.entries(definition)) {
    const list = [value].flat().flatMap((each: unknown) => {
      // The cast: satteri's types declare these keys for both kinds of definition; other keys have neither type.
      if (typeof each === 'function') return { names: new Set<string>(), visit: each as Visit };
      if (typeof each !== 'object' || each === null || !('visit' in each)) return [];
      const { filter, visit } = each as { filter: string[]; visit: Visit };
      return { names: new Set(filter), visit };
    });
    if (list.length > 0) visitors.set(type, list);
  }
  return visitors;
}

function nameOf({ tagName, name }: TreeNode): string {
  return String(tagName ?? name ?? '');
}
