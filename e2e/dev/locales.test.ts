import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { parseHtml } from '../../packages/dactyl/test/site/html-document.js';
import { PHONE } from '../setup/browser-test.js';
import { type DactylServer, startDactylServer } from '../setup/dactyl-server.js';
import { isMarked, markDocument } from '../setup/documents.js';
import { copySite } from '../setup/site-copy.js';
import { it, openLive } from './live-page.js';

const site = copySite('notes');
let server: DactylServer;

/** The site in three languages, of which one runs from right to left, with a blog. */
const CONFIG = `import config from './docusaurus.config';
const i18n = { defaultLocale: 'en', locales: ['en', 'zh', 'ar'] };
const navbar = { ...config.themeConfig.navbar, items: [{ type: 'localeDropdown' }] };
const classic = { docs: { sidebarPath: './sidebars.ts' }, blog: { feedOptions: { xslt: true } }, theme: { customCss: './custom.css' } };
const presets = [['classic', classic]];
const plugins = [['dactyl/plugin-llms-txt', { skill: true }], ['dactyl/plugin-social-cards', { include: ['/docs/**'] }]];
export default { ...config, csp: true, i18n, presets, plugins, markdown: { twins: true }, themeConfig: { navbar } };
`;
const ZH_DOCS = 'i18n/zh/docusaurus-plugin-content-docs/current';
const ZH_NAVBAR = 'i18n/zh/docusaurus-theme-classic/navbar.json';

const AR_PAGE = `# صفحة

نص مع [رابط](./first.md) و\`npm run build\`.

## عنوان

:::note

ملاحظة

:::

\`\`\`js title="wings.js"
const wings = 2; // ${'long '.repeat(30)}
\`\`\`

| اسم | قيمة |
| --- | --- |
| أ | ب |
`;

beforeAll(async () => {
  site.write('languages.config.ts', CONFIG);
  site.write('custom.css', '.note { padding-left: 7px; }\n');
  site.write(`${ZH_DOCS}/second.md`, '# 第二篇笔记\n\n关于海鸥的文字。\n');
  site.write(ZH_NAVBAR, JSON.stringify({ title: { message: '笔记' } }));
  site.write('blog/2026-01-02-gulls.md', '# Gulls\n\nThey came back.\n');
  site.write('i18n/zh/docusaurus-plugin-content-blog/2026-01-02-gulls.md', '# 海鸥\n\n它们回来了。\n');
  site.write('src/pages/draft.md', '---\ndraft: true\n---\n\n# A draft\n');
  site.write('i18n/ar/code.json', '{}');
  site.write('i18n/ar/docusaurus-plugin-content-docs/current/second.md', AR_PAGE);
  site.write('static/_headers', '/zh/*\n  X-Language: Chinese\n  Cache-Control: max-age=99\n');
  server = await startDactylServer(['dev', site.siteDir, '--config', 'languages.config.ts']);
});
afterAll(() => server.close());

