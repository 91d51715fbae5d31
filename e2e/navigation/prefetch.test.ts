import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from '../setup/browser-test.js';
import { arriveAt, linkTo, prefetch } from '../setup/documents.js';
import { TARGETS } from './targets.js';

const FRAGMENT = /\/assets\/pages\/[\da-z]{14}\.json$/;

function watchRequests(page: Page): { fragments(): string[]; scripts(): string[] } {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return {
    fragments: () => requests.filter((url) => FRAGMENT.test(url)),
    scripts: () => requests.filter((url) => /\/router(?:-[^/]*)?\.js(?:\?|$)/.test(url)),
  };
}

describe.each(TARGETS)('moving towards a link on the $name', ({ origin }) => {
  it('R178 R272 R274 fetches script and data of the page on hover, the data as JSON named by a hash', async ({
    open,
  }) => {
    const page = await open(`${origin}/docs`);
    const requests = watchRequests(page);
    const answer = page.waitForResponse(FRAGMENT);
    await linkTo(page, '/docs/cli').hover();
    const response = await answer;
    expect(response.request().method()).toBe('GET');
    expect(await response.json()).toMatchObject({ html: expect.stringContaining('<h1'), shell: expect.any(String) });
    expect(requests.scripts()).toHaveLength(1);
    expect(page.url()).toBe(`${origin}/docs`);
    await linkTo(page, '/docs/cli').click();
    await arriveAt(page, '/docs/cli');
    expect(requests.fragments()).toHaveLength(1);
  });

  it('fetches it when the link gets the focus', async ({ open }) => {
    const page = await open(`${origin}/docs`);
    const answer = page.waitForResponse(FRAGMENT);
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
      expect(requests.fragments()).toEqual([]);
      await linkTo(page, '/docs/cli').click();
      await arriveAt(page, '/docs/cli');
    },
  );
});
