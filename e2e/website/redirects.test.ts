/** Old addresses of the website: where a browser ends up, and what the files are that send it there. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { it as itInNewWindow, itInUsedWindow as it } from '../setup/browser-test.js';
import { openWebsiteOutput } from '../setup/website-output.js';

const origin = inject('builtSite');
const output = openWebsiteOutput();

/** Where the site is said to be published. Nothing is there, so the browser is told that an empty page is. */
const PUBLISHED = 'https://dactyl.example';

const SUFFIX = '?from=old&x=1#part';

/** @returns the address at which the browser stays, and its heading. */
async function follow(page: Page, path: string) {
  await page.goto(origin + path);
  await page.waitForURL((url) => url.origin !== origin || decodeURI(url.pathname) !== path.replace(/[?#].*/, ''));
  await page.waitForLoadState();
  return { url: decodeURI(page.url()).replace(origin, ''), h1: await page.locator('h1').allInnerTexts() };
}

/** Rules that a host reads: from, to, status. */
function rules(): string[][] {
  const lines = output.read('_redirects').split('\n');
  return lines.filter((line) => line.startsWith('/')).map((line) => line.split(' '));
}

describe('the old address', () => {
  it('R141 R142 R143 R144 of support, team, resources and the init doc leads to the new one with query and hash, and out of the history', async ({
    open,
  }) => {
    const page = await open('about:blank');
    for (const [from, to, h1] of [
      ['/docs/support', '/community/support', 'Support'],
      ['/docs/team', '/community/team', 'Team'],
      ['/docs/resources', '/community/resources', 'Resources'],
      ['/docs/api/misc/docusaurus-init', '/docs/api/misc/create-docusaurus', 'Start a new site'],
    ] as const) {
      expect(await follow(page, from + SUFFIX)).toEqual({ url: to + SUFFIX, h1: [h1] });
      // Back leads to what was there before.
      await page.goBack();
      expect(page.url()).toBe('about:blank');
    }
  });

  it.for([
    ['/docs/docusaurus.config.js', '/docs/api/docusaurus-config'],
    ['/docs/lifecycle-apis', '/docs/api/plugin-methods'],
    ['/docs/using-themes', '/docs/swizzling'],
    ['/docs/advanced/swizzling', '/docs/swizzling'],
    ['/docs/markdown-features/inline-toc', '/docs/markdown-features/toc'],
    ['/docs/markdown-features/headings', '/docs/markdown-features/toc'],
    ['/feedback', '/feature-requests'],
    ['/feedback/redirect-patterns', '/feature-requests/redirect-patterns'],
  ])('%s leads to %s', async ([from, to]) => {
    for (const locale of ['', '/zh']) {
      const answer = await fetch(origin + locale + from);
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(`0; url=${locale}${to}`)]);
    }
  });

  it('in Latin letters leads to the Chinese one, in each language', async ({ open }) => {
    const page = await open('about:blank');
    const versions = await follow(page, `/docs/versioning${SUFFIX}`);
    expect(versions).toEqual({ url: `/docs/版本控制${SUFFIX}`, h1: ['Versioning'] });
    expect((await follow(page, '/zh/docs/migration')).url).toBe('/zh/docs/迁移');
    expect((await follow(page, '/zh/docs/next/team#decisions')).url).toBe('/zh/community/team#decisions');
  });

  // By the dev server: `dev/address.test.ts`.
  it('is followed without JavaScript', async ({ open }) => {
    const page = await open('about:blank', { javaScriptEnabled: false });
    expect((await follow(page, '/docs/support')).url).toBe('/community/support');
  });
});

describe('test redirects', () => {
  itInNewWindow(
    'R145 lead to the home page, with a query or a hash of their own or that of the visitor',
    async ({ open }) => {
      const page = await open('about:blank');
      await page.route(`${PUBLISHED}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Published</h1>' }),
      );
      const urls: string[] = [];
      for (const path of ['/home/', '/home/qs', '/home/anchor']) {
        for (const from of [path, `/home/absolute${path.slice('/home'.length)}`]) {
          urls.push((await follow(page, `${from}?visitor=1#here`)).url);
        }
      }
      expect(urls).toEqual([
        '/?visitor=1#here',
        `${PUBLISHED}/?visitor=1#here`,
        '/?a=1',
        `${PUBLISHED}/?a=1`,
        '/#start',
        `${PUBLISHED}/#start`,
      ]);
    },
  );
});

describe('the files', () => {
  it.each([
    ['docs/support/index.html', '/community/support'],
    ['zh/docs/team/index.html', '/zh/community/team'],
    ['home/qs/index.html', '/?a=1'],
  ])('R146 of redirects hold a refresh and a canonical link: %s', (file, to) => {
    const page = output.page(file);
    expect(page.one('meta[http-equiv="refresh"]').attributes['content']).toBe(`0; url=${to}`);
    expect(page.one('link[rel="canonical"]').attributes['href']).toBe(PUBLISHED + to);
    expect(page.one('a').attributes['href']).toBe(to);
  });

  it('R146 are what does it: no server has a rule for them, and ours says nothing of a redirect', async () => {
    // What no page can do: files, and everything below a path.
    expect(rules().map(([from]) => from)).toEqual(
      ['/blog/feed.xml', '/feedback/*', '/feature-requests/*'].flatMap((from) => [from, `/zh${from}`]),
    );
    const answer = await fetch(`${origin}/docs/support`, { redirect: 'manual' });
    expect(answer.status).toBe(200);
  });

  it('for hosts lead to what is there', () => {
    for (const [from, to = '', status] of rules()) {
      expect([from, status]).toEqual([from, from?.includes('feature-requests') ? '200' : '301']);
      const target = to.replace('/:splat', '').slice(1);
      expect([to, output.has(target) || output.has(`${target}.html`)]).toEqual([to, true]);
    }
  });

  it('are unknown to search', () => {
    expect(output.read('search-index.json')).not.toContain('/docs/support');
  });
});
