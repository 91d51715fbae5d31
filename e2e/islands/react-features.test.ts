import { describe, expect } from 'vitest';
import { becomeLive, expectText, it, visitSlowly } from './island-test.js';
import { mainTargetsOf, targetsOf } from './targets.js';

describe.each(targetsOf('islands'))('features of React in $mode mode', ({ origin, mode }) => {
  it('an error takes only its island away, or its page in full mode, and the reader can try again (R284)', async ({
    visit,
  }) => {
    const page = await visit(`${origin}/docs/errors`, { expected: /bomb|Bomb/ });
    // The site's own boundary comes first.
    const guarded = page.getByTestId('guarded');
    await guarded.click();
    await expectText(guarded, 'Bomb: 1');
    await guarded.click();
    await expectText(page.getByTestId('guarded-fallback').locator('p'), 'The bomb went off.');
    await page.getByRole('button', { name: 'Once more' }).click();
    await expectText(guarded, 'Bomb: 0');
    const bomb = page.getByTestId('bomb');
    await bomb.click();
    await expectText(bomb, 'Bomb: 1');
    await bomb.click();
    const again = page.getByRole('button', { name: /try again/i });
    await again.waitFor();
    expect(await page.locator('nav.navbar').isVisible()).toBe(true);
    if (mode !== 'full') {
      const counter = page.getByTestId('counter').getByRole('button');
      await counter.click();
      await expectText(counter, 'Count: 1');
    }
    await again.click();
    await expectText(bomb, 'Bomb: 0');
  });
});

// On a page that is React as a whole, React does all of this alone.
describe.each(mainTargetsOf('islands'))('features of React in $mode mode', ({ origin, mode }) => {
  it('Suspense and lazy: what is late on the server is there, what comes later is fetched', async ({ visit }) => {
    const page = await visit(`${origin}/docs/suspense`);
    const heavy = page.getByTestId('heavy');
    await expectText(heavy, 'Heavy: 100');
    // Where React starts with the page its own rule holds: what is done to a part whose code is on its way is lost.
    if (mode !== 'islands') await becomeLive(heavy);
    await heavy.click();
    await expectText(heavy, 'Heavy: 101');
    await page.getByRole('button', { name: 'Show late' }).click();
    await expectText(page.getByTestId('late'), 'Better late than never');
    await expectText(heavy, 'Heavy: 101');
  });

  it('state and handlers that Markdown holds', async ({ visit }) => {
    const page = await visit(`${origin}/docs/mdx-state`);
    const inline = page.getByTestId('inline-counter');
    await inline.click();
    await expectText(inline, 'Inline: 1');
    await expectText(page.getByTestId('card').locator('div'), /The rest of the page, with Markdown\./);
    await expectText(page.locator('h2'), /^A heading that links find/);
    await page.goto(`${origin}/docs/mdx-click`);
    const press = page.getByTestId('mdx-click');
    await press.click();
    await expectText(press, 'Pressed');
  });

  it('useId, which gives on the server what it gives in the browser, effects, refs, transitions', async ({ visit }) => {
    const { page, release } = await visitSlowly(visit, `${origin}/docs/hooks`);
    const before = await page.locator('main input').evaluateAll((all) => all.map(({ id }) => id));
    release();
    await expectText(page.getByTestId('hooks-first').locator('output'), /^mounted/);
    expect(await page.locator('main input').evaluateAll((all) => all.map(({ id }) => id))).toEqual(before);
    for (const label of ['first', 'second']) {
      const island = page.getByTestId(`hooks-${label}`);
      await expectText(island.locator('output'), 'mounted measured 0 0 false');
      await island.getByRole('button', { name: 'Add five' }).click();
      await expectText(island.locator('output'), 'mounted measured 5 5 false');
      await island.getByRole('button', { name: 'Focus' }).click();
      const focused = await page.evaluate(() => document.activeElement?.id);
      expect(focused).toBe(await page.getByLabel(label, { exact: true }).getAttribute('id'));
    }
    const ids = await page.locator('main [id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('portals, with the context and the events of their island', async ({ visit }) => {
    const page = await visit(`${origin}/docs/portal`);
    const island = page.getByTestId('dialog-island');
    await island.getByRole('button').click();
    const dialog = page.getByTestId('dialog');
    await expectText(dialog.locator('p').first(), 'Says the island');
    await expectText(page.getByTestId('portal-slot'), 'Static content of the portal.');
    await expectText(island.locator('output'), 'Heard 1');
    await dialog.click();
    await expectText(island.locator('output'), 'Heard 2');
    await island.getByRole('button').click();
    await expect.poll(() => dialog.count()).toBe(0);
  });

  it('components of packages that know nothing of us', async ({ visit }) => {
    const page = await visit(`${origin}/docs/packages`);
    const chart = page.getByTestId('chart');
    await expect.poll(() => chart.locator('.recharts-bar-rectangle').count()).toBe(2);
    await chart.getByRole('button').click();
    await expect.poll(() => chart.locator('.recharts-bar-rectangle').count()).toBe(3);
    const moving = page.getByTestId('moving');
    await expect.poll(() => moving.locator('p').evaluate((text) => getComputedStyle(text).opacity)).toBe('1');
    await moving.getByRole('button').click();
    await expect.poll(() => moving.locator('p').count()).toBe(0);
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    await expectText(page.getByRole('dialog').locator('h2'), 'A dialog of a package');
    await page.getByRole('button', { name: 'Close it' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    const bare = page.getByTestId('bare-motion');
    await expect.poll(() => bare.evaluate((text) => getComputedStyle(text).opacity)).toBe('1');
  });
});
