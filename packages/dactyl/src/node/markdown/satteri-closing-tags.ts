/**
 * Refuses a closing tag inside a list or quote whose opening tag is in front of the list or quote. satteri 0.10
 * accepts it with a broken tree, and reading this tree ends the whole process ("panicked at crates/satteri-arena").
 * It is the author's mistake, and `@mdx-js/mdx` reports it. Remove this module when satteri reports it, too.
 *
 *     <Box>
 *
 *     1. text
 *        </Box>     ← error
 */
import { materializeMdastTree, MdastReader, serializeHandle } from 'satteri';
import { errorAt, type PageState } from './page-state.js';
import type { TreeNode } from './plugins/tree-node.js';
import type { Handle } from './satteri-internals.js';

/**
 * @throws SiteError for such a tag. The tree is only read when the text may have one, because copying a tree is
 * costly
 */
export function checkClosingTags(page: PageState, mdast: Handle): void {
  if (!mayCloseInside(page.source)) return;
  const tree = materializeMdastTree(new MdastReader(serializeHandle(mdast)));
  check(tree as object as TreeNode, page); // a tree of unist
}

/** Quick test: a line has a closing tag after text other than its opening tag, and there are lists or quotes. */
function mayCloseInside(source: string): boolean {
  if (!source.includes('</') || !/^[ \t]*(?:[-*+>]|\d+[.)])/m.test(source)) return false;
  for (const { 0: tag, index } of source.matchAll(/<\/[\w.:-]*/g)) {
    const before = source.slice(source.lastIndexOf('\n', index) + 1, index);
    if (before !== '' && !before.includes(`<${tag.slice(2)}`)) return true;
  }
  return false;
}

function check(node: TreeNode, page: PageState): void {
  for (const child of node.children ?? []) check(child, page);
  if (node.type !== 'mdxJsxFlowElement') return;
  const end = node.position?.end;
  const content = node.children?.at(-1)?.position?.end.offset;
  if (end?.offset === undefined || content === undefined) return;
  // The closing tag comes after the last child, unless the tag is part of that child.
  if (page.source.slice(content, end.offset).includes('</')) return;
  const lineStart = page.source.lastIndexOf('\n', end.offset - 1) + 1;
  const line = page.source.slice(lineStart, end.offset);
  const at = line.lastIndexOf('</');
  // Names in a broken tree are broken too, so the name is read from the text.
  const tag = at === -1 ? `</${String(node.name ?? '')}>` : line.slice(at);
  throw errorAt(page, {
    message: `${tag} must close where its opening tag was opened: in the same paragraph, list item or quote.`,
    hint: 'Put the opening and the closing tag on lines of their own, with blank lines around the content.',
    position: { start: { line: end.line, column: Math.max(at, 0) + 1 } },
  });
}
