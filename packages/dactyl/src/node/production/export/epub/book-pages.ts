/** Pages of a book that are no chapters. */
import { escapeXml } from '../../../../shared/xml.js';
import type { Book, BookPart, Chapter } from '../types.js';

export function chapterFile({ number }: Pick<Chapter, 'number'>): string {
  return `chapter-${String(number).padStart(3, '0')}.xhtml`;
}

export function xhtmlPage(title: string, body: string, { language, direction }: Book): string {
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n` +
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}" dir="${direction}">\n` +
    `<head><title>${escapeXml(title)}</title><link rel="stylesheet" type="text/css" href="styles.css"/></head>\n` +
    `<body>${body}</body>\n</html>\n`
  );
}

export function titlePage(book: Book): string {
  const { title, version, address } = book;
  const shown = address.replace(/^https?:\/\//, '').replace(/\/$/, '');
  const line = version === undefined ? '' : `<p>${escapeXml(version)}</p>`;
  const body = `<section class="export-title" epub:type="titlepage"><h1>${escapeXml(title)}</h1>${line}<p><a href="${escapeXml(address)}">${escapeXml(shown)}</a></p></section>`;
  return xhtmlPage(title, body, book);
}

/** Also what devices show as their own table of contents. */
export function contentsPage(book: Book): string {
  const body = `<nav epub:type="toc" id="toc"><h1>${escapeXml(book.title)}</h1>${contentsList(book.parts)}</nav>`;
  return xhtmlPage(book.title, body, book);
}

function contentsList(parts: readonly BookPart[]): string {
  if (parts.length === 0) return '';
  const items = parts.map(({ title, chapter, parts: inner }) => {
    const label = escapeXml(title);
    const link = chapter ? `<a href="${chapterFile(chapter)}">${label}</a>` : `<span>${label}</span>`;
    return `<li>${link}${contentsList(inner)}</li>`;
  });
  return `<ol>${items.join('')}</ol>`;
}
