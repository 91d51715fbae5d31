/**
 * Reads from a page's HTML the facts that readers notice. Tags are taken as they are in the text, without the
 * repairs of an HTML parser, as in the tool that wrote the reference lists.
 */
import { Parser } from 'htmlparser2';

import { asShown } from './page-tree.js';
import { closeSidebarTag, openSidebarTag, readSidebarText, startSidebar, type SidebarReading } from './read-sidebar.js';
import type { PageFacts } from './page-facts.js';

/** Elements that contain no text for readers. */
const SILENT = new Set(['script', 'style', 'svg', 'noscript']);

/**
 * Elements that Dactyl adds to pages on purpose: headings of lists for screen readers, the notice that a page is
 * not translated, and the source of a diagram in place of its picture.
 */
const ADDED = [
  { name: 'h1', className: 'dactyl-visually-hidden' },
  { name: 'p', className: 'theme-translation-notice' },
  { name: 'div', className: 'mermaid-source' },
];

export function readPage(html: string): PageFacts {
  const reading = startReading();
  let text = '';
  const endText = () => {
    if (text) readText(reading, text);
    text = '';
  };
  const parser = new Parser(
    {
      onopentag(name, attributes, isImplied) {
        endText();
        if (!isImplied) openTag(reading, name, attributes);
      },
      onclosetag(name, isImplied) {
        endText();
        if (!isImplied) closeTag(reading, name);
      },
      // Text with entities arrives in pieces.
      ontext(piece) {
        text += piece;
      },
      oncomment: endText,
      onend: endText,
    },
    { recognizeSelfClosing: true },
  );
  parser.end(asShown(html));
  const { facts } = reading;
  const { title, h1, breadcrumbs, tagCounts } = facts;
  return {
    ...facts,
    title: clean(title),
    h1: clean(h1),
    breadcrumbs: breadcrumbs.map(clean),
    tagCounts: tagCounts.map(clean),
    sidebar: reading.sidebar.lines,
  };
}

interface Reading {
  facts: PageFacts;
  /** Number of open elements of each kind. */
  depth: Record<'main' | 'silent' | 'pre', number>;
  /** The fact that receives text now. */
  text: { fact: 'title' | 'h1' | 'crumb' | 'count'; until: string } | undefined;
  /** The element added by Dactyl that is being read. */
  added: { name: string; depth: number } | undefined;
  /** Whether the parser is inside the link of a tag. */
  inTag: boolean;
  /** The collapsible table of contents. */
  narrowToc: { inside: boolean; caption: boolean };
  sidebar: SidebarReading;
}

/** Whether Dactyl adds this element on purpose. */
export function isAdded(name: string, classes: string): boolean {
  return ADDED.some((one) => one.name === name && words(classes).includes(one.className));
}

function startReading(): Reading {
  return {
    facts: {
      lang: '',
      title: '',
      h1: '',
      ids: [],
      prev: '',
      next: '',
      breadcrumbs: [],
      tags: [],
      code: 0,
      admonitions: 0,
      tabs: 0,
      tables: 0,
      images: 0,
      links: 0,
      words: 0,
      part: '',
      description: '',
      canonical: '',
      alternates: [],
      robots: '',
      edit: '',
      tagCounts: [],
      sidebar: [],
    },
    depth: { main: 0, silent: 0, pre: 0 },
    text: undefined,
    added: undefined,
    inTag: false,
    narrowToc: { inside: false, caption: false },
    sidebar: startSidebar(),
  };
}

function openTag(reading: Reading, name: string, attributes: Record<string, string>): void {
  const { facts, depth } = reading;
  if (name === 'html') facts.lang = attributes['lang'] ?? '';
  if (name === 'title' && !facts.title) reading.text = { fact: 'title', until: name };
  if (name === 'main') depth.main += 1;
  if (SILENT.has(name)) depth.silent += 1;
  readHeadTag(facts, name, attributes);
  openSidebarTag(reading.sidebar, name, attributes);
  if (depth.main === 0 || depth.silent > 0) return;
  if (reading.added) {
    if (name === reading.added.name) reading.added.depth += 1;
    return;
  }
  if (isAdded(name, attributes['class'] ?? '')) {
    reading.added = { name, depth: 1 };
    return;
  }
  openNarrowToc(reading, name, attributes);
  if (name === 'h1' && !facts.h1) reading.text = { fact: 'h1', until: name };
  if (name === 'pre') depth.pre += 1;
  count(facts, name, attributes);
  readNavigation(reading, name, attributes);
}

