/**
 * HTML in one spelling, to compare ours with that of a specification. Both sides are parsed as browsers do, so that
 * quotes, entities and the order of attributes do not count. What our steps add is taken away again:
 *
 *     hash links and ids of headings, `<header>` around the title, the frame around code and tables,
 *     `target` and `rel` of links, `loading`, `decoding` and sizes of images, placeholders for URLs,
 *     the type that keeps scripts in a text from running, classes of task lists, `text-align` of cells (a specification writes `align`)
 */
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { Reference } from '../../../src/node/markdown/types.js';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

export function plainHtml(html: string, references: readonly Reference[] = []): string {
  const text = write(parseFragment(html.trim()).childNodes, { references, isCode: false });
  return text.replace(BLANK_AT_BLOCK, '$1').replace(BLANK_AT_BLOCK, '$1').trim();
}

interface Place {
  references: readonly Reference[];
  /** Whether blanks count. */
  isCode: boolean;
}

const BLOCKS =
  'address|article|aside|blockquote|body|center|dd|details|dialog|div|dl|dt|fieldset|figure|footer|form|h[1-6]|head|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|summary|table|tbody|td|textarea|tfoot|th|thead|tr|ul';
const BLANK_AT_BLOCK = new RegExp(`\\s*(</?(?:${BLOCKS})(?: [^<>]*)?>)\\s*`, 'g');

function write(nodes: readonly Node[], place: Place): string {
  return nodes.map((node) => writeNode(node, place)).join('');
}

function writeNode(node: Node, place: Place): string {
  if (node.nodeName === '#text' && 'value' in node) return writeText(node.value, place);
  if (node.nodeName === '#comment' && 'data' in node) return `<!--${node.data}-->`;
  if (!('tagName' in node)) return '';
  return writeDecorated(node, place) ?? writeElement(node, place);
}

/** Blanks of code are written as characters that nothing else changes. */
function writeText(value: string, { isCode }: Place): string {
  const text = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return isCode ? text.replace(/\s/g, (blank) => `&#${blank.charCodeAt(0)};`) : text.replace(/\s+/g, ' ');
}

/** What our steps wrote, as it would be without them; `undefined` when it is not ours. */
function writeDecorated(element: Element, place: Place): string | undefined {
  const classes = attribute(element, 'class')?.split(' ') ?? [];
  if (classes.includes('hash-link')) return '';
  if (classes.includes('table-wrapper') || element.tagName === 'header') return write(element.childNodes, place);
  if (!classes.includes('theme-code-block')) return undefined;
  const code = find(element, 'code');
  const language = classes.find((name) => name.startsWith('language-') && name !== 'language-text');
  // Our block ends without the line feed that a specification puts behind the last line.
  const text = code ? writeText(`${textOf(code)}\n`.replace(/^\n$/, ''), { ...place, isCode: true }) : '';
  return `<pre><code${language ? ` class="${language}"` : ''}>${text}</code></pre>`;
}

function writeElement(element: Element, place: Place): string {
  const { tagName } = element;
  const attributes = element.attrs
    .flatMap(({ name, value }) => plainAttribute(element, name, value, place.references) ?? [])
    .toSorted()
    .join('');
  const isCode = place.isCode || ['pre', 'script', 'style', 'textarea'].includes(tagName);
  const inside = write(element.childNodes, { ...place, isCode });
  // A style sheet that nobody closes ends with the text, or one line feed later.
  return `<${tagName}${attributes}>${tagName === 'style' ? inside.replace(/(?:&#10;)+$/, '') : inside}</${tagName}>`;
}

const ADDED: Record<string, readonly string[]> = {
  a: ['target', 'rel'],
  script: ['type'],
  img: ['loading', 'decoding', 'width', 'height'],
};
const OUR_CLASSES = new Set(['anchor', 'contains-task-list', 'task-list-item']);

function plainAttribute({ tagName }: Element, name: string, value: string, references: readonly Reference[]) {
  if (ADDED[tagName]?.includes(name) || (name === 'id' && /^h[1-6]$/.test(tagName))) return undefined;
  if (name === 'class') {
    const names = value.split(/\s+/).filter((item) => !OUR_CLASSES.has(item));
    return names.length > 0 ? ` class="${escapeValue(names.join(' '))}"` : undefined;
  }
  const align = name === 'style' ? /^text-align: (\w+)$/.exec(value)?.[1] : undefined;
  if (align) return ` align="${align}"`;
  const number = /^dactyl-ref:(\d+)$/.exec(value)?.[1];
  return ` ${name}="${escapeValue(number === undefined ? value : (references[Number(number)]?.url ?? ''))}"`;
}

function escapeValue(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((item) => item.name === name)?.value;
}

function find(element: Element, tagName: string): Element | undefined {
  for (const child of element.childNodes) {
    if (!('tagName' in child)) continue;
    const found = child.tagName === tagName ? child : find(child, tagName);
    if (found) return found;
  }
  return undefined;
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
