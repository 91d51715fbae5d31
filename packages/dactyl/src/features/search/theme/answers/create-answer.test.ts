import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { createPageIndexer } from '../../engine/index-page.js';
import { writeIndex } from '../../engine/write-index.js';
import type { SearchPage } from '../../engine/types.js';
import { createAnswer } from './create-answer.js';

afterEach(() => vi.unstubAllGlobals());

function filesOf(text: string): Map<string, string> {
  const sections = [{ level: 1, heading: '', anchor: '', text }];
  const page: SearchPage = { url: `/${text}`, tag: 'default', kind: 'page', category: '', title: text, sections };
  const hash = (content: string) => createHash('sha1').update(content).digest('hex');
  const files = writeIndex({ pages: [{ page, terms: createPageIndexer()(page) }], latest: {}, hash });
  return new Map(files.map(({ file, content }) => [`/base/${file}`, String(content)]));
}

it('answers queries after a new version of the site was published', async () => {
  let files = filesOf('trawler');
  const cacheModes: (RequestCache | undefined)[] = [];
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    if (url.endsWith('/search-index.json')) cacheModes.push(cache);
    const text = files.get(url);
    return new Response(text ?? 'Not found', { status: text === undefined ? 404 : 200 });
  });
  const answer = createAnswer({ baseUrl: '/base/', index: '/base/', contextualSearch: false }, 'en');
  const entry = files.get('/base/search-index.json') ?? '';
  files = filesOf('lighthouse');
  const now = files.get('/base/search-index.json') ?? '';
  files.set('/base/search-index.json', entry);
  await expect(answer('lighthouse')).rejects.toThrow('404');
  files.set('/base/search-index.json', now);
  expect((await answer('lighthouse')).hits.map(({ url }) => url)).toEqual(['/lighthouse']);
  expect(cacheModes).toEqual(['no-cache', 'no-cache']);
});

it('shows no result with a `javascript:` URL, even if the service returns one', async () => {
  const script = [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://[',
  ];
  const urls = [...script, 'https://x.example/a', '/docs/b', '#c'];
  const hits = urls.map((url, index) => ({ objectID: String(index), url, hierarchy: { lvl1: 'Hit' } }));
  vi.stubGlobal('fetch', async () => Response.json({ results: [{ hits, nbHits: hits.length }] }));
  const hosted = { appId: 'a', apiKey: 'k', indexName: 'i' };
  const settings = { baseUrl: '/', hosted, externalUrlRegex: '^(?!/)', contextualSearch: false };
  const answer = createAnswer(settings, 'en');
  expect((await answer('hit')).hits.map(({ url }) => url)).toEqual(['https://x.example/a', '/docs/b', '#c']);
});
