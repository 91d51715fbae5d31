/**
 * A book → the files of an EPUB 3, zipped. Chapters and nothing else are text of the site; what shows them is ours: a title page, a
 * table of contents and a style sheet that leaves fonts and colours to the reader's device.
 */
import { zipTime } from '../file-times.js';
import { followLink } from '../follow-link.js';
import { chaptersOf, type Book, type Chapter } from '../types.js';
import { writeMarkup, type MarkupRules } from '../write-markup.js';
import { createImages, type BookImages } from './book-images.js';
import { chapterFile, contentsPage, titlePage, xhtmlPage } from './book-pages.js';
import { BOOK_STYLES } from './book-styles.js';
import { CONTAINER, packageFile } from './package-file.js';

export interface EpubSource {
  book: Book;
  /** Absolute output folder. */
  dir: string;
  /** File of the output folder for an address of the site. */
  findFile(address: URL): string | undefined;
}

export async function writeEpub({ book, dir, findFile }: EpubSource): Promise<Uint8Array> {
  const chapters = chaptersOf(book.parts);
  const byFile = new Map(chapters.map((chapter) => [chapter.file, chapter]));
  const images = createImages(dir, findFile);
  const texts: [string, string][] = chapters.map((chapter) => {
    const rules = chapterRules(chapter, { images, target: (url) => byFile.get(findFile(url) ?? '') });
    return [chapterFile(chapter), xhtmlPage(chapter.title, writeMarkup(chapter.content, rules), book)];
  });
  const pages: [string, string][] = [
    ['title.xhtml', titlePage(book)],
    ['contents.xhtml', contentsPage(book)],
    ...texts,
  ];
  const { zipSync } = await import('fflate');
  const mtime = zipTime(book.modified);
  const stored = { level: 0, mtime } as const;
  const packed = { level: 9, mtime } as const;
  const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  return zipSync({
    // First and as it is: readers know the file by it.
    mimetype: [toBytes('application/epub+zip'), stored],
    'META-INF/container.xml': [toBytes(CONTAINER), packed],
    'book/package.opf': [toBytes(packageFile(book, { pages, images: images.used() })), packed],
    'book/styles.css': [toBytes(BOOK_STYLES), packed],
    ...Object.fromEntries(pages.map(([name, text]) => [`book/${name}`, [toBytes(text), packed] as const])),
    ...Object.fromEntries((await images.read()).map(([name, bytes]) => [`book/${name}`, [bytes, packed] as const])),
  });
}

interface Surroundings {
  images: BookImages;
  target(url: URL): Chapter | undefined;
}

function chapterRules(chapter: Chapter, { images, target }: Surroundings): MarkupRules {
  const seen = new Set<string>();
  return {
    keepsLook: false,
    id: (id) => (seen.has(id) ? undefined : (seen.add(id), id)),
    image: (src) => images.add(src, chapter.url),
    link(href) {
      const found = followLink(href, chapter, target);
      if (!found || 'away' in found) return found?.away;
      const { to, id } = found;
      const hash = id === undefined ? '' : `#${encodeURIComponent(id)}`;
      return to === chapter && hash !== '' ? hash : chapterFile(to) + hash;
    },
  };
}
