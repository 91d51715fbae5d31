import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createSiteDir } from '../../../../../test/plugin-context.js';
import { SiteError } from '../../../../node/base/site-error.js';
import type { SearchPage } from '../../engine/types.js';
import { writeRecords } from './record-files.js';
import { pushRecords } from './push-records.js';
import type { Service } from './record-shapes.js';
import { toRecords } from './to-records.js';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const PAGE: SearchPage = {
  url: '/docs/nets',
  tag: 'docs-default-current',
  kind: 'doc',
  category: 'Gear',
  section: 'Guides',
  title: 'Nets',
  sections: [
    { level: 1, heading: '', anchor: '', text: 'What boats use.' },
    { level: 2, heading: 'Use', anchor: 'use', text: 'Throw them.' },
    { level: 3, heading: 'Deep', anchor: 'deep', text: '' },
    { level: 2, heading: 'Care', anchor: 'care', text: `${'网'.repeat(2999)} end` },
  ],
};

const records = toRecords([{ page: PAGE, labels: ['sea'], factor: 1 }], {
  language: 'en',
  origin: 'https://t.example',
});

function siteWithRecords(service: Service): string {
  const { siteDir, remove } = createSiteDir({});
  ends.push(remove);
  writeRecords({ siteDir, locale: 'en', services: [service], records });
  return siteDir;
}

