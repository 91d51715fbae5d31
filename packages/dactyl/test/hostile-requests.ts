/**
 * Requests that no browser sends, and a client that sends them as they are. In: files that nobody may read. Out: the same
 * requests on each run, from many combinations of a path, a query, headers and a method.
 */
import { connect } from 'node:net';

export interface HostileRequest {
  /** For the report of a failure. */
  name: string;
  bytes: Buffer;
}

export interface Reply {
  /** `closed` without an answer, which is right for what is no HTTP; `hanging` when neither has come. */
  state: 'answered' | 'closed' | 'hanging';
  status: number;
  text: string;
  /** Until its last byte, for figures. */
  milliseconds: number;
}

/** So long nothing takes but a server that has forgotten a request (ms); also on a machine that is busy. */
const HANGING = 30_000;
const AT_ONCE = 24;

export const PLACES: readonly string[] = [
  '/@fs/',
  '/@fs//',
  '/@fs',
  '/',
  '/docs/',
  '/img/',
  '/assets/',
  '/assets/page-marks.json/',
  '/page-branch/',
  '/assets/data/',
  '/@id/',
  '/@id/__x00__',
  '/@id/__x00__virtual:dactyl/island/',
  '/@id/__x00__virtual:dactyl/markdown/',
  '/@id/__x00__@generated/',
  '/@id/!!raw-loader!',
  '/@vite/',
  '/node_modules/',
  '/node_modules/.vite/deps/',
  '/.dactyl/vite/deps/',
];
export const WAYS_OUT: readonly string[] = [
  '',
  '../'.repeat(12),
  '%2e%2e/'.repeat(12),
  '..%2f'.repeat(12),
  '%2e%2e%2f'.repeat(12),
  '%252e%252e%252f'.repeat(12),
  '..\\'.repeat(12),
  '..%5c'.repeat(12),
  '....//'.repeat(12),
  '%c0%ae%c0%ae/'.repeat(12),
  './'.repeat(40),
];
const ENDS = [
  '',
  '?raw',
  '?import&raw',
  '?url',
  '?import&url',
  '?inline',
  '?raw??',
  '?import&raw??',
  '?url&inline&import',
  '?.svg?import',
  '?.svg?.wasm?init',
  '?worker&url',
  '?dactyl-yaml',
  '?import&dactyl-yaml',
  '?direct',
  '?html-proxy&index=0.js',
  '?t=1',
  '/',
  '%00',
  '%00.html',
  '#a',
  '.md',
  '.js',
  '.map',
];
/** Each ended the dev server once, or stands beside one that did. */
export const TARGETS: readonly string[] = [
  '//',
  '///',
  '/\\',
  '//[',
  '//:80',
  '//%',
  'http://',
  'http://[',
  'http://a:99999/',
  'http://localhost/docs/intro',
  'https:',
  '*',
  '/%',
  '/%zz',
  '/%00',
  '/%ff',
  '/docs/%E0%A4%A',
  '/?%',
  '/#%',
  '/docs/intro?%00',
  `/${'a/'.repeat(7500)}`,
  `/${'a'.repeat(15_000)}`,
  `/docs/${'%41'.repeat(4000)}`,
  '/__vite_ping',
  '/@vite/client?import',
  '/@react-refresh',
];
const SERVED = [
  '/',
  '/docs/intro',
  '/note.txt',
  '/img',
  '/img/',
  '/nothing.png',
  '/docs/intro/x',
  '/search-index.json',
];
export const HEADERS: readonly string[] = [
  'Range: bytes=5-2',
  'Range: bytes=-5',
  'Range: bytes=1e9-',
  'Range: bytes=0-99999999999999999999',
  'Range: bytes=--',
  'Range: bytes=0-1,5-2',
  'Range: x',
  'Sec-Fetch-Dest: script',
  'Sec-Fetch-Dest: image',
  'Accept: text/x-vite-ping',
  'Accept-Encoding: br;q=x,,;,gzip;q=0',
  'If-None-Match: ,,"',
  'If-Modified-Since: never',
  'If-Range: "',
  'Origin: null',
  'Expect: 100-continue',
  'Expect: something',
  'Connection: upgrade\r\nUpgrade: h2c',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: vite-hmr',
  'Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: vite-hmr\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x',
  'Content-Length: 0',
  'Transfer-Encoding: chunked\r\nContent-Length: 5',
  'Transfer-Encoding: x',
  'Content-Type: \u0001',
  'Cookie: a=%',
];
export const HOSTS: readonly string[] = [
  'evil.example',
  'localhost.evil.example',
  'evil.example:80',
  '[',
  '[::',
  '',
  'a b',
  '127.0.0.1.evil.example',
];
export const METHODS: readonly string[] = [
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'CONNECT',
  'PROPFIND',
];

