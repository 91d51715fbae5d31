/**
 * Serves a built site the way a plain host does: clean URLs, and text compressed with gzip. Only for
 * measuring; every tool gets the same server.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};
const COMPRESSED = /\.(?:html|m?js|css|json|svg|xml)$/;

/**
 * @param {string} dir
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export function serveStatic(dir) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = findFile(dir, decodeURIComponent(pathname));
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const compress = COMPRESSED.test(file);
    const body = readFileSync(file);
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...(compress ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(compress ? gzipSync(body) : body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      const close = () => {
        server.closeAllConnections();
        server.close();
      };
      resolve({ origin: `http://127.0.0.1:${port}`, close });
    });
  });
}

/**
 * @param {string} dir
 * @param {string} pathname
 */
function findFile(dir, pathname) {
  // `normalize` of an absolute path cannot climb above it.
  const path = join(dir, normalize(`/${pathname}`));
  const candidates = [path, `${path}.html`, join(path, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}
