import { afterEach, expect, it, vi } from 'vitest';
import type { EntryFile, SearchHit } from '../../engine/types.js';
import type { Answer } from '../answers/create-answer.js';
import { searchOtherSites } from './other-sites.js';

afterEach(() => vi.restoreAllMocks());

const hit = (url: string, category = ''): SearchHit => ({ id: url, url, category, headings: [] });
const answerWith = (ask: () => Promise<SearchHit[]>, version = 4): Answer =>
  Object.assign(async () => ({ hits: await ask(), total: 1 }), {
    index: {
      // The cast: nothing else of it is read.
      entry: () => Promise.resolve({ version } as unknown as EntryFile),
      filters: () => Promise.resolve(undefined),
    },
  });

const SITES = [
  { name: 'Server', url: 'https://server.example/docs/' },
  { name: 'Client', url: 'https://client.example/' },
];

function searchWith(answers: readonly Answer[]) {
  let found = () => {};
  const next = () => new Promise<void>((resolve) => (found = resolve));
  const asked = vi.fn<(url: string) => void>();
  const sites = searchOtherSites({
    sites: SITES,
    locale: 'en',
    answerOf: ({ baseUrl }) => {
      asked(baseUrl);
      const answer = answers[SITES.findIndex(({ url }) => url === baseUrl)];
      if (!answer) throw new Error('There is no such site.');
      return answer;
    },
    onFound: () => found(),
  });
  return { sites, asked, next };
}

it('gives what other sites have found, with their names and addresses, and never waits for one', async () => {
  const silent = answerWith(() => new Promise(() => {}));
  const { sites, next } = searchWith([answerWith(async () => [hit('/docs/a#b', 'Guide')]), silent]);
  const found = next();
  expect(sites.hitsFor('a')).toEqual([]);
  await found;
  expect(sites.hitsFor('a')).toMatchObject([{ url: 'https://server.example/docs/a#b', category: 'Server › Guide' }]);
});

it('asks no site again that did not answer, or has an index of another format', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { sites, asked } = searchWith([
    answerWith(() => Promise.reject(new Error('down'))),
    answerWith(async () => [hit('javascript:alert(1)')], 5),
  ]);
  sites.hitsFor('a');
  await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(2));
  sites.hitsFor('ab');
  expect(asked).toHaveBeenCalledTimes(2);
  expect(sites.hitsFor('ab')).toEqual([]);
});
