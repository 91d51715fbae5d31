/**
 * Static elements for React: it adopts an existing element, or creates an equal one. React only knows the element's
 * name; attributes and content are copied from the node.
 */
import { createElement, type ReactNode, type Ref } from 'react';
import { trustHtml } from '../../shared/trusted-html.js';

/** On elements that React has just made. */
const NEW = 'data-new';
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
/** React moves these to the head of the document, except where they have `itemprop`. */
const HEAD = /^(?:title|meta|link|style|script)$/;
/** Attributes that React compares before it adopts an element, or resets afterwards. */
const ATTRIBUTES: Record<string, Record<string, string>> = {
  input: { type: 'type', name: 'name' },
  link: { rel: 'rel', href: 'href', title: 'title', crossOrigin: 'crossorigin' },
  script: { src: 'src', type: 'type', crossOrigin: 'crossorigin' },
};

/** Elements that React has rendered or adopted. */
const adopted = new WeakSet<Element>();

/** An element without islands inside; React does not look at its content. */
export function createLeaf(node: Element, key: string): ReactNode {
  const { localName } = node;
  const isFilled = !VOID.test(localName) && localName !== 'textarea';
  return createElement(localName, {
    ...propsOf(node, key),
    ref: refTo(node, isFilled),
    ...(isFilled && { dangerouslySetInnerHTML: { __html: trustHtml('') } }),
  });
}

/** An element that contains an island. */
export function createAncestor(node: Element, key: string, children: ReactNode[]): ReactNode {
  return createElement(node.localName, { ...propsOf(node, key), ref: refTo(node, false) }, children);
}

function propsOf(node: Element, key: string): Record<string, unknown> {
  const { localName } = node;
  const props: Record<string, unknown> = { key, suppressHydrationWarning: true, [NEW]: '' };
  for (const [prop, name] of Object.entries(ATTRIBUTES[localName] ?? {})) props[prop] = node.getAttribute(name);
  if (HEAD.test(localName)) props.itemProp = '';
  // React hides suspended content, and afterwards restores the `display` that it knows.
  const display = node instanceof HTMLElement && node.style.display;
  if (display) props.style = { display };
  if (node instanceof HTMLInputElement) props.defaultChecked = node.defaultChecked;
  if (node instanceof HTMLTextAreaElement) props.defaultValue = node.defaultValue;
  if (node instanceof HTMLOptionElement) props.value = node.value;
  return props;
}

function refTo(node: Element, isFilled: boolean): Ref<Element> {
  let source = node;
  return (element: Element | null) => {
    if (!element) return;
    const isNew = element.hasAttribute(NEW);
    if (element !== source && (isNew || adopted.has(element))) {
      copyAttributes(element, source);
      if (isFilled) fill(element, source);
      source = element;
    }
    adopted.add(element);
  };
}

function copyAttributes(to: Element, from: Element): void {
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
}

/** Moves the content with its state; if the source is still on the page, the content is cloned. */
function fill(element: Element, source: Element): void {
  const from = source.isConnected ? (source.cloneNode(true) as Element) : source; // a clone is of the same kind
  contentOf(element).replaceChildren(...contentOf(from).childNodes);
}

function contentOf(element: Element): Element | DocumentFragment {
  return element instanceof HTMLTemplateElement ? element.content : element;
}
