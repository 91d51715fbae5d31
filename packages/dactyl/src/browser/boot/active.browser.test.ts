import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../../../test/browser.js';
import { bundleBoot } from '../../../test/bundle-boot.js';
import { startPageServer, type PageServer } from '../../../test/page-server.js';
import { markRegion, neutralHtml } from '../../node/pipeline/mark-region.js';
import { parseRegion } from '../../node/pipeline/region-template.js';

const REGION = `<nav><a class="navbar__item navbar__link" data-active-base="/docs/" href="/docs/a">Docs</a>
<a class="navbar__link" data-active-regex="^/(api|cli)" data-active-class="on" href="/api">API</a>
<a class="dropdown__link dropdown__link--active" data-alternate="zh" href="/zh/">zh</a></nav>
<ul><li><a class="menu__link" href="/docs/a">A</a></li>
<li><div class="menu__list-item-collapsible"><a class="menu__link menu__link--sublist" href="/docs/b">B</a></div>
<details><summary></summary><ul data-branch-items><!--branch:1--><li><a class="menu__link" href="/docs/b/c">C</a></li>
<li><details><summary class="menu__link menu__link--sublist">D</summary><ul data-branch-items><!--branch:2-->
<li><a class="menu__link" href="/docs/%E4%BB%8B">E</a></li><!--/branch--></ul></details></li><!--/branch--></ul></details></li></ul>`;

let browser: Browser;
let site: PageServer;
let page: Page;

beforeAll(async () => {
  browser = await sharedBrowser();
  const active = await bundleBoot('browser/router/active.ts');
  const branches = await bundleBoot('browser/router/branches.ts');
  const html = `<script type="module">import * as active from "/active.js"; import * as branches from "/branches.js";
Object.assign(window, active, branches)</script>`;
  site = await startPageServer(
    new Map([
      ['/', { body: html }],
      ['/active.js', { body: active }],
      ['/branches.js', { body: branches }],
    ]),
  );
  page = await browser.newPage();
  await page.goto(site.origin);
});
afterAll(async () => {
  await page?.close();
  await site?.close();
});

/** What the rule decides, read from the DOM. With `mark`, the rule is applied to it first, on the way to that page. */
const read = (html: string, mark?: { pathname: string; page: string }) =>
  page.evaluate(
    ([source, place]) => {
      document.body.innerHTML = source;
      // The cast: the page put the module's exports there.
      const active = window as unknown as Record<string, (root: Element, value: unknown) => void>;
      if (place) {
        // Navigation has the page that the build has made.
        const next = new DOMParser().parseFromString(place.page, 'text/html');
        active.setAlternates?.(document.body, [...next.querySelectorAll('a[data-alternate]')]);
        active.markActive?.(document.body, place.pathname);
      }
      return [...document.querySelectorAll('a, details')].map((element) => ({
        text: element.textContent,
        href: element.getAttribute('href'),
        classes: [...element.classList].sort(),
        current: element.getAttribute('aria-current'),
        open: element.hasAttribute('open'),
      }));
    },
    [html, mark] as const,
  );

describe('what is active', () => {
  it.each(['/', '/docs/a', '/docs/b', '/docs/b/c/', '/docs/%E4%BB%8B', '/api/x', '/zh/'])(
    'is the same on %s when built and when marked in the browser',
    async (pathname) => {
      const place = { pathname, alternates: { zh: `/zh${pathname}` } };
      const template = parseRegion(REGION);
      const built = markRegion(template, place);
      expect(await read(neutralHtml(template), { pathname, page: built })).toEqual(await read(built));
    },
  );
});

describe('an open category of the next page', () => {
  const category = (attributes: string, item: string) => `<details ${attributes}><ul>${item}</ul></details>`;

  it.each([
    ['stands where a sidebar that stays lacks its items', 'data-branch="b"', 'new'],
    ['stands where the sidebar has those of another build', 'data-items="b" data-at="0"', 'new'],
    ['is not needed where its items are there', 'data-items="b" data-at="1"', 'old'],
    ['is not needed where the reader has fetched them', '', 'old'],
  ])('%s', async (_, attributes, expected) => {
    const shown = await page.evaluate(
      ([kept, next]) => {
        document.body.innerHTML = kept;
        const fetched = new DOMParser().parseFromString(next, 'text/html');
        // The cast: the page put the module's exports there.
        const { fillBranches } = window as unknown as { fillBranches(opened: Element[]): void };
        fillBranches([...fetched.querySelectorAll('details')]);
        return document.body.textContent;
      },
      [category(attributes, 'old'), category('data-items="b" data-at="1"', 'new')] as const,
    );
    expect(shown).toBe(expected);
  });
});
