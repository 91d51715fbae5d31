/**
 * Admonitions.
 *
 *     :::tip[Read *this*]  →  <div class="theme-admonition theme-admonition-tip alert alert--success">
 *     Text                      <div class="admonition-heading"><span class="admonition-icon">…</span>Read <em>this</em></div>
 *     :::                       <div class="admonition-content"><p>Text</p></div></div>
 */
import { admonitionType, FALLBACK_TYPE } from '../admonition-types.js';
import { escapeHtml } from '../../../shared/html.js';
import { warnAt, type PageState } from '../page-state.js';
import type { ProcessorOptions } from '../types.js';
import { htmlNode } from './written-html.js';
import type { Directive, MdastEdit, MdastNode, Step } from '../visitors.js';

type AdmonitionOptions = Pick<ProcessorOptions, 'admonitionKeywords' | 'admonitionTitles' | 'replacedElements'>;

export function admonitions(options: AdmonitionOptions): Step {
  const keywords = new Set(options.admonitionKeywords);
  const isReplaced = options.replacedElements.includes('admonition');
  return {
    mdast: {
      containerDirective(node, page, edit) {
        if (!keywords.has(node.name)) return false;
        if (isReplaced) toComponent(node, page, edit);
        else toHtml({ node, page, edit, titles: options.admonitionTitles });
        return true;
      },
    },
  };
}

interface Target {
  node: Directive;
  page: PageState;
  edit: MdastEdit;
  titles: Record<string, string>;
}

function toHtml({ node, page, edit, titles }: Target): void {
  const type = admonitionType(node.name);
  if (!type) warnAt(page, `The admonition ":::${node.name}" has no design; it looks like ":::info".`, node.position);
  const { alert, icon } = type ?? FALLBACK_TYPE;
  const { title, class: classes, className: named, id } = node.attributes ?? {};
  const { label, content } = takeLabel(node, page);
  const iconHtml = `<span class="admonition-icon">${icon}</span>`;
  const heading = (children: MdastNode[]) => block('div', { className: ['admonition-heading'] }, children);
  const children: MdastNode[] = [];
  if (typeof title === 'string' || !label) {
    const text = title ?? titles[node.name] ?? node.name;
    if (text !== '') children.push(heading([htmlNode(page, iconHtml + escapeHtml(text))]));
  } else {
    // The label's node is kept; only its element changes.
    edit.setProperty(label, 'data', { hName: 'div', hProperties: { className: ['admonition-heading'] } });
    edit.prependChild(label, htmlNode(page, iconHtml));
    children.push(label);
  }
  children.push(block('div', { className: ['admonition-content'] }, content));
  const className = [
    'theme-admonition',
    `theme-admonition-${node.name}`,
    'alert',
    alert,
    ...(classes ? [classes] : []),
    ...(named ? [named] : []),
  ];
  edit.replaceNode(node, block('div', { className, ...(id && { id }) }, children));
}

/** For a site's own component: the title as a prop, or as an element when it contains more than text. */
function toComponent(node: Directive, page: PageState, edit: MdastEdit): void {
  page.dynamic = true;
  const { class: className, ...attributes } = node.attributes ?? {};
  const { label, content } = takeLabel(node, page);
  const isText = label !== undefined && 'children' in label && label.children.every(({ type }) => type === 'text');
  const properties = {
    ...(isText && { title: edit.textContent(label) }),
    ...attributes,
    ...(className && { className }),
    type: node.name,
  };
  if (label && !isText) edit.setProperty(label, 'data', { hName: 'mdxAdmonitionTitle' });
  const children = label && !isText ? [label, ...content] : content;
  edit.replaceNode(node, block('admonition', properties, children));
}

/**
 * The engine delivers the label as the first paragraph. The source tells whether there is one without reading the
 * tree.
 */
function takeLabel(node: Directive, page: PageState): { label: MdastNode | undefined; content: MdastNode[] } {
  const start = node.position?.start.offset;
  const [first, ...rest] = node.children as MdastNode[]; // flow or phrasing: the code treats both alike
  const hasLabel =
    start === undefined ? isMarkedLabel(first) : /^:+[^\s[{]+\[/.test(page.source.slice(start, start + 80));
  return hasLabel ? { label: first, content: rest } : { label: undefined, content: node.children as MdastNode[] };
}

/** Whether a plugin of the site marked the node as a label. */
function isMarkedLabel(node: MdastNode | undefined): boolean {
  return node?.type === 'paragraph' && Object(node.data).directiveLabel === true;
}

/** A Markdown node of no known type, which becomes an element. */
function block(hName: string, hProperties: object, children: MdastNode[]): MdastNode {
  // satteri takes nodes of any type; the standard's union is closed.
  return { type: `dactyl-${hName}`, data: { hName, hProperties }, children } as unknown as MdastNode;
}
