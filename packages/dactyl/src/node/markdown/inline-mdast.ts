/** The counterpart of `inline-html.ts` for the Markdown tree: the content of a heading. */
import { escapeHtml } from '../../shared/html.js';
import { constantText, jsxHtml } from './inline-html.js';
import type { MdastNode } from './visitors.js';

/** The HTML for the table of contents. */
export function mdastHtml(nodes: readonly MdastNode[]): string {
  return nodes.map(nodeHtml).join('').trim();
}

/** The text from which the id is made. */
export function mdastText(nodes: readonly MdastNode[]): string {
  return nodes.map(nodeText).join('').trim();
}

const TAGS: Record<string, string> = { emphasis: 'em', strong: 'strong', delete: 'del' };

function nodeHtml(node: MdastNode): string {
  if (node.type === 'mdxTextExpression') return escapeHtml(constantText(node.value));
  if (node.type === 'inlineCode') return `<code>${escapeHtml(node.value)}</code>`;
  if (node.type === 'mdxJsxTextElement') return jsxHtml(node, mdastHtmlInside(node.children));
  // A text directive that no plugin uses, in other words text with a colon.
  if (node.type === 'textDirective' && node.children.length === 0) return `:${node.name}`;
  if (!('children' in node)) return node.type === 'text' || node.type === 'inlineMath' ? escapeHtml(node.value) : '';
  const tag = TAGS[node.type];
  const inside = mdastHtmlInside(node.children);
  return tag === undefined ? inside : `<${tag}>${inside}</${tag}>`;
}

function mdastHtmlInside(nodes: readonly MdastNode[]): string {
  return nodes.map(nodeHtml).join('');
}

function nodeText(node: MdastNode): string {
  if (node.type === 'mdxTextExpression') return constantText(node.value);
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if ('children' in node) return node.children.map(nodeText).join('');
  return node.type === 'text' || node.type === 'inlineCode' || node.type === 'inlineMath' ? node.value : '';
}
