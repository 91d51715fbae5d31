import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPluginContext } from '../../../../test/plugin-context.js';
import type { JsonObject } from '../../../shared/json.js';
import presetClassic from './index.js';

function entries(options: Record<string, unknown>, themeConfig: JsonObject = {}) {
  const { plugins = [], themes = [] } = presetClassic(
    createPluginContext({ siteDir: '/site', siteConfig: { themeConfig } }),
    options,
  );
  return [...plugins, ...themes].map((entry) =>
    String(Array.isArray(entry) ? entry[0] : entry).replace('@docusaurus/', ''),
  );
}

const CONTENT = ['plugin-content-docs', 'plugin-content-blog', 'plugin-content-pages'];

describe('presetClassic', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each<[string, Record<string, unknown>, string[]]>([
    ['production', {}, [...CONTENT, 'plugin-sitemap', 'theme-classic', 'dactyl/theme-search']],
    ['production', { sitemap: {} }, [...CONTENT, 'plugin-sitemap', 'theme-classic', 'dactyl/theme-search']],
    ['development', {}, [...CONTENT, 'plugin-debug', 'theme-classic', 'dactyl/theme-search']],
    [
      'production',
      { docs: false, blog: false, sitemap: false },
      ['plugin-content-pages', 'theme-classic', 'dactyl/theme-search'],
    ],
    [
      'production',
      { debug: true, sitemap: false },
      [...CONTENT, 'plugin-debug', 'theme-classic', 'dactyl/theme-search'],
    ],
    ['development', { debug: false }, [...CONTENT, 'theme-classic', 'dactyl/theme-search']],
    ['production', { svgr: {}, sitemap: false }, [...CONTENT, 'plugin-svgr', 'theme-classic', 'dactyl/theme-search']],
    [
      'production',
      {
        gtag: { trackingID: 'x' },
        googleTagManager: { containerId: 'y' },
        googleAnalytics: { trackingID: 'z' },
        sitemap: false,
      },
      [
        ...CONTENT,
        'plugin-google-analytics',
        'plugin-google-gtag',
        'plugin-google-tag-manager',
        'theme-classic',
        'dactyl/theme-search',
      ],
    ],
  ])('in %s gives for %j: %j', (env, options, expected) => {
    vi.stubEnv('NODE_ENV', env);
    expect(entries(options)).toEqual(expected);
  });

  it('has a search of its own, unless another one is configured or none is wanted', () => {
    expect(entries({}, { algolia: { appId: 'x' } }).slice(-2)).toEqual(['theme-classic', 'theme-search-algolia']);
    expect(entries({}, { search: false }).at(-1)).toBe('theme-classic');
  });

  it('hands options on', () => {
    const { plugins, themes } = presetClassic(createPluginContext({ siteDir: '/site' }), {
      docs: { path: 'x' },
      theme: { customCss: 'a.css' },
    });
    expect(plugins?.[0]).toEqual(['@docusaurus/plugin-content-docs', { path: 'x' }]);
    expect(themes?.[0]).toEqual(['@docusaurus/theme-classic', { customCss: 'a.css' }]);
  });

  it('rejects unknown options and options that moved', () => {
    expect(() => entries({ dosc: {} })).toThrow('Unknown option "dosc" of the preset "classic".');
    expect(() => entries({}, { gtag: {} })).toThrow('"gtag" does not belong to themeConfig.');
  });
});
