/** The guides: their addresses, two of which are Chinese, and the pages of the categories that hold them. */
import { describe, expect, inject } from 'vitest';
import { violations } from '../accessibility/axe.js';
import { itInUsedWindow as it, PHONE } from '../setup/browser-test.js';
import { arriveAt, isMarked, linkTo, markDocument } from '../setup/documents.js';
import { isChinese, openWebsiteOutput, pageFiles } from '../setup/website-output.js';

const origin = inject('builtSite');
const output = openWebsiteOutput();
const pages = pageFiles(output);
const VERSIONING = '/docs/版本控制';

/** Docs of one language whose address holds the text. */
const docsNamed = (text: string, prefix = '') =>
  pages.filter((file) => file.startsWith(`${prefix}docs/`) && file.includes(text));

describe('a doc with a Chinese address', () => {
  it('R099 is the one on versions, in each language', () => {
    expect(docsNamed('版本控制')).toEqual(['docs/版本控制.html']);
    expect(docsNamed('版本控制', 'zh/')).toEqual(['zh/docs/版本控制.html']);
    expect(output.page('docs/版本控制.html').one('h1').text).toBe('Versioning');
    expect(output.page('zh/docs/版本控制.html').one('h1').text).toBe('版本控制');
  });

  it('R100 is the one on moving a site, in each language', () => {
    expect(docsNamed('迁移')).toEqual(['docs/迁移.html']);
    expect(docsNamed('迁移', 'zh/')).toEqual(['zh/docs/迁移.html']);
    expect(output.page('docs/迁移.html').one('h1').text).toBe('Move a site to Dactyl');
  });

  it('R099 R100 is served under its name and under that name percent-encoded', async () => {
    for (const path of [VERSIONING, '/zh/docs/版本控制', '/docs/迁移', '/zh/docs/迁移']) {
      for (const url of [origin + path, origin + encodeURI(path)]) {
        const { status, redirected } = await fetch(url);
        expect([url, status, redirected]).toEqual([url, 200, false]);
      }
    }
  });

  it('R099 opens in a browser, and is reached by a link without a load of the page', async ({ open }) => {
    const page = await open(origin + encodeURI(VERSIONING));
    expect(await page.locator('h1').innerText()).toBe('Versioning');
    await markDocument(page);
    await linkTo(page, '/docs/create-doc').click();
    await arriveAt(page, '/docs/create-doc');
    // Those who wrote a page, named for screen readers, in one line that came with its style sheet.
    const people = page.getByRole('list', { name: 'Written by' });
    expect(await people.getByRole('listitem').allInnerTexts()).toEqual(['Docs team', 'Core team']);
    const first = people.getByRole('listitem').first();
    expect(await first.evaluate((person) => getComputedStyle(person).display)).toBe('flex');
    const link = page.locator('.menu__link:visible', { hasText: 'Versioning' });
    await link.click();
    await arriveAt(page, encodeURI(VERSIONING));
    expect(await link.getAttribute('aria-current')).toBe('page');
    expect(await isMarked(page)).toBe(true);
  });
});

