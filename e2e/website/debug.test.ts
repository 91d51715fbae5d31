/** The debug pages of the website: by their files, in the built site and behind the dev server, and in a browser. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { itInUsedWindow as it, PHONE } from '../setup/browser-test.js';

const built = inject('builtSite');
const IS_FULL = process.env.DACTYL_TEST_FULL === '1';
/** Otherwise the dev server is asked for those of a smaller site: `dev/locales.test.ts`. */
const servers = IS_FULL ? [built, inject('devServer')] : [built];
const BASE = '/__docusaurus/debug';

/** The dev server bundles before its first page, which may take as long as all of this. */
beforeAll(async () => void (IS_FULL && (await fetch(`${inject('devServer')}${BASE}`))));

async function read(url: string): Promise<string> {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  return response.text();
}

/** Of the file that a page names for its data, or of the one with this address. */
async function readJson(url: string): Promise<unknown> {
  return JSON.parse(await read(url));
}

const tree = (page: Page) => page.locator('.debug-json');
const filter = (page: Page) => page.getByRole('searchbox');

describe.each(['', '/zh'])('debug pages of the built site, below "%s"', (locale) => {
  it('ask search engines to stay away', async () => {
    for (const page of ['', '/config', '/metadata', '/registry', '/routes', '/content', '/globalData'])
      expect(await read(`${built}${locale}${BASE}${page}`)).toMatch(/<meta [^>]*name="robots" content="noindex/);
  });
});

describe('debug pages, built and during development', () => {
  it('R134 R135 R017 R018 show title, tagline and the whole configuration', async () => {
    for (const server of servers) {
      expect(await read(`${server}${BASE}`)).toContain(`${BASE}/data/config.json`);
      const page = await read(`${server}${BASE}/config`);
      expect(page).toMatch(/<dt><code>title<\/code><\/dt><dd>Dactyl<\/dd>/);
      expect(page).toMatch(/<dt><code>tagline<\/code><\/dt><dd>Write Markdown and React, ship HTML<\/dd>/);
      expect(await readJson(`${server}${BASE}/data/config.json`)).toMatchObject({
        title: 'Dactyl',
        tagline: 'Write Markdown and React, ship HTML',
        i18n: { locales: ['en', 'zh'] },
        markdown: { parseFrontMatter: '[function]' },
      });
    }
  });

  it('R015 R016 R138 show version 3.6.3, and each plugin with a version', async () => {
    for (const server of servers) {
      const page = await read(`${server}${BASE}/metadata`);
      expect(page).toMatch(/data-debug="framework-version">3\.6\.3</);
      expect(page).toMatch(/<meta name="generator" content="Dactyl v3\.6\.3">/);
      const rows = [...page.matchAll(/<tr><th scope="row">([^<]+)<\/th><td>([^<]*)<\/td>/g)];
      const versions = Object.fromEntries(rows.map(([, plugin = '', version]) => [plugin, version]));
      expect(versions).toMatchObject({
        'docusaurus-plugin-content-docs': '3.6.3',
        'docusaurus-plugin-debug': '3.6.3',
        'docusaurus-theme-classic': '3.6.3',
      });
      expect(Object.values(versions)).not.toContain('');
    }
  });

  it('R136 show the content of each plugin', async () => {
    for (const server of servers) {
      const page = await read(`${server}${BASE}/content`);
      for (const plugin of ['docs-default', 'docs-community', 'blog-default', 'pages-default'])
        expect(page).toContain(`${BASE}/data/content/docusaurus-plugin-content-${plugin}.json`);
      const url = `${server}${BASE}/data/content/docusaurus-plugin-content-docs-default.json`;
      const { loadedVersions } = (await readJson(url)) as { loadedVersions: { docs: { id: string }[] }[] }; // what it is about
      expect(loadedVersions[0]?.docs.map(({ id }) => id)).toContain('introduction');
    }
  });

  it('R137 show global data', async () => {
    for (const server of servers) {
      expect(await read(`${server}${BASE}/globalData`)).toContain(`${BASE}/data/globalData.json`);
      expect(await readJson(`${server}${BASE}/data/globalData.json`)).toMatchObject({
        'docusaurus-plugin-content-docs': { default: { path: '/docs', versions: [{ name: 'current' }] } },
      });
    }
  });

  it('R140 show the tree of routes', async () => {
    for (const server of servers) {
      expect(await read(`${server}${BASE}/routes`)).toContain(`${BASE}/data/routes.json`);
      const routes = (await readJson(`${server}${BASE}/data/routes.json`)) as { path: string; routes?: unknown }[]; // a list
      expect(routes.find(({ path }) => path === '/docs')).toMatchObject({
        component: '@theme/DocsRoot',
        routes: [
          {
            path: '/docs',
            component: '@theme/DocVersionRoot',
            // Behind the pages of tags.
            routes: expect.arrayContaining([expect.objectContaining({ component: '@theme/DocRoot' })]) as unknown,
          },
        ],
      });
    }
  });

  it('R139 list modules and, after a build, scripts and islands', async () => {
    for (const server of servers) {
      expect(await read(`${server}${BASE}/registry`)).toContain(`${BASE}/data/registry.json`);
      const registry = await readJson(`${server}${BASE}/data/registry.json`);
      expect(registry).toMatchObject({ modules: expect.arrayContaining(['@theme/DocItem', '@theme/BlogPostPage']) });
      if (server !== built) continue;
      const island = 'dactyl/themes/debug/DebugJsonView.js';
      const chunk = /^assets\/js\/DebugJsonView-[\w-]+\.js$/;
      const { islands, chunks } = registry as Record<'islands' | 'chunks', Record<string, { chunk: string }>>; // see above
      expect(islands[island]).toEqual({ chunk: expect.stringMatching(chunk), why: expect.any(String), pages: 12 });
      expect(chunks[islands[island]?.chunk ?? '']).toEqual({ bytes: expect.any(Number), modules: [island] });
      expect(Object.keys(chunks)).toContainEqual(expect.stringMatching(/^assets\/js\/search-\w+\/dialog\.js$/));
    }
  });

  it('say nothing of the machine that built them', async () => {
    const names = ['config', 'routes', 'registry', 'globalData', 'content/docusaurus-plugin-content-docs-default'];
    for (const name of names)
      expect(await read(`${built}${BASE}/data/${name}.json`)).not.toContain(process.cwd().replace(/\/e2e$/, ''));
  });
});

describe('data on a debug page', () => {
  it('R135 opens level by level, and is filtered', async ({ open }) => {
    const page = await open(`${built}${BASE}/config`);
    await tree(page).getByText('onBrokenLinks').waitFor();
    expect(await tree(page).getByText('localeConfigs').count()).toBe(0);
    await tree(page).locator('summary', { hasText: 'i18n' }).click();
    await tree(page).getByText('localeConfigs').waitFor();
    await filter(page).fill('parseFront');
    await tree(page).getByText('markdown.parseFrontMatter').waitFor();
    expect(await tree(page).getByText('"[function]"').count()).toBe(1);
    expect(await page.getByRole('status').innerText()).toBe('1');
    expect(await page.locator('.debug-nav [aria-current=page]').innerText()).toBe('Config');
  });

  it('R136 is fetched when it is opened, in Chinese and on a phone too', async ({ open }) => {
    const page = await open(`${built}/zh${BASE}/content`, { viewport: PHONE });
    expect(await page.locator('h1').innerText()).toBe('内容');
    await page.getByRole('button', { name: '显示: docusaurus-plugin-content-docs default' }).click();
    await tree(page).getByText('loadedVersions').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});
