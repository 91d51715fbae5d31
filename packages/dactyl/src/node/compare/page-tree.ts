/** A page as a tree of elements, for what asks about places: texts with what is around them, selectors. */
import { parseDocument } from 'htmlparser2';

/** The tree of htmlparser2, whose own types come from a package that it brings. */
export type PageTree = ReturnType<typeof parseDocument>;
export type TreeNode = PageTree['children'][number];
export type TreeElement = Extract<TreeNode, { attribs: Record<string, string> }>;

export function parsePage(html: string): PageTree {
  return parseDocument(asShown(html));
}

/** Browsers pass over NUL, which React 18 writes into some pages, where a block of its stream ends inside of a letter. */
export function asShown(html: string): string {
  return html.replaceAll('\0', '');
}

export function isElement(node: TreeNode): node is TreeElement {
  return 'attribs' in node;
}

export function classesOf({ attribs }: TreeElement): string[] {
  return (attribs['class'] ?? '').split(/\s+/).filter(Boolean);
}
