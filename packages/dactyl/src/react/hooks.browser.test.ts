import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PAGES } from '../../test/hooks/pages.js';
import { startHooksSite } from '../../test/hooks/site.js';
import type { PageServer } from '../../test/page-server.js';
import { shareWindow } from '../../test/shared-window.js';

let site: PageServer;
let page: Page;
let complaints: string[];

const tab = shareWindow((opened) => {
  opened.on('pageerror', (error) => complaints.push(String(error)));
  opened.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
});
beforeAll(async () => {
  site = await startHooksSite(PAGES);
});
afterAll(async () => {
  await tab.close();
  await site?.close();
});
beforeEach(async () => {
  page = await tab.next();
  complaints = [];
});
afterEach(() => {
  // React's development build says so when server and browser disagree.
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});

/** Opens a page and waits until React has it. */
async function open(path: string): Promise<void> {
  await page.goto(site.origin + path);
  await page.waitForFunction(() => {
    const first = document.querySelector('#react > *');
    return first !== null && Object.keys(first).some((key) => key.startsWith('__react'));
  });
}

const textOf = (selector: string) => () => page.textContent(selector);

describe('data of the site', () => {
  it('is there for hooks and for code outside of components', async () => {
    await open('/data');
    await expect.poll(textOf('#data')).toBe('browser Guten Tag 2/data');
    expect(site.requests.filter((path) => path.startsWith('/data/')).toSorted()).toEqual([
      '/data/global.json',
      '/data/messages.json',
      '/data/site.json',
    ]);
  });
});

describe('the colour mode', () => {
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  const stored = () => page.evaluate(() => localStorage.getItem('theme-ns'));

  it('is one, whichever toggle is pressed', async () => {
    await open('/mode');
    await expect.poll(textOf('#toggle')).toBe('light no choice');
    await page.click('#toggle');
    await expect.poll(textOf('#toggle')).toBe('dark dark');
    expect([await theme(), await stored()]).toEqual(['dark', 'dark']);
    expect(await page.getAttribute('#default', 'aria-label')).toBe('now dark');
    await page.click('#default');
    await expect.poll(textOf('#toggle')).toBe('light light');
    expect(await stored()).toBe('light');
  });

  it('is that of the reader from the start, and variants follow it', async () => {
    page = await tab.own();
    await page.addInitScript(() => localStorage.setItem('theme-ns', 'dark'));
    await open('/mode');
    await expect.poll(textOf('#toggle')).toBe('dark dark');
    expect(await page.locator('i').allTextContents()).toEqual(['dark']);
  });

  it('can be tried without being remembered, and forgotten', async () => {
    await open('/mode');
    await page.click('#try');
    await expect.poll(textOf('#toggle')).toBe('dark no choice');
    expect(await stored()).toBe(null);
    expect(await page.getAttribute('#default', 'aria-label')).toBe('now dark');
    await page.click('#toggle');
    await page.click('#toggle');
    await expect.poll(textOf('#toggle')).toBe('dark dark');
    await page.click('#forget');
    await expect.poll(textOf('#toggle')).toBe('light no choice');
  });
});

describe('tabs', () => {
  const selected = () => page.textContent('#own [aria-current=true]');

  it('are in step with the default ones of their group, both ways', async () => {
    await open('/tabs');
    expect(await selected()).toBe('npm');
    await page.click('#own-pnpm');
    await expect.poll(selected).toBe('pnpm');
    await expect.poll(() => page.getAttribute('#pnpm', 'aria-selected')).toBe('true');
    await expect.poll(() => new URL(page.url()).search).toBe('?tool=pnpm');
    await open('/tabs');
    await expect.poll(selected).toBe('pnpm');
    await page.click('#npm');
    await expect.poll(selected).toBe('npm');
  });

  it('begin with the tab that the URL names', async () => {
    await open('/tabs?tool=pnpm');
    await expect.poll(selected).toBe('pnpm');
  });
});

describe('the menu of small screens', () => {
  it('opens and closes with a button of one’s own and with the default one', async () => {
    await page.setViewportSize({ width: 400, height: 800 });
    await open('/menu');
    await expect.poll(textOf('#own-toggle')).toBe('mobile');
    await page.click('#own-toggle');
    await expect.poll(() => page.isVisible('#dactyl-menu')).toBe(true);
    await expect.poll(() => page.getAttribute('#own-toggle', 'aria-expanded')).toBe('true');
    await page.goBack();
    await expect.poll(() => page.getAttribute('#own-toggle', 'aria-expanded')).toBe('false');
    await page.click('#default');
    await expect.poll(() => page.getAttribute('#own-toggle', 'aria-expanded')).toBe('true');
    await expect.poll(textOf('#secondary')).toBe('sidebar');
  });

  it('reports a wide window as desktop', async () => {
    await open('/menu');
    await expect.poll(textOf('#own-toggle')).toBe('desktop');
  });
});

describe('the announcement bar', () => {
  it('closes for good', async () => {
    await open('/menu');
    await page.click('#own-close');
    await expect.poll(() => page.locator('#own-close').count()).toBe(0);
    await open('/menu');
    await expect.poll(() => page.locator('#own-close').count()).toBe(0);
  });
});

describe('the storage', () => {
  it('keeps values and the version of the docs that the reader prefers', async () => {
    await open('/storage');
    await page.click('#version');
    await page.click('#slot');
    await expect.poll(textOf('#version')).toBe('1.0');
    await open('/storage');
    await expect.poll(textOf('#version')).toBe('1.0');
    await expect.poll(textOf('#slot')).toBe('kept');
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default-ns'))).toBe('1.0');
  });

  it('forgets a version that no longer exists', async () => {
    page = await tab.own();
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default-ns', '0.1'));
    await open('/storage');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default-ns'))).toBe(null);
    await expect.poll(textOf('#version')).toBe('none');
  });
});

