/** What readers and machines learn of a doc besides its text: who wrote it, and what it answers. */
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { violations } from '../accessibility/axe.js';
import { itInUsedWindow as it, PHONE } from '../setup/browser-test.js';
import { addLink, arriveAt } from '../setup/documents.js';

const origin = inject('builtSite');

/** Kinds and headlines of what the page says to search engines. */
async function describedAs(page: Page): Promise<Map<string, string>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  // The cast: fields of the vocabulary that the test looks at.
  const items = texts.map((text) => JSON.parse(text) as { '@type': string; headline?: string });
  return new Map(items.map((item) => [item['@type'], item.headline ?? '']));
}

it('A doc names who wrote it in a list with a name, and describes itself anew when navigation shows another', async ({
  open,
}) => {
  const page = await open(`${origin}/docs/create-doc`, { viewport: PHONE });
  const list = page.getByRole('list', { name: 'Written by' });
  await list.scrollIntoViewIfNeeded();
  expect(await list.getByRole('listitem').allTextContents()).toEqual(['Docs team', 'Core team']);
  expect(await violations(page, 'light', 'article')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  const before = await describedAs(page);
  expect(before.get('TechArticle')).toBe('Write a doc');
  expect(before.has('FAQPage')).toBe(false);
  await (await addLink(page, '/docs/seo')).click();
  await arriveAt(page, '/docs/seo');
  const after = await describedAs(page);
  expect(after.has('FAQPage')).toBe(true);
  expect(after.get('TechArticle')).not.toBe(before.get('TechArticle'));
});
