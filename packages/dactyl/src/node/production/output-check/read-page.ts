/** A written page → what rules want to know of it: links, media, ids, headings, what its head says. As browsers see it. */
import { Parser } from 'htmlparser2';
import { definedProps } from '../../../shared/defined-props.js';
import { ownAddresses } from '../../pipeline/named-media.js';

export interface PageFacts {
  /** Values of `href`, each once, without those that are left out of the check. */
  links: string[];
  media: string[];
  ids: Set<string>;
  /** Ids of the main content to which readers link: those of headings and the like. */
  places: string[];
  /** Ids that more than one element has. */
  repeatedIds: string[];
  /** Of the main content, in order. */
  headings: Heading[];
  /** Addresses of images without a text in their place. */
  withoutAlt: string[];
  canonicals: string[];
  alternates: { lang: string; href: string }[];
  /** Where the page sends its readers at once. */
  redirect?: string;
  /** Search engines are asked to leave it out. */
  isHidden: boolean;
  /** Its main content has nothing to read or to look at. */
  isEmpty: boolean;
}

export interface Heading {
  level: number;
  text: string;
}

const MEDIA = new Set(['img', 'source', 'video', 'audio', 'track', 'iframe', 'embed', 'object', 'input']);
/** What can be seen without a text. */
const SEEN = new Set([...MEDIA, 'svg', 'canvas', 'math', 'button', 'select', 'textarea']);
/** Their ids are written by authors, or made from words; those of other elements may be numbers. */
const PLACES = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'dt', 'details', 'figure']);
/** Their text is not shown. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);

type Attributes = Record<string, string>;

interface Reading extends Omit<PageFacts, 'links' | 'media' | 'withoutAlt' | 'repeatedIds' | 'places' | 'isEmpty'> {
  links: Set<string>;
  places: Set<string>;
  media: Set<string>;
  withoutAlt: Set<string>;
  repeatedIds: Set<string>;
  /** How many elements around this place are `<main>`, and of those whose text is not shown. */
  main: number;
  unseen: number;
  /** Drawings repeat ids of their own: nothing links to them. */
  svg: number;
  hasMain: boolean;
  hasContent: boolean;
  heading?: Heading;
}

export function readPage(html: string): PageFacts {
  const page = createReading();
  const parser = new Parser({
    onopentag: (name, attributes) => openElement(name, attributes, page),
    ontext: (text) => readText(text, page),
    onclosetag: (name) => closeElement(name, page),
  });
  parser.end(html);
  const { links, media, ids, places, repeatedIds, headings, withoutAlt, canonicals, alternates, redirect, isHidden } =
    page;
  return definedProps({
    links: [...links],
    media: [...media],
    ids,
    places: [...places],
    repeatedIds: [...repeatedIds],
    headings,
    withoutAlt: [...withoutAlt],
    canonicals,
    alternates,
    redirect,
    isHidden,
    isEmpty: page.hasMain && !page.hasContent,
  });
}

function createReading(): Reading {
  return {
    links: new Set(),
    media: new Set(),
    ids: new Set(),
    places: new Set(),
    repeatedIds: new Set(),
    headings: [],
    withoutAlt: new Set(),
    canonicals: [],
    alternates: [],
    isHidden: false,
    main: 0,
    unseen: 0,
    svg: 0,
    hasMain: false,
    hasContent: false,
  };
}

function openElement(name: string, attributes: Attributes, page: Reading): void {
  if (UNSEEN.has(name)) page.unseen++;
  if (name === 'svg') page.svg++;
  if (name === 'main') {
    page.main++;
    page.hasMain = true;
  }
  if (name === 'meta') readMeta(attributes, page);
  if (name === 'link') readHeadLink(attributes, page);
  if (MEDIA.has(name)) for (const address of shownBy(attributes)) page.media.add(address);
  if (page.main > 0 && page.unseen === 0 && SEEN.has(name)) page.hasContent = true;
  if (name === 'img') readImage(attributes, page);
  if (page.unseen === 0) readId(name, attributes.id, page);
  if (name === 'a') readAnchor(attributes, page);
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level === undefined || page.main === 0) return;
  page.heading = { level: Number(level), text: '' };
  page.headings.push(page.heading);
}

function readText(text: string, page: Reading): void {
  if (page.unseen > 0) return;
  // The link to a heading has a space without width for its text.
  if (page.heading) page.heading.text += text.replaceAll('\u200B', '');
  if (page.main > 0 && /[^\s\u200B]/.test(text)) page.hasContent = true;
}

function closeElement(name: string, page: Reading): void {
  if (UNSEEN.has(name)) page.unseen--;
  if (name === 'svg') page.svg--;
  if (name === 'main') page.main--;
  if (/^h[1-6]$/.test(name)) delete page.heading;
}

function readMeta({ name, content = '', 'http-equiv': header }: Attributes, page: Reading): void {
  const redirect = header?.toLowerCase() === 'refresh' ? /^0;\s*url=(.+)$/i.exec(content)?.[1] : undefined;
  if (redirect !== undefined) page.redirect = redirect;
  if (name === 'robots' && /\bnoindex\b/i.test(content)) page.isHidden = true;
}

function readHeadLink({ rel, href, hreflang }: Attributes, page: Reading): void {
  if (href === undefined) return;
  if (rel === 'canonical') page.canonicals.push(href);
  if (rel === 'alternate' && hreflang !== undefined) page.alternates.push({ lang: hreflang, href });
}

function readImage({ src = '', alt, role, 'aria-hidden': hidden }: Attributes, page: Reading): void {
  const isDecoration = role === 'presentation' || role === 'none' || hidden === 'true';
  if (alt === undefined && !isDecoration) page.withoutAlt.add(src);
}

function readId(name: string, id: string | undefined, page: Reading): void {
  if (id === undefined) return;
  if (page.main > 0 && PLACES.has(name)) page.places.add(id);
  if (page.ids.has(id) && page.svg === 0) page.repeatedIds.add(id);
  page.ids.add(id);
}

function readAnchor({ href, name, 'data-nobrokenlinkcheck': unchecked }: Attributes, page: Reading): void {
  if (name !== undefined) page.ids.add(name);
  if (href !== undefined && unchecked === undefined) page.links.add(href.trim());
}

function shownBy(attributes: Attributes): string[] {
  return ['src', 'poster', 'srcset', 'data'].flatMap((name) => ownAddresses(name, attributes[name] ?? ''));
}
