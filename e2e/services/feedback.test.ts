/** The question below a page, under a strict policy. The tests answer in place of the address. */
import type { Page, Route } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { openOutput } from '../../packages/dactyl/test/site/output.js';
import { violations } from '../accessibility/axe.js';
import { itInUsedWindow as it, PHONE } from '../setup/browser-test.js';
import { arriveAt, linkTo } from '../setup/documents.js';

const { origin, outDir } = inject('serviceSites').readers;

const status = (page: Page) => page.locator('form[data-feedback] [role=status]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Answers in place of the address; out comes what was sent. */
async function answer(page: Page, reply: (route: Route) => Promise<void>): Promise<Record<string, string>[]> {
  const sent: Record<string, string>[] = [];
  await page.route('**/api/feedback', (route) => {
    sent.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')));
    expect(route.request().headers()).not.toHaveProperty('cookie');
    return reply(route);
  });
  return sent;
}

const accept = (route: Route) => route.fulfill({ status: 204 });

describe('the question whether a page was helpful', () => {
  it('costs pages without it nothing', () => {
    const output = openOutput(outDir);
    for (const file of ['index.html', 'search.html', '404.html', 'docs/signals.html'])
      expect(output.read(file), file).not.toMatch(/feedback/i);
    for (const file of ['docs/lights.html', 'zh/docs/lights.html']) {
      expect(output.page(file).one('form[data-feedback]').attributes.action).toBe('/api/feedback');
      expect(output.read(file).match(/<script[^>]* src="[^"]*\/feedback-[^>]*>/g)).toHaveLength(1);
    }
    const link = output.page('docs/lights.html').one('.dactyl-feedback__issue a').attributes.href ?? '';
    expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
      title: 'Feedback: Lights',
      body: 'https://beacon.example/docs/lights (current)\n\n',
      labels: 'docs',
    });
  });

  it('sends a vote at once, and a text behind it, by keys', async ({ open }) => {
    const page = await open(`${origin}/docs/keepers`);
    const sent = await answer(page, accept);
    await linkTo(page, '/docs/lights').click();
    await arriveAt(page, '/docs/lights');
    await button(page, 'No').press('Enter');
    await expect.poll(() => status(page).innerText()).toBe('Thank you.');
    expect(await button(page, 'No').getAttribute('aria-pressed')).toBe('true');
    expect(await violations(page)).toEqual([]);
    expect(await violations(page, 'dark', 'form[data-feedback]')).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.type('One is out.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => sent.length).toBe(2);
    const vote = { page: '/docs/lights', locale: 'en', version: 'current', vote: 'no', answer: sent[0]?.['answer'] };
    expect(sent).toEqual([vote, { ...vote, text: 'One is out.' }]);
    await expect.poll(() => status(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator('textarea').isVisible()).toBe(false);
    expect(await page.evaluate(() => [document.cookie, Object.keys(localStorage)])).toEqual(['', []]);
  });

  it('says when sending failed, and keeps the text', async ({ open }) => {
    const page = await open(`${origin}/zh/docs/lights`, { viewport: PHONE });
    let isUp = false;
    const sent = await answer(page, (route) => (isUp ? accept(route) : route.fulfill({ status: 500 })));
    await button(page, '有').click();
    await expect.poll(() => status(page).innerText()).toContain('失败');
    expect(await page.locator('textarea').isVisible()).toBe(false);
    isUp = true;
    await button(page, '有').click();
    await page.locator('textarea').fill('谢谢');
    isUp = false;
    await button(page, '发送').click();
    await expect.poll(() => status(page).innerText()).toContain('失败');
    expect(await page.locator('textarea').inputValue()).toBe('谢谢');
    isUp = true;
    await button(page, '发送').click();
    await expect.poll(() => status(page).innerText()).toBe('谢谢。');
    expect(sent.at(-1)).toMatchObject({ text: '谢谢', vote: 'yes', locale: 'zh' });
  });

  it('is a form without JavaScript', async ({ open }) => {
    const page = await open('about:blank', { javaScriptEnabled: false });
    const sent = await answer(page, (route) => route.fulfill({ contentType: 'text/html', body: 'Received.' }));
    await page.goto(`${origin}/docs/lights`);
    await page.locator('textarea').fill('Bright.');
    await button(page, 'Yes').click();
    await page.getByText('Received.').waitFor();
    expect(sent).toEqual([{ page: '/docs/lights', locale: 'en', version: 'current', vote: 'yes', text: 'Bright.' }]);
  });
});
