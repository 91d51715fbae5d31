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

/** What of the options of a processor the view depends on. */
export interface ViewOptions {
  admonitionKeywords: readonly string[];
  removeContentTitle: boolean;
}

/** Undoes what a view has changed, in the tree that plugins made of it. */
export type RestoreTree = (tree: TreeNode) => void;
