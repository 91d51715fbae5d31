/** Text with its emphasis, code, links and images → Markdown of one paragraph. */
import { elementsOf, find, textOf, type ContentElement, type ContentNode } from './content-tree.js';
import { EMPHASIS, writeEmphasis, type Neighbours } from './emphasis.js';
import { escapeText } from './escape.js';

export interface InlinePlace {
  /** URL of the page: what links and images start from. */
  pageUrl: string;
  inLink?: boolean;
  /** Marks of emphasis that are open. */
  marks?: readonly string[];
  /** A line break is an element there. */
  inCell?: boolean;
}

const BREAK = '\\\n';

export function writeInline(nodes: readonly ContentNode[], place: InlinePlace): string {
  let result = '';
  for (const [index, node] of nodes.entries()) {
    const around = { before: result.at(-1) ?? '', after: firstSign(nodes[index + 1]) };
    const next = typeof node === 'string' ? writeText(node, place) : writeElement(node, place, around);
    if (next === BREAK) result = result.trimEnd() + BREAK;
    else if (/[ \n]$/.test(result) && next.startsWith(' ')) result += next.trimStart();
    else if (result.endsWith('!') && next.startsWith('[')) result = `${result.slice(0, -1)}\\!${next}`;
    else result += next;
  }
  return result;
}

/** Not in here: what no reader of text misses. */
const SILENT = new Set(
  'script style template noscript svg button select textarea canvas link meta map object wbr input'.split(' '),
);
/** Markdown has no sign for these, and their meaning would be lost. */
const KEPT = new Set(['kbd', 'sub', 'sup', 'mark', 'ins', 'u']);

function writeText(text: string, { inLink = false }: InlinePlace): string {
  return escapeText(text.replace(/[ \t\r\n]+/g, ' '), { inLink });
}

/** How the Markdown of a node begins, as far as emphasis in front of it must know. */
function firstSign(node: ContentNode | undefined): string {
  if (node === undefined) return '';
  if (typeof node !== 'string' && SIGNED.has(node.name)) return '*';
  return textOf(node).charAt(0);
}

const SIGNED = new Set(['em', 'i', 'strong', 'b', 'del', 's', 'strike', 'code', 'a', 'img', 'br', 'sup', 'kbd', 'sub']);

function writeElement(element: ContentElement, place: InlinePlace, around: Neighbours): string {
  const { name, attributes, children } = element;
  const { classes } = element;
  if (classes.includes('dactyl-tooltip')) return writeTooltip(element, place);
  if (isSilent(element)) return '';
  if (classes.includes('katex')) return writeMath(element);
  const kind = EMPHASIS[name];
  if (kind) {
    const write = (mark: string) => writeInline(children, { ...place, marks: [...(place.marks ?? []), mark] });
    return writeEmphasis(kind, { open: place.marks ?? [], around, write });
  }
  switch (name) {
    case 'code':
      return codeSpan(textOf(element));
    case 'a':
      return writeLink(element, place);
    case 'img':
      return writeImage(attributes, place);
    case 'svg':
      return writeImage({ src: attributes['data-src'] ?? '', alt: attributes['aria-label'] ?? '' }, place);
    case 'br':
      return place.inCell ? '<br />' : BREAK;
    case 'sup':
      return footnoteMark(element) ?? `<sup>${writeInline(children, place)}</sup>`;
    default: {
      const inside = writeInline(children, place);
      return KEPT.has(name) && inside !== '' ? `<${name}>${inside}</${name}>` : inside;
    }
  }
}

/** The sign behind a heading, texts for screen readers, the picture for dark mode beside that for light mode. */
const HIDDEN = new Set(['hash-link', 'sr-only', 'dactyl-themed-image--dark']);

/** A word that says more of itself: `word (more)`. */
function writeTooltip(element: ContentElement, place: InlinePlace): string {
  const [word, text] = [
    find(element, ({ name }) => name === 'button'),
    find(element, ({ attributes }) => attributes.role === 'tooltip'),
  ];
  return `${writeInline(word?.children ?? [], place)} (${writeInline(text?.children ?? [], place)})`;
}

