/** A book → one HTML document for the printer, with the style sheets of the site. */
import { escapeXml } from '../../../../shared/xml.js';
import { followLink } from '../follow-link.js';
import { chaptersOf, type Book, type BookPart, type Chapter, type ContentNode } from '../types.js';
import { writeMarkup, type MarkupRules } from '../write-markup.js';
import { printStyles, type PageFormat } from './print-styles.js';

export interface DocumentSource {
  book: Book;
  findFile(url: URL): string | undefined;
  format: PageFormat;
  /** Number of a chapter → its page, where that is known. */
  pages: ReadonlyMap<number, number>;
}

export function bookDocument({ book, findFile, format, pages }: DocumentSource): string {
  const { title, language, direction, parts } = book;
  const chapters = chaptersOf(parts);
  const byFile = new Map(chapters.map((chapter) => [chapter.file, chapter]));
  const styles = [...new Set(chapters.flatMap((chapter) => chapter.styles))];
  const target = (url: URL): Chapter | undefined => byFile.get(findFile(url) ?? '');
  const rules = (chapter: Chapter): MarkupRules => chapterRules(chapter, { target, findFile });
  return (
    `<!DOCTYPE html>\n<html lang="${language}" dir="${direction}" data-theme="light"><head><meta charset="utf-8">` +
    `<title>${escapeXml(title)}</title>` +
    styles.map((href) => `<link rel="stylesheet" href="${escapeXml(href)}">`).join('') +
    `<style>${printStyles({ title, format })}</style></head>` +
    `<body>${cover(book)}<nav class="export-contents">${contentsList(parts, pages)}</nav>` +
    `${writeParts(parts, { level: 1, rules })}</body></html>\n`
  );
}

/** No heading: it would be a bookmark of its own. */
function cover({ title, version, address }: Book): string {
  const line = version === undefined ? '' : `<p>${escapeXml(version)}</p>`;
  const shown = address.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return `<div class="export-cover"><p class="export-cover-title">${escapeXml(title)}</p>${line}<p><a href="${escapeXml(address)}">${escapeXml(shown)}</a></p></div>`;
}

function contentsList(parts: readonly BookPart[], pages: ReadonlyMap<number, number>): string {
  if (parts.length === 0) return '';
  const items = parts.map(({ title, chapter, parts: inner }) => {
    const label = `<span>${escapeXml(title)}</span>`;
    // An empty number has the same place, so that no line breaks otherwise when it is known.
    const number = chapter ? `<span class="export-page">${pages.get(chapter.number) ?? ''}</span>` : '';
    const line = chapter ? `<a href="#chapter-${chapter.number}">${label}${number}</a>` : label;
    return `<li>${line}${contentsList(inner, pages)}</li>`;
  });
  return `<ol>${items.join('')}</ol>`;
}

interface Level {
  /** Of the headings of its parts. */
  level: number;
  rules(chapter: Chapter): MarkupRules;
}

function writeParts(parts: readonly BookPart[], { level, rules }: Level): string {
  return parts
    .map(({ title, chapter, parts: inner }) => {
      const own = chapter
        ? `<article class="markdown" id="chapter-${chapter.number}">${writeMarkup(lower(chapter.content, level - 1), rules(chapter))}</article>`
        : `<div class="markdown export-part">${writeMarkup(lower([{ name: 'h1', attributes: {}, children: [title] }], level - 1), headingRules)}</div>`;
      return own + writeParts(inner, { level: level + 1, rules });
    })
    .join('');
}

/** Bookmarks are made of the levels of headings, so those of a page stand below the category that it is in. They look as before. */
function lower(nodes: readonly ContentNode[], by: number): ContentNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const { name, attributes, children } = node;
    const level = /^h([1-6])$/.exec(name)?.[1];
    if (level === undefined) return { ...node, children: lower(children, by) };
    const look = `export-h${level} ${attributes['class'] ?? ''}`.trim();
    return { name: `h${Math.min(Number(level) + by, 6)}`, attributes: { ...attributes, class: look }, children };
  });
}

/** For headings without a link or an image. */
const headingRules: MarkupRules = {
  link: () => undefined,
  image: () => undefined,
  id: () => undefined,
  keepsLook: true,
};

interface Surroundings {
  target(url: URL): Chapter | undefined;
  findFile(url: URL): string | undefined;
}

function chapterRules(chapter: Chapter, { target, findFile }: Surroundings): MarkupRules {
  const place = (to: Chapter, id: string): string => `chapter-${to.number}-${id}`;
  return {
    keepsLook: true,
    id: (id) => place(chapter, id),
    drawingId: (id) => id,
    image(src) {
      if (src.startsWith('data:')) return src;
      if (!URL.canParse(src, chapter.url)) return undefined;
      const url = new URL(src, chapter.url);
      return findFile(url) === undefined ? url.href : url.pathname;
    },
    link(href) {
      const found = followLink(href, chapter, target);
      if (!found || 'away' in found) return found?.away;
      const { to, id } = found;
      return `#${id === undefined ? `chapter-${to.number}` : place(to, id)}`;
    },
  };
}
