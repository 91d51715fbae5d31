/**
 * Keeps elements directly inside a component as elements, because the component may inspect its children: count them,
 * give them props, distinguish them by type. The content of these elements is collapsed into HTML.
 *
 *     <Steps>               →  <Steps>
 *     1. Read *this*            <ol>{raw HTML of the items}</ol>
 *     </Steps>                  </Steps>
 */
import { reactProps } from '../react-props.js';
import { isInHead } from './expressions.js';
import type { Element, HastEdit, HastNode, JsxAttribute, JsxElement, Step } from '../visitors.js';

/** @param components elements that the site replaces with its own components */
export function componentChildren(components: readonly string[]): Step {
  const isComponent = new Set(components);
  const keep = (children: readonly HastNode[], edit: HastEdit): void => {
    for (const child of children) {
      const kept = isJsx(child) ? keptJsx(child) : keptElement(child, isComponent);
      if (kept) edit.replaceNode(child, kept);
    }
  };
  return {
    isLast: true,
    elements:
      components.length === 0 ? [] : [{ names: [...components], visit: (node, _, edit) => keep(node.children, edit) }],
    jsx(node, page, edit) {
      if (node.name === 'Head') return;
      if (/^[A-Z]|\./.test(node.name ?? '')) keep(node.children, edit);
      else if (isInHead(node, page)) {
        const kept = keptJsx(node);
        if (kept) edit.replaceNode(node, kept);
      }
    },
  };
}

/** Constant attribute values that `steps/jsx.ts` has stored on the element. */
function constantsOf(data: Element['data']): Record<string, unknown> | undefined {
  const { constants } = (data ?? {}) as { constants?: Record<string, unknown> };
  return constants;
}

/** Elements that React moves into the page's head, or prints in a special way. */
const HOISTED = new Set(['base', 'link', 'meta', 'script', 'style', 'title']);

/**
 * JSX with attributes that counts as written by the author, which is never collapsed and never replaced by a
 * component.
 */
function keptElement(node: HastNode, isComponent: ReadonlySet<string>): JsxElement | undefined {
  const element = node.type === 'raw' ? elementOfRaw(node.value) : node;
  if (element?.type !== 'element') return undefined;
  const { tagName, properties, children, data } = element;
  if (isComponent.has(tagName) || HOISTED.has(tagName)) return undefined;
  const props = reactProps({ tagName, properties }, constantsOf(data));
  if (!props) return undefined;
  const attributes = Object.entries(props).map(([name, value]) => attribute(name, value));
  return {
    type: 'mdxJsxFlowElement',
    name: tagName,
    attributes: attributes.length > 0 ? attributes : [NO_KEY],
    children: children as JsxElement['children'], // an element's children are allowed in JSX
    data: { _mdxExplicitJsx: true },
  };
}

/** Without attributes the element would be collapsed, and `<Head>` would not recognise it. */
function keptJsx(node: JsxElement): JsxElement | undefined {
  if (node.attributes.length > 0 || !/^[a-z][^.]*$/.test(node.name ?? '')) return undefined;
  return { ...node, attributes: [NO_KEY], children: node.children, data: { _mdxExplicitJsx: true } };
}

function isJsx(node: HastNode): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** An attribute without effect, for elements that have no other. */
const NO_KEY: JsxAttribute = {
  type: 'mdxJsxAttribute',
  name: 'key',
  value: { type: 'mdxJsxAttributeValueExpression', value: 'undefined' },
};

function attribute(name: string, value: unknown): JsxAttribute {
  const isPlain = typeof value === 'string' && /^[\w\s./:;,#-]*$/.test(value);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: isPlain ? value : { type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value) },
  };
}

/** The element of a code block, whose HTML always consists of one element. */
function elementOfRaw(html: string): Element | undefined {
  const [, className, inside] = /^<div class="([^"&]*)">([^]*)<\/div>$/.exec(html) ?? [];
  if (className === undefined || inside === undefined) return undefined;
  return {
    type: 'element',
    tagName: 'div',
    properties: { class: className },
    children: [{ type: 'raw', value: inside }],
  };
}
