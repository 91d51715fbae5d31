/** A node as plugins of unified see it: of the Markdown tree or of the HTML tree, with any further fields. */
export interface TreeNode {
  type: string;
  children?: TreeNode[];
  data?: Record<string, unknown>;
  position?: { start: Point; end: Point };
  [field: string]: unknown;
}

interface Point {
  line: number;
  column: number;
  offset?: number;
}

/** The options of a processor on which the view of plugins depends. */
export interface ViewOptions {
  admonitionKeywords: readonly string[];
  removeContentTitle: boolean;
}

/** Undoes the changes of a view, in the tree that plugins return. */
export type RestoreTree = (tree: TreeNode) => void;
