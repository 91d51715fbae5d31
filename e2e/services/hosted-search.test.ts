/** The hosted search. No service takes part: the tests answer in its place, in the browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { it as itInNewWindow, itInUsedWindow as it, type Open } from '../setup/browser-test.js';

const { origin, outDir } = inject('serviceSites').hosted;
const SERVICE = 'https://beacon0app-dsn.algolia.net';

/** What the service is asked for. */
interface Query {
  url: URL;
  query: string;
  page: number;
  hitsPerPage: number;
  indexName: string;
  facetFilters: unknown[];
  highlightPreTag: string;
  highlightPostTag: string;
}

const dialog = (page: Page) => page.locator('[role=dialog][aria-modal=true]');
const input = (page: Page) => dialog(page).locator('input');
const hits = (page: Page) => dialog(page).locator('.DocSearch-Hit');

function readQuery(route: Route): Query {
  const { requests } = JSON.parse(route.request().postData() ?? '') as { requests: Omit<Query, 'url'>[] };
  const [first] = requests;
  if (!first) throw new Error('The service was asked for nothing.');
  return { ...first, url: new URL(route.request().url()) };
}

/** A record as DocSearch's crawler makes it, with its title marked. */
function record({ highlightPreTag: on, highlightPostTag: off }: Query, number: number) {
  const content = `Keeper of light ${number} & others`;
  const hierarchy = { lvl0: 'Docs', lvl1: `Light ${number}`, lvl2: 'Range <img src=x onerror=alert(1)>' };
  return {
    objectID: String(number),
    url:
      number === 2
        ? 'https://museum.example/lights'
        : `https://old.example/handbook/lights?from=crawler#light-${number}`,
    type: 'content',
    hierarchy,
    content,
    _highlightResult: { hierarchy: { lvl1: { value: `${on}Light${off} ${number}` } } },
    _snippetResult: { content: { value: `Keeper of ${on}light${off} ${number} &amp; others` } },
  };
}

const answer = (body: object) => ({ json: body, headers: { 'access-control-allow-origin': '*' } });
const found = (query: Query, total: number) => {
  const first = query.page * query.hitsPerPage;
  const numbers = Array.from({ length: total }, (_, index) => index).slice(first, first + query.hitsPerPage);
  return answer({ results: [{ hits: numbers.map((number) => record(query, number)), nbHits: total }] });
};

/** Opens a page whose searches find 17 records, and keeps what was asked. */
async function openSite(open: Open, path: string) {
  const page = await open('about:blank');
  const queries: Query[] = [];
  const others: string[] = [];
  page.on('request', (request) => others.push(request.url()));
  await page.route(`${SERVICE}/**`, async (route) => {
    const query = readQuery(route);
    queries.push(query);
    await route.fulfill(found(query, query.query === 'nothing' ? 0 : 17));
  });
  await page.goto(origin + path);
  return { page, queries, requests: others };
}

async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await input(page).fill(words);
}

