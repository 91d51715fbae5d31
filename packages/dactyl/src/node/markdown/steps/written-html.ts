/**
 * HTML that our own steps write. It enters the tree as one opaque node; raw HTML of the author, which only `.md`
 * files have, is parsed into elements, and what we wrote must not be parsed along with it. There it waits behind a
 * placeholder element.
 */
import { inertHtml } from '../inert-html.js';
import type { PageState } from '../page-state.js';
import type { Element, HastEdit, MdastNode, Step } from '../visitors.js';

const PLACEHOLDER = 'dactyl-html';

/** Attribute of headings, images and code that the author wrote in HTML; parsed, they would look like those of Markdown. */
const AUTHORS = 'dactyl-raw';
const MARKED = /^(?:h[1-6]|img|pre)$/i;

/** Starts of tags, and what looks like tags but is none: comments, and elements that hold only text. */
const TAGS =
  /<!--[^]*?-->|<(script|style|textarea|title|xmp|iframe|noscript)(?=[\s/>])[^]*?(?:<\/\1|$)|<([a-z][^\s/>]*)/gi;

/** A Markdown node that becomes exactly this HTML. */
export function htmlNode(page: PageState, html: string): MdastNode {
  if (page.format === 'mdx') return { type: 'html', value: html };
  const n = page.writtenHtml.push(html) - 1;
  // satteri takes nodes of any type; the standard's union is closed.
  return { type: PLACEHOLDER, data: { hName: PLACEHOLDER, hProperties: { n } }, children: [] } as unknown as MdastNode;
}

/** Whether an element stands in raw HTML, not in Markdown. Takes the mark of it away. */
export function isAuthorsHtml(node: Element, edit: HastEdit): boolean {
  if (node.properties[AUTHORS] === undefined) return false;
  edit.setProperty(node, AUTHORS, undefined);
  return true;
}

export function writtenHtml(): Step {
  return {
    mdast: {
      html(node, page, edit) {
        // In MDX it is ours: parsing the tree anew would cost all nodes their places, by which `<head>` is known.
        if (page.format === 'mdx') return;
        page.hasRawHtml = true;
        const marked = inertHtml(node.value).replace(TAGS, (tag, _text: string | undefined, name: string | undefined) =>
          name !== undefined && MARKED.test(name) ? `${tag} ${AUTHORS}=""` : tag,
        );
        if (marked !== node.value) edit.setProperty(node, 'value', marked);
      },
    },
    elements: [
      {
        // HTML drops a line break at their start: to show one, two are written. The engine prints the one that is left.
        names: ['pre', 'textarea', 'listing'],
        visit(node, page, edit) {
          if (page.format !== 'md') return;
          const [first] = node.children;
          if (first?.type === 'text' && first.value.startsWith('\n'))
            edit.setProperty(first, 'value', `\n${first.value}`);
        },
      },
      {
        names: [PLACEHOLDER],
        visit(node, page, edit) {
          edit.replaceNode(node, { type: 'raw', value: page.writtenHtml[Number(node.properties.n)] ?? '' });
        },
      },
    ],
  };
}
