/**
 * HTML → the tree that a browser would build from it, as the second pass of the server needs it. What browsers repair
 * in ways of their own (they move text out of tables, and links out of links) is marked as malformed instead. Where a
 * repair comes between two comments that belong together, they are apart here, too.
 */
import { Parser } from 'htmlparser2';
import { endsMark, startsMark } from '../../shared/marks/scan.js';
import type { MarkupNode } from '../../shared/render.js';
import {
  ENDS_PARAGRAPH,
  HIDES_PARAGRAPH,
  IN_TABLE,
  KEEPS_BREAKS,
  NEVER_NESTED,
  NO_TEXT,
  PARENTS,
  VOID,
} from './markup-rules.js';

export function parseMarkup(html: string): MarkupNode {
  const root = createNode(11, { start: 0, end: html.length });
  const open: Opened[] = [{ node: root, last: null, marks: 0 }];
  const append = (node: MarkupNode): void => {
    const parent = innermost(open);
    if (parent.last) parent.last.nextSibling = node;
    else parent.node.firstChild = node;
    parent.last = node;
  };
  const parser = new Parser(
    {
      onopentag(name, _, isImplied) {
        const node = createNode(1, { localName: localName(name, open), start: parser.startIndex, end: html.length });
        endParagraph(node.localName, open);
        const misplaced = isMisplaced(node.localName, open);
        if (isImplied || misplaced) node.malformed = true;
        const { node: parent, marks } = innermost(open);
        if (misplaced && marks > 0) parent.torn = true;
        append(node);
        open.push({ node, last: null, marks: 0 });
      },
      onclosetag(name, isImplied) {
        const closed = open.length > 1 ? open.pop() : undefined;
        if (!closed) return;
        closed.node.end = parser.endIndex + 1;
        if (isImplied && !VOID.has(name)) closed.node.malformed = true;
      },
      ontext(data) {
        const parent = innermost(open);
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
        const parent = innermost(open);
        if (startsMark(data)) parent.marks++;
        else if (endsMark(data)) parent.marks--;
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
  /** Marks of islands among its children so far that are not closed. */
  marks: number;
  /** Where a browser puts what follows: this element has ended before its end tag. */
  instead?: Opened;
}

/** The element that is being filled. */
function innermost(open: readonly Opened[]): Opened {
  let found = open.at(-1) as Opened; // the root is never taken off
  while (found.instead) found = found.instead;
  return found;
}

/** A `<div>` ends the `<p>` that it stands in, and all that is open in that. */
function endParagraph(name: string, open: readonly Opened[]): void {
  if (!ENDS_PARAGRAPH.has(name)) return;
  const at = open.findLastIndex(({ node, instead }) => !instead && node.localName === 'p');
  const hidden = open.findLastIndex(({ node, instead }) => !instead && HIDES_PARAGRAPH.has(node.localName));
  const around = open[at - 1];
  if (!around || hidden > at) return;
  for (const ended of open.slice(at)) {
    ended.node.malformed = true;
    ended.instead ??= around;
  }
}

function createNode(nodeType: MarkupNode['nodeType'], values: Partial<MarkupNode>): MarkupNode {
  const node = { nodeType, localName: '', data: '', firstChild: null, nextSibling: null, start: 0, end: 0 };
  return { ...node, ...values };
}

/** SVG and MathML keep the case of names. */
function localName(name: string, open: readonly Opened[]): string {
  return open.some(({ node }) => node.localName === 'svg' || node.localName === 'math') ? name : name.toLowerCase();
}

function isMisplaced(name: string, open: readonly Opened[]): boolean {
  const parents = PARENTS[name];
  const parent = innermost(open).node;
  // A fragment may start anywhere: its root says nothing.
  if (parents && parent.nodeType === 1 && parent.localName !== 'template') return !parents.includes(parent.localName);
  if (NO_TEXT.has(parent.localName) && !IN_TABLE.has(name)) return true;
  return NEVER_NESTED.has(name) && open.some(({ node, instead }) => !instead && node.localName === name);
}
