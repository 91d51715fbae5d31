/** HTML of a rendered page → a small tree of the part that its author wrote. */
import { Parser } from 'htmlparser2';
import { createHtmlScanner, type Attributes, type HtmlReader } from '../../base/html/scan-html.js';

export type ContentNode = string | ContentElement;

export interface ContentElement {
  name: string;
  attributes: Attributes;
  classes: readonly string[];
  children: ContentNode[];
  /** Whether a block stands anywhere inside. */
  hasBlocks: boolean;
}

export const BLOCKS = new Set(
  (
    'address article aside blockquote center dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr iframe li main nav ol p pre section summary table tbody td tfoot th thead tr ul video audio'
  ).split(' '),
);

export function parseContent(html: string): ContentElement {
  // Themes mark the content with the class `markdown`; where a site's own theme does not, its main part is taken.
  const places = [
    markedPlace,
    (text: string) => text.search(/<article[\s>]/),
    (text: string) => text.search(/<main[\s>]/),
  ];
  const start = places.map((place) => place(html)).find((index) => index !== -1) ?? 0;
  return parseFrom(start === 0 ? html : html.slice(start), start !== 0);
}

/** All that stands in the main part of a page, also around what its author wrote. */
export function parseMain(html: string): ContentElement {
  const start = Math.max(html.search(/<main[\s>]/), 0);
  return parseFrom(start === 0 ? html : html.slice(start), start !== 0);
}

function markedPlace(html: string): number {
  for (let at = html.indexOf(MARK); at !== -1;) {
    const start = html.lastIndexOf('<', at);
    const [tag = ''] = /^<\w[^<>]*/.exec(html.slice(start, at + LONGEST_TAG)) ?? [];
    for (const [, names = ''] of tag.matchAll(/ class="([^"]*)"/g)) if (names.split(' ').includes(MARK)) return start;
    // On behind this tag, or behind this text: neither is looked at twice.
    const next = start + tag.length > at ? start + tag.length : html.indexOf('<', at);
    at = next === -1 ? -1 : html.indexOf(MARK, next);
  }
  return -1;
}

const MARK = 'markdown';
const LONGEST_TAG = 2000;

/** `onlyFirst`: what follows the first element is left out. */
function parseFrom(html: string, onlyFirst: boolean): ContentElement {
  const scanned = createTreeReader(onlyFirst);
  if (scan(html, scanned.reader)) return scanned.root;
  const { root, reader } = createTreeReader(onlyFirst);
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, describe(name, attributes)),
    onclosetag(name) {
      if (reader.close(name) === true) parser.pause();
    },
    ontext: reader.text,
  });
  parser.end(html);
  return root;
}

type Tag = Pick<ContentElement, 'attributes' | 'classes'>;

const scan = createHtmlScanner<Tag>({ decode: decodeText, kindOf: describe });

function describe(_name: string, attributes: Attributes): Tag {
  return { attributes, classes: attributes.class?.split(' ') ?? [] };
}

function decodeText(html: string): string {
  let text = '';
  new Parser({ ontext: (piece) => void (text += piece) }).end(html);
  return text;
}

function createTreeReader(onlyFirst: boolean): { root: ContentElement; reader: HtmlReader<Tag> } {
  const root = element('div', describe('div', {}));
  const open = [root];
  let isOver = false;
  const reader: HtmlReader<Tag> = {
    open(name, tag) {
      if (isOver) return;
      const made = element(name, tag);
      open.at(-1)?.children.push(made);
      if (BLOCKS.has(name)) for (const outer of open) outer.hasBlocks = true;
      open.push(made);
    },
    close() {
      if (isOver) return true;
      if (open.length > 1) open.pop();
      isOver = onlyFirst && open.length === 1;
      return isOver;
    },
    text(text) {
      if (isOver) return;
      // A text with entities comes in pieces.
      const children = open.at(-1)?.children ?? [];
      const last = children.at(-1);
      if (typeof last === 'string') children[children.length - 1] = last + text;
      else children.push(text);
    },
  };
  return { root, reader };
}

function element(name: string, { attributes, classes }: Tag): ContentElement {
  return { name, attributes, classes, children: [], hasBlocks: false };
}

export function elementsOf({ children }: ContentElement): ContentElement[] {
  return children.filter((child) => typeof child !== 'string');
}

export function find(root: ContentElement, isWanted: (element: ContentElement) => boolean): ContentElement | undefined {
  for (const child of elementsOf(root)) {
    const found = isWanted(child) ? child : find(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

/** Text as a reader of the page sees it in `<pre>`. */
export function textOf(node: ContentNode): string {
  if (typeof node === 'string') return node;
  return node.name === 'br' ? '\n' : node.children.map(textOf).join('');
}