export function isSilent({ name, attributes, classes }: ContentElement): boolean {
  // A drawing that stands in the page has a file nevertheless.
  if (name === 'svg' && attributes['data-src'] !== undefined && attributes['aria-hidden'] !== 'true') return false;
  if (SILENT.has(name)) return true;
  // An explanation beside a word; the word is a link to it.
  if (attributes.role === 'tooltip') return true;
  if (attributes['aria-hidden'] === 'true' || 'data-footnote-backref' in attributes) return true;
  return classes.some((item) => HIDDEN.has(item));
}

export function codeSpan(code: string): string {
  const text = code.replaceAll('\n', ' ');
  if (text === '') return '';
  const fence = '`'.repeat(longestRun(text) + 1);
  const needsBlanks = /^`|`$|^ .*[^ ].* $/.test(text);
  return needsBlanks ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

/** Of backticks. */
export function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}

/** A card is a link around blocks: its first one is the text of the link, the others follow. */
function writeLink(element: ContentElement, place: InlinePlace): string {
  const { href, title } = element.attributes;
  const blocks = element.hasBlocks ? leafBlocks(element) : [element];
  const [text = '', ...rest] = blocks
    .map(({ children }) => writeInline(children, { ...place, inLink: true }).trim())
    .filter((part) => part !== '');
  const url = href === undefined ? undefined : absoluteUrl(href, place.pageUrl);
  if (url === undefined || place.inLink) return [text, ...rest].join(' ');
  if (text === '') return '';
  const link = isOwnText(textOf(element), url) ? `<${textOf(element)}>` : `[${text}](${target(url, title)})`;
  return rest.length > 0 ? `${link}: ${rest.join(' ')}` : link;
}

/** The innermost blocks, in order. */
function leafBlocks(element: ContentElement): ContentElement[] {
  if (!element.hasBlocks) return [element];
  return elementsOf(element).flatMap(leafBlocks);
}

function isOwnText(text: string, url: string): boolean {
  return (
    (/^[a-z][a-z\d+.-]*:[^\s<>]+$/i.test(text) && text === url) || (url === `mailto:${text}` && /^\S+$/.test(text))
  );
}

export function writeImage({ src, alt = '', title }: Record<string, string>, { pageUrl }: InlinePlace): string {
  const text = escapeText(alt.replace(/\s+/g, ' '), { inLink: true });
  if (src === undefined || src.startsWith('data:')) return text;
  return `![${text}](${target(absoluteUrl(src, pageUrl), title)})`;
}

export function absoluteUrl(url: string, pageUrl: string): string {
  return url.startsWith('#') || !URL.canParse(url, pageUrl) ? url : new URL(url, pageUrl).href;
}

function target(url: string, title: string | undefined): string {
  const safe = /[\s<>()]/.test(url) ? `<${url.replace(/[\s<>]/g, encodeURIComponent)}>` : url;
  if (title === undefined || title === '') return safe;
  return `${safe} "${escapeText(title.replace(/\s+/g, ' ')).replaceAll('"', '\\"')}"`;
}

/** `[^name]` for the number that leads to a footnote. */
function footnoteMark(element: ContentElement): string | undefined {
  const link = find(element, ({ attributes }) => 'data-footnote-ref' in attributes);
  const name = link && footnoteName(link.attributes.href);
  return name === undefined ? undefined : `[^${name}]`;
}

/** From the id of a footnote, or a link to it. */
export function footnoteName(reference: string | undefined): string | undefined {
  const name = /^#?(?:.*-)?fn-(.+)$/.exec(reference ?? '')?.[1];
  if (name === undefined) return undefined;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** KaTeX keeps what the author wrote beside what it made of it. */
function writeMath(element: ContentElement): string {
  const source = mathSource(element);
  return source === undefined ? textOf(element) : `$${source}$`;
}

export function mathSource(element: ContentElement): string | undefined {
  const annotation = find(element, ({ attributes }) => attributes.encoding === 'application/x-tex');
  return annotation && textOf(annotation).trim();
}
