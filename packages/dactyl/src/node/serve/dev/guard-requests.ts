/**
 * First handler of the dev server, before Vite: it answers requests that the user's browser would never send. Later
 * handlers can rely on a path that can be decoded and stays below the root, and on valid headers.
 */
import { Server, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { SOURCE_PLACE } from '../../../shared/source-place.js';
import { splitUrl } from '../../../shared/url.js';
import { isAllowedHost, refuseHost, type AllowedHosts } from '../allowed-hosts.js';
import { requestPathname } from '../request-pathname.js';

export function guardRequests(answer: RequestListener, allowedHosts: AllowedHosts): RequestListener {
  return (request, response) => {
    if (refuseHost(request, response, allowedHosts)) return;
    const { url = '', method = 'GET', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, 'Only GET and HEAD are served here.');
    const { pathname } = splitUrl(url);
    // `new URL()` and similar functions take a path that starts with two slashes for another host.
    const path = pathname.startsWith('//') || url.includes('#') ? undefined : requestPathname(pathname);
    if (path === undefined) return refuse(response, 400, 'This URL cannot be read.');
    if (path.split('/').length > MOST_FOLDERS) return refuse(response, 414, 'This URL has too many parts.');
    if (isForeign(request) && OWN_PAGES_ONLY.some((end) => pathname.endsWith(end)))
      return refuse(response, 403, 'Not for other sites.');
    // A server may ignore a range. Vite crashes on a range whose end precedes its start.
    if (!isPlainRange(headers.range)) delete headers.range;
    answer(request, response);
  };
}

/** Vite searches for modules folder by folder; a path of thousands of folders would crash the process. */
const MOST_FOLDERS = 200;

/** Vite's endpoint that starts an editor on the user's machine, and ours that names files of it. */
const OWN_PAGES_ONLY = ['/__open-in-editor', `/${SOURCE_PLACE}`];

/** Whether a page of another site sent the request. */
function isForeign({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

function isPlainRange(range: string | undefined): boolean {
  const { first, last } = /^bytes=(?<first>\d{1,15})-(?<last>\d{0,15})$/.exec(range ?? '')?.groups ?? {};
  return first !== undefined && (last === '' || Number(first) <= Number(last));
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: 'GET, HEAD' }),
  });
  response.end(`${text}\n`);
}

interface UpgradeRules {
  allowedHosts: AllowedHosts;
  readBaseUrl: () => string;
}

/** WebSocket protocols that Vite's client uses. */
const PROTOCOLS: ReadonlySet<string> = new Set(['vite-hmr', 'vite-ping']);

/**
 * Vite subscribes to a server's upgrade events, handles its own, and leaves all others unanswered. So it gets a
 * server that does not listen, and receives only the events that are meant for it.
 */
export function guardUpgrades(server: Server, { allowedHosts, readBaseUrl }: UpgradeRules): Server {
  const upgrades = new Server();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const { host, 'sec-websocket-protocol': protocol = '' } = request.headers;
    const isOurs = PROTOCOLS.has(protocol) && splitUrl(request.url ?? '').pathname === readBaseUrl();
    if (isOurs && isAllowedHost(host, allowedHosts)) upgrades.emit('upgrade', request, socket, head);
    else socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  return upgrades;
}
