import { describe, expect } from 'vitest';
import { arriveAt, isMarked, linkTo, markDocument } from '../setup/documents.js';
import { changedElements, expectText, it, rememberElements, visitSlowly, wake } from './island-test.js';
import { targetsOf } from './targets.js';

/** Other ejected components with state take the same way: the page of an unknown address, and a post. */
const IS_FULL = process.env.DACTYL_TEST_FULL === '1';

describe.each(targetsOf('islands-swizzled'))('replaced components of the theme in $mode mode', ({ origin }) => {
  it('around a doc, its code, its Markdown and its tabs: alive, with what is static kept, and what only a browser knows', async ({
    visit,
  }) => {
    const page = await visit(`${origin}/docs/one`, { viewport: { width: 1333, height: 800 } });
    // Nothing has been touched: what only a browser knows is shown, and effects have run.
    await expectText(page.getByTestId('promo').first(), 'Shown in a window of 1333');
    await expect.poll(() => page.locator('body').getAttribute('data-effect')).toBe('ran');
    expect(await page.locator('[data-toc] a').count()).toBeGreaterThan(1);
    // Around the whole doc: its state changes, its content stays.
    await expectText(page.getByTestId('size'), 'desktop');
    await page.locator('article').evaluate((article) => Object.assign(window, { article }));
    await page.getByTestId('wide').click();
    await expect.poll(() => page.getByTestId('reading').getAttribute('class')).toBe('reading reading--wide');
    const same = () => page.evaluate(() => 'article' in window && document.querySelector('article') === window.article);
    expect(await same()).toBe(true);
    await expectText(page.getByTestId('highlight'), 'highlight');
    // The page carries what is about it, and neither sidebars nor other docs.
    const html = await (await page.request.get(page.url())).text();
    // What is in comments is for React; the sidebar itself stands in the page.
    const marks = [...html.matchAll(/<!--(?:provide|island):[^]*?-->/g)].join('');
    expect(marks).toContain('/docs/one');
    expect(marks).not.toContain('/docs/deep/down');
    expect(await page.locator('.breadcrumbs').count()).toBe(1);
    // Known to Markdown by name.
    const named = page.getByTestId('global-counter').first();
    await named.click();
    await expectText(named, 'Global: 1');
    // Around code, which stays highlighted and can be copied.
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
    // Around Markdown: folded and shown again.
    const note = page.getByTestId('admonition');
    await expectText(note.locator('strong'), 'bold');
    await note.getByRole('button').click();
    await expect.poll(() => note.locator('.theme-admonition').count()).toBe(0);
    await note.getByRole('button').click();
    await expectText(note.locator('strong'), 'bold');
    await expectText(note.locator('.admonition-heading'), /A tip/);
    // Tabs and their islands stay alive.
    await page.getByRole('tab', { name: 'Pear' }).click();
    const counter = page.getByRole('tabpanel').getByTestId('global-counter');
    await counter.click();
    await expectText(counter, 'Global: 1');
    expect(await page.getByRole('tab', { name: 'Pear' }).getAttribute('aria-selected')).toBe('true');
    // In place of tabs: the choice shows its panel, with what is alive in it, and stays when the page loads again.
    const box = page.getByLabel('Size');
    await expectText(page.locator('section:visible', { hasText: 'one' }), 'A small one');
    await box.selectOption('Large');
    const panel = page.locator('section:visible', { hasText: 'A large one' });
    await expectText(panel.locator('strong'), 'large');
    await panel.getByTestId('global-counter').click();
    await expectText(panel.getByTestId('global-counter'), 'Global: 1');
    await page.reload();
    await expectText(panel.locator('strong'), 'large');
  });

  it('keep every element when the page hydrates, and follow the colour mode', async ({ visit }) => {
    const { page, release } = await visitSlowly(visit, `${origin}/blog/post`);
    await rememberElements(page);
    release();
    await wake(page);
    expect(await changedElements(page)).toBe('');
    await page.locator('[data-color-mode-toggle]:visible').click();
    await expect.poll(() => page.getByTestId('post').getAttribute('class')).toContain('post--dark');
    await page.reload();
    await expect.poll(() => page.getByTestId('post').getAttribute('class')).toContain('post--dark');
  });

  it('are known to Markdown that runs in the browser', async ({ visit }) => {
    const page = await visit(`${origin}/docs/live`);
    const text = page.getByTestId('clicks').locator('xpath=..');
    const html = async () => (await text.innerHTML()).replace(/<!--.*?-->/g, '');
    // Two frames: buttons of code are shown or hidden when it has been measured.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
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

  it('ejected as the page of an unknown address: with state, an effect and the context of Root', async ({ visit }) => {
    const page = await visit(`${origin}/nowhere/at-all`, { expected: /404/ });
    await expectText(page.getByTestId('address'), '/nowhere/at-all');
    await page.getByTestId('report').click();
    await expectText(page.getByTestId('report'), 'Reported 1 times');
    await page.getByTestId('focus').click();
    await expect.poll(() => page.locator('main').first().getAttribute('class')).toMatch(/(?:^| )focused/);
    expect(await page.title()).toBe('Page Not Found | Swizzled');
  });

  it.runIf(IS_FULL)(
    'ejected as the banner of a version: put away, with a link to the latest version',
    async ({ visit }) => {
      const page = await visit(`${origin}/docs/1.0/one`);
      const banner = page.getByTestId('banner');
      await expectText(banner, /^1\.0 is unmaintained\. Latest/);
      expect(await banner.getByRole('link').getAttribute('href')).toBe('/docs/one');
      await banner.getByRole('button').click();
      await expect.poll(() => banner.count()).toBe(0);
      await expectText(page.locator('article h1'), 'One of old');
    },
  );

  it('ejected as a post: with state in the list and on its page', async ({ visit }) => {
    const page = await visit(`${origin}/blog`);
    const like = page.getByTestId('like');
    await like.click();
    await expectText(like, 'Liked "A post" in the list');
    await page.locator('main h2 a').first().click();
    await arriveAt(page, '/blog/post');
    await expectText(like, 'Like "A post" on its page');
    await like.click();
    await expectText(like, 'Liked "A post" on its page');
    await expectText(page.locator('article'), /More words/);
  });

  it('in the sidebar: categories are open where the page is in them, and opening one closes the others', async ({
    visit,
  }) => {
    const page = await visit(`${origin}/docs/deep`);
    const sidebar = page.locator('.theme-doc-sidebar-container');
    const [deep, other] = [
      sidebar.getByRole('button', { name: 'Deep' }),
      sidebar.getByRole('button', { name: 'Other' }),
    ];
    expect(await deep.getAttribute('aria-expanded')).toBe('true');
    expect(await deep.getAttribute('class')).toBe('menu__link menu__link--active');
    expect(await sidebar.locator('a[aria-current="page"]').getAttribute('class')).toBe('menu__link menu__link--active');
    await other.click();
    await expect.poll(() => other.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => deep.getAttribute('aria-expanded')).toBe('false');
    await linkTo(page, '/docs/other').click();
    await arriveAt(page, '/docs/other');
    await expect.poll(() => other.getAttribute('class')).toBe('menu__link menu__link--active');
    await expect.poll(() => deep.getAttribute('class')).toBe('menu__link');
    expect(await other.getAttribute('aria-expanded')).toBe('true');
  });

  it.runIf(IS_FULL)(
    'ejected as the content in place of what failed: with state, until trying again helps',
    async ({ visit }) => {
      const page = await visit(`${origin}/fragile`, { expected: /vase|Fragile/ });
      await page.getByRole('button', { name: 'Touch' }).click();
      await expectText(page.locator('main h1'), 'That went wrong');
      await page.getByTestId('details').click();
      await expectText(page.locator('main pre'), /The vase is in pieces/);
      await page.evaluate(() => Object.assign(window, { isRepaired: true }));
      await page.getByRole('button', { name: 'Once more' }).click();
      await expectText(page.getByTestId('vase'), 'A vase');
    },
  );

  it('on the page that navigation shows: they share the state of Root, which outlives it', async ({ visit }) => {
    const page = await visit(`${origin}/docs/two`);
    // Languages that they add to the highlighter are coloured.
    const classes = (word: string) => page.locator('.language-recipe .token-line span', { hasText: word }).first();
    await expectText(page.locator('code.language-recipe'), 'take 2 eggs');
    const [keyword, number] = [await classes('take').getAttribute('class'), await classes('2').getAttribute('class')];
    expect(keyword).toMatch(/^p\d/);
    expect(number).toMatch(/^p\d/);
    expect(keyword).not.toBe(number);
    // In place of the buttons that hide the sidebar: they do.
    const width = async () => (await page.locator('.theme-doc-sidebar-container').boundingBox())?.width ?? 0;
    const [full, text] = [await width(), page.locator('article h1')];
    await page.getByRole('button', { name: 'Narrow sidebar' }).click();
    await expect.poll(width).toBeLessThan(full / 2);
    await page.getByRole('button', { name: 'Wide sidebar' }).click();
    await expect.poll(width).toBe(full);
    await expectText(text, 'Doc two');
    await markDocument(page);
    await expectText(page.getByTestId('footer'), 'Nobody');
    await page.getByTestId('focus').click();
    await expectText(page.getByTestId('focus'), 'Focus: 1');
    await expectText(page.getByTestId('footer'), 'Reading');
    await expect.poll(() => page.locator('html').getAttribute('data-focused')).toBe('true');
    await page.getByTestId('wide').click();
    await expect.poll(() => page.getByTestId('reading').getAttribute('class')).toBe('reading reading--wide');
    await linkTo(page, '/docs/one').click();
    await arriveAt(page, '/docs/one');
    await expectText(page.getByTestId('footer'), 'Reading');
    expect(await page.getByTestId('focus').getAttribute('aria-pressed')).toBe('true');
    await page.getByTestId('focus').click();
    await expectText(page.getByTestId('footer'), 'Nobody');
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
