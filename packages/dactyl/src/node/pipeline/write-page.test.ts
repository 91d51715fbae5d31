import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { REGION_DIR } from '../../shared/navigation-files.js';
import { writeNewRegions, type WriterParts } from './write-page.js';

it('leaves a branch alone that another engine is about to write, and makes folders that are missing', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'dactyl-branches-'));
  onTestFinished(() => rmSync(outDir, { recursive: true }));
  const region = { id: 'r', hash: 'r', entries: [], facts: '', source: '', links: [], html: '', hasIslands: false };
  const branches = ['a', 'b'].map((name) => ({ name, hash: `#${name}`, html: `<ul>${name}</ul>` }));
  // The cast: nothing else is asked of the maker.
  const maker = { regions: { takeNew: () => [{ ...region, branches }] } } as unknown as WriterParts['maker'];
  const parts = (outSubdir: string): WriterParts => ({
    maker,
    siteDir: outDir,
    locale: 'en',
    outDir,
    outSubdir,
    clientFiles: { namedIn: () => [] },
  });
  const fileOf = (outSubdir: string, name: string) => path.join(outDir, outSubdir, REGION_DIR, `${name}.html`);
  // A name that is taken, of a file that is not there yet: as between the two looks of two threads.
  mkdirSync(path.dirname(fileOf('', 'a')), { recursive: true });
  symlinkSync(path.join(outDir, 'elsewhere'), fileOf('', 'a'));
  expect(writeNewRegions(parts('')).map(({ report }) => report.branches)).toEqual([
    [
      { name: 'a', hash: '#a' },
      { name: 'b', hash: '#b' },
    ],
  ]);
  expect(lstatSync(fileOf('', 'a')).isSymbolicLink()).toBe(true);
  writeNewRegions(parts('zh'));
  expect([fileOf('', 'b'), fileOf('zh', 'a')].map((file) => readFileSync(file, 'utf8'))).toEqual([
    '<ul>b</ul>',
    '<ul>a</ul>',
  ]);
});
