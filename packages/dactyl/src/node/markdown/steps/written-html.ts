/**
 * HTML written by our own steps. It enters the tree as one opaque node. Raw HTML of the author (only in `.md`
 * files) is parsed into elements, and our HTML must not be parsed along with it, so it is represented by a
 * placeholder element until then.
 */
import { inertHtml } from '../inert-html.js';
import type { PageState } from '../page-state.js';
import type { Element, HastEdit, MdastNode, Step } from '../visitors.js';

const PLACEHOLDER = 'dactyl-html';

/**
 * Attribute that marks headings, images and code written in HTML; after parsing they would look like those of
 * Markdown.
 */
const AUTHORS = 'dactyl-raw';
const MARKED = /^(?:h[1-6]|img|pre)$/i;

/**
 * Start tags with their attributes, in which `<img` may stand, and constructs that only look like tags: comments, and elements
 * that contain only text.
 */
const TAGS =
  /<!--[^]*?-->|<(script|style|textarea|title|xmp|iframe|noscript)(?=[\s/>])[^]*?(?:<\/\1|$)|<([a-z][^\s/>]*)(?:[^>=]|=\s*(?:"[^"]*"|'[^']*')?)*/gi;

/** A Markdown node that becomes exactly this HTML. */
export function htmlNode(page: PageState, html: string): MdastNode {
  if (page.format === 'mdx') return { type: 'html', value: html };
  const n = page.writtenHtml.push(html) - 1;
  // satteri takes nodes of any type; the standard's union is closed.
  return { type: PLACEHOLDER, data: { hName: PLACEHOLDER, hProperties: { n } }, children: [] } as unknown as MdastNode;
}

/** Whether an element was written as raw HTML. Removes the element's mark. */
export function isAuthorsHtml(node: Element, edit: HastEdit): boolean {
  if (node.properties[AUTHORS] === undefined) return false;
  edit.setProperty(node, AUTHORS, undefined);
  return true;
}

export function writtenHtml(): Step {
  return {
    mdast: {
      html(node, page, edit) {
        // In MDX the HTML is ours: parsing it would lose the positions of all nodes, by which `<head>` is
        // recognised.
        if (page.format === 'mdx') return;
        page.hasRawHtml = true;
        const marked = inertHtml(node.value).replace(TAGS, (tag, _text: string | undefined, name: string | undefined) =>
          name !== undefined && MARKED.test(name) ? `<${name} ${AUTHORS}=""${tag.slice(name.length + 1)}` : tag,
        );
        if (marked !== node.value) edit.setProperty(node, 'value', marked);
      },
    },
    elements: [
      {
        // HTML drops a line break at the start of these elements, so two are written to show one. The engine prints
        // only one.
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
