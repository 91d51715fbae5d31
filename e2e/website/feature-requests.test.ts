/** The board of feature requests: what its address says, its pages as HTML, and its filters in a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject } from 'vitest';
import { readState, showRequests, writeState } from '../../website/plugins/feature-requests/components/board-state.js';
import { readRequest, type RequestFile } from '../../website/plugins/feature-requests/read-request.js';
import { AREAS, type FeatureRequest, STATUSES } from '../../website/plugins/feature-requests/request.js';
import { itInUsedWindow as it, PHONE } from '../setup/browser-test.js';
import { openWebsiteOutput } from '../setup/website-output.js';

const origin = inject('builtSite');
const output = openWebsiteOutput();

const WEBSITE = join(import.meta.dirname, '../../website');
const TRANSLATIONS = 'i18n/zh/docusaurus-plugin-content-pages-feature-requests';
const names = readdirSync(join(WEBSITE, 'feature-requests')).toSorted();

function request(slug: string, about: Partial<FeatureRequest>): FeatureRequest {
  const given = { title: slug, summary: '', status: 'open', area: 'pages', date: '2026-11-01' } as const;
  return { slug, href: `/feature-requests/${slug}`, ...given, ...about };
}

const REQUESTS = [
  request('b', { title: 'Bread', summary: 'Warm and Round', date: '2026-11-03' }),
  request('a', { title: 'Apple', status: 'done', area: 'speed' }),
  request('c', { title: 'Cherry', status: 'planned', summary: 'round, too', date: '2026-11-02' }),
];

const shown = (query: string) =>
  showRequests(REQUESTS, readState(query), 'en').map(({ status, requests }) => [
    status,
    requests.map(({ slug }) => slug).join(''),
  ]);

describe('the query of the board', () => {
  it.for([
    [
      '',
      [
        ['planned', 'c'],
        ['open', 'b'],
        ['done', 'a'],
      ],
    ],
    ['?sort=newest', [[undefined, 'bca']]],
    ['?sort=title', [[undefined, 'abc']]],
    [
      '?q=ROUND',
      [
        ['planned', 'c'],
        ['open', 'b'],
      ],
    ],
    ['?q=round%20warm', [['open', 'b']]],
    [
      '?status=open&status=done',
      [
        ['open', 'b'],
        ['done', 'a'],
      ],
    ],
    ['?area=speed&sort=title', [[undefined, 'a']]],
    ['?area=speed&status=open', []],
    [
      '?area=moon&status=<b>&sort=votes',
      [
        ['planned', 'c'],
        ['open', 'b'],
        ['done', 'a'],
      ],
    ],
  ] as const)('%s chooses and orders', ([query, expected]) => {
    expect(shown(query)).toEqual(expected);
  });

  it.for(['', '?q=a+b', '?status=open&status=done', '?q=x&status=planned&area=search&sort=title'])(
    '%s is written as it is read',
    (query) => {
      expect(writeState(readState(query), query)).toBe(query);
    },
  );

  it('keeps what others have written into it, and no endless text', () => {
    const state = { ...readState('?debug=1&q=old&area=moon'), text: 'x'.repeat(500) };
    expect(writeState(state, '?debug=1&q=old&area=moon')).toBe(`?debug=1&q=${'x'.repeat(100)}`);
  });
});

describe('the files of requests', () => {
  const file = (frontMatter: Record<string, unknown>): RequestFile => ({
    type: 'mdx',
    permalink: '/zh/feature-requests/warm-bread/',
    source: '@site/feature-requests/warm-bread.md',
    title: 'Warm bread',
    frontMatter: {
      description: 'Bread should be warm.',
      status: 'open',
      area: 'pages',
      date: '2026-11-22',
      ...frontMatter,
    },
    unlisted: false,
  });

  it('become requests, with or without quotes around the day', () => {
    const expected = request('warm-bread', {
      title: 'Warm bread',
      date: '2026-11-22',
      summary: 'Bread should be warm.',
    });
    for (const date of ['2026-11-22', new Date('2026-11-22')]) {
      const href = '/zh/feature-requests/warm-bread/';
      expect(readRequest(file({ date }), '/site')).toEqual({ ...expected, href });
    }
  });

  it.for([
    [{ status: 'soon' }, 'an unknown "status"'],
    [{ area: undefined }, 'no "area"'],
    [{ date: 'yesterday' }, 'an unknown "date"'],
    [{ date: '2026-02-30' }, 'an unknown "date"'],
    [{ description: undefined }, 'no "description"'],
  ] as const)('end the build when something is wrong: %o', ([frontMatter, message]) => {
    expect(() => readRequest(file(frontMatter), '/site')).toThrow(`The feature request has ${message}.`);
  });

  it('say the same of a request in both languages, with statuses and areas that exist', () => {
    const facts = (folder: string, name: string) => {
      const text = readFileSync(join(WEBSITE, folder, name), 'utf8');
      return ['status', 'area', 'date'].map((key) => new RegExp(`^${key}: '?([\\w-]+)'?$`, 'm').exec(text)?.[1]);
    };
    expect(readdirSync(join(WEBSITE, TRANSLATIONS)).toSorted()).toEqual(names);
    for (const name of names) {
      const [status, area, date] = facts('feature-requests', name);
      expect(facts(TRANSLATIONS, name), name).toEqual([status, area, date]);
      expect(STATUSES, name).toContain(status);
      expect(AREAS, name).toContain(area);
    }
  });
});

describe('the board as HTML', () => {
  it.for([
    ['', 'Feature requests', 'There are no votes'],
    ['zh/', '功能需求', '这里没有投票'],
  ] as const)('has all requests, each with a page of its own, in %s', ([folder, heading, votes]) => {
    const board = output.page(`${folder}feature-requests.html`);
    expect(board.one('h1').text).toBe(heading);
    const hrefs = board.all('main li a').map(({ attributes }) => attributes['href']);
    expect(hrefs.toSorted()).toEqual(
      names.map((name) => `/${folder}feature-requests/${name.replace('.md', '')}`).toSorted(),
    );
    const opened = output.page(`${folder}feature-requests/hash-router.html`);
    expect(opened.one('main nav a[aria-current="page"]').text).toBe(opened.one('h1').text);
    expect(opened.one('meta[name="description"]').attributes['content']).not.toBe(
      board.one('meta[name="description"]').attributes['content'],
    );
    // The site names no repository, so nothing offers to vote.
    expect(board.one('main').text).toContain(votes);
    expect(opened.all('a.button')).toEqual([]);
    expect(output.read(`${folder}feature-requests/hash-router.html`)).not.toContain('<!--island:');
  });

  it('sends nothing anywhere: no form', () => {
    expect(output.read('feature-requests.html')).not.toContain('<form');
  });
});

describe('the board in a browser', () => {
  it('R109 exists, and deeper paths show the same page', async ({ open }) => {
    expect((await fetch(`${origin}/feature-requests`)).status).toBe(200);
    const page = await open(`${origin}/zh/feature-requests/any/deep/path?status=declined`);
    await page.getByRole('heading', { level: 1, name: '功能需求' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/zh/feature-requests/any/deep/path');
    await page.getByRole('checkbox', { name: '不做', checked: true }).waitFor();
    expect(await page.title()).toMatch(/^功能需求/);
  });

  it('filters, keeps that in its address, and goes back', async ({ open }) => {
    const page = await open(`${origin}/feature-requests`, { viewport: PHONE });
    const count = page.getByRole('status').filter({ hasText: 'requests' });
    await page.getByRole('checkbox', { name: 'Declined' }).check();
    await expect.poll(() => page.url()).toContain('?status=declined');
    await page.getByLabel('Sort by').selectOption('title');
    await expect.poll(() => page.url()).toContain('?status=declined&sort=title');
    await page.getByRole('searchbox', { name: 'Search the board' }).fill('AVIF');
    await expect.poll(() => count.innerText()).toContain(`1 of ${names.length} requests`);

    // An address that is handed on shows the same.
    await page.reload();
    await expect.poll(() => page.locator('main h3').allInnerTexts()).toEqual(['AVIF images by default']);
    await page.getByRole('searchbox', { name: 'Search the board' }).fill('nothing at all');
    await page.getByText('No request matches.').waitFor();
    await page.getByRole('button', { name: 'Show all requests' }).click();
    await expect.poll(() => page.locator('main h3').count()).toBe(names.length);
    await page.goBack();
    await expect.poll(() => page.url()).toContain('?status=declined');

    // Opening a request is a step like any other.
    await page.goto(`${origin}/feature-requests?area=hosting`);
    // The list is whole at first, and links move when it becomes shorter.
    await expect.poll(() => page.locator('main h3').count()).toBeLessThan(names.length);
    await page.getByRole('link', { name: 'Redirects of a whole folder' }).click();
    await page.getByRole('heading', { level: 1, name: 'Redirects of a whole folder' }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByLabel('Area').inputValue()).toBe('hosting');
  });

  it('is whole without JavaScript, and offers no filters that do nothing', async ({ open }) => {
    const page = await open(`${origin}/feature-requests`, { javaScriptEnabled: false });
    expect(await page.locator('main li').count()).toBe(names.length);
    expect(await page.getByRole('searchbox', { name: 'Search the board' }).isVisible()).toBe(false);
  });
});