describe('the dialog of a hosted search', () => {
  itInNewWindow(
    'R275 R276 sends queries to the service, with the keys of the configuration, and to nobody else',
    async ({ open }) => {
      const { page, queries, requests } = await openSite(open, '/docs/lights');
      requests.length = 0;
      await search(page, 'light');
      await hits(page).first().waitFor();
      expect(await input(page).getAttribute('placeholder')).toBe('Search the coast');
      expect(queries.at(-1)).toMatchObject({ query: 'light', indexName: 'beacon', page: 0 });
      expect(Object.fromEntries(queries[0]?.url.searchParams ?? [])).toEqual({
        'x-algolia-application-id': 'BEACON0APP',
        'x-algolia-api-key': 'key-for-searching-only',
      });
      const files = requests.filter((url) => !url.startsWith(SERVICE));
      expect(
        files.filter((url) => !/^\/assets\/js\/search-\w+\/(?:dialog|session)\.js$/.test(url.slice(origin.length))),
      ).toEqual([]);
      const scripts = readdirSync(join(outDir, 'assets/js'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.js'))
        .map((name) => readFileSync(join(outDir, 'assets/js', name), 'utf8'));
      expect(scripts.filter((script) => /BEACON0APP|key-for-searching/.test(script))).toEqual([]);
    },
  );

  it('R277 R278 asks for the language and the version of the page, besides what the site asks for', async ({
    open,
  }) => {
    const english = await openSite(open, '/docs/lights');
    await search(english.page, 'light');
    await hits(english.page).first().waitFor();
    const tags = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'];
    expect(english.queries.at(-1)?.facetFilters).toEqual(['language:en', tags, 'kind:guide']);
    const chinese = await openSite(open, '/zh/');
    await search(chinese.page, '灯');
    await hits(chinese.page).first().waitFor();
    expect(chinese.queries.at(-1)?.facetFilters).toEqual(['language:zh', tags, 'kind:guide']);
  });

  it('R279 has been preceded by a connection', async ({ open }) => {
    const { page } = await openSite(open, '/');
    const href = await page.locator('link[rel=preconnect]').getAttribute('href');
    expect(href?.toLowerCase()).toBe(SERVICE);
  });

  it('R210 R330 links each hit on this site, says how many there are, and leads to all', async ({ open }) => {
    const { page } = await openSite(open, '/docs/signals');
    await search(page, 'light & more');
    await hits(page).first().waitFor();
    const links = hits(page).locator('a');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toContain('/docs/lights?from=crawler#light-0');
    expect(hrefs).toContain('https://museum.example/lights');
    // What the service says is text.
    expect(await dialog(page).locator('.DocSearch-Hit img').count()).toBe(0);
    expect(await links.first().locator('mark').allInnerTexts()).toContain('Light');
    const all = dialog(page).getByRole('link', { name: 'See all 17 results' });
    expect(await all.getAttribute('href')).toBe('/search?q=light%20%26%20more');
    await all.click();
    await page.waitForURL('**/search?q=light%20%26%20more');
    await page.getByText('17 results found').waitFor();
    expect(await page.locator('main').getByRole('searchbox').inputValue()).toBe('light & more');
    expect(await dialog(page).count()).toBe(0);
  });

  itInNewWindow('R210 keeps the number of the words that stand in the input, whatever comes late', async ({ open }) => {
    const { page } = await openSite(open, '/docs/signals');
    let answerLate = (): void => undefined;
    const isLast = new Promise<void>((resolve) => (answerLate = resolve));
    const late: Promise<void>[] = [];
    await page.route(`${SERVICE}/**`, async (route) => {
      const query = readQuery(route);
      if (query.query === 'light') return route.fulfill(found(query, 17));
      const answered = isLast.then(() => route.fulfill(found(query, 3)));
      late.push(answered);
      return answered;
    });
    await page.keyboard.press('Control+k');
    await input(page).pressSequentially('light');
    await dialog(page).getByRole('link', { name: 'See all 17 results' }).waitFor();
    expect(late).toHaveLength(4);
    answerLate();
    await Promise.all(late);
    // Once this answer is read, those before it have been read as well.
    const body = JSON.stringify({ requests: [{ query: 'light', page: 0, hitsPerPage: 1 }] });
    await page.evaluate(([url, text]) => fetch(url, { method: 'POST', body: text }).then((got) => got.json()), [
      `${SERVICE}/1/indexes/*/queries`,
      body,
    ] as const);
    expect(await dialog(page).locator('.DocSearch-HitsFooter').innerText()).toBe('See all 17 results');
  });

  it('R301 of a query without results asks readers to tell the site', async ({ open }) => {
    const { page } = await openSite(open, '/docs/lights');
    await search(page, 'nothing');
    await dialog(page).getByText('No results for "nothing"').waitFor();
    expect(await dialog(page).innerText()).toContain('Believe this query should return results? Let us know.');
    const link = dialog(page).getByRole('link', { name: 'Let us know.' });
    expect(await link.getAttribute('href')).toBe('https://beacon.example/missing?words=nothing');
  });

  it('asks another host when one is down, and says so when all are', async ({ open }) => {
    const { page } = await openSite(open, '/docs/lights');
    await page.route(`${SERVICE}/**`, (route) => route.abort());
    const asked: string[] = [];
    let isDown = false;
    await page.route('https://beacon0app-*.algolianet.com/**', async (route) => {
      asked.push(new URL(route.request().url()).host);
      if (isDown || asked.length === 1) await route.fulfill({ status: 503 });
      else await route.fulfill(found(readQuery(route), 3));
    });
    await search(page, 'light');
    await hits(page).first().waitFor();
    expect(asked.slice(0, 2)).toEqual(['beacon0app-1.algolianet.com', 'beacon0app-2.algolianet.com']);
    isDown = true;
    await input(page).fill('lights');
    await dialog(page).getByText('Unable to fetch results').waitFor();
    expect(await dialog(page).innerText()).toContain('You might want to check your network connection.');
  });
});

describe('the search page of a hosted search', () => {
  it('R110 shows the results of its query, more of them on demand, and where they stand', async ({ open }) => {
    const { page, queries } = await openSite(open, '/search?q=light');
    const results = page.locator('.search-page__hit');
    await expect.poll(() => results.count()).toBe(15);
    expect(await results.first().innerText()).toMatch(/Range <img[^]*Docs[^]*Light 0[^]*Keeper of light 0 & others/);
    expect(await results.first().locator('a').getAttribute('href')).toBe('/docs/lights?from=crawler#light-0');
    await page.getByRole('button', { name: 'Show more results' }).click();
    await expect.poll(() => results.count()).toBe(17);
    expect(queries.at(-1)).toMatchObject({ query: 'light', page: 1, hitsPerPage: 15 });
    expect(
      await results
        .nth(15)
        .locator('a')
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    expect(await page.getByRole('button', { name: 'Show more results' }).count()).toBe(0);
  });
});
