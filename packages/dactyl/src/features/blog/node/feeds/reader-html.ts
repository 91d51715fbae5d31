/**
 * Converts a post's page to HTML for feed readers, which have neither our styles nor our scripts and remove most unknown
 * markup. Input: the page. Output: text, links, images and code that need no styles and scripts.
 */
import { escapeHtml } from '../../../../shared/html.js';
import { parsePost, type PostElement, type PostNode } from './post-tree.js';
import { readerAttributes } from './reader-attributes.js';
import { writeComponent, type Write } from './reader-components.js';

/** `undefined` if the page has no post container. */
export function postForReaders(page: string, pageUrl: string): string | undefined {
  const post = parsePost(page);
  if (!post) return undefined;
  const html = writeNodes(post.children, { pageUrl, isPicture: false, isCode: false }).trim();
  // A post that is not translated is marked with its language in a feed of another language.
  const { lang, dir } = post.attributes;
  return lang ? `<div lang="${escapeHtml(lang)}"${dir ? ` dir="${escapeHtml(dir)}"` : ''}>${html}</div>` : html;
}

interface Place {
  pageUrl: string;
  /** Whether the element is in a drawing or a formula. */
  isPicture: boolean;
  isCode: boolean;
}

/** Elements that are removed: they do nothing outside of their page and contain no text. */
const DROPPED = new Set(
  'script style template link meta base button input select textarea canvas dialog object embed map area'.split(' '),
);
/** Elements that are replaced by their content. */
const UNWRAPPED = new Set(['form', 'fieldset', 'noscript']);
const PICTURES = new Set(['svg', 'math']);
const VOID = new Set(['br', 'col', 'hr', 'img', 'source', 'track', 'wbr']);
/** Classes of elements that are removed: hash links of headings, links back from footnotes, images for dark mode. */
const DROPPED_CLASSES = new Set(['hash-link', 'data-footnote-backref', 'dactyl-themed-image--dark']);

function writeNodes(nodes: readonly PostNode[], place: Place): string {
  return nodes.map((node) => (typeof node === 'string' ? escapeHtml(node) : writeElement(node, place))).join('');
}

function writeElement(element: PostElement, place: Place): string {
  const { name, attributes, children, classes } = element;
  if (attributes.type === 'checkbox') return 'checked' in attributes ? '☑' : '☐';
  if (isDropped(element)) return '';
  // Smaller forms of an image that a build has made; the image itself is for everybody.
  if (name === 'source' && attributes.sizes?.startsWith('auto,')) return '';
  if (name === 'picture' && isOfBuild(element)) return writeNodes(children, place);
  const write: Write = (nodes, isCode = place.isCode) => writeNodes(nodes, { ...place, isCode });
  const written = writeComponent(element, write);
  if (written !== undefined) return written;
  if (place.isCode && name === 'br') return '\n';
  const isPicture = place.isPicture || PICTURES.has(name);
  const inside = writeNodes(children, { ...place, isPicture, isCode: place.isCode || name === 'pre' });
  const kept = readerAttributes(element, { pageUrl: place.pageUrl, isPicture });
  if (UNWRAPPED.has(name) || (name === 'span' && kept === '')) return inside;
  const language = name === 'code' ? classes.find((one) => one.startsWith('language-')) : undefined;
  const start = `<${name}${language ? ` class="${escapeHtml(language)}"` : ''}${kept}>`;
  return VOID.has(name) ? start : `${start}${inside}</${name}>`;
}

function isOfBuild({ children }: PostElement): boolean {
  return children.some((child) => typeof child !== 'string' && child.attributes.sizes?.startsWith('auto,') === true);
}

function isDropped({ name, attributes, classes }: PostElement): boolean {
  if (DROPPED.has(name) || attributes['aria-hidden'] === 'true') return true;
  // Panels of tabs are hidden until they are chosen.
  if ('hidden' in attributes && attributes.role !== 'tabpanel') return true;
  return 'data-footnote-backref' in attributes || classes.some((one) => DROPPED_CLASSES.has(one));
}