function count(
  facts: PageFacts,
  name: string,
  { id, role, href = '', class: classes = '' }: Record<string, string>,
): void {
  if (/^h[2-6]$/.test(name) && id) facts.ids.push(id);
  if (name === 'pre') facts.code += 1;
  if (name === 'table') facts.tables += 1;
  if (name === 'img') facts.images += 1;
  if (words(classes).includes('theme-admonition')) facts.admonitions += 1;
  if (role === 'tablist') facts.tabs += 1;
  if (name === 'a' && /^\/(?!\/)/.test(href)) facts.links += 1;
}

function readNavigation(
  reading: Reading,
  name: string,
  { href = '', rel = '', class: classNames = '' }: Record<string, string>,
): void {
  const { facts } = reading;
  const classes = words(classNames);
  if (classes.includes('pagination-nav__link--prev')) facts.prev = href;
  if (classes.includes('pagination-nav__link--next')) facts.next = href;
  if (classes.includes('theme-edit-this-page')) facts.edit ||= href;
  if (name === 'a' && words(rel).includes('tag')) {
    facts.tags.push(href);
    reading.inTag = true;
  }
  if (reading.inTag && name === 'span') {
    reading.text = { fact: 'count', until: name };
    facts.tagCounts.push('');
  }
  if (classes.includes('breadcrumbs__link')) {
    reading.text = { fact: 'crumb', until: name };
    facts.breadcrumbs.push('');
  }
}

/**
 * The collapsible table of contents is skipped, because Docusaurus renders its entries only when it is opened.
 */
function openNarrowToc({ narrowToc }: Reading, name: string, { class: classes = '' }: Record<string, string>): void {
  if (name === 'details' && words(classes).includes('theme-doc-toc-mobile')) narrowToc.inside = true;
  if (name === 'summary') narrowToc.caption = true;
}

function closeTag(reading: Reading, name: string): void {
  const { depth } = reading;
  closeSidebarTag(reading.sidebar, name);
  if (name === reading.text?.until) reading.text = undefined;
  if (name === reading.added?.name) reading.added.depth -= 1;
  if (reading.added?.depth === 0) reading.added = undefined;
  if (name === 'a') reading.inTag = false;
  if (name === 'summary') reading.narrowToc.caption = false;
  if (name === 'details') reading.narrowToc.inside = false;
  if (name === 'main' && depth.main > 0) depth.main -= 1;
  if (name === 'pre' && depth.pre > 0) depth.pre -= 1;
  if (SILENT.has(name) && depth.silent > 0) depth.silent -= 1;
}

function readText({ facts, depth, text: place, added, narrowToc, sidebar }: Reading, text: string): void {
  if (depth.silent === 0) readSidebarText(sidebar, text);
  if (added !== undefined) return;
  if (place?.fact === 'title') facts.title += text;
  if (place?.fact === 'h1') facts.h1 += text;
  if (place?.fact === 'crumb') facts.breadcrumbs.push((facts.breadcrumbs.pop() ?? '') + text);
  if (place?.fact === 'count') facts.tagCounts.push((facts.tagCounts.pop() ?? '') + text);
  const isFolded = narrowToc.inside && !narrowToc.caption;
  if (depth.main > 0 && depth.silent === 0 && depth.pre === 0 && !isFolded) facts.words += words(text).length;
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function clean(text: string): string {
  return text.replaceAll('\u200b', '').replaceAll(/\s+/g, ' ').trim();
}

type HeadFacts = Pick<PageFacts, 'part' | 'description' | 'canonical' | 'alternates' | 'robots'>;

/** `name` of a `<meta>` → fact */
const META_FACTS: Readonly<Record<string, 'part' | 'description' | 'robots'>> = {
  docusaurus_tag: 'part',
  description: 'description',
  robots: 'robots',
};

/** Adds to `facts`. Of two tags with the same meaning the first one counts. */
function readHeadTag(
  facts: HeadFacts,
  tag: string,
  { name = '', content = '', rel, href = '', hreflang }: Record<string, string>,
): void {
  const fact = tag === 'meta' ? META_FACTS[name] : undefined;
  if (fact) facts[fact] ||= content.replaceAll(/\s+/g, ' ').trim();
  if (tag !== 'link') return;
  if (rel === 'canonical') facts.canonical ||= href;
  if (rel === 'alternate' && hreflang) facts.alternates.push(`${hreflang} ${href}`);
}
