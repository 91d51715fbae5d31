/**
 * The content of a heading for the table of contents: inline code and emphasis are kept, links are replaced by
 * their text, images and components are dropped.
 */
import { escapeHtml } from '../../shared/html.js';
import type { HastNode } from './visitors.js';

const KEPT = new Set(['code', 'em', 'strong', 'del', 'b', 'i', 's', 'kbd', 'mark', 'sub', 'sup', 'span', 'u', 'small']);

type InlineJsx = Extract<HastNode, { type: 'mdxJsxTextElement' }>;

export function inlineHtml(nodes: readonly HastNode[]): string {
  return nodes.map(nodeHtml).join('');
}

/** The text from which an id is made; it includes alternative texts and the source of expressions. */
export function plainText(nodes: readonly HastNode[]): string {
  return nodes.map(nodeText).join('');
}

/** A colon followed by a word is parsed as a text directive, even where none is meant. `:tada:` is not one. */
const DIRECTIVE = /(?<!:):[A-Za-z](?:[\w-]*[A-Za-z\d])?(?![\w:-])/g;

/**
 * The text from which the id of a heading is made. In Docusaurus, text directives are not text yet at this point,
 * so the id of `How M:N works` is `how-m-works`.
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

/** Inline JSX: its content, inside the element if that is kept. */
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

/**
 * Whether a node is a reference to a footnote: `<sup><a data-footnote-ref>1</a></sup>`. Its number is not part of the
 * heading's text.
 */
function isFootnoteReference(node: HastNode): boolean {
  if (node.type !== 'element' || node.tagName !== 'sup') return false;
  const [first] = node.children;
  return first?.type === 'element' && first.properties.dataFootnoteRef !== undefined;
}

/** The text of an expression: nothing for a comment, the value of a literal, otherwise its source. */
export function constantText(source: string): string {
  const code = source.trim();
  if (/^\/\*[^]*\*\/$/.test(code)) return '';
  return /^(['"`])([^\\]*)\1$/.exec(code)?.[2] ?? code;
}
