import { describe, expect } from 'vitest';
import { expectText, it } from './island-test.js';
import { mainTargetsOf } from './targets.js';

describe.each(mainTargetsOf('islands'))('slots and props in $mode mode', ({ origin }) => {
  it('show static content that the server did not render, again after it was hidden, with islands that keep their state', async ({
    visit,
  }) => {
    const page = await visit(`${origin}/docs/slots`);
    const panel = page.getByTestId('closed-panel');
    const toggle = panel.getByRole('button').first();
    expect(await panel.locator('.panel-body').count()).toBe(0);
    await toggle.click();
    await expectText(panel.locator('.panel-body p strong'), 'did not');
    expect(await panel.locator('li').allTextContents()).toEqual(['first item', 'second item']);
    const counter = page.getByTestId('hidden-counter').getByRole('button');
    await counter.click();
    await expectText(counter, 'Count: 8');
    await toggle.click();
    await expect.poll(() => panel.locator('.panel-body').count()).toBe(0);
    await toggle.click();
    await expectText(panel.locator('.panel-body p strong'), 'did not');
    // Again after it was hidden.
    const openPanel = page.getByTestId('open-panel');
    const content = page.getByTestId('open-content');
    await expectText(openPanel.locator('h3'), /A static heading/);
    expect(await openPanel.locator('svg circle').count()).toBe(1);
    await openPanel.getByRole('button').click();
    await expect.poll(() => content.count()).toBe(0);
    await openPanel.getByRole('button').click();
    await expectText(content, 'Shown at first.');
    expect(await openPanel.locator('h3 em').textContent()).toBe('static');
    // Islands keep their state while the one around changes.
    const nested = page.getByTestId('nested').getByRole('button');
    await nested.click();
    await expectText(nested, 'Count: 1');
    const [outer, inner] = [page.getByTestId('outer'), page.getByTestId('inner')];
    await outer.locator('> button').click();
    await inner.locator('> button').click();
    await expect.poll(() => outer.getAttribute('class')).toBe('frame frame--marked');
    await expect.poll(() => inner.getAttribute('class')).toBe('frame frame--marked');
    await expectText(nested, 'Count: 1');
    await nested.click();
    await expectText(nested, 'Count: 2');
  });

  it('carry dates, maps, sets, undefined and strings that look like markup', async ({ visit }) => {
    const page = await visit(`${origin}/docs/props`);
    const lines = page.getByTestId('data').locator('li');
    const expected = [
      'date true 2026-01-02T00:00:00.000Z',
      'map true one,1',
      'set true a b',
      'missing true undefined',
      'nothing null',
      'big bigint 12345678901234567890',
      'nan NaN',
      'pattern true',
      'comment ends --> here --!> and <!-- here',
      'script </script><script>window.broken = true</script>',
      'nested 2001',
    ];
    expect(await lines.allTextContents()).toEqual(expected);
    const button = page.getByTestId('data').getByRole('button');
    await button.click();
    await expectText(button, 'Runs: 1');
    expect(await lines.allTextContents()).toEqual(expected);
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    const odd = page.getByTestId('from-expression');
    await odd.getByRole('button').click();
    await expectText(odd.getByRole('button'), 'Count: 3');
    await expectText(odd.locator('.counter-note'), '--> </script> <!-- & "quotes"');
  });

  it('carry components and elements', async ({ visit }) => {
    const page = await visit(`${origin}/docs/element-props`);
    const chooser = page.getByTestId('chooser');
    await expectText(page.getByTestId('badge'), 'A badge');
    await expectText(page.getByTestId('round'), 'A round Round');
    await chooser.getByRole('button', { name: 'Square', exact: true }).click();
    await expectText(page.getByTestId('square'), 'A square Square');
    await chooser.getByRole('button', { name: 'Counter', exact: true }).click();
    const chosen = page.getByTestId('chosen').getByRole('button');
    await chosen.click();
    await expectText(chosen, 'Count: 1');
    const part = page.getByTestId('in-part').getByRole('button');
    await part.click();
    await expectText(part, 'Count: 1');
  });

  it('carry functions, given by a component and by Markdown', async ({ visit }) => {
    const page = await visit(`${origin}/docs/function-props`);
    const [own, inline] = [page.getByTestId('formats').first(), page.getByTestId('inline-function')];
    await own.getByRole('button', { name: '2 pieces' }).click();
    await expectText(own.locator('output'), '2 pieces');
    await expect.poll(() => page.title()).toBe('Picked 2');
    await inline.getByRole('button', { name: 'inline 20' }).click();
    await expectText(inline.locator('output'), 'inline 20');
    await expectText(page.getByTestId('between'), 'Between the two.');
  });

  it('let an island look into its children', async ({ visit }) => {
    const page = await visit(`${origin}/docs/children`);
    const steps = page.getByTestId('steps');
    const items = steps.locator('ol > li');
    await expectText(steps.locator('p').first(), 'Step 1 of 3');
    expect(await items.evaluateAll((all) => all.map((item) => item.getAttribute('title')))).toEqual([
      'no. 1',
      'no. 2',
      'no. 3',
    ]);
    await steps.getByRole('button', { name: 'Next step' }).click();
    await expectText(steps.locator('p').first(), 'Step 2 of 3');
    await expectText(steps.locator('p').last(), 'second');
    await expect.poll(() => items.nth(1).getAttribute('class')).toBe('step step--current');
    expect(await items.nth(0).getAttribute('class')).toBe('step');
    await expectText(items.nth(1).locator('em'), 'content');
    const counter = page.getByTestId('in-step').getByRole('button');
    await counter.click();
    await expectText(counter, 'Count: 1');
  });

  it('share the context of a provider that stands in Markdown', async ({ visit }) => {
    const page = await visit(`${origin}/docs/provider`);
    await expectText(page.getByTestId('depth'), 'Depth 1');
    await page.getByTestId('deeper').click();
    await expectText(page.getByTestId('depth'), 'Depth 2');
    await expectText(page.getByTestId('card').locator('strong'), 'Static between');
  });

  it('work where the markup is not well formed, and the browser corrects it', async ({ visit }) => {
    const page = await visit(`${origin}/docs/nesting`, { expected: /./ });
    // React draws such a page anew, so that the first click may be lost.
    const countAt = async (id: string) => {
      const button = page.getByTestId(id).getByRole('button');
      await button.click();
      return button.textContent();
    };
    await expect.poll(() => countAt('well-placed')).not.toBe('Count: 0');
    await expect.poll(() => countAt('in-paragraph')).not.toBe('Count: 0');
    await page.getByTestId('nesting-panel').getByRole('button').first().click();
    await expect.poll(() => countAt('in-hidden-paragraph')).not.toBe('Count: 0');
  });
});
