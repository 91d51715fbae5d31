/**
 * Admonitions.
 *
 *     :::tip[Read *this*]  →  <div class="theme-admonition theme-admonition-tip alert alert--success">
 *     Text                      <div class="admonition-heading"><span class="admonition-icon">…</span>Read <em>this</em></div>
 *     :::                       <div class="admonition-content"><p>Text</p></div></div>
 *
 * With `githubAlerts`, a quote that begins with `[!TIP]` is one, too, and with `obsidian` any callout (`callouts.ts`).
 */
import { admonitionType, FALLBACK_TYPE } from '../admonition-types.js';
import { escapeHtml } from '../../../shared/html.js';
import { warnAt, type PageState } from '../page-state.js';
import type { ProcessorOptions } from '../types.js';
import { readCallout, type Callout } from './callouts.js';
import { htmlNode } from './written-html.js';
import type { Directive, MdastEdit, MdastNode, Step } from '../visitors.js';

type AdmonitionOptions = Pick<
  ProcessorOptions,
  'admonitionKeywords' | 'admonitionTitles' | 'replacedElements' | 'githubAlerts' | 'obsidian'
>;

export function admonitions(options: AdmonitionOptions): Step {
  const keywords = new Set(options.admonitionKeywords);
  const isReplaced = options.replacedElements.includes('admonition');
  return {
    mdast: {
      containerDirective(node, page, edit) {
        if (!keywords.has(node.name)) return false;
        const admonition = { name: node.name, attributes: node.attributes ?? {}, ...takeLabel(node, page) };
        if (isReplaced) toComponent({ node, admonition, page, edit });
        else toHtml({ node, admonition, page, edit, titles: options.admonitionTitles });
        return true;
      },
      ...((options.githubAlerts || options.obsidian) && {
        blockquote(node, page, edit) {
          const callout = options.obsidian && keywords.size > 0 ? readCallout(node, page, keywords) : undefined;
          if (callout) {
            const parts = calloutParts(callout, options.admonitionTitles);
            if (callout.fold) toDetails({ node, admonition: parts, page, edit }, callout.fold);
            else if (isReplaced) toComponent({ node, admonition: parts, page, edit });
            else toHtml({ node, admonition: parts, page, edit, titles: options.admonitionTitles });
            return true;
          }
          if (!options.githubAlerts) return false;
          const admonition = readAlert(node, page);
          if (!admonition || !keywords.has(admonition.name)) return false;
          if (isReplaced) toComponent({ node, admonition, page, edit });
          else toHtml({ node, admonition, page, edit, titles: options.admonitionTitles });
          return true;
        },
      }),
    },
  };
}

interface Target {
  /** What is replaced. */
  node: MdastNode;
  admonition: Parts;
  page: PageState;
  edit: MdastEdit;
}

interface Parts {
  name: string;
  attributes: NonNullable<Directive['attributes']>;
  label: MdastNode | undefined;
  /** A label that is made here, so that no node of the tree has to change. */
  title?: MdastNode[];
  content: MdastNode[];
}

/** A callout without a title has the word of its type for one. */
function calloutParts({ keyword, type, title, content }: Callout, titles: Record<string, string>): Parts {
  const word = type === keyword ? (titles[keyword] ?? type) : type.charAt(0).toUpperCase() + type.slice(1);
  return {
    name: keyword,
    attributes: {},
    label: undefined,
    title: title.length > 0 ? title : [{ type: 'text', value: word }],
    content,
  };
}

function toDetails({ node, admonition, edit }: Target, fold: 'open' | 'closed'): void {
  const { name, title = [], content } = admonition;
  const className = [`theme-admonition-${name}`, (admonitionType(name) ?? FALLBACK_TYPE).alert];
  const summary = block('summary', {}, title);
  edit.replaceNode(
    node,
    block('details', { className, ...(fold === 'open' && { open: true }) }, [summary, ...content]),
  );
}

function toHtml({ node, admonition, page, edit, titles }: Target & { titles: Record<string, string> }): void {
  const { name, attributes, label, content, title: written } = admonition;
  const type = admonitionType(name);
  if (!type) warnAt(page, `The admonition ":::${name}" has no design; it looks like ":::info".`, node.position);
  const { alert, icon } = type ?? FALLBACK_TYPE;
  const { title, class: classes, className: named, id } = attributes;
  const iconHtml = `<span class="admonition-icon">${icon}</span>`;
  const heading = (children: MdastNode[]) => block('div', { className: ['admonition-heading'] }, children);
  const children: MdastNode[] = [];
  if (written) children.push(heading([htmlNode(page, iconHtml), ...written]));
  else if (typeof title === 'string' || !label) {
    const text = title ?? titles[name] ?? name;
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
    `theme-admonition-${name}`,
    'alert',
    alert,
    ...(classes ? [classes] : []),
    ...(named ? [named] : []),
  ];
  edit.replaceNode(node, block('div', { className, ...(id && { id }) }, children));
}

/** For a site's own component: the title as a prop, or as an element when it contains more than text. */
function toComponent({ node, admonition, page, edit }: Target): void {
  page.dynamic = true;
  const { name, label: written, content, title } = admonition;
  // The cast: it is a paragraph of inline nodes.
  const label = title ? ({ type: 'paragraph', children: title } as MdastNode) : written;
  const { class: className, ...attributes } = admonition.attributes;
  const isText = label !== undefined && 'children' in label && label.children.every(({ type }) => type === 'text');
  const properties = {
    ...(isText && { title: title ? plainText(title) : edit.textContent(label) }),
    ...attributes,
    ...(className && { className }),
    type: name,
  };
  if (label && !isText && !title) edit.setProperty(label, 'data', { hName: 'mdxAdmonitionTitle' });
  const shown = title ? block('mdxAdmonitionTitle', {}, title) : label;
  const children = shown && !isText ? [shown, ...content] : content;
  edit.replaceNode(node, block('admonition', properties, children));
}

function plainText(nodes: readonly MdastNode[]): string {
  return nodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** First line of an alert, in the source: `> [!NOTE]`, with nothing behind it. */
const ALERT = /^>[ \t]?[ \t]{0,3}\[!(note|tip|important|warning|caution)\][ \t]*(?:\r?\n|$)/i;

/**
 * The parts of a quote that is an alert. The source tells whether it is one without reading the tree; a quote that a
 * plugin of the site has made has no place in it, and stays a quote.
 */
function readAlert(node: MdastNode & { type: 'blockquote' }, page: PageState): Parts | undefined {
  const start = node.position?.start.offset;
  if (start === undefined) return undefined;
  const [, keyword] = ALERT.exec(page.source.slice(start, start + 80)) ?? [];
  const [first, ...rest] = node.children;
  if (keyword === undefined || first?.type !== 'paragraph') return undefined;
  const [marker, ...others] = first.children;
  if (marker?.type !== 'text') return undefined;
  const text = marker.value.replace(/^\[!\w+\]\s*/, '');
  // Two blanks behind the marker are a line break, which belongs to the marker.
  const behind = others[0]?.type === 'break' && text === '' ? others.slice(1) : others;
  const kept = [...(text === '' ? [] : [{ type: 'text' as const, value: text }]), ...behind];
  const content = kept.length > 0 ? [{ type: 'paragraph' as const, children: kept }, ...rest] : rest;
  return { name: keyword.toLowerCase(), attributes: {}, label: undefined, content };
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
