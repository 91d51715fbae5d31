import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openOutput } from '../../packages/dactyl/test/site/output.js';
import { becomeLive, expectText, itInNewWindow as it, settingsOf } from './island-test.js';
import { productionSite } from './targets.js';

const KB = 1024;
const { origin, outDir } = productionSite();

/** What a page loads, apart from images, from now on. */
function watchResponses(page: Page): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => {
    const isImage = response.request().resourceType() === 'image' || response.url().endsWith('.svg');
    if (!isImage) responses.push(response);
  });
  return responses;
}

async function scriptBytes(responses: readonly Response[]): Promise<number> {
  const scripts = responses.filter((response) => new URL(response.url()).pathname.endsWith('.js'));
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

function pathnames(responses: readonly Response[]): string[] {
  return responses.map((response) => new URL(response.url()).pathname);
}

describe('requests of the built site', () => {
  it.for(['/docs/intro', '/docs/plain', '/docs/below'])(
    'are at most 4 on %s, with 5 KB of scripts and no React, until something is touched',
    async (pathname, { visit }) => {
      const loaded: Response[][] = [];
      const page = await visit(origin + pathname, { before: async (fresh) => loaded.push(watchResponses(fresh)) });
      await page.waitForLoadState('networkidle');
      await page.mouse.move(300, 300);
      await page.waitForTimeout(300);
      const responses = loaded.flat();
      const { islands } = await settingsOf(origin + pathname);
      expect(pathnames(responses)).not.toContain(islands?.hydrate);
      expect(responses.length, pathnames(responses).join(' ')).toBeLessThanOrEqual(4);
      expect(await scriptBytes(responses)).toBeLessThanOrEqual(5 * KB);
    },
  );

  it('fetch React when an island comes near, and the island starts', async ({ visit }) => {
    const page = await visit(`${origin}/docs/below`);
    await page.waitForLoadState('networkidle');
    const responses = watchResponses(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectText(page.getByTestId('clock'), 'The clock runs');
    const { islands } = await settingsOf(`${origin}/docs/below`);
    expect(pathnames(responses)).toContain(islands?.hydrate);
  });

  it('fetch React when an island is touched, and not before', async ({ visit }) => {
    const page = await visit(`${origin}/docs/counter`);
    await page.waitForLoadState('networkidle');
    const responses = watchResponses(page);
    const { islands } = await settingsOf(`${origin}/docs/counter`);
    expect(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).not.toContain(
      `${origin}${islands?.hydrate}`,
    );
    const button = page.getByTestId('counter').getByRole('button');
    await button.click();
    await expectText(button, 'Count: 4');
    expect(pathnames(responses)).toContain(islands?.hydrate);
  });

  it('fetch React on a key where an island waits for a shortcut, and press the key again', async ({ visit }) => {
    const page = await visit(`${origin}/docs/search-box`);
    await page.waitForLoadState('networkidle');
    const { islands } = await settingsOf(`${origin}/docs/search-box`);
    const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(await loaded()).not.toContain(`${origin}${islands?.hydrate}`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+k');
    await expectText(page.getByTestId('search-box'), 'Opened: 1');
    expect(await page.getByLabel('Words').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await loaded()).toContain(`${origin}${islands?.hydrate}`);
    await page.keyboard.press('Control+k');
    await expectText(page.getByTestId('search-box'), 'Opened: 2');
  });

  it('load modules ahead only where an island that starts by itself is in sight', async () => {
    const preloads = async (pathname: string) => {
      const html = await (await fetch(origin + pathname)).text();
      return html.match(/<link rel="modulepreload"/g)?.length ?? 0;
    };
    expect(await preloads('/docs/hooks')).toBeGreaterThan(0);
    expect(await preloads('/docs/below')).toBe(0);
    expect(await preloads('/docs/counter')).toBe(0);
    expect(await preloads('/docs/intro')).toBe(0);
  });

  it('load the code of each page from files of its own (R273)', async ({ visit }) => {
    const filesOf = async (pathname: string, touched: string) => {
      const page = await visit(origin + pathname);
      const button = page.getByTestId(touched).getByRole('button').first();
      await button.click();
      await becomeLive(button);
      const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      const { islands } = await settingsOf(origin + pathname);
      return [...new Set(files)].filter((file) => file.endsWith('.js') && !file.endsWith(islands?.hydrate ?? ''));
    };
    const counter = await filesOf('/docs/counter', 'counter');
    const forms = await filesOf('/docs/forms', 'name-form');
    expect(counter.length).toBeGreaterThan(0);
    expect(forms.length).toBeGreaterThan(0);
    expect(forms.toSorted()).not.toEqual(counter.toSorted());
  });

  it('find React in one file of at most 62 KB, whose name changes with its content', async () => {
    const { islands } = await settingsOf(`${origin}/docs/counter`);
    const output = openOutput(outDir);
    const hydrate = islands?.hydrate.slice(1) ?? '';
    expect(brotliCompressSync(output.read(hydrate)).length).toBeLessThanOrEqual(62 * KB);
    expect(hydrate).toMatch(/-[\w-]{8,}\.js$/);
    expect(output.read(hydrate)).not.toMatch(/^import\b|;import\b(?!\()/);
  });
});
