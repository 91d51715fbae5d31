/**
 * Counting visits, and asking readers first, under a strict policy. The pages have the address of the published site, because
 * nothing is counted elsewhere; the tests answer in place of it and of all services.
 */
import type { BrowserContextOptions, Page, Request } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { openOutput } from '../../packages/dactyl/test/site/output.js';
import { violations } from '../accessibility/axe.js';
import { it, PHONE, type Open } from '../setup/browser-test.js';
import { linkTo } from '../setup/documents.js';

const { origin, outDir } = inject('serviceSites').readers;
const SITE = 'https://beacon.example';

const banner = (page: Page) => page.getByRole('region', { name: /^(?:Privacy choice|隐私选择)$/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Visit {
  page: Page;
  /** What was asked of other hosts. */
  asked: Request[];
  complaints: string[];
}

/** Files of the site, each fetched once: everything is intercepted here, so no page finds anything in the browser's cache. */
const files = new Map<string, Promise<{ status: number; headers: Record<string, string>; body: Buffer }>>();

async function fileAt(address: string) {
  const answer = await fetch(address);
  const headers = Object.fromEntries(answer.headers);
  // Of what has been unpacked by now.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name];
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
}

async function visit(open: Open, path: string, options?: BrowserContextOptions): Promise<Visit> {
  const page = await open('about:blank', options);
  const asked: Request[] = [];
  const complaints: string[] = [];
  await page.context().route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.origin === SITE) {
      if (url.pathname === '/api/feedback') return route.fulfill({ status: 204 });
      const address = origin + url.pathname + url.search;
      const file = files.get(address) ?? fileAt(address);
      files.set(address, file);
      return route.fulfill(await file);
    }
    asked.push(route.request());
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    return route.fulfill({ headers, contentType: 'text/javascript', body: '' });
  });
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(SITE + path);
  return { page, asked, complaints };
}

/** Host → what it was told, without words that differ each time. */
function told(asked: Request[]): Record<string, unknown> {
  return Object.fromEntries(
    asked
      .filter((request) => request.method() === 'POST')
      .map((request) => [new URL(request.url()).host, bodyOf(request)]),
  );
}

function bodyOf(request: Request): unknown {
  const text = request.postData() ?? '';
  if (text.startsWith('{')) return JSON.parse(text);
  const {
    rand: _,
    rnd: __,
    ...fields
  } = Object.fromEntries(new URLSearchParams(text || new URL(request.url()).search));
  return fields;
}

const SERVICES = [
  'beacon.goatcounter.com',
  'eu.i.posthog.com',
  'matomo.beacon.example',
  'plausible.io',
  'umami.beacon.example',
];

