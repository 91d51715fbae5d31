import { describe, expect } from 'vitest';
import { atRest } from '../setup/at-rest.js';
import { addLink, arriveAt, isMarked, linkTo, markDocument } from '../setup/documents.js';
import { expectText, it } from './island-test.js';
import { mainTargetsOf, targetsOf } from './targets.js';

describe.each(targetsOf('islands'))('navigation in $mode mode', ({ origin, mode }) => {
  it('leads from a static page to an island that works, on to another and back, to a hash, and in full to a page that hydrates in another way', async ({
    visit,
  }) => {
    const page = await visit(`${origin}/docs/intro`);
    await markDocument(page);
    await linkTo(page, '/docs/counter').click();
    await arriveAt(page, '/docs/counter');
    const counter = page.getByTestId('counter').getByRole('button');
    await counter.click();
    await expectText(counter, 'Count: 4');
    await linkTo(page, '/docs/slots').click();
    await arriveAt(page, '/docs/slots');
    await page.getByTestId('closed-panel').getByRole('button').first().click();
    await expectText(page.getByTestId('closed-panel').locator('p strong'), 'did not');
    await linkTo(page, '/docs/intro').click();
    await arriveAt(page, '/docs/intro');
    await expectText(page.locator('main h1'), 'Introduction');
    await page.goBack();
    await arriveAt(page, '/docs/slots');
    await page.goBack();
    await arriveAt(page, '/docs/counter');
    await expectText(counter, 'Count: 3');
    await counter.click();
    await expectText(counter, 'Count: 4');
    await page.locator('[data-toc] a[href="#events"]:visible').click();
    await page.waitForURL(`${origin}/docs/counter#events`);
    await expectText(counter, 'Count: 4');
    expect(await isMarked(page)).toBe(true);
    await linkTo(page, '/docs/full').click();
    await arriveAt(page, '/docs/full');
    expect(await isMarked(page)).toBe(mode === 'full');
    const whole = page.getByTestId('in-full').getByRole('button');
    await whole.click();
    await expectText(whole, 'Count: 1');
  });
});

describe.each(mainTargetsOf('islands'))('navigation in $mode mode', ({ origin }) => {
  it('shows the items of a closed category of a large sidebar when it is opened', async ({ visit }) => {
    const page = await visit(`${origin}/docs/many-items`);
    const category = (label: string) =>
      page.locator('.theme-doc-sidebar-item-category details', { has: page.locator(`> summary:text-is("${label}")`) });
    const linksOf = (label: string) => category(label).locator('a').allTextContents();
    expect(await linksOf('Few')).toEqual(['Open item 1', 'Open item 2']);
    // So that it leads somewhere without JavaScript.
    expect(await linksOf('Many')).toEqual(['Item 1']);
    await category('Many').locator('> summary').click();
    // A long list is divided into groups, which are left out in the same way.
    await expect.poll(async () => (await linksOf('Many')).length).toBe(8);
    await atRest(category('Many'));
    await category('Item 133 – Inner').locator('> summary').click();
    await expect
      .poll(async () => (await linksOf('Item 133 – Inner')).join())
      .toContain('Item 149,Item 150,Inner item 1');
    await atRest(category('Item 133 – Inner'));
    await category('Inner').locator('> summary').click();
    await expect.poll(() => category('Inner').locator('a').last().isVisible()).toBe(true);
    await atRest(category('Many'));
    await markDocument(page);
    await category('Inner').locator('a').last().click();
    await arriveAt(page, '/docs/counter');
    expect(await isMarked(page)).toBe(true);
  });

  it('leads between docs, blog and React pages, and shows what a full load of the same page shows', async ({
    visit,
  }) => {
    const page = await visit(`${origin}/docs/counter`);
    await markDocument(page);
    await page.getByTestId('counter').getByRole('button').click();
    await expectText(page.getByTestId('counter').getByRole('button'), 'Count: 4');
    await linkTo(page, '/blog').click();
    await arriveAt(page, '/blog');
    const excerpt = page.getByTestId('in-excerpt').getByRole('button');
    await excerpt.click();
    await expectText(excerpt, 'Count: 1');
    expect(await page.getByTestId('in-post').count()).toBe(0);
    await linkTo(page, '/blog/island-post').click();
    await arriveAt(page, '/blog/island-post');
    await page.getByTestId('in-post').getByRole('button').click();
    await expectText(page.getByTestId('in-post').getByRole('button'), 'Count: 1');
    await expectText(page.getByTestId('in-excerpt').getByRole('button'), 'Count: 0');
    await linkTo(page, '/notebook').click();
    await arriveAt(page, '/notebook');
    await page.getByLabel('Note').fill('A note');
    await page.getByRole('button', { name: 'Add' }).click();
    await expectText(page.getByTestId('notes').locator('li'), 'A note');
    await page.goBack();
    await arriveAt(page, '/blog/island-post');
    expect(await page.locator('nav.navbar').count()).toBe(1);
    expect(await page.locator('footer').count()).toBeGreaterThan(0);
    await (await addLink(page, '/docs/children')).click();
    await arriveAt(page, '/docs/children');
    for (const href of ['/docs/plain', '/docs/portal']) {
      await linkTo(page, href).click();
      await arriveAt(page, href);
    }
    expect(await isMarked(page)).toBe(true);
    const shown = async () => ({
      text: await page.locator('#__docusaurus').innerText(),
      current: await page
        .locator('[aria-current]')
        .evaluateAll((all) => all.map((link) => `${link.className} ${link.textContent}`)),
      tags: await page.locator('head [data-rh]').count(),
    });
    const navigated = await shown();
    await page.reload();
    expect(navigated).toEqual(await shown());
  });
});

describe.each(mainTargetsOf('islands'))('a React page in $mode mode', ({ origin }) => {
  it('with state above its layout keeps the layout and changes the title; with an island inside, it keeps what is static around and in it', async ({
    visit,
  }) => {
    const page = await visit(`${origin}/notebook`);
    await page.locator('nav.navbar').evaluate((navbar) => Object.assign(window, { navbar }));
    expect(await page.title()).toBe('Notebook (0) | Islands');
    await page.getByLabel('Note').fill('First');
    await page.keyboard.press('Enter');
    await expectText(page.getByTestId('notes').locator('li'), 'First');
    await expect.poll(() => page.title()).toBe('Notebook (1) | Islands');
    expect(await page.getByLabel('Note').inputValue()).toBe('');
    await expectText(page.getByTestId('card').locator('div'), '1 notes');
    const same = await page.evaluate(
      () => 'navbar' in window && document.querySelector('nav.navbar') === window.navbar,
    );
    expect(same).toBe(true);
    await page.goto(`${origin}/inside`);
    const island = page.getByTestId('inside');
    await island.getByRole('button').click();
    await expectText(island.getByRole('button'), 'Count: 1');
    await expectText(page.getByTestId('inside-slot'), 'Static text of the page');
  });
});
