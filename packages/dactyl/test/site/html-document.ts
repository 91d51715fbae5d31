/**
 * Looks at HTML as a reader of the page would: parsed, by simple selectors. Only for tests. Some tests ask hundreds of
 * pages dozens of questions, so a document is walked once, and what nobody asks for is not made.
 */
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Record<string, string>;
  readonly classes: string[];
  /** Text of it and of all it holds, white space folded. */
  readonly text: string;
  /** Descendants that match, in document order. */
  all(selector: string): HtmlElement[];
  /** The one descendant that matches. @throws when there is none. */
  one(selector: string): HtmlElement;
}

/** Elements of a document in its order; those that one holds follow it, up to an index. */
interface FlatDocument {
  elements: Element[];
  /** For each element the index behind the last one that it holds. */
  ends: number[];
}

export function parseHtml(html: string): HtmlElement {
  const root = parse(html).childNodes.find(isElement);
  if (!root) throw new Error('The document has no element.');
  return toElement(flatten(root), 0);
}

function flatten(root: Element): FlatDocument {
  const document: FlatDocument = { elements: [], ends: [] };
  const visit = (element: Element) => {
    const index = document.elements.push(element) - 1;
    for (const child of element.childNodes) if (isElement(child)) visit(child);
    document.ends[index] = document.elements.length;
  };
  visit(root);
  return document;
}

function toElement(document: FlatDocument, index: number): HtmlElement {
  const node = elementAt(document, index);
  const all = (selector: string) => select(document, index, selector).map((found) => toElement(document, found));
  return {
    tag: node.tagName,
    get attributes() {
      return Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    },
    get classes() {
      return (attributeOf(node, 'class') ?? '').split(/\s+/);
    },
    get text() {
      return textOf(node)
        .replaceAll(/[\s\u200b]+/g, ' ')
        .trim();
    },
    all,
    one(selector) {
      const [first] = select(document, index, selector);
      if (first === undefined) throw new Error(`Nothing in <${node.tagName}> matches "${selector}".`);
      return toElement(document, first);
    },
  };
}

/** `tag`, `.class`, `[name]`, `[name="value"]` in any combination; a space between a container and what it holds. */
function select(document: FlatDocument, root: number, selector: string): number[] {
  let scope = [root];
  for (const part of selector.match(/(?:\[[^\]]*\]|\S)+/g) ?? []) {
    const isMatch = matcherOf(part);
    const found = new Set<number>();
    for (const start of scope) {
      const end = document.ends[start] ?? start;
      for (let index = start + 1; index < end; index++) if (isMatch(elementAt(document, index))) found.add(index);
    }
    scope = [...found];
  }
  return scope;
}

function elementAt({ elements }: FlatDocument, index: number): Element {
  const element = elements[index];
  if (!element) throw new RangeError(`The document has no element ${index}.`);
  return element;
}

function matcherOf(part: string): (element: Element) => boolean {
  const tests = (part.match(/\[[^\]]*\]|\.[^.[]+|[^.[]+/g) ?? []).map((test) => {
    if (test.startsWith('.')) {
      const name = test.slice(1);
      return (element: Element) => {
        const classes = attributeOf(element, 'class');
        // Few hold it at all, and only these are split.
        return classes?.includes(name) === true && classes.split(/\s+/).includes(name);
      };
    }
    if (!test.startsWith('[')) return (element: Element) => element.tagName === test;
    const [name = '', value] = test.slice(1, -1).split(/=(.*)/s);
    const wanted = value?.replaceAll(/^"|"$/g, '');
    return (element: Element) => {
      const actual = attributeOf(element, name);
      return wanted === undefined ? actual !== undefined : actual === wanted;
    };
  });
  return (element) => tests.every((test) => test(element));
}

function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
