/**
 * A book → a PDF, printed by a browser that is there. All chapters are one document, so that links between them stay inside and their
 * headings become bookmarks. It is printed twice: only a printed book knows the page on which a chapter begins.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../../../base/find-browser.js';
import { SiteError } from '../../../base/site-error.js';
import type { Book } from '../types.js';
import { bookDocument } from './book-document.js';
import { firstPages } from './first-pages.js';
import { openPrinter } from './print-page.js';
import type { PageFormat } from './print-styles.js';
import { serveBook } from './serve-book.js';

export interface PdfSource {
  book: Book;
  /** Absolute output folder. */
  dir: string;
  findFile(url: URL): string | undefined;
  format: PageFormat;
}

export async function writePdf({ book, dir, findFile, format }: PdfSource): Promise<Uint8Array> {
  const browser = findBrowser();
  if (browser === undefined) throw noBrowser();
  const folder = await mkdtemp(path.join(tmpdir(), 'dactyl-pdf-'));
  const { origin } = new URL(book.address);
  let pages: ReadonlyMap<number, number> = new Map();
  const server = await serveBook({
    document: () => bookDocument({ book, findFile, format, pages }),
    // The site's own addresses are asked of this server, which has no origin of theirs.
    readFile: (pathname) => findFile(new URL(pathname, origin)),
    dir,
  });
  const printer = openPrinter({ browser, profile: path.join(folder, 'profile') });
  try {
    const first = await printer.print(server.url);
    pages = firstPages(first.toString('latin1'));
    return await printer.print(server.url);
  } finally {
    await printer.close();
    await server.close();
    // The browser's last process may still be writing into its profile.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function noBrowser(): SiteError {
  return new SiteError('A PDF is printed by a browser, and none was found.', {
    hint: 'Install Chromium, Chrome or Edge, or get one with `npx @puppeteer/browsers install chrome@stable`, and name its file in the variable CHROME_PATH.',
  });
}
