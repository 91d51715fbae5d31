/** Sends a file: cache headers, conditional requests, ranges, compression. */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { chooseEncoding, type Compressor, type Encoding } from './compress.js';
import { contentTypeOf, isCompressible } from './content-type.js';
import { parseRange } from './range.js';
import type { FoundFile } from './resolve-request.js';

export interface SendFile {
  request: IncomingMessage;
  response: ServerResponse;
  file: FoundFile;
  /** 404 for the not-found page; conditions and ranges are then ignored. */
  status: 200 | 404;
  /** Compresses files. Default: no compression. */
  compressor?: Compressor;
  /** Value of `Cache-Control`. Default: depends on the file's name. */
  cacheControl?: string;
}

const SMALLEST_COMPRESSED = 1024;
const LARGEST_COMPRESSED = 16 * 1024 ** 2;

export async function sendFile(send: SendFile): Promise<void> {
  const { request, response, file, status, compressor } = send;
  const type = contentTypeOf(file.name);
  const canCompress = isCompressible(type) && file.size >= SMALLEST_COMPRESSED && file.size <= LARGEST_COMPRESSED;
  const isPlainGet = status === 200 && request.method === 'GET';
  const wantsRange = isPlainGet && request.headers.range !== undefined;
  const encoding =
    compressor && canCompress && !wantsRange ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  const headers: OutgoingHttpHeaders = {
    'Content-Type': type,
    'Cache-Control': send.cacheControl ?? cacheControlOf(status === 200 ? file.name : ''),
    ETag: etagOf(file, encoding),
    'Last-Modified': new Date(file.mtimeMs).toUTCString(),
    'X-Content-Type-Options': 'nosniff',
    ...(compressor && canCompress ? { Vary: 'Accept-Encoding' } : {}),
  };
  if (status === 200 && isUnchanged(request, file, encoding)) {
    response.writeHead(304, headers).end();
  } else if (compressor && encoding) {
    await sendCompressed(send, { headers, encoding, compressor });
  } else {
    await sendPlain(send, headers);
  }
}

async function sendCompressed(
  send: SendFile,
  how: { headers: OutgoingHttpHeaders; encoding: Encoding; compressor: Compressor },
): Promise<void> {
  const { request, response, file, status } = send;
  const key = `${file.path}:${etagOf(file, undefined)}`;
  const body = await how.compressor.compress(key, how.encoding, () => readFile(file.path));
  response.writeHead(status, { ...how.headers, 'Content-Encoding': how.encoding, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function sendPlain({ request, response, file, status }: SendFile, headers: OutgoingHttpHeaders): Promise<void> {
  const range =
    status === 200 && request.method === 'GET' && rangeApplies(request, file)
      ? parseRange(request.headers.range, file.size)
      : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${file.size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  response.writeHead(range ? 206 : status, {
    ...headers,
    'Accept-Ranges': 'bytes',
    'Content-Length': end - start + 1,
    ...(range ? { 'Content-Range': `bytes ${start}-${end}/${file.size}` } : {}),
  });
  if (request.method === 'HEAD' || file.size === 0) response.end();
  else await pipeline(createReadStream(file.path, { start, end }), response);
}

/** Each encoding of a file has its own ETag. */
function etagOf(file: FoundFile, encoding: Encoding | undefined): string {
  const version = `${file.size.toString(36)}-${Math.round(file.mtimeMs * 1000).toString(36)}`;
  return `"${version}${encoding ? `-${encoding}` : ''}"`;
}

/** A file with a hash in its name never changes, so browsers may cache it for ever. */
export function cacheControlOf(name: string): string {
  const isHashed = /(?:^|[-./])(?=[\w-]*[\dA-Z])[\w-]{7,}\.\w+$/.test(name);
  const isAsset = name.startsWith('assets/') || /^[\w-]+\/assets\//.test(name);
  return isAsset && isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function isUnchanged(request: IncomingMessage, file: FoundFile, encoding: Encoding | undefined): boolean {
  const wanted = request.headers['if-none-match'];
  if (wanted !== undefined) {
    const tags = wanted.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(etagOf(file, encoding));
  }
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  return Math.floor(file.mtimeMs / 1000) * 1000 <= since;
}

/** Checks `If-Range`: a part is only useful together with parts of the same content. */
function rangeApplies(request: IncomingMessage, file: FoundFile): boolean {
  const condition = request.headers['if-range'];
  if (typeof condition !== 'string') return condition === undefined;
  if (condition.startsWith('"')) return condition === etagOf(file, undefined);
  return Date.parse(condition) === Math.floor(file.mtimeMs / 1000) * 1000;
}