describe('who is asked whether visits may be counted', () => {
  it('is not counted before a yes, nor after a no', async ({ open }) => {
    const { page, asked, complaints } = await visit(open, '/docs/lights');
    await banner(page).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await violations(page, 'dark', '.dactyl-consent')).toEqual([]);
    // It takes no focus, and does not go by itself.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await linkTo(page, '/docs/keepers').first().click();
    await page.waitForFunction(() => document.title.startsWith('Keepers'));
    await button(page, 'Do not allow').click();
    await banner(page).waitFor({ state: 'hidden' });
    await page.goto(`${SITE}/zh/docs/lights`, { waitUntil: 'networkidle' });
    expect(await banner(page).isVisible()).toBe(false);
    expect(asked.map((request) => request.url())).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('is counted from a yes on, by keys, and can take it back', async ({ open }) => {
    const { page, asked, complaints } = await visit(open, '/docs/lights');
    await banner(page).waitFor();
    // Behind the link to the content: the policy, no, yes.
    for (const name of [/skip/i, /privacy policy/i, /do not allow/i, /allow/i]) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(name);
    }
    await page.keyboard.press('Enter');
    await banner(page).waitFor({ state: 'hidden' });
    await expect.poll(() => Object.keys(told(asked)).toSorted()).toEqual(SERVICES);
    const url = `${SITE}/docs/lights`;
    expect(told(asked)).toMatchObject({
      'plausible.io': { name: 'pageview', url, domain: 'beacon.example' },
      'umami.beacon.example': {
        type: 'event',
        payload: { website: 'beacon-id', url: '/docs/lights' },
      },
      'matomo.beacon.example': { idsite: '7', rec: '1', url, action_name: 'Lights | Beacon' },
      'beacon.goatcounter.com': { p: '/docs/lights', t: 'Lights | Beacon' },
      'eu.i.posthog.com': {
        api_key: 'phc_beacon',
        event: '$pageview',
        properties: { $current_url: url, $cookieless_mode: true },
      },
    });
    const google = asked.filter((request) => new URL(request.url()).host === 'www.googletagmanager.com');
    expect(google.map((request) => new URL(request.url()).pathname).toSorted()).toEqual(['/gtag/js', '/gtm.js']);
    for (const request of asked) expect(request.headers(), request.url()).not.toHaveProperty('cookie');

    // A banner that the footer has opened gives the focus back.
    const link = page.getByRole('link', { name: 'Privacy choice' });
    await link.press('Enter');
    await banner(page).waitFor();
    expect(await banner(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await button(page, 'Allow').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape');
    await banner(page).waitFor({ state: 'hidden' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);

    asked.length = 0;
    await link.click();
    const loaded = page.waitForEvent('load');
    await button(page, 'Do not allow').click();
    await loaded;
    await page.waitForLoadState('networkidle');
    expect(asked.map((request) => request.url())).toEqual([]);
    // Whoever has answered another question is asked again.
    await page.evaluate(() => localStorage.setItem('dactyl.consent', 'yes:1'));
    await page.reload();
    await banner(page).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is not asked without JavaScript, and not counted', async ({ open }) => {
    const { page, asked } = await visit(open, '/docs/lights', { javaScriptEnabled: false });
    await page.waitForLoadState('networkidle');
    expect(await banner(page).isVisible()).toBe(false);
    expect(asked.map((request) => request.url())).toEqual([]);
  });
});

describe('services that count visits', () => {
  /** As one who has agreed before. */
  async function visitAllowed(open: Open, path: string): Promise<Visit> {
    const found = await visit(open, path, {
      viewport: PHONE,
      storageState: {
        cookies: [],
        origins: [{ origin: SITE, localStorage: [{ name: 'dactyl.consent', value: 'yes:2' }] }],
      },
    });
    await expect.poll(() => Object.keys(told(found.asked)).toSorted()).toEqual(SERVICES);
    found.asked.length = 0;
    return found;
  }

  it('hear of navigation, searches and answers', async ({ open }) => {
    const { page, asked, complaints } = await visitAllowed(open, '/docs/lights');
    await linkTo(page, '/docs/keepers').first().click();
    await page.waitForFunction(() => document.title.startsWith('Keepers'));
    await expect.poll(() => asked.length).toBe(SERVICES.length);
    expect(told(asked)).toMatchObject({
      'plausible.io': { name: 'pageview', url: `${SITE}/docs/keepers`, referrer: `${SITE}/docs/lights` },
      'matomo.beacon.example': { action_name: 'Keepers | Beacon' },
    });
    // A place on the page is no other page.
    await page.evaluate(() => (location.hash = 'place'));

    asked.length = 0;
    await page.evaluate(() =>
      document.dispatchEvent(
        new CustomEvent('dactyl:search', { detail: { kind: 'no-results', query: 'heron', results: 0, locale: 'en' } }),
      ),
    );
    await expect.poll(() => asked.length).toBe(SERVICES.length);
    expect(told(asked)).toMatchObject({
      'plausible.io': { name: 'search_no_results', props: { query: 'heron', results: 0, locale: 'en' } },
      'umami.beacon.example': { payload: { name: 'search_no_results', data: { query: 'heron' } } },
      'matomo.beacon.example': { search: 'heron', search_count: '0' },
      'beacon.goatcounter.com': { e: 'true', p: 'search_no_results: heron' },
      'eu.i.posthog.com': { event: 'search_no_results', properties: { query: 'heron' } },
    });

    asked.length = 0;
    await button(page, 'No').click();
    await expect.poll(() => asked.length).toBe(SERVICES.length);
    expect(told(asked)).toMatchObject({
      'plausible.io': { name: 'feedback', props: { vote: 'no', page: '/docs/keepers' } },
      'matomo.beacon.example': { ca: '1', e_c: 'feedback', e_a: 'no' },
    });
    expect(JSON.stringify(told(asked))).not.toContain('"answer"');
    const google = await page.evaluate(() =>
      (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((call) => Array.from(call)),
    );
    expect(google).toContainEqual(['event', 'feedback', expect.objectContaining({ vote: 'no' })]);
    expect(complaints).toEqual([]);
  });

  it('hear nothing of readers who ask not to be tracked, nor of previews', async ({ open }) => {
    const { page, asked } = await visit(open, '/docs/lights');
    await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
    await page.reload();
    await button(page, 'Allow').click();
    // Google's tag is not ours: whether it asks is its affair.
    await expect.poll(() => asked.length).toBe(2);
    await linkTo(page, '/docs/keepers').first().click();
    await page.waitForFunction(() => document.title.startsWith('Keepers'));
    expect(told(asked)).toEqual({});

    const preview = await open(`${origin}/docs/lights`);
    const sent: string[] = [];
    preview.on('request', (request) => sent.push(request.url()));
    await preview.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await button(preview, 'Allow').click();
    await expect.poll(() => sent.some((url) => url.includes('/analytics-'))).toBe(true);
    await preview.waitForLoadState('networkidle');
    expect(sent.filter((url) => !url.startsWith(origin) && !url.includes('googletagmanager'))).toEqual([]);
  });
});

describe('a style sheet of another host', () => {
  it('is a file of the site, with what it names', async ({ open }) => {
    const output = openOutput(outDir);
    for (const file of ['index.html', 'zh/docs/lights.html']) expect(output.read(file)).not.toContain('styles.beacon');
    const licences = output.read('assets/third-party/LICENCES.txt');
    expect(licences).toContain('from https://styles.beacon.example/coast.css\n  licence: MIT');
    expect(licences).toContain('from https://styles.beacon.example/img/dot.svg\n  licence: unknown');

    const { page, asked, complaints } = await visit(open, '/docs/lights');
    const image = await page
      .locator('.navbar__title')
      .first()
      .evaluate((title) => getComputedStyle(title).backgroundImage);
    const url = /^url\("(.+)"\)$/.exec(image)?.[1] ?? '';
    expect(url).toMatch(/^https:\/\/beacon\.example\/assets\/third-party\/dot-[0-9a-f]{8}\.svg$/);
    expect(await page.evaluate(async (address) => (await fetch(address)).status, url)).toBe(200);
    expect([asked, complaints]).toEqual([[], []]);
  });

  it('is an image of the site where a text names it, with its size, and in its style sheets', async ({ open }) => {
    const { page, asked, complaints } = await visit(open, '/zh/copied/lamp');
    const image = page.getByRole('img', { name: 'A dot of light' });
    expect(await image.getAttribute('src')).toMatch(/^\/(?:zh\/)?assets\/images\/dot-[\w-]+\.svg$/);
    expect(await image.getAttribute('width')).not.toBe(null);
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    const background = await page.locator('.lamp').evaluate((lamp) => getComputedStyle(lamp).backgroundImage);
    expect(background).toMatch(/^url\(/);
    expect(background).not.toContain('styles.beacon');
    expect([asked, complaints]).toEqual([[], []]);
  });
});
