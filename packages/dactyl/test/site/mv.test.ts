/** `dactyl mv` from the command line. No page is built: addresses are those of the loaded site. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createSite } from './fixture.js';

const FILES = {
  'docusaurus.config.mjs': `export default {
  title: 'Pier', url: 'https://pier.example.com', baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en', 'zh'] },
  markdown: { obsidian: true },
  presets: [['classic', { pages: false, blog: false, docs: { sidebarPath: './sidebars.js' } }]],
  plugins: [['@docusaurus/plugin-client-redirects', { file: 'redirects.json' }]],
  themeConfig: { navbar: { items: [{ to: '/docs/next/birds/terns', label: 'Terns' }] } },
};`,
  'sidebars.js': "export default { main: ['start', 'birds/terns'] };\n",
  'docs/start.md': 'See [terns](./birds/terns.md#nests) and [terns](/docs/next/birds/terns).\n',
  'docs/birds/terns.md': '# Terns\n\n[Start](../start.md)\n\n![A tern](./tern.svg)\n',
  'docs/boats/_category_.yml': 'link: { type: doc, id: birds/terns }\n',
  'docs/boats/sloop.md': 'See [[birds/terns]].\n',
  'docs/birds/tern.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>\n',
  'i18n/zh/docusaurus-plugin-content-docs/current/birds/terns.md': '# 燕鸥\n\n[开始](../start.md)\n',
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/start.md': 'See [terns](birds/terns.md).\n',
  'versioned_docs/version-1.0/birds/terns.md': '# Terns\n',
  'versioned_sidebars/version-1.0-sidebars.json': '{ "main": ["start", "birds/terns"] }',
};

it('dactyl mv moves a file with its translations, corrects references in the version, and redirects', async () => {
  const site = createSite(FILES);
  const text = (name: string) => readFileSync(site.file(name), 'utf8');
  const planned = await site.run(['mv', 'docs/birds/terns.md', 'docs/sea/tern/', '--dry-run']);
  expect(planned.output).toMatchInlineSnapshot(`
    "i18n/zh/docusaurus-plugin-content-docs/current/birds/terns.md → i18n/zh/docusaurus-plugin-content-docs/current/sea/tern/terns.md
    docs/birds/terns.md → docs/sea/tern/terns.md

    docs/sea/tern/terns.md

    - [Start](../start.md)
    + [Start](../../start.md)
      …
    - ![A tern](./tern.svg)
    + ![A tern](../../birds/tern.svg)

    docs/boats/sloop.md

    - See [[birds/terns]].
    + See [[sea/tern/terns]].

    docs/start.md

    - See [terns](./birds/terns.md#nests) and [terns](/docs/next/birds/terns).
    + See [terns](./sea/tern/terns.md#nests) and [terns](/docs/next/birds/terns).

    i18n/zh/docusaurus-plugin-content-docs/current/sea/tern/terns.md

    - [开始](../start.md)
    + [开始](../../start.md)

    sidebars.js

    - export default { main: ['start', 'birds/terns'] };
    + export default { main: ['start', 'sea/tern/terns'] };

    docs/boats/_category_.yml

    - link: { type: doc, id: birds/terns }
    + link: { type: doc, id: sea/tern/terns }

    Nothing was changed (--dry-run)."
  `);
  expect(text('docs/birds/terns.md')).toBe(FILES['docs/birds/terns.md']);

  const moved = await site.run(['mv', 'docs/birds/terns.md', 'docs/sea/tern/', '--yes']);
  expect([moved.code, moved.output]).toEqual([0, expect.stringContaining('Added 1 redirect to redirects.json.')]);
  expect(text('docs/sea/tern/terns.md')).toBe(
    '# Terns\n\n[Start](../../start.md)\n\n![A tern](../../birds/tern.svg)\n',
  );
  expect(text('docs/start.md')).toBe(
    'See [terns](./sea/tern/terns.md#nests) and [terns](/docs/next/sea/tern/terns).\n',
  );
  expect(text('i18n/zh/docusaurus-plugin-content-docs/current/sea/tern/terns.md')).toContain('../../start.md');
  expect(text('docs/boats/sloop.md')).toBe('See [[sea/tern/terns]].\n');
  expect(text('docs/boats/_category_.yml')).toBe('link: { type: doc, id: sea/tern/terns }\n');
  expect(text('sidebars.js')).toContain("'sea/tern/terns'");
  expect(text('docusaurus.config.mjs')).toContain("to: '/docs/next/sea/tern/terns'");
  expect(JSON.parse(text('redirects.json'))).toEqual({ '/docs/next/birds/terns': '/docs/next/sea/tern/terns' });
  expect(text('versioned_docs/version-1.0/start.md')).toBe(FILES['versioned_docs/version-1.0/start.md']);
  expect(text('versioned_sidebars/version-1.0-sidebars.json')).toBe(
    FILES['versioned_sidebars/version-1.0-sidebars.json'],
  );
  expect(existsSync(site.file('.dactyl/moves.json'))).toBe(false);
});

it('dactyl mv goes on where it was interrupted, and does not begin anew before', async () => {
  const site = createSite(FILES);
  // The list names what is not there, so the site cannot be loaded after the move.
  writeFileSync(site.file('docs/birds/gulls.md'), 'Gulls\n');
  const sidebars = "const [last] = ['birds/gulls'];\nexport default { main: ['start', 'birds/terns', last] };\n";
  writeFileSync(site.file('sidebars.js'), sidebars.replace("['birds/gulls']", "'birds/gulls'.split()"));
  const failed = await site.run(['mv', 'docs/birds', 'docs/sea', '--all-versions', '--yes']);
  expect([failed.code, failed.output]).toEqual([1, expect.stringContaining('run `dactyl mv --continue`')]);
  const again = await site.run(['mv', 'docs/start.md', 'docs/begin.md']);
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('A move was interrupted.')]);

  writeFileSync(site.file('sidebars.js'), "export default { main: ['start', 'sea/terns', 'sea/gulls'] };\n");
  const finished = await site.run(['mv', '--continue']);
  expect([finished.code, finished.output]).toEqual([0, expect.stringContaining('redirects to redirects.json.')]);
  expect(existsSync(site.file('docs/birds'))).toBe(false);
  expect(readFileSync(site.file('docs/sea/tern.svg'), 'utf8')).toBe(FILES['docs/birds/tern.svg']);
  expect(readFileSync(site.file('versioned_sidebars/version-1.0-sidebars.json'), 'utf8')).toContain('"sea/terns"');
  expect((await site.run(['mv', '--continue'])).output).toContain('No move was interrupted.');
});
