/**
 * The HTML of a page → what its author wrote, as a reader sees it who cannot click: tabs stand one after the other, details are open,
 * and buttons, menus and what needs a script are gone. What cannot be shown on paper becomes a link.
 */
import { parseDocument } from 'htmlparser2';
import type { ContentElement, ContentNode } from './types.js';

/** The tree of htmlparser2; its node types come from a dependency of that package. */
type Tree = ReturnType<typeof parseDocument>;
type TreeNode = Tree['children'][number];
type TreeElement = Extract<TreeNode, { attribs: Record<string, string> }>;

export interface Article {
  /** Text of its first heading of level 1, or of the page's `<title>`. */
  title: string;
  content: ContentNode[];
  /** Addresses of the style sheets of the page. */
  styles: string[];
}

export function readArticle(html: string): Article {
  // Names in drawings keep their case.
  const tree = parseDocument(html, { lowerCaseTags: false, lowerCaseAttributeNames: false });
  const main = find(tree, ({ name }) => name === 'main') ?? find(tree, ({ name }) => name === 'body') ?? tree;
  const articles = findAll(main, ({ name }) => name === 'article');
  // The cards of a list are articles, too.
  const article = articles.length === 1 ? articles[0] : undefined;
  const root = find(main, (element) => classesOf(element).includes('markdown')) ?? article ?? main;
  // Posts have their heading outside of the text.
  const outside = find(main, isTitle);
  const inside = find(root, isTitle);
  const title = textOf(inside ?? outside ?? find(tree, ({ name }) => name === 'title')).trim();
  const content = childrenOf(root, { isLink: false, isCode: false, isDrawing: false });
  return { title, content: inside ? content : [make('h1', {}, [title]), ...content], styles: stylesOf(tree) };
}

function stylesOf(tree: Tree): string[] {
  const links = findAll(tree, ({ name, attribs }) => name === 'link' && attribs['rel'] === 'stylesheet');
  return links.flatMap(({ attribs }) => attribs['href'] ?? []);
}

function isTitle({ name }: TreeElement): boolean {
  return name === 'h1';
}

interface Place {
  /** Headings of cards name another page, and are none of this one. */
  isLink: boolean;
  isCode: boolean;
  isDrawing: boolean;
}

const GONE = new Set(
  'script style template noscript nav button select textarea dialog object embed canvas source track link meta'.split(
    ' ',
  ),
);
const GONE_CLASSES = new Set(
  (
    'hash-link code-block-buttons dropdown dactyl-toc-mobile theme-doc-toc-mobile theme-doc-breadcrumbs ' +
    'dactyl-edit-row theme-doc-footer pagination-nav dactyl-themed-image--dark dactyl-drawing__picture--dark'
  ).split(' '),
);
const MEDIA = new Set(['iframe', 'video', 'audio']);

function childrenOf(node: Tree | TreeElement, place: Place): ContentNode[] {
  return node.children.flatMap((child) => toContent(child, place));
}

function toContent(node: TreeNode, place: Place): ContentNode[] {
  if (!isElement(node)) return isText(node) ? [place.isCode ? node.data : node.data.replaceAll('\u200B', '')] : [];
  const { name, attribs } = node;
  if (place.isDrawing) return [{ name, attributes: attribs, children: childrenOf(node, place) }];
  if (name === 'input') return attribs['type'] === 'checkbox' ? [attribs['checked'] === undefined ? '☐ ' : '☑ '] : [];
  if (GONE.has(name) || classesOf(node).some((one) => GONE_CLASSES.has(one))) return [];
  if (MEDIA.has(name)) return toLink(node);
  if ('data-tabs' in attribs) return readTabs(node, place);
  if (name === 'details') return [readDetails(node, place)];
  if (name === 'picture') return childrenOf(node, place);
  const isDrawing = name === 'svg' || name === 'math';
  const inside = { isLink: place.isLink || name === 'a', isCode: place.isCode || name === 'pre', isDrawing };
  const ownName = place.isLink && /^h[1-6]$/.test(name) ? 'p' : name;
  return [make(ownName, attribs, childrenOf(node, inside))];
}

/** One after the other, each below its label. */
function readTabs(tabs: TreeElement, place: Place): ContentNode[] {
  const labels = new Map<string | undefined, ContentNode[]>();
  for (const tab of findAll(tabs, ({ attribs }) => attribs['role'] === 'tab'))
    labels.set(tab.attribs['data-value'], childrenOf(tab, place));
  return findAll(tabs, ({ attribs }) => attribs['role'] === 'tabpanel').map((panel) =>
    make('div', { class: 'export-tab' }, [
      make('p', { class: 'export-label' }, labels.get(panel.attribs['data-value']) ?? []),
      ...childrenOf(panel, place),
    ]),
  );
}

function readDetails(details: TreeElement, place: Place): ContentElement {
  const summary = details.children.find((child) => isElement(child) && child.name === 'summary');
  const label = summary && isElement(summary) ? childrenOf(summary, place) : [];
  const rest = details.children.filter((child) => child !== summary).flatMap((child) => toContent(child, place));
  const { id } = details.attribs;
  return make('div', { class: 'export-details', ...(id !== undefined && { id }) }, [
    make('div', { class: 'export-label' }, label),
    ...rest,
  ]);
}

function toLink(element: TreeElement): ContentNode[] {
  const { src = find(element, ({ attribs }) => attribs['src'] !== undefined)?.attribs['src'], title } = element.attribs;
  if (src === undefined || src === '') return [];
  return [make('p', {}, [make('a', { href: src }, [title ?? element.attribs['aria-label'] ?? src])])];
}

function make(name: string, attributes: Record<string, string>, children: ContentNode[]): ContentElement {
  const isDrawing = name === 'svg' || name === 'math';
  const lower = Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value] as const);
  return { name: name.toLowerCase(), attributes: isDrawing ? attributes : Object.fromEntries(lower), children };
}

function find(root: Tree | TreeElement, isWanted: (element: TreeElement) => boolean): TreeElement | undefined {
  for (const child of root.children) {
    if (!isElement(child)) continue;
    const found = isWanted(child) ? child : find(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

/** The outermost ones, so that tabs within tabs keep theirs. */
function findAll(root: Tree | TreeElement, isWanted: (element: TreeElement) => boolean): TreeElement[] {
  return root.children.flatMap((child) => {
    if (!isElement(child)) return [];
    return isWanted(child) ? [child] : findAll(child, isWanted);
  });
}

function textOf(node: TreeNode | undefined): string {
  if (!node) return '';
  if (isText(node)) return node.data.replaceAll('\u200B', '');
  return isElement(node) ? node.children.map(textOf).join('') : '';
}

function isElement(node: TreeNode): node is TreeElement {
  return 'attribs' in node;
}

function isText(node: TreeNode): node is Extract<TreeNode, { data: string }> {
  return node.type === 'text';
}

function classesOf({ attribs }: TreeElement): string[] {
  return (attribs['class'] ?? '').split(/\s+/).filter(Boolean);
}
