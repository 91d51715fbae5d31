/**
 * Addresses elsewhere → those that do not answer. Hosts are treated gently: a few requests at a time and one for each
 * host, first without the content, and what has answered is not asked again for a day.
 */
import { lookup as lookupAddresses } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { escapeRegExp } from './escape-reg-exp.js';
import { isPrivateAddress } from './private-address.js';

export interface ExternalOptions {
  /** Answers of earlier runs, by address; new ones are added. */
  known: Map<string, number>;
  /** Milliseconds since 1970. */
  now: number;
  timeout?: number;
  concurrency?: number;
  /** Milliseconds before a second attempt. */
  pause?: number;
  fetch?: (url: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'body' | 'headers'>>;
  /** Addresses of a host name. */
  lookup?: (hostname: string) => Promise<string[]>;
  /** Whether hosts of the own network are asked, too: links are written by others, and a request may set something off. */
  allowPrivate?: boolean | undefined;
  /** Called behind each address. */
  onProgress?: () => void;
  signal?: AbortSignal;
}

export interface ExternalFault {
  url: string;
  /** For people: `404`, `no answer within 10 s`. */
  why: string;
}

const DAY = 86_400_000;

/** Nobody is there, by the rules for names, or it depends on who asks. */
const RESERVED = /(?:^|\.)(?:example(?:\.com|\.net|\.org)?|test|invalid|localhost)$|^(?:127\.|\[::1\])/;

/** @param ignore addresses that are not asked; `*` stands for any text. */
export function worthAsking(urls: readonly string[], ignore: readonly string[], own: string): string[] {
  const patterns = ignore.map((text) => new RegExp(`^${text.split('*').map(escapeRegExp).join('.*')}$`));
  return urls.filter((url) => {
    const { hostname, origin } = new URL(url);
    return !RESERVED.test(hostname) && origin !== new URL(own).origin && !patterns.some((one) => one.test(url));
  });
}

export async function checkExternal(urls: readonly string[], options: ExternalOptions): Promise<ExternalFault[]> {
  const { known, now, concurrency = 8, onProgress } = options;
  const faults: ExternalFault[] = [];
  const queues = byHost(urls.filter((url) => now - (known.get(url) ?? -DAY) >= DAY));
  const work = async () => {
    for (let queue = queues.pop(); queue; queue = queues.pop()) {
      for (const url of queue) {
        options.signal?.throwIfAborted();
        const why = await ask(url, options);
        if (why === undefined) known.set(url, now);
        else faults.push({ url, why });
        onProgress?.();
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return faults.toSorted((a, b) => (a.url < b.url ? -1 : 1));
}

function byHost(urls: readonly string[]): string[][] {
  const hosts = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = new URL(url);
    const queue = hosts.get(host);
    if (queue) queue.push(url);
    else hosts.set(host, [url]);
  }
  return [...hosts.values()];
}

/** @returns why the address counts as broken. */
async function ask(url: string, options: ExternalOptions): Promise<string | undefined> {
  const first = await request(url, 'HEAD', options);
  if (isFine(first)) return undefined;
  // Some servers answer only to those who want the content, and some not at once.
  if (typeof first !== 'number' || first >= 500) await wait(options.pause ?? 1000);
  const second = await request(url, 'GET', options);
  return isFine(second) ? undefined : String(second);
}

/** Who asks for a login, or for patience, is there. */
function isFine(answer: number | string): boolean {
  return typeof answer === 'number' && (answer < 400 || [401, 403, 407, 429, 451].includes(answer));
}

const MOST_REDIRECTS = 10;

async function request(url: string, method: 'HEAD' | 'GET', options: ExternalOptions): Promise<number | string> {
  const { timeout = 10_000, signal } = options;
  const limit = AbortSignal.timeout(timeout);
  try {
    const headers = { 'User-Agent': 'dactyl-check-links', Accept: 'text/html,*/*;q=0.8' };
    const both = signal ? AbortSignal.any([limit, signal]) : limit;
    return await follow(url, { method, headers, redirect: 'manual', signal: both }, options);
  } catch (error) {
    signal?.throwIfAborted();
    if (limit.aborted) return `no answer within ${timeout / 1000} s`;
    return error instanceof Error ? causeOf(error) : 'no answer';
  }
}

/** Step by step, because each one may lead into the own network. */
async function follow(first: string, init: RequestInit, options: ExternalOptions): Promise<number | string> {
  const { fetch: send = fetch, allowPrivate = false, lookup = addressesOf } = options;
  let url = first;
  for (let step = 0; step <= MOST_REDIRECTS; step++) {
    const { hostname, protocol } = new URL(url);
    if (protocol !== 'http:' && protocol !== 'https:') return `leads to ${protocol}`;
    const isOwn = !allowPrivate && (await lookup(hostname)).some(isPrivateAddress);
    if (isOwn) return `${hostname} is in the own network, and was not asked; --allow-private asks it`;
    const { status, body, headers } = await send(url, init);
    await body?.cancel();
    const location = status >= 300 && status < 400 ? headers.get('location') : null;
    if (location === null || !URL.canParse(location, url)) return status;
    url = new URL(location, url).href;
  }
  return `more than ${MOST_REDIRECTS} redirects`;
}

async function addressesOf(hostname: string): Promise<string[]> {
  const name = hostname.replace(/^\[|\]$/g, '');
  if (isIP(name) !== 0) return [name];
  return (await lookupAddresses(name, { all: true })).map(({ address }) => address);
}

/** `fetch` hides behind "fetch failed" what went wrong. */
function causeOf(error: Error): string {
  const { cause } = error;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.message : error.message;
}