describe('the location', () => {
  it('is that of the page on screen, with query and hash', async () => {
    await open('/a?x=1#end');
    await expect.poll(textOf('#place')).toBe('/a ?x=1 #end null');
    await expect.poll(textOf('#match')).toBe('a');
  });

  it('follows links, history.push with a state, and back', async () => {
    await open('/a');
    await page.click('#listen');
    await page.click('#link');
    await expect.poll(textOf('h1')).toBe('B');
    await expect.poll(textOf('#place')).toBe('/b   null');
    expect(await page.getAttribute('#link', 'class')).toBe('here');
    await page.click('#to-a');
    await expect.poll(textOf('#place')).toBe('/a   null');
    await page.click('#push');
    await expect.poll(textOf('h1')).toBe('B');
    await expect.poll(textOf('#place')).toBe('/b ?x=1  {"from":"a"}');
    await page.goBack();
    await expect.poll(textOf('h1')).toBe('A');
    await expect.poll(textOf('#place')).toBe('/a   null');
    await page.click('#replace');
    await expect.poll(textOf('h1')).toBe('C');
    await expect.poll(textOf('#heard')).toBe('PUSH /b, PUSH /a, PUSH /b, POP /a, REPLACE /c');
    await page.goBack();
    await expect.poll(textOf('h1')).toBe('B');
  });

  it('knows places of the same page at once', async () => {
    await open('/a');
    await page.click('#hash');
    await expect.poll(textOf('#place')).toBe('/a  #end null');
    await page.click('#query');
    await expect.poll(textOf('#place')).toBe('/a ?q=word #end null');
    await expect.poll(textOf('#query')).toBe('word');
    await page.click('#no-query');
    await expect.poll(textOf('#place')).toBe('/a   null');
  });

  it('stays on the page when history.block forbids to leave', async () => {
    await open('/a');
    await page.click('#link');
    await expect.poll(textOf('h1')).toBe('B');
    await page.click('#block');
    await page.click('#to-a');
    await page.click('#push');
    await page.evaluate(() => history.back());
    await page.waitForTimeout(300);
    await expect.poll(textOf('h1')).toBe('B');
    expect(new URL(page.url()).pathname).toBe('/b');
  });

  it('changes with <Redirect>, and the document stays', async () => {
    await open('/away');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.click('#leave');
    await expect.poll(textOf('h1')).toBe('C');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  it('is known to components of react-router without a router around', async () => {
    await open('/routes');
    await expect.poll(textOf('#named')).toBe('routes');
    await page.click('#router-link');
    await expect.poll(textOf('h1')).toBe('C');
  });
});

describe('<Head>', () => {
  const description = () => page.getAttribute('meta[name=description]', 'content');

  it('follows its component and gives way to what the page had', async () => {
    await open('/head');
    await page.click('#count');
    await expect.poll(() => page.title()).toBe('Count 1');
    expect(await description()).toBe('Counted to 1');
    expect(await page.locator('meta[name=description], meta[name=robots]').count()).toBe(2);
    expect(await page.getAttribute('html', 'data-count')).toBe('1');
    await page.click('#count');
    await page.click('#count');
    await expect.poll(() => page.getAttribute('html', 'data-count')).toBe(null);
    expect(await page.getAttribute('html', 'class')).toBe('');
    expect(await page.locator('meta[name=robots]').count()).toBe(0);
  });

  it('stays over the tags of the next page while it is mounted', async () => {
    await open('/other-head');
    await page.click('#count');
    await expect.poll(description).toBe('Counted to 1');
    await page.click('#count');
    await page.click('#count');
    await expect.poll(() => page.title()).toBe('Other');
    expect(await description()).toBe('Other');
  });
});

describe('client modules', () => {
  it('hear of the first page and of each navigation, before and after, also when one of them fails', async () => {
    complaints = [];
    await open('/a');
    await page.addScriptTag({ type: 'module', url: '/client-modules.js' });
    const heard = () => page.evaluate(() => (window as Window & { heard?: string[] }).heard);
    const first = ['update null -> /a', 'did update null -> /a'];
    await expect.poll(heard).toEqual(first);
    await page.click('#link');
    const second = ['update /a -> /b', 'clean up', 'did update /a -> /b'];
    await expect.poll(heard).toEqual([...first, ...second]);
    await page.click('#to-a');
    await page.click('#hash');
    await expect.poll(heard).toContain('did update /a -> /a');
    expect(complaints.every((text) => text.includes('this module fails'))).toBe(true);
    complaints = [];
  });
});

describe('components of the theme', () => {
  it('open and close with a change of their height', async () => {
    await open('/opens');
    expect(await page.isVisible('#inside')).toBe(false);
    await page.click('#open');
    await expect.poll(() => page.isVisible('#inside')).toBe(true);
    await page.click('#open');
    await expect.poll(() => page.isVisible('#inside')).toBe(false);
  });

  it('show code that the server has not seen, with the same buttons', async () => {
    await open('/opens');
    await expect.poll(textOf('.theme-code-block code')).toBe('const a = 1;\n');
    await page.click('#code');
    await expect.poll(textOf('.theme-code-block code')).toBe('const b = 2;\nb;\n');
    expect(await page.locator('.theme-code-block.language-js .token-line').count()).toBe(2);
    expect(await page.locator('.theme-code-block [data-copy], .theme-code-block [data-wrap]').count()).toBe(2);
  });
});
