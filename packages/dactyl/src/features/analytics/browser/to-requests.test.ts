import { expect, it } from 'vitest';
import type { AnalyticsSettings } from './settings.js';
import { type PageFacts, type SiteEvent, toRequests } from './to-requests.js';

const host = 'https://stats.example';
const page: PageFacts = {
  url: 'https://tern.example/docs/a?q=1',
  title: 'A tern',
  referrer: '',
  language: 'en',
  screen: '1920x1080',
  userAgent: 'Browser',
};

/** What the one service is told: JSON, or the fields of a form or an address, without words that differ each time. */
function told(services: Partial<AnalyticsSettings>, event: SiteEvent): unknown {
  const [request, ...others] = toRequests({ google: false, doNotTrack: false, siteHost: '', ...services }, event, page);
  expect(others).toEqual([]);
  const { url = '', body } = request ?? {};
  if (typeof body === 'string') return [url, JSON.parse(body)];
  const { rand: _, rnd: __, ...fields } = Object.fromEntries(body ?? new URL(url).searchParams);
  return [url.split('?', 1)[0], fields];
}

const MATOMO = { matomo: { siteId: '7', host } };
const matomo = (event: SiteEvent) => (told(MATOMO, event) as [string, object])[1];

it('tells nobody where no service is named', () => {
  expect(toRequests({ google: true, doNotTrack: false, siteHost: '' }, { props: {} }, page)).toEqual([]);
});

it.each<[string, SiteEvent, object]>([
  ['a search', { name: 'search', props: { query: 'heron', results: 12 } }, { search: 'heron', search_count: '12' }],
  ['one whose results nobody counted', { name: 'search', props: { query: 'heron' } }, { search: 'heron' }],
  ['one without results', { name: 'search_no_results', props: { query: 'x' } }, { search: 'x', search_count: '0' }],
  [
    'an opened result',
    { name: 'search_click', props: { query: 'heron', url: '/b' } },
    { ca: '1', e_c: 'search_click', e_a: 'heron', e_n: 'heron · /b' },
  ],
  [
    'an answer',
    { name: 'feedback', props: { vote: 'yes', page: '/b' } },
    { ca: '1', e_c: 'feedback', e_a: 'yes', e_n: 'yes · /b' },
  ],
])('tells Matomo of %s as its reports have it', (_, event, expected) => {
  expect(matomo(event)).toMatchObject(expected);
});

it('tells Matomo of a page view without a search or an event', () => {
  expect(Object.keys(matomo({ props: {} }))).not.toEqual(expect.arrayContaining(['search', 'e_c']));
});

it('gives one path to all searches for the same words in GoatCounter', () => {
  const paths = [1, 2].map((results) =>
    told({ goatcounter: { host } }, { name: 'search', props: { query: 'heron', results } }),
  );
  expect(paths).toMatchObject(paths.map(() => [`${host}/count`, { p: 'search: heron', e: 'true', s: '1920,1080' }]));
  expect(told({ goatcounter: { host } }, { props: {} })).toMatchObject([
    `${host}/count`,
    { p: '/docs/a', t: 'A tern' },
  ]);
});

it('names an event, and only that has properties', () => {
  const event: SiteEvent = { name: 'feedback', props: { vote: 'no' } };
  const plausible = { plausible: { domain: 'tern.example', host } };
  expect(told(plausible, event)).toMatchObject([`${host}/api/event`, { name: 'feedback', props: { vote: 'no' } }]);
  expect(told(plausible, { props: {} })).toEqual([
    `${host}/api/event`,
    { name: 'pageview', url: page.url, domain: 'tern.example' },
  ]);
  expect(told({ umami: { websiteId: 'w', host } }, event)).toMatchObject([
    `${host}/api/send`,
    {
      type: 'event',
      payload: { name: 'feedback', data: { vote: 'no' }, url: '/docs/a?q=1', hostname: 'tern.example' },
    },
  ]);
});

it('tells PostHog nothing that finds a reader again', () => {
  const [url, body] = told({ posthog: { key: 'k', host } }, { props: {} }) as [string, object];
  expect(url).toBe(`${host}/i/v0/e/`);
  expect(body).toMatchObject({
    event: '$pageview',
    distinct_id: '$posthog_cookieless',
    properties: { $process_person_profile: false },
  });
});