it('shows a page in another language by the dropdown, and back, with a search that opens', async ({ live }) => {
  const page = await live(`${server.origin}/docs/second`);
  await page.locator('.navbar .dropdown').hover();
  await page.locator('.dropdown__menu a[lang="zh"]').click();
  await page.locator('main h1', { hasText: '第二篇笔记' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/zh/docs/second');
  await page.locator('.navbar .dropdown').hover();
  await page.locator('.dropdown__menu a[lang="en"]').click();
  await page.locator('main h1', { hasText: 'Second note' }).waitFor();
  // Another language is another document, whose scripts hear the key.
  await page.waitForLoadState();
  await page.keyboard.press('/');
  const dialog = page.locator('[role=dialog][aria-modal=true]');
  await dialog.locator('input').waitFor();
  expect(await dialog.innerText()).toContain('No recent searches');
});

it('shows edits of a translation and of translated messages in pages of that language alone', async ({
  live,
  another,
}) => {
  const [english, chinese] = [
    await live(`${server.origin}/docs/second`),
    await openLive(another, `${server.origin}/zh/docs/second`),
  ];
  const requests: string[] = [];
  english.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await Promise.all([english, chinese].map(markDocument));
  site.edit(`${ZH_DOCS}/second.md`, (text) => text.replace('海鸥', '海鸥和苍鹭'));
  await chinese.locator('main', { hasText: '海鸥和苍鹭' }).waitFor();
  expect(await isMarked(chinese)).toBe(true);
  site.edit(ZH_NAVBAR, (text) => text.replace('笔记', '日记'));
  await chinese.locator('.navbar__title', { hasText: '日记' }).first().waitFor();
  expect(await isMarked(english)).toBe(true);
  expect(requests).not.toContain('/docs/second');
  // The source of a text that is translated is none of the translation's pages.
  site.edit('docs/second.md', (text) => `${text}\nA new line.\n`);
  await english.locator('main', { hasText: 'A new line.' }).waitFor();
  // A text without a translation is shown in both.
  await Promise.all([english.goto(`${server.origin}/docs/first`), chinese.goto(`${server.origin}/zh/docs/first`)]);
  site.edit('docs/first.md', (text) => text.replace('The first text.', 'The first text for all.'));
  for (const page of [english, chinese]) await page.locator('main', { hasText: 'The first text for all.' }).waitFor();
});

it('searches in the language of the page', async () => {
  const titles = async (base: string) => {
    const index = await fetch(`${server.origin}${base}search-index.json`);
    expect(index.status).toBe(200);
    return index.text();
  };
  const [english, chinese] = [await titles('/'), await titles('/zh/')];
  expect(chinese).not.toBe(english);
});

it('mirrors style sheets for languages that run from right to left only', async () => {
  const sheetOf = async (base: string) => {
    const html = await (await fetch(`${server.origin}${base}docs/first`)).text();
    const [, url = ''] = /<link[^>]* href="([^"]*custom\.css[^"]*)"/.exec(html) ?? [];
    return (await fetch(server.origin + url, { headers: { accept: 'text/css' } })).text();
  };
  expect(await sheetOf('/')).toContain('padding-left: 7px');
  expect(await sheetOf('/ar/')).toContain('padding-right: 7px');
});

/** How far a part is from the middle of the window, as a share of its half: 1 is the right edge. */
function side(page: Page, selector: string): Promise<number> {
  return page
    .locator(`${selector} >> visible=true`)
    .first()
    .evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / innerWidth - 1;
    });
}

