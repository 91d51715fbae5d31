import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { addFigures, countPages } from './showcase-figures.mjs';

it('counts pages, but neither redirects nor the page for what is not found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dactyl-figures-'));
  const page = '<div id="__docusaurus">';
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'docs/live.html'), `${page}<!--island:0-->`);
  writeFileSync(join(folder, 'docs/old.html'), '<meta http-equiv="refresh" content="0; url=/docs/live">');
  writeFileSync(join(folder, '404.html'), page);
  expect(countPages(folder)).toEqual({ pages: 2, live: 1 });
  rmSync(folder, { recursive: true });
});

it('keeps the figures of each site under its name, in order', () => {
  const figures = {
    pages: 2,
    live: 1,
    seconds: 1.5,
    megabytes: 0.3,
    scriptKilobytes: 6,
    page: '/',
    react: false,
    cores: 2,
    date: '2026-11-22',
  };
  const before = { notes: figures, islands: figures };
  const after = addFigures(before, 'islands', { ...figures, pages: 3 });
  expect(Object.entries(after).map(([name, { pages }]) => [name, pages])).toEqual([
    ['islands', 3],
    ['notes', 2],
  ]);
});
