import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openOutput } from '../../packages/dactyl/test/site/output.js';
import { expectText, it } from './island-test.js';
import { islandsSite, mainTargetsOf } from './targets.js';
import { violationsIn } from './violations.js';

const { origin, outDir } = islandsSite('diagrams');

/** Names of the files that the page has loaded. */
function loaded(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
}

const diagrams = (page: Page) => page.locator('.mermaid-diagram');

// Mermaid is large: each of its pages is loaded once.
describe.each(mainTargetsOf('diagrams'))('diagrams of a page that hydrates as $mode', ({ origin: target }) => {
  it('are drawn with ids of their own, show their source, have the colours of the mode, and wait in a hidden tab', async ({
    visit,
  }) => {
    const page = await visit(`${target}/many`);
    await expect.poll(() => diagrams(page).count()).toBe(2);
    expect(await diagrams(page).first().textContent()).toContain('Ready?');
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const first = page.locator('.theme-mermaid').first();
    const button = first.getByRole('button', { name: 'Source of the diagram' });
    const source = first.locator('.mermaid-source');
    await button.waitFor();
    expect(await source.isVisible()).toBe(false);
    await button.click();
    expect(await source.isVisible()).toBe(true);
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    expect(await source.textContent()).toContain('start([Start]) --> choice{Ready?}');
    expect(await violationsIn(page, 'main')).toEqual([]);
    const fill = () =>
      diagrams(page)
        .first()
        .locator('rect')
        .first()
        .evaluate((shape) => getComputedStyle(shape).fill);
    const light = await fill();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(fill).not.toBe(light);
    expect(await fill(), 'a surface of the dark page, not a grey of Mermaid').toBe('rgb(38, 42, 52)');
    expect(await page.locator('body > [id^=dmermaid]').count(), 'what Mermaid measured with').toBe(0);
    expect(await violationsIn(page, 'main')).toEqual([]);
    expect((await loaded(page)).filter((url) => url.includes('pieDiagram'))).toEqual([]);
    await page.getByRole('tab', { name: 'Two' }).click();
    await expectText(diagrams(page).nth(2), /static/);
  });
});

describe('a diagram', () => {
  it('loads nothing of Mermaid until the reader comes near, and is an image with a name, whose text is text', async ({
    visit,
  }) => {
    const page = await visit(`${origin}/below`);
    await page.waitForLoadState('networkidle');
    const before = await loaded(page);
    expect(before.filter((url) => /(?:mermaid|hydrate)[^/]*\.m?js/i.test(url))).toEqual([]);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await diagrams(page).waitFor();
    expect((await loaded(page)).some((url) => url.includes('/mermaid'))).toBe(true);
    const image = page.getByRole('img', { name: 'From text to page' });
    expect(await image.getAttribute('aria-description')).toBe('Text becomes a page by way of a build.');
    expect(await image.textContent()).toContain('Text <b>');
  });

  it('has its source in the page, for readers without JavaScript', () => {
    expect(openOutput(outDir).read('many.html')).toMatch(
      /class="[^"]*mermaid-source"[^>]*>(?:<[^>]*>)*flowchart TD\n {2}start/,
    );
  });

  it('that is wrong shows what is wrong and its source, accessibly, and runs nothing', async ({ visit }) => {
    const page = await visit(`${origin}/broken`, { expected: /data:,/ });
    await expect.poll(() => page.locator('.mermaid-error').count()).toBe(2);
    await expectText(page.locator('.mermaid-error').first(), /cannot be drawn.*No diagram type detected/s);
    await expectText(page.locator('.mermaid-error').nth(1), /Parse error on line 2/);
    expect(await page.locator('.mermaid-source').nth(1).isVisible()).toBe(true);
    await diagrams(page).waitFor();
    expect(await page.locator('a[href^="javascript:"]').count()).toBe(0);
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    expect(await page.locator('body > svg, body > [id^=dmermaid]').count(), 'leftovers of Mermaid').toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
      expect(await violationsIn(page, '.mermaid-error'), colorScheme).toEqual([]);
    }
  });

  it('can be drawn by a component of the site', async ({ visit }) => {
    // React tells of the error that the boundary catches.
    const page = await visit(`${origin}/hooks`, { expected: /No diagram type detected/ });
    await expectText(page.getByTestId('own-drawing'), /one.*two/s);
    await expectText(page.getByTestId('own-error'), /No diagram type detected/);
  });

  it('speaks Chinese', async ({ visit }) => {
    const page = await visit(`${origin}/zh/many`);
    await diagrams(page).first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: '图表源码' }).count()).toBe(2);
  });
});

describe('style sheets of diagrams and of live code', () => {
  it('are named only by pages that hold them', () => {
    const output = openOutput(outDir);
    // Those of the components for writing have a test in syntax-site.test.ts, few sites name who wrote, and the pages
    // about the site are there in development.
    const isOther = (file: string) => /\/(?:badge|cards|file-tree|steps|tooltip|Contributors|debug)-/.test(file);
    const sheets = output.files().filter((file) => file.endsWith('.css') && !isOther(file));
    const sheetOf = (rule: RegExp) => `/${sheets.find((file) => rule.test(output.read(file)))}`;
    const rules = [/\.navbar\s*\{/, /\.mermaid-diagram\s*\{/, /\.theme-playground\s*\{/, /\.search-page__form\s*\{/];
    const [main, drawn, live, search] = rules.map(sheetOf);
    expect(new Set(sheets.map((file) => `/${file}`))).toEqual(new Set([main, drawn, live, search]));
    expect(drawn).toMatch(/\/mermaid-[0-9a-f]{8}\.css$/);

    const named = (file: string, attribute = '') =>
      output
        .page(file)
        .all(`link[rel=stylesheet]${attribute}`)
        .map(({ attributes }) => attributes.href);
    for (const folder of ['', 'zh/']) {
      expect(named(`${folder}index.html`)).toEqual([main]);
      expect(named(`${folder}live.html`).toSorted()).toEqual([live, main].toSorted());
      expect(named(`${folder}hidden.html`).toSorted()).toEqual([drawn, live, main].toSorted());
      expect(named(`${folder}search.html`).toSorted()).toEqual([main, search].toSorted());
      for (const page of ['many', 'adopted', 'whole']) {
        expect(named(`${folder}${page}.html`), page).toEqual([drawn, main]);
      }
    }
    // Navigation brings the page's part of the head.
    expect(named('many.html', '[data-rh]')).toContain(drawn);
    expect(named('index.html', '[data-rh]')).toEqual([]);
  });
});
