/** A cache that speaks the protocols of Turborepo and of Bazel as their servers do, in memory. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeServer } from './close-server.js';

export interface CacheServer {
  origin: string;
  /** By path, without query. */
  stored: Map<string, Buffer>;
  /** Method and path of each request. */
  requests: string[];
  close(): Promise<void>;
}

export interface CacheServerOptions {
  token?: string;
  /** In place of the answer. `undefined`: none at all. */
  fault?: () => { status: number; body?: string } | undefined;
}

export async function startCacheServer({ token, fault }: CacheServerOptions = {}): Promise<CacheServer> {
  const stored = new Map<string, Buffer>();
  const requests: string[] = [];
  const statusOf = (request: IncomingMessage, path: string, body: Buffer): number => {
    if (token !== undefined && request.headers.authorization !== `Bearer ${token}`) return 401;
    if (path.startsWith('/v8/artifacts/') && !new URL(request.url ?? '', 'http://x').searchParams.has('slug'))
      return 400;
    if (request.method !== 'PUT') return stored.has(path) ? 200 : 404;
    // Servers of Bazel refuse what has another hash.
    const hash = /^\/cas\/(\w+)$/.exec(path)?.[1];
    if (hash !== undefined && createHash('sha256').update(body).digest('hex') !== hash) return 400;
    stored.set(path, body);
    return 200;
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set
    const path = new URL(request.url ?? '', 'http://x').pathname;
    requests.push(`${request.method} ${path}`);
    if (fault) {
      const answer = fault();
      if (answer) response.writeHead(answer.status).end(answer.body);
      return;
    }
    const status = statusOf(request, path, Buffer.concat(chunks));
    response.writeHead(status).end(request.method === 'GET' && status === 200 ? stored.get(path) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // of a server that listens on a port
  return {
    origin: `http://127.0.0.1:${port}`,
    stored,
    requests,
    close: () => closeServer(server),
  };
}
