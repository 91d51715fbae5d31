/**
 * Whatever a page of ours is sent or fetches, its scripts go on: messages between pages, frames and the service worker, files of
 * the search, values of islands. `DACTYL_TEST_FULL=1` tries 50,000 of each.
 */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageCandidates } from '../../src/browser/router/page-candidates.js';
import { createPageIndexer } from '../../src/features/search/engine/index-page.js';
import { createIndexReader } from '../../src/features/search/engine/open-index.js';
import { normalPhrase, parseQuery } from '../../src/features/search/engine/parse-query.js';
import { scoreSections } from '../../src/features/search/engine/score-sections.js';
import { readSynonyms } from '../../src/features/search/engine/synonyms.js';
import { ENTRY_FILE, type SearchPage } from '../../src/features/search/engine/types.js';
import { writeIndex } from '../../src/features/search/engine/write-index.js';
import { readValue } from '../../src/react/islands/read-value.js';
import { readFrameMessage, readPageMessage } from '../../src/shared/live-frame.js';
import { readWorkerMessage, workerParams } from '../../src/shared/offline.js';
import { CHEAP_COUNT, COUNT, damagedBytes, damagedValue, DATA_SIGNS, PARTS } from './damaged.js';
import { findFailure } from './try-inputs.js';

/** What cannot be read may throw, but not run on, nor take memory without end. */
async function orThrows(read: () => unknown): Promise<void> {
  try {
    await read();
  } catch {
    // As when the file cannot be fetched: `loadComplaints` and the dialog of the search say so.
  }
}

describe.each(PARTS)('messages of any value, part %i', (part) => {
  const MESSAGES = [
    { type: 'SKIP_WAITING' },
    { type: 'VISITED', page: '/docs/a', urls: ['/img/a.png', '/assets/a.js?x=1'] },
    { type: 'ready' },
    { type: 'height', height: 100 },
    { type: 'attributes', attributes: { lang: 'en', class: 'a' } },
    { type: 'run', code: 'a', language: 'js', noInline: false, scope: { a: 1 } },
    {
      type: 'start',
      settings: '{}',
      pathname: '/',
      site: {},
      globalData: {},
      messages: {},
      attributes: {},
      styles: ['/a.css'],
      baseUrl: '/',
    },
  ];

  it(`are what our pages send, or nothing: ${COUNT}`, async () =>
    expect(
      await findFailure({
        inputs: damagedValue(MESSAGES, [
          [],
          {},
          ['/a', 1],
          [{}],
          'VISITED',
          'start',
          new Map(),
          'https://evil.example',
          '//evil.example',
        ]),
        count: COUNT,
        part,
        read(data) {
          readPageMessage(data);
          const height = readFrameMessage(data);
          if (height?.type === 'height') expect(height.height).toBeLessThanOrEqual(10_000);
          const message = readWorkerMessage(data);
          // As the worker does, which has no one to catch what it throws.
          if (message?.type === 'VISITED')
            for (const url of [message.page, ...message.urls])
              expect(URL.canParse(url, 'https://site.example')).toBe(true);
        },
      }),
    ).toBeUndefined());

  it(`in the address of the worker are its settings, or none: ${COUNT}`, async () =>
    expect(
      await findFailure({
        inputs: damagedBytes(
          ['/sw.js?params=%7B%22offlineMode%22%3Atrue%2C%22debug%22%3Afalse%7D', '/sw.js?params=null'],
          ['%', '&', '?', '#', '{'],
        ),
        count: COUNT,
        part,
        read: (bytes) => expect(Object.values(workerParams(`https://x.example${bytes.toString()}`))).toHaveLength(2),
      }),
    ).toBeUndefined());
});

describe.each(PARTS)('files of any bytes in the browser, part %i', (part) => {
  it(`are values of islands, or cannot be read: ${CHEAP_COUNT}`, async () =>
    expect(
      await findFailure({
        inputs: damagedBytes(
          [
            '[{"a":1,"b":2},["Date","2020-01-01T00:00:00.000Z"],["Map",3,4],"k",[5,-2,-1],["Set",1,1]]',
            '-1',
            '[["null","a",1],[-7,5,0,2],["BigInt","1"]]',
          ],
          [...DATA_SIGNS, '-7', '4294967295', '["RegExp","(a+)+","g"]'],
        ),
        count: CHEAP_COUNT,
        part,
        read: (bytes) => orThrows(() => readValue(bytes.toString())),
      }),
    ).toBeUndefined());

  it(`are an index of the search, or cannot be searched: ${COUNT}`, async () => {
    const files = searchFiles();
    const queries = ['side', 'sidebar', '代码', 'sidebra', 'navbar links', '"the sidebar"', 'zzz'];
    // A search reads its own synonyms before its first answer, which takes longer than all of this.
    const synonyms = readSynonyms([['navbar', 'header']], normalPhrase);
    const parsed = new Map(queries.map((query) => [query, parseQuery(query, synonyms)]));
    const choice = fc.constantFrom(...files.keys()).chain((name) =>
      damagedBytes([files.get(name) ?? ''], [...DATA_SIGNS, '_', '____', '-', 'A', '~']).map((bytes) => ({
        name,
        text: bytes.toString(),
      })),
    );
    expect(
      await findFailure({
        inputs: fc.tuple(choice, fc.constantFrom(...queries)),
        count: COUNT,
        part,
        read: ([{ name, text }, query]) =>
          orThrows(async () => {
            const index = createIndexReader(async (file) => JSON.parse(file === name ? text : (files.get(file) ?? '')));
            const { catalogues, filters } = await index.readEntry(ENTRY_FILE);
            const catalogue = await index.readCatalogue(catalogues['docs'] ?? '');
            const { pages } = await scoreSections(parsed.get(query) ?? parseQuery(query, synonyms), [catalogue]);
            for (const { sections } of pages) for (const { section } of sections) await catalogue.readSection(section);
            await index.readFilters(filters ?? '');
          }),
      }),
    ).toBeUndefined();
  });

  it(`have addresses that a router can try: ${CHEAP_COUNT}`, async () =>
    expect(
      await findFailure({
        inputs: damagedBytes(['/docs/a/index.html', '/docs/a.html?x#y', '/'], ['/', '.html', '//', '%', '?']),
        count: CHEAP_COUNT,
        part,
        read: (bytes) => expect(pageCandidates(bytes.toString(), ['/docs'])).not.toEqual([]),
      }),
    ).toBeUndefined());
});

function searchFiles(): Map<string, string> {
  const indexPage = createPageIndexer();
  const section = (heading: string, text: string) => ({ level: 2, heading, anchor: heading, text });
  const pages: SearchPage[] = Array.from({ length: 12 }, (_, number) => ({
    url: `/docs/${number}`,
    tag: 'docs',
    kind: 'doc',
    category: 'Guides',
    title: `Sidebar ${number}`,
    sections: [
      section('Items', `A sidebar holds docs and categories, number ${number}.`),
      section('标题', '每个代码块都可以有标题。'),
    ],
  }));
  const written = writeIndex({
    pages: pages.map((page) => ({ page, terms: indexPage(page) })),
    latest: { default: 'current' },
    hash: (text) => createHash('sha1').update(text).digest('hex').slice(0, 10),
    pins: [{ queries: ['side'], url: '/docs/3' }],
    synonyms: [['navbar', 'header']],
    shardSize: 200,
    chunkSize: 300,
  });
  return new Map(written.map(({ file, content }) => [file, String(content)]));
}
