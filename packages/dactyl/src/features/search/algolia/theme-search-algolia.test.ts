import { describe, expect, it } from 'vitest';
import themeSearchAlgolia from './index.js';

const KEYS = { appId: 'APP', apiKey: 'key', indexName: 'site' };

const check = (algolia: unknown) => {
  const themeConfig = { navbar: { title: 'Kept' }, ...(algolia === undefined ? {} : { algolia }) };
  // The cast: the wrong shapes are what the test is about.
  return Reflect.apply(themeSearchAlgolia.validateThemeConfig as () => unknown, undefined, [{ themeConfig }]);
};

describe('themeConfig.algolia', () => {
  it('has defaults, and keeps what it does not know', () => {
    expect(check({ ...KEYS, maxResultsPerGroup: 7 })).toEqual({
      navbar: { title: 'Kept' },
      algolia: {
        ...KEYS,
        contextualSearch: true,
        searchParameters: {},
        searchPagePath: 'search',
        records: [],
        maxResultsPerGroup: 7,
      },
    });
  });

  it('takes a page path, or none', () => {
    for (const searchPagePath of ['find', false, null]) {
      expect(check({ ...KEYS, searchPagePath })).toMatchObject({ algolia: { searchPagePath } });
    }
  });

  it('turns what is to be replaced into the source of a regular expression', () => {
    const from = (value: unknown) => ({ ...KEYS, replaceSearchResultPathname: { from: value, to: '/' } });
    expect(check(from('/docs/v1.0/'))).toMatchObject({
      algolia: { replaceSearchResultPathname: { from: '/docs/v1\\.0/', to: '/' } },
    });
    expect(check(from(/^\/docs\/\d/))).toMatchObject({
      algolia: { replaceSearchResultPathname: { from: '^\\/docs\\/\\d', to: '/' } },
    });
  });

  it.each([
    [undefined, /"themeConfig\.algolia" is missing/],
    [{ apiKey: 'a', indexName: 'b' }, /"themeConfig\.algolia\.appId" is missing/],
    [{ ...KEYS, apiKey: '' }, /"themeConfig\.algolia\.apiKey"/],
    [{ appId: 'a', apiKey: 'b' }, /"themeConfig\.algolia\.indexName"/],
    [{ ...KEYS, searchPagePath: true }, /"themeConfig\.algolia\.searchPagePath" must be a string or false/],
    [{ ...KEYS, contextualSearch: 'yes' }, /"themeConfig\.algolia\.contextualSearch" must be/],
    [{ ...KEYS, externalUrlRegex: '(' }, /"themeConfig\.algolia\.externalUrlRegex" must be a regular expression/],
    [{ ...KEYS, hosts: ['search.example'] }, /"themeConfig\.algolia\.hosts\[0\]" must be an origin/],
  ])('%j is explained', (algolia, message) => {
    expect(() => check(algolia)).toThrow(message);
  });
});
