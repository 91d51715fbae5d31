import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOADED_PACKAGE } from '../../../../test/loaded-package.js';
import { resolveThemeRequest } from '../../../node/site/theme-layers.js';
import { searchBootScript } from './boot-script.js';

const OURS = path.join(LOADED_PACKAGE, 'features/search/theme');
const CLASSIC = path.join(LOADED_PACKAGE, 'theme');
const SOURCE = path.join(import.meta.dirname, '../theme/SearchBar.tsx');

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'search-bar-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function layers(ofSite?: string, themes = [OURS, CLASSIC]) {
  const site = path.join(folder, 'src/theme');
  mkdirSync(site, { recursive: true });
  if (ofSite !== undefined) writeFileSync(path.join(site, 'SearchBar.tsx'), ofSite);
  return { themeFile: (request: string) => resolveThemeRequest(request, { site, themes }) };
}

describe('the script that opens the search', () => {
  it('is for sites with our search box', () => {
    expect(searchBootScript(layers())).toMatch(/main\.js$/);
    expect(searchBootScript(layers(undefined, [CLASSIC]))).toBeUndefined();
  });

  it('is for a component of the site that stands around it, and for a copy of it', () => {
    expect(searchBootScript(layers(`import SearchBar from '@theme-original/SearchBar';`))).toMatch(/main\.js$/);
    expect(searchBootScript(layers(readFileSync(SOURCE, 'utf8')))).toMatch(/main\.js$/);
  });

  it('is not for a search box of the site, or of another theme', () => {
    expect(searchBootScript(layers('export default () => <input type="search" />;'))).toBeUndefined();
    const other = path.join(folder, 'other');
    mkdirSync(other);
    writeFileSync(path.join(other, 'SearchBar.js'), 'export default () => null;');
    expect(searchBootScript(layers(undefined, [other, OURS, CLASSIC]))).toBeUndefined();
  });
});