describe('the page of a category', () => {
  it('R101 shows a card for each of its children', () => {
    const expected: Record<string, Record<string, string>> = {
      'docs/category/getting-started': {
        '/docs/installation': 'Installation',
        '/docs/configuration': 'Configuration',
        '/docs/playground': 'Playground',
        '/docs/typescript-support': 'TypeScript',
      },
      'docs/category/guides': {
        '/docs/blog': 'Blog',
        '/docs/seo': 'SEO',
        '/docs/for-machines': 'For language models',
        '/docs/export': 'Export',
        '/docs/deployment': 'Deployment',
        '/docs/content-security-policy': 'Content-Security-Policy',
        '/docs/social-cards': 'Social cards',
        '/docs/sources': 'Content of other repositories',
        '/docs/creating-pages': 'Pages',
        '/docs/openapi': 'OpenAPI',
        '/docs/asyncapi': 'AsyncAPI',
        '/docs/graphql': 'GraphQL',
        '/docs/typedoc': 'TypeDoc',
        '/docs/search': 'Search',
        '/docs/feedback': 'Feedback',
        '/docs/analytics': 'Analytics',
        '/docs/third-party-files': 'Third-party files',
        '/docs/styling-layout': 'Styling and layout',
        '/docs/swizzling': 'Swizzling',
        '/docs/static-assets': 'Static files',
        '/docs/browser-support': 'Browser support',
        '/docs/using-plugins': 'Use plugins',
        '/docs/guides/whats-next': "What's next",
        '/docs/docs-introduction': 'Docs',
        '/docs/markdown-features': 'Markdown features',
        '/docs/i18n/introduction': 'Internationalization',
      },
    };
    for (const [name, children] of Object.entries(expected)) {
      const cards = output.page(`${name}.html`).all('main article a');
      const found = cards.map((card) => [card.attributes.href, card.one('h2').text]);
      expect(Object.fromEntries(found), name).toEqual(children);
      for (const href of Object.keys(children)) expect(output.has(`${href.slice(1)}.html`), href).toBe(true);
    }
  });

  it('R101 shows the description of a doc on its card', () => {
    const [card] = output.page('docs/category/getting-started.html').all('main article a');
    const description = output.page('docs/installation.html').one('meta[name="description"]').attributes.content;
    expect(card?.one('p').attributes.title).toBe(description);
  });

  it('R101 has a title and a line of its own, with keywords and a picture for previews', () => {
    const page = output.page('docs/category/guides.html');
    expect(page.one('h1').text).toBe('Guides');
    const line = 'How to write the pages of a site, one topic at a time.';
    expect(page.one('main header p').text).toBe(line);
    expect(page.one('meta[name="description"]').attributes.content).toBe(line);
    expect(page.one('meta[name="keywords"]').attributes.content).toMatch(/^guides,/);
    expect(page.one('meta[property="og:image"]').attributes.content).toMatch(/\/img\/social-card\.png$/);
  });

  it('R101 is translated', () => {
    const page = output.page('zh/docs/category/guides.html');
    expect(page.one('h1').text).toBe('指南');
    const titles = page.all('main article h2').map(({ text }) => text);
    expect(titles).toEqual(expect.arrayContaining(['文档', 'Markdown 功能', '国际化']));
  });
});

describe('the guides', () => {
  const guides = pages.filter((file) =>
    /docs\/(?:docs-introduction|create-doc|sidebar(?:\/.*)?|版本控制|docs-multi-instance|迁移|blog|creating-pages|social-cards)\.html$/.test(
      file,
    ),
  );

  it('have the same headings in both languages, so that a link into one leads into the other', () => {
    const ids = (file: string) =>
      output
        .page(file)
        .all('article h2, article h3')
        .flatMap(({ attributes }) => attributes.id ?? []);
    const english = guides.filter((file) => !isChinese(file));
    expect(english).toHaveLength(12);
    for (const file of english) expect(ids(`zh/${file}`), file).toEqual(ids(file));
  });
});

