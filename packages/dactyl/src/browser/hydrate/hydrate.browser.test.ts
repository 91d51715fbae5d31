import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBootSite } from '../../../test/boot-site.js';
import { bundleIslandFiles, URLS } from '../../../test/islands/bundle.js';
import { PAGES } from '../../../test/islands/hydrate-pages.js';
import type { PageServer } from '../../../test/page-server.js';
import { shareWindow } from '../../../test/shared-window.js';

let site: PageServer;
let page: Page;
let messages: string[];

const tab = shareWindow(
  (opened) => {
    opened.on('console', (message) => {
      if (!/React DevTools|favicon/.test(message.text())) messages.push(message.text());
    });
    opened.on('pageerror', (error) => messages.push(error.stack ?? error.message));
  },
  { viewport: { width: 800, height: 600 } },
);
beforeAll(async () => {
  const files = await bundleIslandFiles();
  const pages = Object.entries(PAGES).map(([pathname, html]) => [
    pathname,
    // As `node/production/` writes a page with islands.
    { html: `${html}<script type="module" src="${URLS.watch}"></script>` },
  ]);
  site = await startBootSite({
    pages: Object.fromEntries(pages),
    settings: { islands: { ...URLS, data: { site: '', global: '', messages: '/messages.json' } } },
  });
  // Tests count what is asked for, one after the other in one window: the browser may keep nothing.
  for (const [name, { maxAge: _, ...file }] of files) site.files.set(name, file);
  site.files.set('/messages.json', { body: '{}' });
  // The first page of a browser asks for it.
  site.files.set('/favicon.ico', { body: '' });
});
afterAll(async () => {
  await tab.close();
  await site?.close();
});

beforeEach(async () => {
  page = await tab.next();
  messages = [];
  site.requests.length = 0;
});

async function open(pathname: keyof typeof PAGES): Promise<void> {
  await page.goto(site.origin + pathname);
  await page.evaluate(() => {
    window.before = [...document.querySelectorAll('#__docusaurus *')];
  });
}

declare global {
  interface Window {
    /** Elements of the page before it is live. */
    before: Element[];
  }
}

const asked = () => site.requests.filter((pathname) => pathname.startsWith('/js/'));
const scripts = () => [...site.files].filter(([pathname]) => pathname.startsWith('/js/')).map(([, file]) => file);
const count = (name: string) => page.locator(`[data-counter=${name}] > button`);
const keepsElements = () => page.evaluate(() => window.before.every((element) => element.isConnected));

/** Slows the files of islands down. */
async function slowly(delay: number, work: () => Promise<void>): Promise<void> {
  const files = [URLS.hydrate, URLS.components].map((name) => site.files.get(name));
  for (const file of files) if (file) file.delay = delay;
  try {
    await work();
  } finally {
    for (const file of files) if (file) delete file.delay;
  }
}

describe('when', () => {
  it('asks for React when an island is near', async () => {
    await open('/near');
    await expect.poll(asked).toContain(URLS.hydrate);
  });

  it('does not ask for React while an island is far away', async () => {
    await open('/far');
    await page.mouse.move(100, 100);
    await page.mouse.click(100, 100);
    await page.waitForTimeout(300);
    expect(asked()).toEqual([]);
    await page.evaluate(() => scrollTo(0, 2500));
    await expect.poll(asked).toContain(URLS.hydrate);
  });

  it('runs effects at once where an island asks for it', async () => {
    await open('/load');
    await expect.poll(() => page.locator('[data-effect]').textContent()).toBe('mounted');
    expect(messages).toEqual([]);
  });

  it.each(['/now', '/nothing'] as const)('asks for React at once where the author of %s says so', async (pathname) => {
    await open(pathname);
    await expect.poll(asked).toContain(URLS.hydrate);
  });

  it('waits until the page fits a media query', async () => {
    await open('/print');
    await page.mouse.click(100, 400);
    await page.waitForTimeout(300);
    expect(asked()).not.toContain(URLS.hydrate);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(asked).toContain(URLS.hydrate);
    await page.emulateMedia({ media: null });
  });

  it('hears a touch of an island whose media query does not fit', async () => {
    await open('/print');
    await count('a').click();
    await expect.poll(() => count('a').textContent()).toBe('1');
  });

  it('waits for a touch of an island that only answers to events', async () => {
    await open('/event');
    await page.locator('#static').click();
    await page.waitForTimeout(300);
    expect(asked()).toEqual([]);
    await count('a').hover();
    await expect.poll(asked).toContain(URLS.hydrate);
  });

  it('is not woken by what stands inside of a provider', async () => {
    await open('/none');
    await page.locator('#static').click();
    await page.waitForTimeout(300);
    expect(asked()).toEqual([]);
  });
});

