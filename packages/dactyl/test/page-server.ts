import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { closeServer } from './close-server.js';

export interface ServedFile {
  body: string;
  status?: number;
  /** Where a redirect leads; needs a status. */
  location?: string;
  type?: string;
  /** Milliseconds before the answer. */
  delay?: number;
  /** Seconds that the browser may keep it; without, it may not. */
  maxAge?: number;
  /** Whether pages of other origins may read it. */
  isPublic?: boolean;
}

export interface PageServer {
  /** Without trailing slash. */
  origin: string;
  /** Pathname → file. May be changed while the server runs. `404.html` answers for what is not here. */
  files: Map<string, ServedFile>;
  /** Pathnames that were asked for, in order. */
  requests: string[];
  close(): Promise<void>;
}

/** A local server for hand-written pages. */
export async function startPageServer(files: Map<string, ServedFile>): Promise<PageServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requests.push(pathname);
    const file = files.get(pathname) ?? { body: files.get('/404.html')?.body ?? '', status: 404 };
    void wait(file.delay ?? 0).then(() => {
      response.writeHead(file.status ?? 200, {
        'content-type': file.type ?? contentType(pathname),
        ...(file.location === undefined ? {} : { location: file.location }),
        ...(file.isPublic && { 'access-control-allow-origin': '*' }),
        ...(file.maxAge === undefined ? {} : { 'cache-control': `max-age=${file.maxAge}` }),
      });
      response.end(file.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The cast: a server on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    files,
    requests,
    close: () => closeServer(server),
  };
}

function contentType(pathname: string): string {
  if (pathname.endsWith('.js')) return 'text/javascript';
  if (pathname.endsWith('.json')) return 'application/json';
  return 'text/html; charset=utf-8';
}
