import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasSearchBar } from './search-bar.js';

const OURS = path.resolve(import.meta.dirname, '../../features/search/theme');
const CLASSIC = path.resolve(import.meta.dirname, '../../theme');

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'search-bar-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function layers(ofSite?: string, themes = [OURS, CLASSIC]) {
  const site = path.join(folder, 'src/theme');
  mkdirSync(site, { recursive: true });
  if (ofSite !== undefined) writeFileSync(path.join(site, 'SearchBar.tsx'), ofSite);
  return { site, themes };
}

describe('the script that opens the search', () => {
  it('is for sites with our search box', () => {
    expect(hasSearchBar(layers())).toBe(true);
    expect(hasSearchBar(layers(undefined, [CLASSIC]))).toBe(false);
  });

  it('is for a component of the site that stands around it, and for a copy of it', () => {
    expect(hasSearchBar(layers(`import SearchBar from '@theme-original/SearchBar';`))).toBe(true);
    expect(hasSearchBar(layers(readFileSync(path.join(OURS, 'SearchBar.tsx'), 'utf8')))).toBe(true);
  });

  it('is not for a search box of the site, or of another theme', () => {
    expect(hasSearchBar(layers('export default () => <input type="search" />;'))).toBe(false);
    const other = path.join(folder, 'other');
    mkdirSync(other);
    writeFileSync(path.join(other, 'SearchBar.js'), 'export default () => null;');
    expect(hasSearchBar(layers(undefined, [other, OURS, CLASSIC]))).toBe(false);
  });
});
