/**
 * The inside of a heading as the table of contents shows it: inline code and emphasis are kept, links give way to
 * their text, images and components vanish.
 */
import { escapeHtml } from '../../shared/html.js';
import type { HastNode } from './visitors.js';

const KEPT = new Set(['code', 'em', 'strong', 'del', 'b', 'i', 's', 'kbd', 'mark', 'sub', 'sup', 'span', 'u', 'small']);

type InlineJsx = Extract<HastNode, { type: 'mdxJsxTextElement' }>;

export function inlineHtml(nodes: readonly HastNode[]): string {
  return nodes.map(nodeHtml).join('');
}

/** Text as it makes the id: alternative texts and the source of expressions belong to it. */
export function plainText(nodes: readonly HastNode[]): string {
  return nodes.map(nodeText).join('');
}

/** A colon and a word behind it: a text directive, though one without a meaning. `:tada:` is none. */
const DIRECTIVE = /(?<!:):[A-Za-z](?:[\w-]*[A-Za-z\d])?(?![\w:-])/g;

/**
 * The text of which the id of a heading is made. In the site format text directives are no text there yet, so that
 * `How M:N works` becomes `how-m-works`.
 */
export function textOfId(nodes: readonly HastNode[]): string {
  return nodes.map(idText).join('');
}

function idText(node: HastNode): string {
  if (node.type === 'text') return node.value.replace(DIRECTIVE, '');
  const isCode = node.type === 'element' && node.tagName === 'code';
  return !isCode && 'children' in node ? node.children.map(idText).join('') : nodeText(node);
}

function nodeHtml(node: HastNode): string {
  if (node.type === 'text') return escapeHtml(node.value);
  if (node.type === 'mdxTextExpression') return escapeHtml(constantText(node.value));
  if (isFootnoteReference(node)) return '';
  if (node.type === 'element') return wrap(node.tagName, '', inlineHtml(node.children));
  if (node.type === 'mdxJsxTextElement') return jsxHtml(node, inlineHtml(node.children));
  return '';
}

/** Inline JSX: the element as far as it is kept, around what is in it. */
export function jsxHtml(node: Pick<InlineJsx, 'name' | 'attributes'>, inside: string): string {
  return wrap(node.name ?? '', classAttribute(node), inside);
}

function wrap(name: string, attributes: string, content: string): string {
  return KEPT.has(name) ? `<${name}${attributes}>${content}</${name}>` : content;
}

function classAttribute(node: Pick<InlineJsx, 'attributes'>): string {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    if (attribute.name === 'className' || attribute.name === 'class') return ` class="${escapeHtml(attribute.value)}"`;
  }
  return '';
}

function nodeText(node: HastNode): string {
  if (isFootnoteReference(node)) return '';
  if (node.type === 'text') return node.value;
  if (node.type === 'mdxTextExpression') return constantText(node.value);
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties.alt ?? '');
  return 'children' in node ? plainText(node.children) : '';
}

/** `<sup><a data-footnote-ref>1</a></sup>`: the number says nothing about the heading. */
function isFootnoteReference(node: HastNode): boolean {
  if (node.type !== 'element' || node.tagName !== 'sup') return false;
  const [first] = node.children;
  return first?.type === 'element' && first.properties.dataFootnoteRef !== undefined;
}

/** A comment says nothing, a literal says what it holds, anything else its source. */
export function constantText(source: string): string {
  const code = source.trim();
  if (/^\/\*[^]*\*\/$/.test(code)) return '';
  return /^(['"`])([^\\]*)\1$/.exec(code)?.[2] ?? code;
}
