import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../shared/json.js';
import { browserSettings, checkThemeConfig, readSearchSettings } from './options.js';

describe('settings of the search', () => {
  it('have defaults; themeConfig.search wins over the options of the theme', () => {
    expect(readSearchSettings({})).toMatchObject({ searchPagePath: 'search', contextualSearch: true, pins: [] });
    const search = checkThemeConfig({ searchPagePath: 'find' });
    expect(search).toEqual({ searchPagePath: 'find' });
    const options = { searchPagePath: 'other', contextualSearch: false };
    expect(readSearchSettings({ search: { searchPagePath: 'find' } }, options)).toMatchObject({
      searchPagePath: 'find',
      contextualSearch: false,
    });
  });

  it.each([true, false, undefined])('are the defaults where themeConfig.search is %s', (search) => {
    expect(checkThemeConfig(search)).toEqual({});
  });

  it.each<[string, unknown, RegExp]>([
    ['an unknown key', { pin: [] }, /themeConfig\.search\.pin/],
    ['a page that is true', { searchPagePath: true }, /themeConfig\.search\.searchPagePath" must/],
    ['a group of one word', { synonyms: [['dark']] }, /synonyms\[0\]" must have at least 2 items/],
    ['a boost of nothing', { boost: { '/blog/**': 0 } }, /must be at least 0\.1/],
    ['an address without origin', { external: [{ title: 'T', url: '/t' }] }, /must be an address such as/],
    ['a broken pattern', { externalUrlRegex: '(' }, /must be a regular expression/],
  ])('are refused: %s', (_, search, message) => {
    // The cast: as it comes from a configuration file.
    expect(() => checkThemeConfig(search as JsonObject)).toThrow(message);
  });

  it('take a string for itself, and a regular expression for its source', () => {
    const from = (value: unknown) =>
      checkThemeConfig({ replaceSearchResultPathname: { from: value, to: '/' } } as JsonObject); // see above
    expect(from('/a.b/')).toEqual({ replaceSearchResultPathname: { from: '/a\\.b/', to: '/' } });
    expect(from(/^\/a+/)).toEqual({ replaceSearchResultPathname: { from: '^\\/a+', to: '/' } });
  });

  it('give the browser what it needs', () => {
    expect(browserSettings(readSearchSettings({ search: { searchPagePath: false } }))).toEqual({
      contextualSearch: true,
    });
  });
});
