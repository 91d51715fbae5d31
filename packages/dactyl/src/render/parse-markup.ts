/**
 * HTML → the tree that a browser would build from it, as the second pass of the server needs it. What browsers repair
 * in ways of their own (they move text out of tables, and links out of links) is marked as malformed instead.
 */
import { Parser } from 'htmlparser2';
import type { MarkupNode } from '../shared/render.js';

export function parseMarkup(html: string): MarkupNode {
  const root = createNode(11, { start: 0, end: html.length });
  const open: Opened[] = [{ node: root, last: null }];
  const append = (node: MarkupNode): void => {
    const parent = open.at(-1) as Opened; // the root is never taken off
    if (parent.last) parent.last.nextSibling = node;
    else parent.node.firstChild = node;
    parent.last = node;
  };
  const parser = new Parser(
    {
      onopentag(name, _, isImplied) {
        const node = createNode(1, { localName: localName(name, open), start: parser.startIndex, end: html.length });
        if (isImplied || isMisplaced(node.localName, open)) node.malformed = true;
        append(node);
        open.push({ node, last: null });
      },
      onclosetag(name, isImplied) {
        const closed = open.length > 1 ? open.pop() : undefined;
        if (!closed) return;
        closed.node.end = parser.endIndex + 1;
        if (isImplied && !VOID.has(name)) closed.node.malformed = true;
      },
      ontext(data) {
        const parent = open.at(-1) as Opened; // as above
        const { last, node } = parent;
        if (last?.nodeType === 3) {
          last.data += data;
          last.end = parser.endIndex + 1;
          return;
        }
        // Browsers drop the first line break of these.
        const text = !last && KEEPS_BREAKS.has(node.localName) ? data.replace(/^\n/, '') : data;
        if (text === '') return;
        if (NO_TEXT.has(node.localName) && /\S/.test(text)) node.malformed = true;
        append(createNode(3, { data: text, start: parser.startIndex, end: parser.endIndex + 1 }));
      },
      oncomment(data) {
        append(createNode(8, { data, start: parser.startIndex, end: parser.endIndex + 1 }));
      },
    },
    { lowerCaseTags: false, decodeEntities: true },
  );
  parser.end(html);
  return root;
}

interface Opened {
  node: MarkupNode;
  last: MarkupNode | null;
}

function createNode(nodeType: MarkupNode['nodeType'], values: Partial<MarkupNode>): MarkupNode {
  const node = { nodeType, localName: '', data: '', firstChild: null, nextSibling: null, start: 0, end: 0 };
  return { ...node, ...values };
}

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
]);
const KEEPS_BREAKS = new Set(['pre', 'textarea', 'listing']);
/** Elements out of which browsers move text. */
const NO_TEXT = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup']);
/** Elements that never stand in one of their own kind. */
const NEVER_NESTED = new Set(['a', 'button', 'form', 'nobr']);
/** Where browsers put these; a missing row or body they make themselves. */
const PARENTS: Record<string, readonly string[]> = {
  tr: ['thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
};

/** SVG and MathML keep the case of names. */
function localName(name: string, open: readonly Opened[]): string {
  return open.some(({ node }) => node.localName === 'svg' || node.localName === 'math') ? name : name.toLowerCase();
}

function isMisplaced(name: string, open: readonly Opened[]): boolean {
  const parents = PARENTS[name];
  const parent = open.at(-1)?.node;
  // A fragment may start anywhere: its root says nothing.
  if (parents && parent?.nodeType === 1 && parent.localName !== 'template') return !parents.includes(parent.localName);
  return NEVER_NESTED.has(name) && open.some(({ node }) => node.localName === name);
}
