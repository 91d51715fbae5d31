/** A page as a tree of elements, for checks that depend on positions: text with its surroundings, selectors. */
import { parseDocument } from 'htmlparser2';

/** The tree of htmlparser2; its node types come from a dependency of that package. */
export type PageTree = ReturnType<typeof parseDocument>;
export type TreeNode = PageTree['children'][number];
export type TreeElement = Extract<TreeNode, { attribs: Record<string, string> }>;

export function parsePage(html: string): PageTree {
  return parseDocument(asShown(html));
}

/**
 * Removes NUL, as browsers do: React 18 writes it where a block of its stream ends within a multi-byte character.
 */
export function asShown(html: string): string {
  return html.replaceAll('\0', '');
}

export function isElement(node: TreeNode): node is TreeElement {
  return 'attribs' in node;
}

export function classesOf({ attribs }: TreeElement): string[] {
  return (attribs['class'] ?? '').split(/\s+/).filter(Boolean);
}
