import { expect, it } from 'vitest';
import { ineffectiveOptions } from './build-side.js';
import { choosePages } from './choose-pages.js';
import { readPage } from './read-page.js';

const pages = (all: Record<string, { part?: string; words?: number }>) =>
  new Map(Object.entries(all).map(([path, facts]) => [path, { ...readPage(''), ...facts }]));

it('choosePages takes the start page, and a doc and a post of middling length', () => {
  const part = 'docs-default-current';
  const site = pages({
    '/404': {},
    '/': {},
    '/docs/long': { part, words: 900 },
    '/docs/middle': { part, words: 90 },
    '/docs/stub': { part, words: 9 },
    '/blog': {},
    '/blog/tags/x': {},
    '/blog/2026/01/02/post': { words: 50 },
  });
  expect(choosePages(site)).toEqual(['/', '/docs/middle', '/blog/2026/01/02/post']);
  expect(choosePages(pages({ '/404': {}, '/a': {}, '/b': {} }))).toEqual(['/a', '/b']);
});

it('ineffectiveOptions takes what a build says of the configuration, each once', () => {
  const output = [
    'warning "ssrTemplate" has no effect. Use "headTags".',
    'warning "ssrTemplate" has no effect. Use "headTags".',
    '@docusaurus/plugin-rsdoctor is not part of this version of Dactyl: there is no report on the bundle.',
    'warning docs/a.md has no description',
    '✓ Load site in 3 ms',
  ];
  expect(ineffectiveOptions(output.join('\n'))).toEqual([
    '"ssrTemplate" has no effect. Use "headTags".',
    '@docusaurus/plugin-rsdoctor is not part of this version of Dactyl: there is no report on the bundle.',
  ]);
});
