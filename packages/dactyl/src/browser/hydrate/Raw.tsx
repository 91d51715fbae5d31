import { useMemo } from 'react';
import { readHtml } from './read-html.js';
import { createLeaf } from './static-element.js';

/**
 * HTML without a wrapping element, in the browser: its elements become leaves, like the static elements of the
 * page.
 */
export function Raw({ html }: { html: string }) {
  return useMemo(() => {
    const nodes = [...readHtml(html).childNodes];
    return nodes.map((node, index) => (node instanceof Element ? createLeaf(node, `${index}`) : textOf(node)));
  }, [html]);
}

function textOf(node: Node): string | null {
  return node.nodeType === Node.TEXT_NODE ? node.nodeValue : null;
}
