/** Looks at HTML as a reader of the page would: parsed, by simple selectors. Only for tests. */
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export interface HtmlElement {
  tag: string;
  attributes: Record<string, string>;
  classes: string[];
  /** Text of it and of all it holds, white space folded. */
  text: string;
  /** Descendants that match, in document order. */
  all(selector: string): HtmlElement[];
  /** The one descendant that matches. @throws when there is none. */
  one(selector: string): HtmlElement;
}

export function parseHtml(html: string): HtmlElement {
  const root = parse(html).childNodes.find(isElement);
  if (!root) throw new Error('The document has no element.');
  return toElement(root);
}

function toElement(node: Element): HtmlElement {
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  const all = (selector: string) => select(node, selector).map(toElement);
  return {
    tag: node.tagName,
    attributes,
    classes: (attributes.class ?? '').split(/\s+/),
    text: textOf(node)
      .replaceAll(/[\s\u200b]+/g, ' ')
      .trim(),
    all,
    one(selector) {
      const [first] = all(selector);
      if (!first) throw new Error(`Nothing in <${node.tagName}> matches "${selector}".`);
      return first;
    },
  };
}

/** `tag`, `.class`, `[name]`, `[name="value"]` in any combination; a space between a container and what it holds. */
function select(root: Element, selector: string): Element[] {
  let scope = [root];
  for (const part of selector.match(/(?:\[[^\]]*\]|\S)+/g) ?? []) {
    scope = [...new Set(scope.flatMap((element) => descendants(element).filter((inner) => matches(inner, part))))];
  }
  return scope;
}

function matches(element: Element, part: string): boolean {
  const attribute = (name: string) => element.attrs.find((attr) => attr.name === name)?.value;
  return (part.match(/\[[^\]]*\]|\.[^.[]+|[^.[]+/g) ?? []).every((test) => {
    if (test.startsWith('.')) return (attribute('class') ?? '').split(/\s+/).includes(test.slice(1));
    if (!test.startsWith('[')) return element.tagName === test;
    const [name = '', value] = test.slice(1, -1).split(/=(.*)/s);
    return value === undefined ? attribute(name) !== undefined : attribute(name) === value.replaceAll(/^"|"$/g, '');
  });
}

function descendants(element: Element): Element[] {
  return element.childNodes.filter(isElement).flatMap((child) => [child, ...descendants(child)]);
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
