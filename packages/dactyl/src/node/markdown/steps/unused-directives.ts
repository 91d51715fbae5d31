/**
 * Handles directives that nothing uses. The engine would drop them silently; here they become the text or element
 * that they look like.
 *
 *     at 10:30, npm:foo     →  the same text
 *     ::video[Intro]        →  the same text, and a warning
 *     :::box  …  :::        →  <div>…</div>, and a warning
 */
import { warnAt, type PageState } from '../page-state.js';
import type { Directive, MdastNode, Step } from '../visitors.js';

export function unusedDirectives(): Step {
  return {
    mdast: {
      textDirective(node, page, edit) {
        if (!isUsed(node)) edit.replaceNode(node, asText(node, page));
      },
      leafDirective(node, page, edit) {
        if (isUsed(node)) return;
        warn(node, page);
        edit.replaceNode(node, { type: 'paragraph', children: asText(node, page) });
      },
      containerDirective(node, page, edit) {
        if (isUsed(node)) return;
        warn(node, page);
        edit.setProperty(node, 'data', { hName: 'div' });
      },
    },
  };
}

/** A plugin of the site that uses a directive sets its element name in `data`. */
function isUsed({ data }: Directive): boolean {
  return data !== undefined;
}

function warn(node: Directive, page: PageState): void {
  const colons = node.type === 'containerDirective' ? ':::' : '::';
  warnAt(page, `Nothing uses the directive "${colons}${node.name}"; its content is shown as it is.`, node.position);
}

type Phrasing = Extract<MdastNode, { type: 'paragraph' }>['children'];

/** The label's own nodes, between the source text before and after it. */
function asText(node: Directive, page: PageState): Phrasing {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) return [{ type: 'text', value: `:${node.name}` }];
  const children = node.children as Phrasing; // text and leaf directives hold phrasing only
  const from = children[0]?.position?.start.offset;
  const to = children.at(-1)?.position?.end.offset;
  if (from === undefined || to === undefined) return [{ type: 'text', value: page.source.slice(start, end) }];
  return [
    { type: 'text', value: page.source.slice(start, from) },
    ...children,
    { type: 'text', value: page.source.slice(to, end) },
  ];
}
