/**
 * A static server for the output folder that behaves like a good host: clean URLs, base URL, 404 page, compression,
 * caching, ranges. Input: GET and HEAD requests. Output: only files of the folder. The site may not be published
 * yet, so requests under other host names are refused, as pages of strangers might send them. Files are looked up
 * for each request, so that a rebuild shows without a restart.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../../base/logger.js';
import { refuseHost, toAllowedHosts, type AllowedHosts } from '../allowed-hosts.js';
import { createHttpServer } from '../create-http-server.js';
import { createCompressor, type Compressor } from './compress.js';
import { createFileFinder } from './find-file.js';
import { listenOnPort, serverUrl, type ListenOptions } from './listen-port.js';
import type { ServedFiles, UrlRules } from './resolve-request.js';
import { folderIdentity, resolveSettled } from './resolve-settled.js';
import { sendFile } from './send-file.js';

export interface PreviewOptions extends UrlRules, ListenOptions {
  /** Absolute folder. */
  dir: string;
  /** Names that it answers to, besides `host`, `localhost` and addresses. */
  allowedHosts?: readonly string[] | undefined;
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
  const site = {
    rules: options,
    files: createFileFinder(options.dir),
    identity: () => folderIdentity(options.dir),
    compressor: createCompressor(),
    allowedHosts: toAllowedHosts(options.allowedHosts, host),
  };
  const server = createHttpServer();
  server.on('request', (request, response) => {
    answer(request, response, site).catch((error: unknown) => {
      // A reader who closes the page early aborts the stream; that is not a failure.
      if (request.destroyed || response.destroyed) return;
      logger?.error(`${request.url}: ${error instanceof Error ? error.message : String(error)}`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'This file could not be read.');
    });
  });
  const port = await listenOnPort(server, options);
  return {
    url: serverUrl(host, port, baseUrl),
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
  files: ServedFiles;
  identity: () => Promise<string | undefined>;
  compressor: Compressor;
  allowedHosts: AllowedHosts;
}

async function answer(request: IncomingMessage, response: ServerResponse, site: ServedSite): Promise<void> {
  if (refuseHost(request, response, site.allowedHosts)) return;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendText(response, 405, 'Only GET and HEAD are served here.');
  }
  const { compressor } = site;
  const result = await resolveSettled(request.url ?? '/', site);
  switch (result.kind) {
    case 'file':
      return sendFile({ request, response, file: result.file, status: 200, compressor });
    case 'redirect':
      // 302, because browsers would remember a 301 of localhost for the next site on this port.
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
