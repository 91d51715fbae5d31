/** A server for one reader: the browser that prints. It knows the book and the files of the output that it shows. */
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export interface BookServer {
  /** Of the book. */
  url: string;
  close(): Promise<void>;
}

export interface ServedBook {
  document(): string;
  /** File of the output for a pathname. */
  readFile(pathname: string): string | undefined;
  /** Absolute output folder. */
  dir: string;
}

/** No page of a site is called like this. */
const BOOK = '/.dactyl-book';
/** Others are known by their bytes. */
const TYPES: Record<string, string> = { '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml' };

export async function serveBook(book: ServedBook): Promise<BookServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://book');
    answer(pathname, response, book).catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  // The cast: it listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${BOOK}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  pathname: string,
  response: ServerResponse,
  { document, readFile: find, dir }: ServedBook,
): Promise<void> {
  if (pathname === BOOK) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(document());
    return;
  }
  const file = find(pathname);
  const type = file === undefined ? undefined : TYPES[path.extname(file)];
  if (file === undefined) response.writeHead(404).end();
  else
    response
      .writeHead(200, type === undefined ? {} : { 'content-type': type })
      .end(await readFile(path.join(dir, file)));
}
