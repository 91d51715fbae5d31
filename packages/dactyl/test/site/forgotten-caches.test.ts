/**
 * What no build has used for long goes away from `.dactyl`, and comes back when it is wanted again.
 * `ideal-image.test.ts` has the images that code imports.
 */
import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { createSite, type Fixture } from './fixture.js';
import { openOutput, type Output } from './output.js';

const CACHES = ['images', 'drawings', 'notebooks'];
const LONG_AGO = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000);

/** Three pixels wide, two high. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGPQqDgBQQxwFgBQtAhx8rnaWwAAAABJRU5ErkJggg==';

let site: Fixture;
let output: Output;
beforeAll(async () => {
  site = createSite({
    'package.json': '{ "name": "forgetful", "private": true, "type": "module" }',
    'docusaurus.config.js': `export default {
      title: 'Forgetful', url: 'https://forgetful.example', baseUrl: '/', trailingSlash: false,
      presets: [['classic', { docs: { notebooks: true }, blog: false, sitemap: false }]], themeConfig: { search: false },
    };`,
  });
  writeNotebook('One.');
  await site.build();
  output = openOutput(site.file('build'));
});

function writeNotebook(text: string): void {
  const metadata = {};
  const picture = { output_type: 'display_data', metadata, data: { 'image/png': PICTURE } };
  const cells = [
    { cell_type: 'markdown', metadata, source: `# Picture\n\n${text}` },
    { cell_type: 'code', execution_count: 1, metadata, source: 'plot()', outputs: [picture] },
  ];
  site.write('docs/picture.ipynb', JSON.stringify({ cells, metadata, nbformat: 4, nbformat_minor: 5 }));
}

const foldersOf = (cache: string) => readdirSync(site.file(`.dactyl/${cache}`));

/** Ages all folders of the caches, as if no build had asked for them since. */
function letTimePass(): void {
  for (const cache of CACHES) {
    mkdirSync(site.file(`.dactyl/${cache}/of-a-file-that-is-gone`), { recursive: true });
    for (const name of foldersOf(cache)) utimesSync(site.file(`.dactyl/${cache}/${name}`), LONG_AGO, LONG_AGO);
  }
}

it('keeps what a build has asked for, and forgets the rest after 90 days', async () => {
  const [picture] = foldersOf('notebooks');
  letTimePass();
  writeNotebook('Two.');
  await site.build();
  expect(CACHES.map((cache) => [cache, foldersOf(cache)])).toEqual([
    ['images', []],
    ['drawings', []],
    ['notebooks', [picture]],
  ]);
});

it('makes a page again whose picture was forgotten, and no page loses its picture', async () => {
  const right = output.contents();
  const [picture] = foldersOf('notebooks');
  letTimePass();
  // All pages are kept, so nobody asks.
  await site.build();
  expect(foldersOf('notebooks')).toEqual([]);
  expect(output.contents()).toEqual(right);
  const { output: told } = await site.build({ args: ['--explain'] });
  expect(told).toContain('1 page: a picture or file of the text changed (');
  expect(foldersOf('notebooks')).toEqual([picture]);
  expect(output.contents()).toEqual(right);
});