describe('the example of versions', () => {
  it('has pages about what changed, which the menu of versions leads to and from one to another, without a script', async ({
    open,
  }) => {
    const page = await open(`${origin}/examples/publisher/install`, { javaScriptEnabled: false });
    const versions = page.locator('.navbar__item', { hasText: '2.0' });
    await versions.hover();
    await versions.getByRole('link', { name: 'What changed since 1.1' }).click();
    await arriveAt(page, '/examples/publisher/changes');
    const lists = await page.locator('main h2').evaluateAll((all) => all.map(({ id }) => id));
    expect(lists).toEqual(['added', 'changed', 'renamed', 'removed']);
    await versions.hover();
    await versions.getByRole('link', { name: '1.1', exact: true }).click();
    await arriveAt(page, '/examples/publisher/1.1/changes');
  });

  it('has them as Markdown and in the sitemap, in each language', () => {
    expect(output.read('examples/publisher/changes.md')).toContain(
      '- [Upload a folder](https://dactyl.example/examples/publisher/upload) ' +
        '([1.1: upload-folder](https://dactyl.example/examples/publisher/1.1/upload-folder))\n',
    );
    expect(output.read('zh/examples/publisher/changes.md')).toMatch(/^# 2\.0 相比 1\.1 的变化\n\n## 新增页面\n/);
    expect(output.read('sitemap.xml')).toContain('/examples/publisher/changes<');
    expect(output.read('zh/sitemap.xml')).toContain('/zh/examples/publisher/changes<');
  });

  it('names the pages of its latest version to search engines, where that has them', () => {
    const canonical = (file: string) => output.page(file).one('link[rel="canonical"]').attributes.href;
    expect(['install', 'ftp', 'changes'].map((name) => canonical(`examples/publisher/1.1/${name}.html`))).toEqual([
      'https://dactyl.example/examples/publisher/install',
      'https://dactyl.example/examples/publisher/1.1/ftp',
      'https://dactyl.example/examples/publisher/1.1/changes',
    ]);
    expect(output.read('sitemap.xml')).not.toContain('/examples/publisher/1.');
  });
});

/** Contrasts of frame and ground of an element with the page, as a browser paints them. */
function contrastsWithPage(element: Element): { frame: number; ground: number } {
  const paint = document.createElement('canvas').getContext('2d');
  const luminance = (...colors: string[]) => {
    if (!paint) return 0;
    for (const color of colors) {
      paint.fillStyle = color;
      paint.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...paint.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const page = getComputedStyle(document.documentElement).backgroundColor;
  const { borderTopColor, backgroundColor } = getComputedStyle(element);
  return {
    frame: ratio(luminance(page, backgroundColor, borderTopColor), luminance(page)),
    ground: ratio(luminance(page, backgroundColor), luminance(page)),
  };
}

describe('badges', () => {
  it('stand out from the page in light and in dark mode, and none glares among the others', async ({ open }) => {
    const page = await open(`${origin}/docs/markdown-features/writing-components`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
      for (const kind of ['note', 'tip', 'info', 'warning', 'danger']) {
        const { frame, ground } = await page.locator(`.dactyl-badge--${kind}`).first().evaluate(contrastsWithPage);
        expect(frame, `${kind}, ${colorScheme}`).toBeGreaterThan(1.5);
        expect(frame, `${kind}, ${colorScheme}`).toBeLessThan(3.5);
        expect(ground, `${kind}, ${colorScheme}`).toBeGreaterThan(1.05);
        expect(ground, `${kind}, ${colorScheme}`).toBeLessThan(1.7);
      }
    }
  });
});

describe('tables', () => {
  const lastWidth = (row: Element) => row.lastElementChild?.getBoundingClientRect().width ?? 0;

  it.for(['', '/zh'])(
    'leave words room on phones, and numbers no more than they take: %s',
    async (locale, { open }) => {
      const page = await open(`${origin}${locale}/docs/markdown-features/writing-components`, { viewport: PHONE });
      expect(await page.getByRole('row', { name: 'routeBasePath' }).evaluate(lastWidth)).toBeGreaterThan(170);
      await page.goto(`${origin}${locale}/docs/markdown-features/wind-notebook`);
      expect(await page.getByRole('row', { name: '13 21' }).evaluate(lastWidth)).toBeLessThan(120);
    },
  );
});

describe('a part that is folded', () => {
  it('has the ring of the focus around its frame', async ({ open }) => {
    const page = await open(`${origin}/docs/markdown-features/obsidian`);
    const summary = page.locator('summary', { hasText: 'Who decides?' });
    await page.keyboard.press('Tab');
    await summary.focus();
    const [inside, frame] = await summary.evaluate((element) =>
      [element, element.closest('details') ?? element].map((one) => {
        const { outlineStyle, outlineColor } = getComputedStyle(one);
        return { outlineStyle, outlineColor };
      }),
    );
    expect(frame?.outlineStyle).toBe('solid');
    expect(frame?.outlineColor).not.toBe(inside?.outlineColor);
    expect(inside?.outlineColor).toBe('rgba(0, 0, 0, 0)');
  });
});

describe('headings in Chinese', () => {
  it('end a line where a word ends', async ({ open }) => {
    const page = await open(`${origin}/zh/docs/markdown-features`, { viewport: PHONE });
    const heading = page.getByRole('heading', { name: 'MDX 还是普通 Markdown' });
    const tops = await heading.evaluate((element) => {
      const text = element.firstChild as Text; // the words, before the link to the heading
      return ['普', '通'].map((sign) => {
        const range = document.createRange();
        const at = text.data.indexOf(sign);
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().top;
      });
    });
    expect(tops[0]).toBe(tops[1]);
  });
});

describe('the source of a diagram', () => {
  it('has a button that fingers find, and that covers nothing of the drawing', async ({ open }) => {
    const page = await open(`${origin}/docs/markdown-features/diagrams`, {
      viewport: PHONE,
      isMobile: true,
      hasTouch: true,
    });
    const diagram = page.locator('.theme-mermaid').first();
    await diagram.scrollIntoViewIfNeeded();
    await diagram.locator('.mermaid-diagram').waitFor();
    const button = diagram.getByRole('button', { name: 'Source of the diagram' });
    await button.waitFor();
    expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    const drawn = await diagram.locator('.mermaid-diagram').boundingBox();
    const box = await button.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((drawn?.y ?? 0) + (drawn?.height ?? 0));
    await button.tap();
    await diagram.locator('.mermaid-source').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});

describe('what words and code say of themselves', () => {
  it('comes by keys and touch, and goes with Escape: tooltips and terms', async ({ open }) => {
    const url = `${origin}/docs/markdown-features/writing-components`;
    const page = await open(url, { hasTouch: true, viewport: PHONE });
    const word = page.getByRole('button', { name: 'cruising speed' });
    const tooltip = page.locator('.dactyl-tooltip__text');
    const term = page.locator('a.dactyl-term').first();
    const explanation = page.locator('.dactyl-term__text').first();
    const code = await page
      .locator('article p > code')
      .first()
      .evaluate((element) => getComputedStyle(element).fontVariantLigatures);
    expect(code).toBe('none');
    for (const [place, text, changed] of [
      [word, tooltip, '.dactyl-tooltip, .dactyl-tooltip__text'],
      [term, explanation, '.dactyl-term, .dactyl-term__text'],
    ] as const) {
      await place.scrollIntoViewIfNeeded();
      await page.keyboard.press('Tab');
      await place.focus();
      await text.waitFor();
      expect(await violations(page, 'light', changed)).toEqual([]);
      await page.keyboard.press('Escape');
      await text.waitFor({ state: 'hidden' });
    }
    await word.tap();
    await tooltip.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await page.locator('h1').tap();
    await tooltip.waitFor({ state: 'hidden' });
    // Without a script as well; each has its style sheet, which other pages do not load.
    const plain = await open(url, { javaScriptEnabled: false });
    await plain.getByRole('button', { name: 'cruising speed' }).click();
    await plain.locator('.dactyl-tooltip__text').waitFor();
  });

  it('goes with Escape where the browser does not know `interestfor`: terms', async ({ open }) => {
    const page = await open('about:blank');
    await page.route('**/assets/css/terms-*.css', async (route) => {
      const styles = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'text/css',
        body: styles.replace('interest-delay:', 'unknown:').replace('(interest-delay:', '(unknown:'),
      });
    });
    await page.goto(`${origin}/docs/markdown-features/writing-components`);
    const term = page.locator('a.dactyl-term').first();
    const explanation = page.locator('.dactyl-term__text').first();
    await term.evaluate((element) => element.removeAttribute('interestfor'));
    for (const comes of [() => term.hover(), () => term.focus()]) {
      await page.keyboard.press('Tab');
      await comes();
      await explanation.waitFor();
      await page.keyboard.press('Escape');
      await explanation.waitFor({ state: 'hidden' });
      await page.locator('h1').hover();
    }
    await term.hover();
    await explanation.waitFor();
  });

  it('is there for keys and readable: types of code, and what Shiki colours', async ({ open }) => {
    const page = await open(`${origin}/docs/markdown-features/code-blocks`);
    const name = page.locator('.twoslash-hover').first();
    const shown = () => name.evaluate((element) => getComputedStyle(element, '::after').content);
    await name.hover();
    await expect.poll(shown).toContain('const wind');
    await page.keyboard.press('Escape');
    expect(await shown()).toBe('none');
    await page.locator('.twoslash-types summary').focus();
    await page.keyboard.press('Enter');
    const types = page.locator('.twoslash-types li');
    await types.first().waitFor();
    expect(await types.allTextContents()).toContain('const name: string');
    for (const mode of ['light', 'dark'] as const) expect(await violations(page, mode, '.twoslash-types')).toEqual([]);
  });
});
