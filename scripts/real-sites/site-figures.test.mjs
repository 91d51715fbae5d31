import { expect, it } from 'vitest';

import { toSiteRow, withRow } from './site-figures.mjs';

/** @param {number} cpu */
const side = (cpu) => ({ wall: 2 * cpu, cpu, peakMemory: 1e9, hadCache: false });
/**
 * @param {string} path
 * @param {number} script
 */
const page = (path, script) => ({
  path,
  // What a browser has loaded does not count.
  dactyl: { bytes: 90_000, script: 80_000, requests: 15 },
  byHtml: {
    docusaurus: { bytes: 200_000, script: 150_000, requests: 8 },
    dactyl: { bytes: 40_000, script, requests: 5 },
  },
});
const comparison = {
  versions: { docusaurus: '3.9.2', dactyl: '3.6.3' },
  counts: { pages: 12, redirects: 0, selectors: 3 },
  build: { docusaurus: side(30.14), dactyl: side(3.06) },
  output: { docusaurus: 5e6, dactyl: 4e6 },
  pages: [page('/', 9000), page('/docs/terns', 5000)],
};

it('takes what both builds cost, and the page behind the home page', () => {
  expect(toSiteRow('terns', comparison)).toEqual({
    name: 'terns',
    docusaurus: '3.9.2',
    pages: 12,
    path: '/docs/terns',
    theirs: { cpu: 30.1, memory: 1e9, output: 5e6, script: 150_000, page: 200_000 },
    ours: { cpu: 3.1, memory: 1e9, output: 4e6, script: 5000, page: 40_000 },
  });
});

it('refuses figures that cannot be compared', () => {
  const { dactyl } = comparison.build;
  expect(toSiteRow('terns', { ...comparison, build: { dactyl, docusaurus: undefined } })).toMatch('without --against');
  const warm = { docusaurus: side(30), dactyl: { ...dactyl, hadCache: true } };
  expect(toSiteRow('terns', { ...comparison, build: warm })).toMatch('--cold');
});

it('replaces the figures of a site where they stand', () => {
  const rows = [
    { name: 'a', pages: 3 },
    { name: 'b', pages: 2 },
  ];
  expect(withRow(rows, { name: 'a', pages: 1 })).toEqual([{ name: 'a', pages: 1 }, rows[1]]);
  expect(withRow(rows, { name: 'c', pages: 1 }).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});
