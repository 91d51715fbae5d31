import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from '../setup/browser-test.js';
import { arriveAt, isPageFetch, linkTo, prefetch } from '../setup/documents.js';
import { TARGETS } from './targets.js';

function watchRequests(page: Page): { pages(): string[]; scripts(): string[] } {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    pages: () => requests.filter(isPageFetch).map((request) => new URL(request.url()).pathname),
    scripts: () =>
      requests.map((request) => request.url()).filter((url) => /\/router(?:-[^/]*)?\.js(?:\?|$)/.test(url)),
  };
}

describe.each(TARGETS)('moving towards a link on the $name', ({ origin }) => {
  it('R178 R272 fetches on hover the script that navigates, and the page by its own address', async ({ open }) => {
    const page = await open(`${origin}/docs`);
    const requests = watchRequests(page);
    const answer = page.waitForResponse((response) => isPageFetch(response.request()));
    await linkTo(page, '/docs/cli').hover();
    const response = await answer;
    expect(response.request().method()).toBe('GET');
    expect(await response.text()).toContain('<h1');
    expect(requests.scripts()).toHaveLength(1);
    expect(page.url()).toBe(`${origin}/docs`);
    await linkTo(page, '/docs/cli').click();
    await arriveAt(page, '/docs/cli');
    expect(requests.pages()).toEqual(['/docs/cli']);
  });
});

describe.each(TARGETS)('moving towards a link on the $name', ({ origin }) => {
  it('fetches it when the link gets the focus', async ({ open }) => {
    const page = await open(`${origin}/docs`);
    const answer = page.waitForResponse((response) => isPageFetch(response.request()));
    await linkTo(page, '/docs/cli').focus();
    await answer;
  });

  it.for([{ effectiveType: '2g' }, { effectiveType: '4g', saveData: true }])(
    'R177 fetches nothing ahead on a connection of $effectiveType that is to be spared',
    async (connection, { open }) => {
      const page = await open('about:blank');
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      await page.goto(`${origin}/docs`);
      const requests = watchRequests(page);
      expect(await prefetch(page, '/docs/cli')).toBe(false);
      await linkTo(page, '/docs/cli').focus();
      await linkTo(page, '/docs/cli').hover();
      // Longer than a pointer must rest on a link.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
      expect(requests.pages()).toEqual([]);
      await linkTo(page, '/docs/cli').click();
      await arriveAt(page, '/docs/cli');
    },
  );
});