// In the built site the same style sheets are mirrored: `test/site/docs-version-links.test.ts`.
it('is in such a language the mirror of what it is in others, with a menu of phones that opens from the right', async ({
  another,
}) => {
  const page = await another();
  await page.goto(`${server.origin}/ar/docs/second`);
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await side(page, '.navbar__brand')).toBeGreaterThan(0.5);
  expect(await side(page, '[data-color-mode-toggle]')).toBeLessThan(-0.5);
  expect(await side(page, '.theme-doc-sidebar-container')).toBeGreaterThan(0.5);
  expect(await side(page, '.theme-doc-toc-desktop')).toBeLessThan(-0.5);
  const code = page.locator('.theme-code-block pre');
  expect(await code.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.setViewportSize(PHONE);
  expect(await side(page, '.navbar__toggle')).toBeGreaterThan(0.5);
  await page.locator('.navbar__toggle').click();
  const menu = page.locator('#dactyl-menu');
  await menu.waitFor();
  const right = () => menu.evaluate((element) => Math.round(element.getBoundingClientRect().right));
  await expect.poll(right).toBe(PHONE.width);
  await page.locator('#dactyl-menu .navbar-sidebar__close').click();
  await menu.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

it('has the feeds and the sitemap of each language, as they are after an edit', async () => {
  const text = async (pathname: string) => (await fetch(server.origin + pathname)).text();
  expect(await text('/blog/rss.xml')).toContain('They came back.');
  expect(await text('/zh/blog/atom.xml')).toContain('它们回来了。');
  expect((await fetch(`${server.origin}/blog/rss.xsl`)).headers.get('content-type')).toContain('xslt');
  const [english, chinese] = [await text('/sitemap.xml'), await text('/zh/sitemap.xml')];
  expect(english).toContain('<loc>https://notes.example/blog/2026/01/02/gulls</loc>');
  expect(english).not.toContain('/zh/');
  expect(chinese).toContain('<loc>https://notes.example/zh/docs/second</loc>');
  // Texts of pages that nobody has opened.
  expect(await text('/zh/llms-full.txt')).toContain('# 第二篇笔记');
  const answer = await fetch(`${server.origin}/llms-full.txt`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toMatch(/# Second note[^]*They came back\./);
  expect(await text('/skill.md')).toContain('name:');
  site.edit('blog/2026-01-02-gulls.md', (post) => post.replace('came back', 'left again'));
  await expect.poll(() => text('/blog/rss.xml')).toContain('They left again.');
  expect(await text('/llms-full.txt')).toContain('They left again.');
});

it('R123 R127 R134 R139 R223 R224 has drafts, with a banner, and debug pages', async () => {
  const text = async (pathname: string) => {
    const answer = await fetch(server.origin + pathname);
    expect(answer.status, pathname).toBe(200);
    return answer.text();
  };
  for (const draft of ['/docs/draft', '/draft']) {
    const banners = parseHtml(await text(draft)).all('.theme-draft-banner');
    expect(banners.map(({ text: words }) => words)).toEqual([expect.stringMatching(/draft/i)]);
  }
  const debug = '/__docusaurus/debug';
  for (const page of ['', '/config', '/metadata', '/registry', '/routes', '/content', '/globalData'])
    expect(await text(debug + page)).toContain('debug-nav');
  expect(await text(`${debug}/config`)).toMatch(/<dt><code>title<\/code><\/dt><dd>Notes<\/dd>/);
  expect(JSON.parse(await text(`${debug}/data/config.json`))).toMatchObject({
    title: 'Notes',
    i18n: { locales: ['en', 'zh', 'ar'] },
  });
  const registry: unknown = JSON.parse(await text(`${debug}/data/registry.json`));
  expect(registry).toMatchObject({ modules: expect.arrayContaining(['@theme/DocItem']) as unknown });
  expect(await text(`${debug}/data/routes.json`)).toContain('@theme/DocsRoot');
  expect(await text(`${debug}/data/globalData.json`)).toContain('"path":"/docs"');
  expect(await text(`${debug}/data/content/docusaurus-plugin-content-docs-default.json`)).toContain('"id":"second"');
});

it('says why a language cannot be loaded, and loads it when that is mended', async ({ live }) => {
  site.write('i18n/ar/code.json', '{');
  site.edit('languages.config.ts', (text) => text.replace("'ar']", "'ar', 'fa']"));
  site.write('i18n/fa/code.json', '{');
  // Not more often: the server would do little else than to answer.
  await expect.poll(async () => (await fetch(`${server.origin}/fa/docs/first`)).status, { interval: 250 }).toBe(500);
  const page = await live(`${server.origin}/fa/docs/first`);
  site.write('i18n/fa/code.json', '{}');
  await page.locator('main h1', { hasText: 'First note' }).waitFor();
});

it('answers with the policy, the headers for hosts, and the image that a page names', async () => {
  const page = await fetch(`${server.origin}/zh/docs/second`);
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-.*connect-src 'self' ws:/);
  expect(page.headers.get('x-language')).toBe('Chinese');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const [, card = ''] = /property="og:image" content="https:\/\/[^/]*([^"]*)"/.exec(await page.text()) ?? [];
  expect(card).toMatch(/^\/zh\/assets\/cards\/[\da-f]{16}\.png$/);
  const image = await fetch(server.origin + card);
  expect(image.headers.get('content-type')).toBe('image/png');
  const signature = Buffer.from(await image.arrayBuffer()).subarray(1, 4);
  expect(signature.toString()).toBe('PNG');
  expect((await fetch(`${server.origin}/docs/second`)).headers.get('x-language')).toBeNull();
});
