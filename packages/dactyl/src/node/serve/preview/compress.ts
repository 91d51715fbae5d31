/** Compressed bodies of text files, kept in memory: a file is compressed once, not per request. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

export interface Compressor {
  /** `key` identifies the content: different content needs a different key. */
  compress(key: string, encoding: Encoding, read: () => Promise<Buffer>): Promise<Buffer>;
}

/** A static host compresses in advance; level 11 takes too long while a reader waits. */
const BROTLI_QUALITY = 5;
const LONGEST_MEMORY = 64 * 1024 ** 2;

export function createCompressor(): Compressor {
  const bodies = new Map<string, Promise<Buffer>>();
  let bytes = 0;
  const keep = (body: Buffer) => {
    bytes += body.length;
    if (bytes <= LONGEST_MEMORY) return;
    bodies.clear();
    bytes = 0;
  };
  return {
    compress(key, encoding, read) {
      const name = `${encoding}:${key}`;
      const known = bodies.get(name);
      if (known) return known;
      const body = read().then((content) => compressNow(content, encoding));
      bodies.set(name, body);
      body.then(keep, () => bodies.delete(name));
      return body;
    },
  };
}

function compressNow(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(content);
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** The best encoding that `Accept-Encoding` allows. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const allowed = new Set<string>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const isRefused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    if (!isRefused) allowed.add(name);
  }
  if (allowed.has('br')) return 'br';
  return allowed.has('gzip') || allowed.has('*') ? 'gzip' : undefined;
}
