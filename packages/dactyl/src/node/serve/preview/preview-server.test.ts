import { mkdtemp, rm, symlink, utimes } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { writeFileAtomic } from '../../base/files.js';
import { listenOnPort } from './listen-port.js';
import { createPreviewServer, type PreviewServer } from './preview-server.js';
import { cacheControlOf } from './send-file.js';

let root: string;
let dir: string;
const servers: PreviewServer[] = [];

const files: Record<string, string> = {
  'index.html': 'home',
  '404.html': 'nothing here',
  'zh/404.html': '这里没有',
  'zh/index.html': '首页',
  'docs.html': 'docs',
  'docs/cli.html': 'cli',
  'docs/with/index.html': 'with',
  'docs/dummy.html.html': 'never',
  '文档.html': 'unicode',
  'a b.txt': 'blank',
  'big.txt': 'abcdefghij'.repeat(1000),
  'data.bin': '0123456789',
  'assets/js/main-BK1a2b3c.js': 'x',
  '../secret.txt': 'secret',
};

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'dactyl-preview-'));
  dir = path.join(root, 'build');
  for (const [name, text] of Object.entries(files)) await writeFileAtomic(path.join(dir, name), text);
  await symlink(path.join(root, 'secret.txt'), path.join(dir, 'leak.txt'));
  await symlink(path.join(dir, 'docs.html'), path.join(dir, 'inner.html'));
});
afterAll(() => rm(root, { recursive: true }));
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serve(options: { baseUrl?: string; trailingSlash?: boolean } = {}) {
  const { baseUrl = '/', trailingSlash } = options;
  const server = await createPreviewServer({ dir, baseUrl, trailingSlash, port: 0, host: '127.0.0.1' });
  servers.push(server);
  return (target: string, more: { method?: string; headers?: Record<string, string> } = {}) =>
    ask(server.port, target, more);
}

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** `fetch` would tidy up the URL before sending it. */
function ask(
  port: number,
  target: string,
  more: { method?: string; headers?: Record<string, string> },
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', path: target, ...more }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

describe('clean URLs', () => {
  it.each([
    ['/', 200, 'home'],
    ['/index.html', 200, 'home'],
    ['/docs', 200, 'docs'],
    ['/docs/', 200, 'docs'],
    ['/docs/cli', 200, 'cli'],
    ['/docs/cli?x=1', 200, 'cli'],
    ['/docs//cli', 200, 'cli'],
    ['/docs/cli.html', 200, 'cli'],
    ['/docs/with', 200, 'with'],
    ['/docs/with/', 200, 'with'],
    ['/docs/dummy.html', 200, 'never'],
    ['/inner', 200, 'docs'],
    ['/%E6%96%87%E6%A1%A3', 200, 'unicode'],
    ['/a%20b.txt', 200, 'blank'],
    ['/no/such', 404, 'nothing here'],
    ['/zh/no/such', 404, '这里没有'],
    ['/assets', 404, 'nothing here'],
    ['/data.bin/', 404, 'nothing here'],
  ])('%s', async (target, status, body) => {
    const get = await serve();
    const reply = await get(target);
    expect([reply.status, reply.body.toString()]).toEqual([status, body]);
  });

  it.each([
    [undefined, '/docs/index.html', '/docs'],
    [undefined, '/docs/with.html?q#h', '/docs/with?q#h'],
    [true, '/docs/with.html', '/docs/with/'],
    [false, '/docs/', '/docs'],
    [false, '/docs/cli/?x=/', '/docs/cli?x=/'],
    [false, '/%E6%96%87%E6%A1%A3/', '/%E6%96%87%E6%A1%A3'],
    [false, '//docs/', '/docs'],
    [true, '/docs', '/docs/'],
  ])('with trailingSlash %s, %s leads to %s', async (trailingSlash, target, location) => {
    const get = await serve({ trailingSlash });
    const reply = await get(target);
    expect([reply.status, reply.headers.location]).toEqual([302, location]);
    expect((await get(location)).status).toBe(200);
  });

  it.each([
    [true, '/docs/'],
    [true, '/data.bin'],
    [true, '/docs/cli.html'],
    [false, '/docs'],
    [false, '/'],
    [false, '/docs/with'],
  ])('with trailingSlash %s, %s stays', async (trailingSlash, target) => {
    expect((await (await serve({ trailingSlash }))(target)).status).toBe(200);
  });
});

describe('base URL', () => {
  it.each([
    ['/', 302, '/base/'],
    ['/base', 302, '/base/'],
    ['/basement', 302, '/base/'],
    ['/base/', 200, undefined],
    ['/base/docs', 200, undefined],
    ['/base/nope', 404, undefined],
  ])('%s', async (target, status, location) => {
    const reply = await (await serve({ baseUrl: '/base/' }))(target);
    expect([reply.status, reply.headers.location]).toEqual([status, location]);
  });
});

describe('nothing leaves the folder', () => {
  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/docs/..%2f..%2fsecret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '/leak.txt',
    '/index.html%00.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%',
    '//../secret.txt',
    'http://x/../secret.txt',
  ])('%s', async (target) => {
    const reply = await (await serve())(target);
    expect(reply.status).toBeOneOf([302, 400, 404]);
    expect(reply.body.toString()).not.toContain('secret');
  });
});

