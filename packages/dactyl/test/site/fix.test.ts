import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createSite } from './fixture.js';

const CONFIG = `export default {
  title: 'Pier', url: 'https://pier.example.com', baseUrl: '/',
  presets: [['classic', { blog: false, pages: false, docs: { routeBasePath: '/' } }]],
};`;

it('dactyl fix shows what it would change, and writes it when it is told to', async () => {
  const site = createSite({
    'docusaurus.config.mjs': CONFIG,
    'docs/a.md': '---\nslug: /\n---\n\nOne<br>two\n\nlines\n\nuntil x <5\n',
    'docs/b.mdx': 'In MDX <br> may be a mistake of code.\n',
  });
  const text = (name: string) => readFileSync(site.file(name), 'utf8');
  const before = text('docs/a.md');
  const shown = await site.run(['fix']);
  expect(shown.output).toMatchInlineSnapshot(`
    "docs/a.md

    - One<br>two
    + One<br />two
      …
    - until x <5
    + until x \\<5

    Nothing was changed. Add --yes to write it."
  `);
  const checked = await site.run(['fix', '--check', 'docs/a.md']);
  expect([checked.code, shown.code, text('docs/a.md')]).toEqual([1, 0, before]);

  const named = await site.run(['fix', 'docs', '--yes']);
  expect([named.code, named.output]).toEqual([0, expect.stringContaining('✓ Corrected 3 places in 2 files.')]);
  expect(text('docs/a.md')).toBe('---\nslug: /\n---\n\nOne<br />two\n\nlines\n\nuntil x \\<5\n');

  site.write('docs/a.md', 'A <b>word\n');
  const left = await site.run(['fix', '--check', 'docs/a.md']);
  expect([left.code, left.output]).toEqual([1, expect.stringContaining('docs/a.md:1:3: left to you. <b> is opened')]);
});
