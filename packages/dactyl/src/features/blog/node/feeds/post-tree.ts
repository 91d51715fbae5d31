/** Parses the HTML of a post's page into a small tree that contains only the post. */
import { Parser } from 'htmlparser2';

export type PostNode = string | PostElement;

export interface PostElement {
  name: string;
  attributes: Record<string, string>;
  classes: readonly string[];
  children: PostNode[];
  parent: PostElement | undefined;
}

/** Start tag of the element that contains the text of a post; the theme gives it this id. */
const CONTAINER = /<\w+(?=[^<>]* id="__blog-post-container"[\s>])/;

/** `undefined` when the page has no such element. */
export function parsePost(page: string): PostElement | undefined {
  const start = page.search(CONTAINER);
  return start === -1 ? undefined : parseFirst(page.slice(start));
}

/** The first element of an HTML text; the rest is ignored. */
function parseFirst(html: string): PostElement {
  const root: PostElement = { name: '', attributes: {}, classes: [], children: [], parent: undefined };
  let open = root;
  let isOver = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (isOver) return;
      const classes = attributes.class?.split(/\s+/) ?? [];
      const made: PostElement = { name, attributes, classes, children: [], parent: open };
      open.children.push(made);
      open = made;
    },
    onclosetag() {
      if (isOver) return;
      open = open.parent ?? root;
      isOver = open === root;
      if (isOver) parser.pause();
    },
    ontext(text) {
      if (isOver) return;
      // The parser splits a text at its entities.
      const last = open.children.at(-1);
      if (typeof last === 'string') open.children[open.children.length - 1] = last + text;
      else open.children.push(text);
    },
  });
  parser.end(html);
  const [first] = elementsOf(root);
  return first ?? root;
}

export function elementsOf({ children }: PostElement): PostElement[] {
  return children.filter((child) => typeof child !== 'string');
}

export function find(root: PostElement, isWanted: (element: PostElement) => boolean): PostElement | undefined {
  for (const child of elementsOf(root)) {
    const found = isWanted(child) ? child : find(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

/** The nearest ancestor that fulfils the condition. */
export function around(element: PostElement, isWanted: (outer: PostElement) => boolean): PostElement | undefined {
  for (let outer = element.parent; outer; outer = outer.parent) if (isWanted(outer)) return outer;
  return undefined;
}

export function hasClass(name: string): (element: PostElement) => boolean {
  return ({ classes }) => classes.includes(name);
}

export function textOf(node: PostNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}
