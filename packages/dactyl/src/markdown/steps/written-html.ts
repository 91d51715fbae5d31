/**
 * HTML that our own steps write. It enters the tree as one opaque node; raw HTML of the author, which only `.md`
 * files have, is parsed into elements, and what we wrote must not be parsed along with it. There it waits behind a
 * placeholder element.
 */
import type { PageState } from '../page-state.js';
import type { MdastNode, Step } from '../visitors.js';

const PLACEHOLDER = 'dactyl-html';

/** A Markdown node that becomes exactly this HTML. */
export function htmlNode(page: PageState, html: string): MdastNode {
  if (page.format === 'mdx') return { type: 'html', value: html };
  const n = page.writtenHtml.push(html) - 1;
  // satteri takes nodes of any type; the standard's union is closed.
  return { type: PLACEHOLDER, data: { hName: PLACEHOLDER, hProperties: { n } }, children: [] } as unknown as MdastNode;
}

export function writtenHtml(): Step {
  return {
    mdast: { html: (_, page) => void (page.hasRawHtml = true) },
    elements: [
      {
        names: [PLACEHOLDER],
        visit(node, page, edit) {
          edit.replaceNode(node, { type: 'raw', value: page.writtenHtml[Number(node.properties.n)] ?? '' });
        },
      },
    ],
  };
}
