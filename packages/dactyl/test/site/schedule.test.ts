/** What appears and goes at a set time. That readers get nothing else is tested with the plugins. */
import { expect, it } from 'vitest';
import { createSite } from './fixture.js';

const SITE = {
  'docusaurus.config.mjs': `export default {
  title: 'Pier', url: 'https://pier.example.com', baseUrl: '/',
  themeConfig: { search: false },
  presets: [['classic', { docs: { notebooks: true }, blog: { hideFuturePosts: true, onUntruncatedBlogPosts: 'ignore' } }]],
};`,
  'docs/now.md': '---\nslug: /\n---\n\nThe quay is open.\n',
  'docs/later.md': '---\npublish_date: 2999-12-01T09:30\nexpiry_date: 3000-01-01\n---\n\nThe quay moves.\n',
  'docs/over.md': '---\nexpiry_date: 2020-01-01\n---\n\nThe quay closes.\n',
  'docs/never.md': '---\ndraft: true\npublish_date: 2999-01-01\n---\n\nThe quay sinks.\n',
  'docs/tide.ipynb': JSON.stringify({
    cells: [
      { cell_type: 'raw', metadata: {}, source: '---\nunlisted: true\n---' },
      { cell_type: 'markdown', metadata: {}, source: '# Tide' },
    ],
    metadata: {},
    nbformat: 4,
    nbformat_minor: 5,
  }),
  'blog/2026-01-01-past.md': 'Past\n',
  'blog/2999-05-05-future.md': 'Future\n',
  'blog/2999-06-06-early.md': '---\npublish_date: 2026-01-01\n---\n\nA fair, long before it is.\n',
  'src/pages/page.md': '---\nunlisted: true\nexpiry_date: 2999-02-02\n---\n\nA page.\n',
};

it('dactyl list says what comes and what has gone', async () => {
  const site = createSite(SITE);
  const scheduled = await site.run(['list', '--scheduled']);
  expect(scheduled.output).toMatchInlineSnapshot(`
    "2999-02-02            expires  /page                    src/pages/page.md
    2999-05-05            appears  /blog/2999/05/05/future  blog/2999-05-05-future.md
    2999-12-01 09:30 UTC  appears  /docs/later              docs/later.md
    3000-01-01            expires  /docs/later              docs/later.md
    2020-01-01            expired  /docs/over               docs/over.md"
  `);
  expect((await site.run(['list'])).output).toMatchInlineSnapshot(`
    "/blog/2026/01/01/past    blog/2026-01-01-past.md
    /blog/2999/05/05/future  blog/2999-05-05-future.md  from 2999-05-05
    /blog/2999/06/06/early   blog/2999-06-06-early.md   from 2026-01-01
    /docs/                   docs/now.md
    /docs/later              docs/later.md              from 2999-12-01 09:30 UTC, until 3000-01-01
    /docs/never              docs/never.md              draft
    /docs/over               docs/over.md               until 2020-01-01
    /docs/tide               docs/tide.ipynb            unlisted
    /page                    src/pages/page.md          unlisted, until 2999-02-02"
  `);
  const json = JSON.parse((await site.run(['list', '--scheduled', '--json'])).output) as unknown[];
  expect(json[0]).toEqual({
    url: '/page',
    file: 'src/pages/page.md',
    locale: 'en',
    draft: false,
    unlisted: true,
    expiry: '2999-02-02T00:00:00.000Z',
  });
});
