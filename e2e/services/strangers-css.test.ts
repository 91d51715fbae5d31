/** A style sheet that was written for the site format's own theme (`strangers.css`) wins and loses here as it does there. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { addStyles, itInUsedWindow as it, PHONE } from '../setup/browser-test.js';

const { hosted, extras } = inject('serviceSites');

const LIGHT = { colorScheme: 'light' } as const;
const DARK = { colorScheme: 'dark' } as const;
const STATIONS = `${hosted.origin}/docs/stations`;

const styleOf = (place: Locator, property: string, pseudo?: string) =>
  place.evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''), [
    property,
    pseudo,
  ] as const);
const color = (place: Locator) => styleOf(place, 'color');
const background = (place: Locator) => styleOf(place, 'background-color');

const SITE_CODE = 'rgb(223, 227, 234)';
const CLEAR = 'rgba(0, 0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';
const NAVBAR_LINK = 'rgb(255, 217, 160)';

describe('rules of a site for elements', () => {
  it.for(['light', 'dark'] as const)(
    'colour code in text, and no block of code, in %s mode',
    async (mode, { look }) => {
      const page = await look(STATIONS, { colorScheme: mode });
      expect(await background(page.locator('.markdown p > code'))).toBe(SITE_CODE);
      const block = page.locator('.theme-code-block code');
      expect(await background(block)).toBe(CLEAR);
      const [line] = await block.locator('.token-line').all();
      expect(line && (await color(line))).not.toBe('rgb(170, 0, 68)');
    },
  );

  it('size headings of text, and no title that has a class for its size; lose in a layer to a theme that is in none', async ({
    look,
    open,
  }) => {
    const stations = await look(STATIONS, LIGHT);
    expect(await styleOf(stations.locator('.markdown h2'), 'font-size')).toBe('44px');
    const text = await color(stations.locator('.markdown th').first());
    const page = await open(`${hosted.origin}/docs/category/harbours`, LIGHT);
    expect(await styleOf(page.locator('article.col h2, .dactyl-card__title').first(), 'font-size')).not.toBe('44px');
    // Heads of tables have the colour of the text, and cards the surface that the site has.
    expect(text).toBe('rgb(33, 52, 74)');
    expect(await background(page.locator('.dactyl-card').first())).toBe('rgb(241, 245, 249)');
    await page.goto(`${hosted.origin}/docs/keepers`);
    expect(await styleOf(page.locator('.pagination-nav__link').first(), 'border-radius')).not.toBe('33px');
  });
});

describe('variables and classes', () => {
  it('on the root element leave the dark mode dark, where the theme has a value for it', async ({ look }) => {
    const page = await look(STATIONS, DARK);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await background(page.locator('html'))).not.toBe(WHITE);
    // What the format has no dark value for is for both modes.
    expect(await styleOf(page.locator('html'), '--ifm-color-primary')).toBe('#4a3aa7');
  });

  it('mean in code of the site what they mean in the format, and give the title of a hero their colour', async ({
    open,
  }) => {
    const page = await open(`${hosted.origin}/hero`, LIGHT);
    expect(await color(page.locator('.hero__title'))).toBe(await color(page.locator('.hero__subtitle')));
    expect(await background(page.locator('.lighthouse'))).toBe('rgba(0, 0, 0, 0.05)');
    expect(await color(page.locator('.lighthouse a > code'))).toBe(await color(page.locator('.lighthouse a')));
    expect(await styleOf(page.locator('.tabs__item'), 'padding-top')).toBe('5px');
  });

  it('win against those of the theme, and decide over what it derives from them: sizes of code, colours of where the reader is', async ({
    look,
  }) => {
    const page = await look(STATIONS, LIGHT);
    // The theme has no heavier rules for them.
    expect(await styleOf(page.locator('.menu__link').first(), 'font-weight')).toBe('700');
    expect(await color(page.locator('.markdown h2').first())).toBe('rgb(33, 52, 74)');
    expect(await styleOf(page.locator('.theme-code-block pre'), 'font-size')).toBe('15.2px');
    expect(await styleOf(page.locator('.theme-code-block'), 'border-radius')).toBe('13px');
    expect(await styleOf(page.locator('.markdown h2 > code'), 'padding-left')).toBe('7px');
    const primary = 'rgb(74, 58, 167)';
    expect(await color(page.locator('.breadcrumbs__item--active .breadcrumbs__link'))).toBe(primary);
    expect(await color(page.locator('.theme-doc-sidebar-container .menu__link--active').last())).toBe(primary);
    // Those of bare buttons colour no button of the theme that is none in the format.
    expect(await color(page.locator('.dactyl-sidebar__collapse'))).not.toBe(WHITE);
    const dropdown = page.locator('.navbar .dropdown > .navbar__link');
    expect(await color(dropdown)).toBe(NAVBAR_LINK);
    expect(await background(dropdown)).toBe(CLEAR);
  });

  it('mark what the reader is in: the active link of the navbar, and a category that is the page', async ({ look }) => {
    const page = await look(STATIONS, LIGHT);
    expect(await color(page.locator('.navbar__link--active'))).toBe(WHITE);
    // The line below the navbar is a breath of its text.
    expect(await styleOf(page.locator('.navbar'), 'border-bottom-color')).toBe('color(srgb 1 0.85098 0.627451 / 0.15)');
    // A link that has an icon in place of a label holds no sign of another site.
    expect(await page.locator('.source-link').first().locator('svg').count()).toBe(0);
    const current = page.locator('.theme-doc-sidebar-container [aria-current=page]');
    expect(await color(current)).toBe(await accent(page));
    expect(await background(current.locator('xpath=..'))).not.toBe(CLEAR);
  });
});

describe('names that sites style', () => {
  it('match what stands in that place', async ({ look }) => {
    const page = await look(STATIONS, LIGHT);
    expect(await styleOf(page.getByText('hours.js', { exact: true }), 'letter-spacing')).toBe('3px');
    expect(await styleOf(page.locator('.token-line > span').first(), 'text-shadow')).toContain('rgb(0, 255, 0)');
    const comment = page.locator('.token-line > span', { hasText: '// From six' });
    expect([await styleOf(comment, 'letter-spacing'), await color(comment)]).toEqual(['4px', 'rgb(18, 52, 86)']);
    const keyword = page.locator('.token-line > span', { hasText: 'export' });
    expect(await styleOf(keyword, 'letter-spacing')).toBe('5px');
    expect(await color(keyword)).not.toBe('rgb(18, 52, 86)');
    const search = page.locator('button[data-search]');
    expect([await styleOf(search, 'border-radius'), await background(search)]).toEqual(['17px', 'rgb(48, 57, 92)']);
    await addStyles(page, '.DocSearch-Button { --docsearch-search-button-text-color: #f4e3c2 }');
    expect(await color(search)).toBe('rgb(244, 227, 194)');
  });

  it('tell whether a category is closed, also when it is opened and closed by hand', async ({ open }) => {
    const page = await open(`${hosted.origin}/docs/keepers`);
    const category = page.locator('.theme-doc-sidebar-container li', { hasText: 'Harbours' });
    const arrow = category.locator('.menu__caret');
    const turn = () => styleOf(arrow, 'transform', '::before');
    const closed = await turn();
    expect(closed).toBe('matrix(0, -1, 1, 0, 0, 0)');
    await arrow.click();
    await expect.poll(turn).not.toBe(closed);
    await arrow.click();
    await expect.poll(turn).toBe(closed);
  });
});

describe('coloured areas', () => {
  it('can be read on phones, which pages are no wider than: search, buttons, and both menus', async ({ open }) => {
    const page = await open(STATIONS, { viewport: PHONE });
    expect(await color(page.locator('button[data-search]'))).toBe(NAVBAR_LINK);
    await page.locator('.navbar__toggle').click();
    const menu = page.locator('.navbar-sidebar');
    expect(await color(menu.locator('.navbar-sidebar__close svg'))).toBe(NAVBAR_LINK);
    // Categories and links without a mark, on the dark surface of the navbar.
    expect(await color(menu.getByRole('link', { name: 'Harbours' }))).toBe(NAVBAR_LINK);
    await menu.locator('[data-menu-back]').click();
    expect(await color(menu.getByText('中文'))).toBe(NAVBAR_LINK);
    await page.goto(`${hosted.origin}/hero`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await color(page.locator('.narrow-only'))).toBe('rgb(138, 28, 0)');
  });
});

describe('what sites add to parts of the theme', () => {
  it('has room: badges of links, arrows of what opens, and code of their own', async ({ open }) => {
    const page = await open(`${hosted.origin}/docs/harbours/east`);
    await addStyles(
      page,
      '.menu__link::before { content: "SCHEMA"; width: 1rem } details > summary::before { content: "" }',
    );
    const current = page.locator('.theme-doc-sidebar-container .menu__list .menu__list .menu__link--active');
    expect(await styleOf(current, 'position', '::before')).toBe('static');
    expect(await styleOf(current, 'overflow-wrap', '::before')).toBe('normal');
    await page.evaluate(() => {
      const article = document.querySelector('article');
      article?.insertAdjacentHTML(
        'beforeend',
        `<details class="theme-details"><summary><h3>More</h3></summary></details>
        <div class="theme-code-block" id="own"><pre><code>ls</code></pre></div>`,
      );
    });
    const summary = page.locator('article details > summary');
    expect([await styleOf(summary, 'list-style-type'), await styleOf(summary, 'position', '::before')]).toEqual([
      'none',
      'absolute',
    ]);
    expect(await styleOf(page.locator('#own pre'), 'padding-left')).not.toBe('0px');
  });

  it('leaves the column of a doc as wide as it is where it gives it a share of the row', async ({ look }) => {
    const page = await look(STATIONS, LIGHT);
    const width = () =>
      page
        .locator('.dactyl-doc > .col')
        .first()
        .evaluate((column) => column.clientWidth);
    const before = await width();
    await addStyles(page, '.dactyl-doc > .col { max-width: calc(100% - 300px) !important }');
    expect(await width()).toBe(before);
  });
});

/** What an active entry of a menu has. */
async function accent(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--ifm-menu-color-active)';
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
}

describe('the flag for cascade layers', () => {
  const RULE = 'button { border-radius: 21px } div { border-radius: 22px }';

  it('lets any rule of a site win, in the dialog too; without it a class of the theme is stronger than an element', async ({
    open,
  }) => {
    const page = await open(`${extras.origin}/docs/keepers`);
    await addStyles(page, RULE);
    expect(await styleOf(page.locator('button[data-search]'), 'border-radius')).toBe('21px');
    await page.locator('button[data-search]').click();
    expect(await styleOf(page.locator('.DocSearch-Modal'), 'border-radius')).toBe('22px');
    await page.goto(`${hosted.origin}/docs/keepers`);
    await addStyles(page, RULE);
    expect(await styleOf(page.locator('button[data-search]'), 'border-radius')).toBe('17px');
    await page.locator('button[data-search]').click();
    expect(await styleOf(page.locator('.DocSearch-Modal'), 'border-radius')).not.toBe('22px');
  });
});