describe('content', () => {
  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('is compressed for %s', async (accepted, encoding, unpack) => {
    const get = await serve();
    for (let time = 0; time < 2; time++) {
      const reply = await get('/big.txt', { headers: { 'accept-encoding': accepted } });
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(reply.headers.vary).toBe('Accept-Encoding');
      expect(Number(reply.headers['content-length'])).toBe(reply.body.length);
      expect(unpack(reply.body).toString()).toBe(files['big.txt']);
    }
  });

  it('is sent again only when it changed', async () => {
    const get = await serve();
    const headers = { 'accept-encoding': 'br' };
    const first = await get('/big.txt', { headers });
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('no-cache');
    const tries = [etag, `W/${etag}`, `"x", ${etag}`, '*'];
    for (const tag of tries)
      expect((await get('/big.txt', { headers: { ...headers, 'if-none-match': tag } })).status).toBe(304);
    expect((await get('/big.txt', { headers: { 'if-none-match': etag } })).status).toBe(200);
    const modified = String(first.headers['last-modified']);
    expect((await get('/big.txt', { headers: { 'if-modified-since': modified } })).status).toBe(304);
    await utimes(path.join(dir, 'big.txt'), 1, 1);
    expect((await get('/big.txt', { headers: { ...headers, 'if-none-match': etag } })).status).toBe(200);
  });

  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
    ['bytes=3-1', 200, '0123456789', undefined],
  ])('comes in parts: %s', async (range, status, body, contentRange) => {
    const reply = await (await serve())('/data.bin', { headers: { range } });
    expect([reply.status, reply.body.toString(), reply.headers['content-range']]).toEqual([status, body, contentRange]);
  });

  it('comes in parts only of the same content', async () => {
    const get = await serve();
    const etag = String((await get('/data.bin')).headers.etag);
    const part = (condition: string) => get('/data.bin', { headers: { range: 'bytes=0-1', 'if-range': condition } });
    expect((await part(etag)).status).toBe(206);
    expect((await part('"other"')).status).toBe(200);
  });

  it('has a type, and a HEAD without it', async () => {
    const get = await serve();
    const reply = await get('/docs', { method: 'HEAD' });
    expect([reply.status, reply.body.length, reply.headers['content-length']]).toEqual([200, 0, '4']);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await get('/data.bin')).headers['content-type']).toBe('application/octet-stream');
    expect((await get('/docs', { method: 'POST' })).headers.allow).toBe('GET, HEAD');
  });
});

describe('cacheControlOf', () => {
  it.each([
    ['assets/js/main-BK1a2b3c.js', true],
    ['assets/css/styles.0a1b2c3d.css', true],
    ['assets/images/photo-0123456789abcdef0123456789abcdef.png', true],
    ['page-branch/1a2b3c4d5e.html', false],
    ['zh/assets/js/main-BK1a2b3c.js', true],
    ['assets/page-marks.json', false],
    ['assets/logo.png', false],
    ['assets/my-screenshot.png', false],
    ['img/photo-0123456789abcdef.png', false],
    ['index.html', false],
  ])('%s: %s', (name, isImmutable) => {
    expect(cacheControlOf(name).includes('immutable')).toBe(isImmutable);
  });
});

describe('close', () => {
  it('ends connections that are kept open', async () => {
    const server = await createPreviewServer({
      dir,
      baseUrl: '/',
      trailingSlash: undefined,
      port: 0,
      host: '127.0.0.1',
    });
    await ask(server.port, '/', { headers: { connection: 'keep-alive' } });
    await server.close();
    await expect(ask(server.port, '/', {})).rejects.toThrow(/ECONNREFUSED|hang up/);
  });
});

describe('listenOnPort', () => {
  it('takes the next free port and says so, or refuses', async () => {
    const first = createServer();
    const taken = await listenOnPort(first, { port: 0, host: '127.0.0.1' });
    const warnings: string[] = [];
    const second = createServer();
    const logger = { warn: (message: string) => warnings.push(message) };
    const port = await listenOnPort(second, { port: String(taken), host: '127.0.0.1', logger });
    expect(port).toBeGreaterThan(taken);
    expect(warnings).toEqual([`Port ${taken} is taken, using ${port}.`]);
    const strict = listenOnPort(createServer(), { port: taken, host: '127.0.0.1', strict: true });
    await expect(strict).rejects.toMatchObject({
      message: `Port ${taken} is taken.`,
      details: { hint: `Choose another with --port, e.g. --port ${taken + 1}.` },
    });
    first.close();
    second.close();
  });

  it.each(['abc', '', '70000', '-1', '1.5'])('refuses %j', async (port) => {
    await expect(listenOnPort(createServer(), { port })).rejects.toThrow(`"${port}" is not a port.`);
  });

  it('refuses an address of another machine', async () => {
    await expect(listenOnPort(createServer(), { port: 0, host: '192.0.2.1' })).rejects.toThrow(
      '"192.0.2.1" is not an address',
    );
  });
});
