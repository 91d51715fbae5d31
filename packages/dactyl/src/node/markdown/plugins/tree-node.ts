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
