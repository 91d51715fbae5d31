import { describe, expect } from 'vitest';
import { arriveAt, isMarked, linkTo, markDocument } from '../setup/documents.js';
import { changedElements, expectText, it, rememberElements, visitSlowly, wake } from './island-test.js';
import { targetsOf } from './targets.js';

describe.each(targetsOf('islands-swizzled'))('replaced components of the theme in $mode mode', ({ origin }) => {
  it('around a whole doc: its state changes, its content stays', async ({ visit }) => {
    const page = await visit(`${origin}/docs/one`);
    await expectText(page.getByTestId('size'), 'desktop');
    await page.locator('article').evaluate((article) => Object.assign(window, { article }));
    await page.getByTestId('wide').click();
    await expect.poll(() => page.getByTestId('reading').getAttribute('class')).toBe('reading reading--wide');
    const same = () => page.evaluate(() => 'article' in window && document.querySelector('article') === window.article);
    expect(await same()).toBe(true);
    await expectText(page.getByTestId('highlight'), 'highlight');
  });

  it('keep every element when the page hydrates', async ({ visit }) => {
    const { page, release } = await visitSlowly(visit, `${origin}/blog/post`);
    await rememberElements(page);
    release();
    await wake(page);
    expect(await changedElements(page)).toBe('');
  });

  it('are known to Markdown by name', async ({ visit }) => {
    const page = await visit(`${origin}/docs/one`);
    const counter = page.getByTestId('global-counter').first();
    await counter.click();
    await expectText(counter, 'Global: 1');
  });

  it('are known to Markdown that runs in the browser', async ({ visit }) => {
    const page = await visit(`${origin}/docs/live`);
    const text = page.getByTestId('clicks').locator('xpath=..');
    const html = async () => (await text.innerHTML()).replace(/<!--.*?-->/g, '');
    const before = await html();
    await page.getByTestId('clicks').click();
    await expectText(page.getByTestId('clicks'), 'Clicks: 1');
    expect((await html()).replace('Clicks: 1', 'Clicks: 0')).toBe(before);
    const counter = page.getByTestId('global-counter').first();
    await counter.click();
    await expectText(counter, 'Global: 1');
    await expectText(page.getByTestId('highlight'), 'highlight');
    await page.getByRole('tab', { name: 'Pear' }).click();
    await expectText(page.getByRole('tabpanel').filter({ visible: true }), /A pear/);
  });

  it('around code: the code stays highlighted and can be copied', async ({ visit }) => {
    const page = await visit(`${origin}/docs/one`);
    const block = page.getByTestId('code');
    const code = block.locator('pre');
    const before = await code.innerHTML();
    await block.getByRole('button', { name: 'Run' }).click();
    await expectText(block.getByRole('button', { name: 'Run' }), 'Run: 1');
    expect(await code.innerHTML()).toBe(before);
    expect(await block.locator('.code-block-title').textContent()).toBe('answer.js');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await block.locator('[data-copy]').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('const answer = 42;');
  });

  it('around Markdown: folded and shown again', async ({ visit }) => {
    const page = await visit(`${origin}/docs/one`);
    const note = page.getByTestId('admonition');
    await expectText(note.locator('strong'), 'bold');
    await note.getByRole('button').click();
    await expect.poll(() => note.locator('.theme-admonition').count()).toBe(0);
    await note.getByRole('button').click();
    await expectText(note.locator('strong'), 'bold');
    await expectText(note.locator('.admonition-heading'), /A tip/);
  });

  it('leave tabs and their islands alive', async ({ visit }) => {
    const page = await visit(`${origin}/docs/one`);
    await page.getByRole('tab', { name: 'Pear' }).click();
    const counter = page.getByRole('tabpanel').getByTestId('global-counter');
    await counter.click();
    await expectText(counter, 'Global: 1');
    expect(await page.getByRole('tab', { name: 'Pear' }).getAttribute('aria-selected')).toBe('true');
  });

  it('show what only a browser knows, and run their effects', async ({ visit }) => {
    const page = await visit(`${origin}/docs/one`, { viewport: { width: 1333, height: 800 } });
    await expectText(page.getByTestId('promo').first(), 'Shown in a window of 1333');
    await expect.poll(() => page.locator('body').getAttribute('data-effect')).toBe('ran');
    expect(await page.locator('[data-toc] a').count()).toBeGreaterThan(1);
  });

  it('follow the colour mode', async ({ visit }) => {
    const page = await visit(`${origin}/blog/post`);
    await page.locator('[data-color-mode-toggle]:visible').click();
    await expect.poll(() => page.getByTestId('post').getAttribute('class')).toContain('post--dark');
    await page.reload();
    await expect.poll(() => page.getByTestId('post').getAttribute('class')).toContain('post--dark');
  });

  it('work on the page that navigation shows', async ({ visit }) => {
    const page = await visit(`${origin}/docs/two`);
    await markDocument(page);
    await page.getByTestId('wide').click();
    await expect.poll(() => page.getByTestId('reading').getAttribute('class')).toBe('reading reading--wide');
    await linkTo(page, '/docs/one').click();
    await arriveAt(page, '/docs/one');
    const counter = page.getByTestId('global-counter').first();
    await counter.click();
    await expectText(counter, 'Global: 1');
    await linkTo(page, '/blog').click();
    await arriveAt(page, '/blog');
    await expectText(page.locator('main h2'), 'A post');
    await page.goBack();
    await arriveAt(page, '/docs/one');
    await page.getByTestId('code').getByRole('button', { name: 'Run' }).click();
    await expectText(page.getByTestId('code').getByRole('button', { name: 'Run' }), 'Run: 1');
    expect(await isMarked(page)).toBe(true);
  });
});
