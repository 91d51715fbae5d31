/** Reads a page in detail: its words, its links, and its metadata for machines. */
import { classesOf, isElement, parsePage, type PageTree, type TreeElement, type TreeNode } from './page-tree.js';
import { isAdded } from './read-page.js';

export interface PageDetails {
  tree: PageTree;
  /** Words of `<main>`, in their order. */
  words: string[];
  /** URLs of links, each once, without links to the page itself and links of the docs sidebar. */
  links: Set<string>;
  /** Ids of headings. */
  ids: Set<string>;
  /** Ids of the theme's notices about a version or a page; their words belong to the theme. */
  notices: Set<string>;
  /** Name → value, for tags of the head. */
  meta: Map<string, string>;
  /** Target of an immediate redirect. */
  redirect: string | undefined;
}

const SILENT = new Set(['script', 'style', 'svg', 'noscript', 'template', 'button']);
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark math q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
/**
 * Sidebars are excluded, because their items depend on which categories are open; the fact `sidebar` covers them.
 */
const SIDEBARS = new Set(['theme-doc-sidebar-container', 'theme-doc-sidebar-menu']);

const NOTICES = ['theme-doc-version-banner', 'theme-unlisted-banner', 'theme-draft-banner'];

export function readDetails(html: string): PageDetails {
  const tree = parsePage(html);
  const details = {
    tree,
    links: new Set<string>(),
    ids: new Set<string>(),
    notices: new Set<string>(),
    meta: new Map<string, string>(),
    redirect: undefined,
  };
  const reading: Reading = { details, text: '', redirect: undefined };
  for (const node of tree.children) walk(node, { reading, inMain: false, inSidebar: false });
  return { ...details, words: toWords(reading.text), redirect: reading.redirect };
}

interface Reading {
  details: Omit<PageDetails, 'words' | 'redirect'>;
  text: string;
  redirect: string | undefined;
}

interface WalkPlace {
  reading: Reading;
  inMain: boolean;
  inSidebar: boolean;
}

function walk(node: TreeNode, place: WalkPlace): void {
  if (!isElement(node)) {
    if (place.inMain && 'data' in node && node.type === 'text') place.reading.text += node.data;
    return;
  }
  const { name, attribs } = node;
  readHead(node, place.reading);
  if (SILENT.has(name) || isAdded(name, attribs['class'] ?? '')) return;
  const classes = classesOf(node);
  // Docusaurus renders its entries only when it is opened.
  if (name === 'details' && classes.includes('theme-doc-toc-mobile')) return;
  const notice = NOTICES.find((one) => classes.includes(one));
  if (notice !== undefined) {
    place.reading.details.notices.add(notice);
    return;
  }
  readElement(node, place);
  const inner = {
    ...place,
    inMain: place.inMain || name === 'main',
    inSidebar: place.inSidebar || classes.some((one) => SIDEBARS.has(one)),
  };
  // Lines of code are elements that follow each other without white space.
  const isBlock = !INLINE.has(name) || classes.includes('token-line');
  if (isBlock) place.reading.text += ' ';
  for (const child of node.children) walk(child, inner);
  if (isBlock) place.reading.text += ' ';
}

function readElement({ name, attribs }: TreeElement, { reading, inMain, inSidebar }: WalkPlace): void {
  const { links, ids } = reading.details;
  const { href, id } = attribs;
  if (name === 'a' && href && !inSidebar && !href.startsWith('#')) links.add(withoutHashes(href));
  if (inMain && id && /^h[1-6]$/.test(name)) ids.add(id);
}

/** Metadata about the tool itself, or with names of files that it generates. */
const OF_THE_TOOL = /^(?:generator|docusaurus_version|viewport)$/;

function readHead(element: TreeElement, reading: Reading): void {
  const { name, attribs } = element;
  const { meta } = reading.details;
  const { content = '', rel = '', href = '', type, hreflang, itemtype } = attribs;
  if (name === 'meta') {
    const key = attribs['name'] ?? attribs['property'];
    if (attribs['http-equiv']?.toLowerCase() === 'refresh') reading.redirect = /url=(.+)$/i.exec(content)?.[1];
    if (key && !OF_THE_TOOL.test(key)) append(meta, key, key === 'og:image' ? withoutHashes(content) : content);
  }
  if (name === 'link' && rel === 'canonical') append(meta, 'link canonical', href);
  if (name === 'link' && rel === 'alternate') append(meta, `link alternate ${hreflang ?? type ?? ''}`.trim(), href);
  if (name === 'link' && /^(?:shortcut )?icon$/.test(rel)) append(meta, 'link icon', withoutHashes(href));
  if (itemtype) meta.set(`structured data ${itemtype.replace(/^https?:\/\/schema\.org\//, '')}`, '');
  if (name === 'script' && type === 'application/ld+json') readStructuredData(element, meta);
}

function readStructuredData({ children }: TreeElement, meta: Map<string, string>): void {
  const text = children.map((node) => ('data' in node ? node.data : '')).join('');
  for (const [, type] of text.matchAll(/"@type"\s*:\s*"(\w+)"/g)) meta.set(`structured data ${type}`, '');
}

function append(meta: Map<string, string>, key: string, value: string): void {
  const clean = value.replaceAll(/\s+/g, ' ').trim();
  const before = meta.get(key);
  meta.set(key, before === undefined ? clean : `${before} | ${clean}`);
}

/** File names with hashes of the content, which differ between tools. */
export function withoutHashes(address: string): string {
  return address.replace(
    /\/assets\/(?:[\w-]+\/)*([^/?#]+?)-(?:[0-9a-f]{16,40}|[\w-]{8})(\.\w+)([?#].*)?$/,
    '/assets/$1$2',
  );
}

/** Characters other than letters and digits are decoration, even when attached to a word. */
function toWords(text: string): string[] {
  return text
    .replaceAll(/[\u200b\ufeff]/g, '')
    .replaceAll(/\p{Extended_Pictographic}\uFE0F?/gu, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}