interface Asked {
  request: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Reply = (request: string) => { status?: number; body: unknown } | undefined;

/** A service that says what is asked, and answers 200 with `{}` where `reply` says nothing. */
async function serve(reply: Reply): Promise<{ origin: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server: Server = createServer((message, response) => {
    let body = '';
    message.on('data', (chunk: Buffer) => (body += chunk.toString()));
    message.on('end', () => {
      const request = `${message.method} ${message.url}`;
      asked.push({ request, headers: message.headers, body });
      const { status = 200, body: answer } = reply(request) ?? { body: {} };
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => server.close());
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { origin: `http://127.0.0.1:${port}`, asked };
}

const push = (service: Service, environment: Record<string, string>, isTrial = false) =>
  pushRecords({ siteDir: siteWithRecords(service), service, environment, isTrial });

const requestsOf = (asked: readonly Asked[]) => asked.map(({ request }) => request);

describe('records', () => {
  it('are one for each section, with the headings around it, and small enough for services', () => {
    expect(
      records.map(({ type, url, hierarchy: { lvl0, lvl1, lvl2, lvl3 } }) => [type, url, lvl0, lvl1, lvl2, lvl3]),
    ).toEqual([
      ['lvl1', 'https://t.example/docs/nets', 'Gear', 'Nets', null, null],
      ['lvl2', 'https://t.example/docs/nets#use', 'Gear', 'Nets', 'Use', null],
      ['lvl3', 'https://t.example/docs/nets#deep', 'Gear', 'Nets', 'Use', 'Deep'],
      ['lvl2', 'https://t.example/docs/nets#care', 'Gear', 'Nets', 'Care', null],
      ['lvl2', 'https://t.example/docs/nets#care', 'Gear', 'Nets', 'Care', null],
    ]);
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(5);
    expect(Math.max(...records.map((record) => Buffer.byteLength(JSON.stringify(record))))).toBeLessThan(10_000);
    expect(records[1]).toMatchObject({
      content: 'Throw them.',
      language: 'en',
      searchTag: 'docs-default-current',
      labels: ['sea'],
    });
  });
});

describe('dactyl search --push', () => {
  it('replaces an index of Algolia by a temporary one', async () => {
    const { origin, asked } = await serve((request) =>
      request.includes('/task/') ? { body: { status: 'published' } } : { body: { taskID: 7 } },
    );
    const environment = {
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_WRITE_KEY: 'key',
      ALGOLIA_INDEX: 'docs',
      ALGOLIA_HOST: origin,
    };
    expect(await push('algolia', environment)).toMatch(
      /^Sent 5 records \(.* KB\) in 1 batches to http.*"docs" was replaced/,
    );
    expect(requestsOf(asked).filter((request) => !request.includes('/task/'))).toEqual([
      'DELETE /1/indexes/docs_dactyl_tmp',
      'GET /1/indexes/docs/settings',
      'POST /1/indexes/docs/operation',
      'POST /1/indexes/docs_dactyl_tmp/batch',
      'POST /1/indexes/docs_dactyl_tmp/operation',
    ]);
    expect(asked[0]?.headers).toMatchObject({ 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'key' });
    const batch = asked.find(({ request }) => request.endsWith('/batch'))?.body ?? '';
    expect(JSON.parse(batch)).toMatchObject({
      requests: [
        {
          action: 'addObject',
          body: { hierarchy: { lvl0: 'Gear', lvl1: 'Nets' }, docusaurus_tag: 'docs-default-current' },
        },
        {},
        {},
        {},
        {},
      ],
    });
    expect(JSON.parse(asked.at(-2)?.body ?? '')).toEqual({ operation: 'move', destination: 'docs' });
  });

  it('gives a new index of Algolia settings that the dialog needs', async () => {
    const { origin, asked } = await serve((request) => {
      if (request.includes('/task/')) return { body: { status: 'published' } };
      if (request.startsWith('GET')) return { status: 404, body: { message: 'Index docs does not exist' } };
      return { body: { taskID: 7 } };
    });
    await push('algolia', {
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_WRITE_KEY: 'key',
      ALGOLIA_INDEX: 'docs',
      ALGOLIA_HOST: origin,
    });
    const settings = asked.find(({ request }) => request.startsWith('PUT'));
    expect(settings?.request).toBe('PUT /1/indexes/docs_dactyl_tmp/settings');
    expect(JSON.parse(settings?.body ?? '')).toMatchObject({
      attributesForFaceting: expect.arrayContaining(['language', 'docusaurus_tag']),
    });
  });

  it('points the alias of Typesense at a new collection, and deletes the one before', async () => {
    const { origin, asked } = await serve((request) => {
      if (request === 'GET /aliases/docs') return { body: { collection_name: 'docs_1' } };
      return request.includes('/import') ? { body: '{"success":true}\n{"success":true}' } : undefined;
    });
    await push('typesense', { TYPESENSE_URL: origin, TYPESENSE_API_KEY: 'key', TYPESENSE_COLLECTION: 'docs' });
    expect(requestsOf(asked).map((request) => request.replace(/docs_\d{5,}/, 'docs_NEW'))).toEqual([
      'GET /aliases/docs',
      'POST /collections',
      'POST /collections/docs_NEW/documents/import?action=create',
      'PUT /aliases/docs',
      'DELETE /collections/docs_1',
    ]);
    const [first = ''] = asked[2]?.body.split('\n') ?? [];
    expect(JSON.parse(first)).toMatchObject({
      'hierarchy.lvl1': 'Nets',
      tags: ['sea'],
      item_priority: expect.any(Number),
    });
    expect(JSON.parse(first)).not.toHaveProperty('anchor');
  });

  it('keeps the collection of Typesense that readers search where a record is refused', async () => {
    const { origin, asked } = await serve((request) =>
      request.includes('/import') ? { body: '{"success":true}\n{"success":false,"error":"Bad field"}' } : undefined,
    );
    const environment = { TYPESENSE_URL: origin, TYPESENSE_API_KEY: 'key', TYPESENSE_COLLECTION: 'docs' };
    await expect(push('typesense', environment)).rejects.toThrow('Bad field');
    expect(requestsOf(asked)).not.toContain('PUT /aliases/docs');
  });

  it('swaps an index of Meilisearch, which need not exist', async () => {
    let requestsSeen = 0;
    const { origin, asked } = await serve((request) => {
      if (!request.startsWith('GET /tasks/')) return { status: 202, body: { taskUid: requestsSeen++ } };
      // What does not exist cannot be deleted: the first task.
      if (request === 'GET /tasks/0') return { body: { status: 'failed', error: { code: 'index_not_found' } } };
      return { body: { status: 'succeeded' } };
    });

    await push('meilisearch', { MEILISEARCH_URL: origin, MEILISEARCH_API_KEY: 'key', MEILISEARCH_INDEX: 'docs' });
    expect(requestsOf(asked).filter((request) => !request.startsWith('GET /tasks/'))).toEqual([
      'DELETE /indexes/docs_dactyl_tmp',
      'POST /indexes',
      'PATCH /indexes/docs_dactyl_tmp/settings',
      'POST /indexes/docs_dactyl_tmp/documents',
      'POST /indexes',
      'POST /swap-indexes',
      'DELETE /indexes/docs_dactyl_tmp',
    ]);
    expect(asked[0]?.headers.authorization).toBe('Bearer key');
    const [first] = JSON.parse(asked.find(({ request }) => request.endsWith('/documents'))?.body ?? '[]') as object[]; // of records
    expect(first).toMatchObject({
      objectID: expect.stringMatching(/^[\w-]+$/),
      hierarchy_lvl1: 'Nets',
      hierarchy_radio_lvl1: 'Nets',
    });
  });

  it('says what it would send, and sends nothing', async () => {
    const { origin, asked } = await serve(() => undefined);
    const environment = { MEILISEARCH_URL: origin, MEILISEARCH_API_KEY: 'key', MEILISEARCH_INDEX: 'docs' };
    expect(await push('meilisearch', environment, true)).toMatch(
      /^Would send 5 records .* into "docs"\. Nothing was sent\.$/,
    );
    expect(asked).toEqual([]);
  });

  it.each<[string, number, RegExp]>([
    ['a key that may not write', 403, /The key in TYPESENSE_API_KEY may not do this/],
    ['a service that has a failure', 503, /try again later/],
    ['a service that is somewhere else', 404, /Look at TYPESENSE_URL/],
  ])('says what to do about %s', async (_, status, hint) => {
    const { origin } = await serve((request) =>
      request.startsWith('POST') ? { status, body: { message: 'No' } } : undefined,
    );
    const environment = { TYPESENSE_URL: origin, TYPESENSE_API_KEY: 'key', TYPESENSE_COLLECTION: 'docs' };
    const error = await push('typesense', environment).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(SiteError);
    const { message, details } = error as SiteError; // it was checked
    expect(message).toBe(`Typesense answered POST /collections with ${status}: No`);
    expect(details.hint).toMatch(hint);
  });

  it('names the variables that are missing, and an address that is none', async () => {
    await expect(push('typesense', { TYPESENSE_URL: 'http://127.0.0.1' })).rejects.toThrow(
      'The environment lacks TYPESENSE_API_KEY and TYPESENSE_COLLECTION.',
    );
    const environment = { TYPESENSE_URL: 'search', TYPESENSE_API_KEY: 'key', TYPESENSE_COLLECTION: 'docs' };
    await expect(push('typesense', environment)).rejects.toThrow('TYPESENSE_URL is no address: "search".');
  });

  it('says how records come about where there are none', async () => {
    const { siteDir, remove } = createSiteDir({});
    ends.push(remove);
    await expect(pushRecords({ siteDir, service: 'algolia', environment: {}, isTrial: true })).rejects.toThrow(
      'There are no records for algolia',
    );
  });
});
