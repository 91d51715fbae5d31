/**
 * A static server for the output folder, as a good host would serve it: clean URLs, base URL, 404 page,
 * compression, caching, ranges. In: GET and HEAD requests. Out: files of the folder and nothing else.
 * The folder is read anew for each request, so that a rebuild shows without a restart.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Logger } from '../../node/logger.js';
import { createCompressor, type Compressor } from './compress.js';
import { createFileFinder } from './find-file.js';
import { listenOnPort, type ListenOptions } from './listen-port.js';
import { resolveRequest, type FindFile, type UrlRules } from './resolve-request.js';
import { sendFile } from './send-file.js';

export interface PreviewOptions extends UrlRules, ListenOptions {
  /** Absolute folder. */
  dir: string;
  logger?: Logger;
}

export interface PreviewServer {
  /** Address of the start page. */
  url: string;
  port: number;
  /** Ends open connections too. */
  close(): Promise<void>;
}

export async function createPreviewServer(options: PreviewOptions): Promise<PreviewServer> {
  const { host = 'localhost', baseUrl, logger } = options;
  const site = { rules: options, findFile: createFileFinder(options.dir), compressor: createCompressor() };
  const server = createServer((request, response) => {
    answer(request, response, site).catch((error: unknown) => {
      // Whoever closes the page early ends the stream: no failure.
      if (request.destroyed || response.destroyed) return;
      logger?.error(`${request.url}: ${error instanceof Error ? error.message : String(error)}`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'This file could not be read.');
    });
  });
  const port = await listenOnPort(server, options);
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}${baseUrl}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface ServedSite {
  rules: UrlRules;
  findFile: FindFile;
  compressor: Compressor;
}

async function answer(request: IncomingMessage, response: ServerResponse, site: ServedSite): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendText(response, 405, 'Only GET and HEAD are served here.');
  }
  const { compressor, rules, findFile } = site;
  const result = await resolveRequest(request.url ?? '/', rules, findFile);
  switch (result.kind) {
    case 'file':
      return sendFile({ request, response, file: result.file, status: 200, compressor });
    case 'redirect':
      // 302, because browsers remember a 301 of localhost for the next site on this port.
      response.writeHead(302, { Location: result.location, 'Cache-Control': 'no-cache' }).end();
      return;
    case 'bad-request':
      return sendText(response, 400, 'This URL cannot be read.');
    case 'not-found':
      if (!result.file) return sendText(response, 404, 'There is no such page.');
      return sendFile({ request, response, file: result.file, status: 404, compressor });
  }
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(response.req.method === 'HEAD' ? undefined : `${text}\n`);
}
