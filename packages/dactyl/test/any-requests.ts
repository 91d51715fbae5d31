/**
 * Requests of random parts, for what nobody has thought of: pieces of addresses that mean something to a server, in any order and
 * encoding, any headers, and lines that are no HTTP. In: files that nobody may read. Out: the same requests for the same seed.
 */
import fc from 'fast-check';
import { HEADERS, HOSTS, METHODS, PLACES, TARGETS, WAYS_OUT, type HostileRequest } from './hostile-requests.js';

const PIECES = [
  '/',
  '//',
  '.',
  '..',
  '%2e',
  '%2f',
  '%5c',
  '%00',
  '%',
  '%zz',
  '?',
  '#',
  '&',
  '=',
  '\\',
  ';',
  ':',
  '~',
  '|',
  '"',
  '<',
];

export function anyRequests(
  secrets: readonly string[],
  { count, seed }: { count: number; seed: number },
): HostileRequest[] {
  const secret = fc.constantFrom(...secrets, ...secrets.map((file) => file.replace(/^\//, '')));
  const piece = fc.oneof(
    fc.constantFrom(
      ...PLACES,
      ...WAYS_OUT,
      ...PIECES,
      ...PIECES,
      'docs',
      'intro',
      'note.txt',
      'index.html',
      '?raw',
      '?url&import',
    ),
    secret,
    fc.string({ unit: 'binary', maxLength: 4 }).map((text) => text.replace(/[\r\n]/g, '')),
  );
  const encoded = fc.tuple(piece, fc.nat(4)).map(([text, how]) => encode(text, how));
  const target = fc.oneof(
    { weight: 6, arbitrary: fc.array(encoded, { minLength: 1, maxLength: 8 }).map((parts) => `/${parts.join('')}`) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...TARGETS), encoded).map((parts) => parts.join('')) },
  );
  const header = fc.oneof(
    fc.constantFrom(...HEADERS),
    fc
      .tuple(fc.constantFrom('Range', 'Accept', 'Cookie', 'Origin', 'If-None-Match', 'X-Forwarded-Host'), fc.string())
      .map((pair) => pair.join(': ')),
    fc.string({ unit: 'binary', maxLength: 12 }),
  );
  const parts = fc.record({
    method: fc.oneof({ weight: 8, arbitrary: fc.constant('GET') }, fc.constantFrom(...METHODS, 'get', 'G\tT', '')),
    target,
    version: fc.oneof(
      { weight: 12, arbitrary: fc.constant('HTTP/1.1') },
      fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'X', ''),
    ),
    host: fc.oneof({ weight: 8, arbitrary: fc.constant('localhost') }, fc.constantFrom(...HOSTS)),
    headers: fc.array(header, { maxLength: 4 }),
    junk: fc.oneof({ weight: 12, arbitrary: fc.constant(new Uint8Array()) }, fc.uint8Array({ maxLength: 40 })),
  });
  return fc.sample(parts, { numRuns: count, seed }).map(({ method, target: to, version, host, headers, junk }) => {
    const lines = [`${method} ${to} ${version}`, `Host: ${host}`, 'Connection: close', ...headers, '', ''];
    return { name: lines.join(' | ').slice(0, 300), bytes: Buffer.concat([Buffer.from(lines.join('\r\n')), junk]) };
  });
}

function encode(text: string, how: number): string {
  if (how === 0) return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  if (how === 1) return text.replaceAll('%', '%25');
  return how === 2 ? text.replaceAll('/', '%2F').replaceAll('.', '%2E') : text;
}
