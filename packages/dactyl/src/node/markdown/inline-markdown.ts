/** A line of Markdown from a data file → HTML: emphasis and code stay, links are replaced by their text. */
import { mdastHtml } from './inline-mdast.js';
import type { MdastNode } from './visitors.js';

export async function inlineMarkdown(text: string): Promise<string> {
  const { parseTree } = await import('./satteri-trees.js');
  const { children = [] } = parseTree(text.trim(), 'md') as { children?: MdastNode[] }; // the same tree, with types
  return mdastHtml(children.flatMap((block) => ('children' in block ? (block.children as MdastNode[]) : [block])));
}
