import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHostedSearch, hostsOf } from './hosted-search.js';

const KEYS = { appId: 'APP', apiKey: 'key', indexName: 'site' };

/** Answers requests in this order, and keeps them. */
function answerWith(...answers: (object | number | Error)[]) {
  const requests: { url: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    requests.push({ url, body: JSON.parse(body).requests[0] });
    const answer = answers[requests.length - 1];
    if (answer instanceof Error) throw answer;
    if (typeof answer === 'number') return new Response('', { status: answer });
    return Response.json({ results: [answer] });
  });
  return requests;
}

afterEach(() => vi.unstubAllGlobals());

describe('a hosted search', () => {
  it('turns records into hits, with what is marked as places in the text', async () => {
    answerWith({
      hits: [
        {
          objectID: '1',
          url: 'https://x.example/a#b',
          hierarchy: { lvl0: 'Docs &amp; more', lvl1: 'Lights', lvl2: 'Range', lvl3: null },
          content: 'all',
          _highlightResult: { hierarchy: { lvl1: { value: '\u0002Light\u0003s' } } },
          _snippetResult: { content: { value: 'a &lt;b&gt; \u0002light\u0003, \u0002lit\u0003' } },
        },
        { objectID: '2', url: 'https://x.example/c', hierarchy: { lvl0: 'Docs' } },
      ],
      nbHits: 40,
    });
    const { hits, total } = await createHostedSearch(KEYS, 'en').search('light', { facets: ['default'] });
    expect(total).toBe(40);
    expect(hits[0]).toEqual({
      id: '1',
      url: 'https://x.example/a#b',
      category: 'Docs & more',
      headings: [
        { level: 1, text: { text: 'Lights', marks: [[0, 5]] } },
        { level: 2, text: { text: 'Range', marks: [] } },
      ],
      excerpt: {
        text: 'a <b> light, lit',
        marks: [
          [6, 11],
          [13, 16],
        ],
      },
    });
    expect(hits[1]).toMatchObject({ headings: [{ text: { text: 'Docs' } }] });
  });

  it('adds its filters to those of the site, which may be one alone, and has none without facets', async () => {
    const requests = answerWith({}, {}, {});
    const search = (facetFilters: unknown, facets: string[]) =>
      createHostedSearch({ ...KEYS, searchParameters: { facetFilters, typoTolerance: false } }, 'zh').search('a', {
        facets,
      });
    await search('kind:guide', ['default', 'docs-default-2.0']);
    await search([['a:1', 'a:2']], ['default']);
    await search(undefined, []);
    const tags = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2.0'];
    expect(requests[0]?.body).toMatchObject({ typoTolerance: false, indexName: 'site', page: 0, hitsPerPage: 20 });
    expect(requests.map(({ body }) => body['facetFilters'])).toEqual([
      ['language:zh', tags, 'kind:guide'],
      ['language:zh', ['docusaurus_tag:default'], ['a:1', 'a:2']],
      undefined,
    ]);
  });

  it('asks the next host when one is out of order, and not when it refuses', async () => {
    const requests = answerWith(new TypeError('no network'), 503, { nbHits: 3, hits: [] });
    const { search } = createHostedSearch(KEYS, 'en');
    expect((await search('a', { facets: [] })).total).toBe(3);
    expect(requests.map(({ url }) => new URL(url).origin)).toEqual(hostsOf(KEYS).slice(0, 3));
    const refused = answerWith(403);
    await expect(search('a', { facets: [] })).rejects.toThrow('answered with 403');
    expect(refused).toHaveLength(1);
    const down = answerWith(...hostsOf(KEYS).map(() => new TypeError('no network')));
    await expect(search('a', { facets: [] })).rejects.toThrow('no network');
    expect(down).toHaveLength(4);
  });

  it('asks the hosts of the site, where it names some', async () => {
    const requests = answerWith({ hits: [] });
    await createHostedSearch({ ...KEYS, hosts: ['https://search.example'] }, 'en').search('a', { facets: [] });
    expect(requests[0]?.url).toBe(
      'https://search.example/1/indexes/*/queries?x-algolia-application-id=APP&x-algolia-api-key=key',
    );
  });
});
