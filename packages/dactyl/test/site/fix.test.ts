import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createSite } from './fixture.js';

const CONFIG = `export default {
  title: 'Pier', url: 'https://pier.example.com', baseUrl: '/',
  presets: [['classic', { pages: false, docs: { routeBasePath: '/' } }]],
};`;

it('dactyl fix shows what it would change, and writes it when it is told to', async () => {
  const site = createSite({
    'docusaurus.config.mjs': CONFIG,
    'docs/a.md': '---\nslug: /\n---\n\nOne<br>two\n\nlines\n\nuntil x <5\n',
    // A build warns that it is not truncated.
    'blog/2026-01-01-a.md': 'A post\n',
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

it("rules of the site's own for front matter hold in docs, posts and pages, and dactyl types tells editors", async () => {
  const site = createSite({
    'docusaurus.config.mjs': `
const needs = (key, jsonSchema) => ({ '~standard': { version: 1, vendor: 'pier', jsonSchema, validate: (value) =>
  typeof value[key] === 'string' ? { value } : { issues: [{ message: 'must be text', path: [{ key }] }] } } });
const level = { type: 'object', properties: { level: { type: 'string' }, title: { type: 'string' } }, required: ['level'] };
export default {
  title: 'Pier', url: 'https://pier.example.com', baseUrl: '/',
  presets: [['classic', {}]],
  frontMatter: { docs: needs('level', { input: () => level }), blog: needs('place'), pages: needs('owner') },
};`,
    'docs/a.md': '---\ntitle: A\nlevel: 3\nsidebar_position: first\n---\n\nA\n',
    'docs/b.md': '---\nlevel: easy\n---\n\nB\n',
    'blog/2026-01-01-a.md': '---\nplace: [1]\n---\n\nA\n',
    'src/pages/c.md': 'C\n',
  });
  const { code, output } = await site.run(['fix', '--check']);
  expect([code, output]).toEqual([1, expect.stringContaining('error 4 errors in 3 files')]);
  const places = [...output.matchAll(/^ +(\S+\.md:\d+:\d+)/gm)].map(([, place]) => place);
  expect(places).toEqual(['docs/a.md:3:1', 'docs/a.md:4:1', 'blog/2026-01-01-a.md:2:1', 'src/pages/c.md:1:1']);

  site.write('.vscode/settings.json', '{ "editor.rulers": [80], "yaml.schemas": { "other.json": "a.yml" } }');
  const types = await site.run(['types', '--vscode']);
  expect([types.code, types.output]).toEqual([0, expect.stringContaining('"frontMatter.blog" of the configuration')]);
  expect(types.output).toContain('schemas/docs.json      docs/**/*.{md,mdx}\n');
  expect(readFileSync(site.file('dactyl-types.d.ts'), 'utf8')).toContain(`
declare module 'dactyl/types/features/docs/node/types.js' {
  interface DocFrontMatter {
    level: string;
  }
}
`);
  const json = (name: string) => JSON.parse(readFileSync(site.file(name), 'utf8')) as Record<string, unknown>;
  expect(json('schemas/docs.json')).toMatchObject({
    allOf: [{ properties: { hide_title: { type: 'boolean' } } }, { required: ['level'] }],
  });
  expect(json('.vscode/settings.json')).toEqual({
    'editor.rulers': [80],
    'json.schemas': [
      { fileMatch: ['/docs/**/_category_.json'], url: './schemas/category.json' },
      { fileMatch: ['/sidebars.json'], url: './schemas/sidebars.json' },
    ],
    'yaml.schemas': {
      'other.json': 'a.yml',
      './schemas/category.json': ['docs/**/_category_.yml', 'docs/**/_category_.yaml'],
      './schemas/authors.json': ['blog/authors.yml'],
    },
  });

  site.write('.vscode/settings.json', '{ // mine\n}');
  const refused = await site.run(['types', '--vscode']);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('Add these lines to it yourself')]);
});
