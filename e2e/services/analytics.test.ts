/** Scripts that count visits, on a site with ids that no service knows: the tests answer in place of the services. */
import type { BrowserContext } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { openOutput } from '../../packages/dactyl/test/site/output.js';
import { it } from '../setup/browser-test.js';
import { arriveAt, isMarked, linkTo, markDocument } from '../setup/documents.js';

const { origin, outDir } = inject('serviceSites').extras;
const SERVICES = /^https:\/\/(?:[\w-]+\.)*(?:google-analytics|googletagmanager)\.com\//;

/** Answers with empty scripts; out comes what was asked for. */
async function answerServices(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(SERVICES, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

/** Runs in the page: what was sent to Google's tag since it was asked last, and what to Universal Analytics. */
function sentSoFar(): { tag: unknown[][]; legacy: unknown[][] } {
  // The cast: what the snippets make of the window.
  const { dataLayer, ga } = window as unknown as { dataLayer: ArrayLike<unknown>[]; ga: { q: ArrayLike<unknown>[] } };
  const taken = [dataLayer, ga.q].map((list) => list.splice(0).map((call) => Array.from(call)));
  return { tag: taken[0] ?? [], legacy: taken[1] ?? [] };
}

describe('scripts that count visits', () => {
  it('R270 R271 are in the head of every page, in all languages', () => {
    const output = openOutput(outDir);
    for (const file of ['index.html', 'docs/lights.html', 'zh/docs/lights.html', '404.html']) {
      const page = output.page(file);
      const scripts = page.all('head script').map(({ attributes }) => attributes.src);
      const google = 'https://www.googletagmanager.com';
      expect(scripts, file).toEqual(
        expect.arrayContaining([`${google}/gtag/js?id=G-BEACON1`, `${google}/gtm.js?id=GTM-BEACON`]),
      );
      expect(page.all('head link[rel="preconnect"]').map(({ attributes }) => attributes.href)).toContain(google);
      // The parser of these tests reads what stands in `noscript` as elements, as a browser without scripts does.
      expect(output.read(file)).toMatch(
        /<body[^>]*><noscript><iframe src="https:\/\/www\.googletagmanager\.com\/ns\.html\?id=GTM-BEACON"[^>]*><\/iframe><\/noscript>/,
      );
    }
  });

  it('R269 are told of the page after each navigation, once, with its path', async ({ open }) => {
    const page = await open('about:blank');
    const asked = await answerServices(page.context());
    await page.goto(`${origin}/docs/lights`, { waitUntil: 'networkidle' });
    expect(asked.map((url) => new URL(url).pathname).toSorted()).toEqual(['/analytics.js', '/gtag/js', '/gtm.js']);
    const first = await page.evaluate(sentSoFar);
    const config = { anonymize_ip: true };
    expect(first.tag.filter(([command]) => command === 'config')).toEqual([
      ['config', 'G-BEACON1', config],
      ['config', 'G-BEACON2', config],
    ]);
    expect(first.tag.filter(([command]) => command === 'event')).toEqual([]);
    expect(first.legacy.filter(([command]) => command === 'send')).toEqual([['send', 'pageview']]);

    await markDocument(page);
    const visits: [string, () => Promise<unknown>][] = [
      ['/docs/signals', () => linkTo(page, '/docs/signals').click()],
      ['/docs/lights', () => page.goBack()],
      ['/docs/signals', () => page.goForward()],
    ];
    for (const [path, go] of visits) {
      await go();
      await arriveAt(page, path);
      await expect.poll(() => page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer?.length)).toBe(2);
      expect(await page.evaluate(sentSoFar)).toEqual({
        tag: [
          ['set', 'page_path', path],
          ['event', 'page_view'],
        ],
        legacy: [
          ['set', 'page', path],
          ['send', 'pageview'],
        ],
      });
    }
    expect(await isMarked(page)).toBe(true);
    // Nothing was loaded anew for them.
    expect(asked).toHaveLength(3);
  });

  it('are not there without an id', () => {
    const output = openOutput(inject('serviceSites').hosted.outDir);
    expect(output.read('index.html')).not.toMatch(/google|gtag|dataLayer/);
  });

  it('leave out of the sitemap what it should ignore', () => {
    const output = openOutput(outDir);
    expect(output.read('sitemap.xml')).toContain('<loc>https://beacon.example/docs/lights</loc>');
    expect(output.read('sitemap.xml')).not.toContain('keepers');
    // The pattern names an address of English alone.
    expect(output.read('zh/sitemap.xml')).toContain('<loc>https://beacon.example/zh/docs/keepers</loc>');
  });
});
