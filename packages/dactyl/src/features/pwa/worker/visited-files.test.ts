import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisitedFiles, type RequestEvent } from './visited-files.js';

const ORIGIN = 'https://site.example';

/** What is kept: path → text. */
let kept: Map<string, string>;
/** What the network answers: path → text and headers. */
let network: Map<string, { text: string; cacheControl?: string }>;

const pathOf = (request: string | { url: string }) => {
  const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
  return pathname + search;
};

beforeEach(() => {
  kept = new Map();
  network = new Map();
  const cache = {
    match: async (key: string) => (kept.has(key) ? new Response(kept.get(key)) : undefined),
    put: async (key: string, response: Response) => void kept.set(key, await response.text()),
    delete: async (key: string | { url: string }) => kept.delete(pathOf(key)),
    keys: async () => [...kept.keys()].map((key) => ({ url: ORIGIN + key })),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async (request: string | { url: string }) => {
    const { text, cacheControl } = network.get(pathOf(request)) ?? {};
    const headers = new Headers(cacheControl === undefined ? [] : [['Cache-Control', cacheControl]]);
    const response = new Response(text ?? 'Not found', { status: text === undefined ? 404 : 200, headers });
    return Object.defineProperty(response, 'type', { value: 'basic' });
  });
});
afterEach(() => vi.unstubAllGlobals());

const LISTED = '/docs/listed';

function open(page: string | undefined = `${ORIGIN}${LISTED}`) {
  const files = createVisitedFiles({
    cacheName: 'visited',
    baseUrl: '/',
    version: '1',
    isListed: ({ pathname }) => pathname === LISTED,
    pageOf: async () => page,
    log: () => {},
  });
  return {
    keep: files.keep,
    /** Text of the answer, when all that it causes is done. */
    async ask(path: string, { mode = 'no-cors', destination = '' } = {}): Promise<string> {
      const works: Promise<unknown>[] = [];
      // The cast: what the worker reads of an event.
      const event = {
        request: { url: ORIGIN + path, mode, destination },
        waitUntil: (work: Promise<unknown>) => works.push(work),
      } as unknown as RequestEvent;
      const text = await (await files.answer(event)).text();
      await Promise.all(works);
      return text;
    },
  };
}

describe('what the worker caches of a visit', () => {
  it('includes pages that report themselves, and files that pages of the site load', async () => {
    network
      .set('/docs/a', { text: 'page' })
      .set('/img/a.png', { text: 'image' })
      .set('/page-branch/a.html', { text: '<li>' });
    const { keep, ask } = open();
    await keep('/docs/a', []);
    await ask('/img/a.png', { destination: 'image' });
    await ask('/page-branch/a.html');
    expect([...kept.keys()]).toEqual(expect.arrayContaining(['/docs/a', '/img/a.png', '/page-branch/a.html']));
    const ofPage = open(`${ORIGIN}/docs/a?x=1`);
    network.set('/img/b.png', { text: 'image' });
    await ofPage.ask('/img/b.png', { destination: 'image' });
    expect(kept.get('/img/b.png')).toBe('image');
  });

  it('is nothing of other programs of the origin: neither their pages nor what these load, nor what is fetched', async () => {
    for (const path of ['/app/account', '/app/photo.png', '/api/me']) network.set(path, { text: 'of one reader' });
    const account = open(`${ORIGIN}/app/account`);
    expect(await account.ask('/app/account', { mode: 'navigate', destination: 'document' })).toBe('of one reader');
    await account.ask('/app/photo.png', { destination: 'image' });
    await open().ask('/api/me');
    expect([...kept.keys()]).toEqual([]);
  });

  it('includes no response that its server forbids to store, or allows only for one reader', async () => {
    kept.set('/docs/a', 'before').set('/img/me.png', 'before');
    network.set('/docs/a', { text: 'now', cacheControl: 'no-store' });
    network.set('/img/me.png', { text: 'now', cacheControl: 'max-age=60, Private' });
    network.set('/img/you.png', { text: 'now', cacheControl: 'no-store' });
    const { ask, keep } = open();
    await ask('/docs/a', { mode: 'navigate', destination: 'document' });
    await ask('/img/me.png', { destination: 'image' });
    await keep(undefined, ['/img/you.png']);
    expect([...kept.keys()]).toEqual(['/__dactyl-offline-version']);
  });

  it('answers navigation, which asks for a page with a slash or without', async () => {
    kept.set('/docs/a', 'kept');
    for (const path of ['/docs/a', '/docs/a/']) network.set(path, { text: `now ${path}` });
    for (const path of ['/docs/a', '/docs/a/']) {
      expect(await open().ask(path)).toBe(`now ${path}`);
      expect(kept.get('/docs/a')).toBe(`now ${path}`);
    }
  });

  it('answers, and is renewed, as the network says', async () => {
    kept.set('/docs/a', 'before');
    network.set('/docs/a', { text: 'now' });
    expect(await open().ask('/docs/a', { mode: 'navigate', destination: 'document' })).toBe('now');
    expect(kept.get('/docs/a')).toBe('now');
  });
});