/** All of them, each kind in its own order: every n-th is a fair part. */
export function hostileRequests(secrets: readonly string[]): HostileRequest[] {
  const requests: HostileRequest[] = [];
  const add = (target: string, { headers = [], method = 'GET', host = 'localhost' }: Partial<RequestParts> = {}) =>
    requests.push(toRequest({ target, headers, method, host }));
  for (const file of secrets)
    for (const place of PLACES)
      for (const end of ENDS) {
        // One way out for each of the many places and ends, each in its turn.
        const way = WAYS_OUT[requests.length % WAYS_OUT.length] ?? '';
        add(place + way + file.replace(/^\//, '') + end);
      }
  for (const target of [...TARGETS, ...SERVED]) {
    add(target);
    for (const header of HEADERS) add(target, { headers: [header] });
    for (const host of HOSTS) add(target, { host });
    for (const method of METHODS) add(target, { method });
  }
  return requests;
}

interface RequestParts {
  target: string;
  headers: readonly string[];
  method: string;
  host: string;
}

function toRequest({ target, headers, method, host }: RequestParts): HostileRequest {
  const closes = headers.some((header) => header.startsWith('Connection:')) ? [] : ['Connection: close'];
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, ...closes, ...headers, '', ''];
  const name = [`${method} ${target}`.slice(0, 200), ...(host === 'localhost' ? [] : [`Host: ${host}`]), ...headers];
  return { name: name.join(' | '), bytes: Buffer.from(lines.join('\r\n'), 'latin1') };
}

/** Sends all, a few at once, each on a connection of its own. */
export async function sendAll(
  port: number,
  requests: readonly HostileRequest[],
  onReply: (reply: Reply, request: HostileRequest) => void,
): Promise<void> {
  const waiting = requests.values();
  const work = async () => {
    for (const request of waiting) onReply(await sendRaw(port, request.bytes), request);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Resolves when the answer is complete, or its connection is taken over for a socket that stays open. */
export function sendRaw(port: number, bytes: Buffer): Promise<Reply> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let state: Reply['state'] | undefined;
    const start = performance.now();
    let end: number | undefined;
    const socket = connect(port, 'localhost', () => socket.write(bytes));
    const textSoFar = () => Buffer.concat(chunks).toString('latin1');
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      end = performance.now();
      if (isComplete(textSoFar())) socket.destroy();
    });
    socket.setTimeout(HANGING, () => {
      state = 'hanging';
      socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      const text = textSoFar();
      const status = Number(/HTTP\/1\.1 ([2-5]\d\d)/.exec(text)?.[1] ?? (text.startsWith('HTTP/1.1 101') ? 101 : 0));
      const milliseconds = (end ?? performance.now()) - start;
      resolve({ state: state ?? (status ? 'answered' : 'closed'), status, text, milliseconds });
    });
  });
}

/** What comes on a connection that stays open. */
function isComplete(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0 || text.startsWith('HTTP/1.1 100')) return false;
  if (/^HTTP\/1\.1 (?:101|304|204)/.test(text)) return true;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end + 2))?.[1];
  return length !== undefined && text.length >= end + 4 + Number(length);
}