describe('what the reader does before', () => {
  it('counts each click, with its modifiers', async () => {
    await open('/event');
    await slowly(400, async () => {
      await count('a').click();
      await count('a').click({ modifiers: ['Shift'] });
      await count('a').click();
      await expect.poll(() => count('a').textContent()).toBe('12');
    });
    expect(await keepsElements()).toBe(true);
    expect(messages).toEqual([]);
  });

  it('counts a key press on a focused button', async () => {
    await open('/event');
    await slowly(300, async () => {
      await count('a').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => count('a').textContent()).toBe('1');
    });
    expect(await count('a').evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('hears a click on static content of an island, and lets links and buttons there do their work', async () => {
    await open('/card');
    await page.locator('#hash').click();
    await page.waitForTimeout(200);
    expect(page.url()).toContain('#there');
    expect(asked()).toEqual([]);
    await page.locator('#plain').click();
    await page.locator('[data-card=clicked]').waitFor();
    expect(messages).toEqual([]);
  });

  it('tells a form what was typed, chosen and sent', async () => {
    await open('/form');
    await slowly(600, async () => {
      await page.locator('[name=text]').pressSequentially('abc');
      await page.locator('[type=checkbox]').click();
      await page.locator('select').selectOption('blue');
      await page.locator('[type=submit]').click();
      await expect.poll(() => page.locator('output').textContent()).toBe('ABC|true|blue|ABC true blue|abc|false');
    });
    expect(await page.locator('[name=text]').inputValue()).toBe('ABC');
    expect(await page.locator('[type=checkbox]').isChecked()).toBe(true);
    expect(await page.locator('select').inputValue()).toBe('blue');
    expect(new URL(page.url()).search).toBe('');
    expect(await keepsElements()).toBe(true);
    expect(messages).toEqual([]);
  });

  it('sends a form by the Enter key', async () => {
    await open('/form');
    await slowly(300, async () => {
      await page.locator('[name=text]').pressSequentially('x');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('output').textContent()).toContain('|X false red|');
    });
  });

  it('keeps the caret where it was', async () => {
    await open('/form');
    await slowly(400, async () => {
      const input = page.locator('[name=text]');
      await input.evaluate((element: HTMLInputElement) => Object.assign(element, { value: 'abcd' }));
      await input.evaluate((element: HTMLInputElement) => element.setSelectionRange(1, 2));
      await input.focus();
      await input.evaluate((element: HTMLInputElement) => element.setSelectionRange(1, 2));
      await expect.poll(() => page.locator('output').textContent()).toBe('ABCD|false|red|||true');
      expect(await input.evaluate((element: HTMLInputElement) => document.activeElement === element)).toBe(true);
    });
  });

  it('tries again when a file did not load', async () => {
    await open('/event');
    const file = site.files.get(URLS.components);
    site.files.set(URLS.components, { body: '', status: 500 });
    await count('a').click();
    await expect.poll(() => messages.join()).toContain('did not load');
    expect(await count('a').textContent()).toBe('0');
    if (file) site.files.set(URLS.components, file);
    await count('a').click();
    await expect.poll(() => count('a').textContent()).toBe('1');
  });

  it('asks for no file twice that the browser may keep', async () => {
    page = await tab.own();
    const files = scripts();
    for (const file of files) file.maxAge = 60;
    await open('/event');
    await count('a').click();
    await expect.poll(() => count('a').textContent()).toBe('1');
    for (const file of files) delete file.maxAge;
    expect(asked().sort()).toEqual([...new Set(asked())].sort());
    expect(messages).toEqual([]);
  });
});

describe('the page', () => {
  it('keeps what is static inside of an island, and shows it again when the island does', async () => {
    await open('/slot');
    await page.locator('#more > summary').click();
    await page.locator('[name=static]').fill('half');
    await page.locator('#top').click();
    await page.locator('#area').fill('written');
    await count('nested').click();
    await expect.poll(() => count('nested').textContent()).toBe('1');
    expect(await keepsElements()).toBe(true);
    const state = () =>
      page.evaluate(() => [
        document.querySelector<HTMLDetailsElement>('#more')?.open,
        document.querySelector<HTMLInputElement>('[name=static]')?.value,
        document.querySelector('#inside')?.textContent,
      ]);
    expect(await state()).toEqual([true, 'half', 'Inside  of it']);
    expect(await page.locator('#top').isChecked()).toBe(false);
    expect(await page.locator('#top').getAttribute('checked')).not.toBeNull();
    expect(await page.locator('#area').inputValue()).toBe('written');
    await page.locator('[data-flip]').click();
    expect(await page.locator('#inside').count()).toBe(0);
    await page.locator('[data-flip]').click();
    expect(await state()).toEqual([true, 'half', 'Inside  of it']);
    expect(await page.locator('#inside').getAttribute('data-new')).toBeNull();
    expect(await count('nested').textContent()).toBe('0');
    await count('nested').click();
    expect(await count('nested').textContent()).toBe('1');
    expect(messages).toEqual([]);
  });

  it('shares context between islands through a provider around it', async () => {
    await open('/none');
    const [first, second] = [page.locator('[data-consumer]').first(), page.locator('[data-consumer]').last()];
    await first.click();
    await expect.poll(() => second.textContent()).toBe('1');
    await second.click();
    expect(await first.textContent()).toBe('2');
    expect(await page.locator('[data-root]').getAttribute('data-root')).toBe('2');
    expect(await keepsElements()).toBe(true);
    expect(messages).toEqual([]);
  });

  it('waits inside of islands where they say so, and shows slots that the server did not', async () => {
    await open('/hidden');
    await page.locator('[data-show]').click();
    await count('late').click();
    expect(await count('late').textContent()).toBe('1');
    await page.locator('[data-open]').click();
    expect(await page.locator('.x').textContent()).toBe('later 0');
    await count('inner').click();
    expect(await count('inner').textContent()).toBe('1');
    expect(messages).toEqual([]);
  });

  it('keeps a click on a part whose code is still on its way', async () => {
    await open('/late');
    const isReact = () =>
      Object.keys(document.querySelector('[data-with-late]') ?? {}).some((key) => key.startsWith('__reactProps'));
    await page.waitForFunction(isReact);
    await count('slow').click();
    expect(await count('slow').textContent()).toBe('0');
    await expect.poll(() => count('slow').textContent()).toBe('1');
    await count('slow').click();
    expect(await count('slow').textContent()).toBe('2');
    expect(messages).toEqual([]);
  });

  it('lives on when an island fails, which can be tried again', async () => {
    await open('/fails');
    await count('a').click();
    await expect.poll(() => count('a').textContent()).toBe('1');
    await page.locator('[role=alert]').waitFor();
    await page.locator('[data-fails]').click();
    await expect.poll(() => page.locator('[role=alert]').count()).toBe(2);
    await count('a').click();
    expect(await count('a').textContent()).toBe('2');
    await page.evaluate(() => Object.assign(window, { repaired: true }));
    await page.locator('[role=alert] button').first().click();
    await expect.poll(() => page.locator('[role=alert]').count()).toBe(1);
    expect(messages.join('\n')).toContain(`The island Fails (${URLS.components}) failed.`);
  });

  it('renders an island anew that shows something else than on the server, and nothing around it', async () => {
    await open('/differs');
    await page.locator('#kept > summary').click();
    await page.locator('[name=kept]').fill('half');
    await page.locator('[data-differs] > button').click();
    await page.getByText('browser 1').waitFor();
    expect(await page.evaluate(() => document.querySelector<HTMLDetailsElement>('#kept')?.open)).toBe(true);
    expect(await page.locator('[name=kept]').inputValue()).toBe('half');
    expect(
      await page.evaluate(() =>
        window.before.filter(({ isConnected }) => !isConnected).map(({ id, localName }) => id || localName),
      ),
    ).toEqual(['div', 'button', 'kept']);
    expect(messages.join('\n')).toContain('something else in the browser than on the server');
  });

  it('leaves alone what stands in the corner of the window when a click without a place loses its element', async () => {
    await open('/differs');
    await page.evaluate(() => {
      document.body.style.margin = '0';
      document
        .querySelector('#__docusaurus')
        ?.insertAdjacentHTML('afterbegin', '<p data-corner style="margin:0">x</p>');
      const clicked: string[] = [];
      Object.assign(window, { clicked });
      document.querySelector('[data-corner]')?.addEventListener('click', ({ type }) => clicked.push(type));
    });
    // As assistive technology may do it, and a key does.
    await page.locator('[data-differs] > button').evaluate((button: HTMLElement) => button.click());
    await page.getByText('browser 0').waitFor();
    await page.locator('[data-differs] > button').click();
    await page.getByText('browser 1').waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'clicked'))).toEqual([]);
  });

  it('takes elements that React treats in a special way', async () => {
    await open('/odd');
    const html = await page.locator('main').innerHTML();
    await count('cell').click();
    await expect.poll(() => count('cell').textContent()).toBe('1');
    expect(await keepsElements()).toBe(true);
    const simple = (text: string) => text.replaceAll(/<!--[^]*?-->|\s+/g, '').replace('>1</button>', '>0</button>');
    expect(simple(await page.locator('main').innerHTML())).toBe(simple(html));
    expect(messages).toEqual([]);
  });

  it('keeps the layout around a page that is an island', async () => {
    await open('/layout');
    await page.locator('[data-page]').click();
    await expect.poll(() => page.locator('[data-page]').textContent()).toBe('1');
    await count('shell').click();
    expect(await count('shell').textContent()).toBe('1');
    expect(await keepsElements()).toBe(true);
    expect(messages).toEqual([]);
  });
});

describe('a mark that the browser took apart', () => {
  it('is named, and leaves the rest of the page alone', async () => {
    await open('/torn');
    await count('a').click();
    await expect.poll(() => count('a').textContent()).toBe('1');
    await page.locator('[data-consumer]').click();
    expect(await page.locator('[data-root]').getAttribute('data-root')).toBe('1');
    await count('torn').click();
    expect(await count('torn').textContent()).toBe('0');
    expect(await keepsElements()).toBe(true);
    expect(messages).toEqual([expect.stringMatching(/^The island Counter \(\S+\) stays as it is/)]);
  });
});
