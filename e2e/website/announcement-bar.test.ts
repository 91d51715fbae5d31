import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { it as itInNewWindow, itInUsedWindow as it } from '../setup/browser-test.js';
import { arriveAt, linkTo } from '../setup/documents.js';

const origin = inject('builtSite');
const bar = (page: Page) => page.locator('[data-announcement]');

describe('the announcement bar', () => {
  it('R237 R336 is closed by a button labelled “Close”, for good', async ({ open }) => {
    const page = await open(`${origin}/docs`);
    expect(await bar(page).isVisible()).toBe(true);
    await bar(page).getByRole('button', { name: 'Close', exact: true }).click();
    await bar(page).waitFor({ state: 'hidden' });
    await linkTo(page, '/blog').click();
    await arriveAt(page, '/blog');
    expect(await bar(page).isVisible()).toBe(false);
    await page.reload();
    expect(await bar(page).isVisible()).toBe(false);
  });

  it('R238 shows again when there is another announcement', async ({ open }) => {
    const page = await open(`${origin}/docs`);
    await bar(page).getByRole('button').click();
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('docusaurus.announcement.id'));
      if (!key) throw new Error('The id of the announcement is not stored.');
      localStorage.setItem(key, 'an-older-one');
    });
    await page.reload();
    expect(await bar(page).isVisible()).toBe(true);
    await bar(page).getByRole('button').click();
    await page.reload();
    expect(await bar(page).isVisible()).toBe(false);
  });

  itInNewWindow('leaves no gap, and does not flash, where it was closed', async ({ open }) => {
    const page = await open(`${origin}/docs`);
    await bar(page).getByRole('button').click();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    await page.reload();
    expect(await page.locator('.navbar').evaluate((navbar) => navbar.getBoundingClientRect().top)).toBe(0);
    // The cast: the script above put it there.
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  });
});
