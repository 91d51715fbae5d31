import { describe, expect, it } from 'vitest';
import { resolveConfig } from './load-config.js';
import { fallbackChain } from './locale-fallbacks.js';
import { resolveLocales } from './resolve-i18n.js';

const siteOf = (fallbacks: Record<string, string | string[]>) =>
  resolveConfig({
    title: 'T',
    url: 'https://example.org',
    baseUrl: '/',
    i18n: {
      defaultLocale: 'en',
      locales: ['en', 'zh', 'zh-TW', 'zh-HK', 'fr'],
      localeConfigs: Object.fromEntries(Object.entries(fallbacks).map(([locale, fallback]) => [locale, { fallback }])),
    },
  });

describe('fallbackChain', () => {
  it.each([
    ['one', { 'zh-HK': 'zh' }, ['zh']],
    ['several in their order', { 'zh-HK': ['zh-TW', 'zh'] }, ['zh-TW', 'zh']],
    ['those of fallbacks, too', { 'zh-HK': 'zh-TW', 'zh-TW': 'zh' }, ['zh-TW', 'zh']],
    ['not itself, nor one twice', { 'zh-HK': ['zh-TW', 'zh'], 'zh-TW': ['zh', 'zh-HK'] }, ['zh-TW', 'zh']],
    ['not the default locale, which ends each chain', { 'zh-HK': ['en', 'zh'] }, ['zh']],
  ])('names %s', (_, fallbacks, chain) => {
    expect(fallbackChain('zh-HK', siteOf(fallbacks))).toEqual(chain);
  });

  it('is known to plugins and pages, and makes a locale without a folder of its own a translated one', () => {
    const [, ...others] = resolveLocales(siteOf({ 'zh-TW': 'zh' }), { siteDir: import.meta.dirname });
    const configs = others.map(({ localeData }) => localeData.localeConfigs[localeData.currentLocale]);
    expect(configs.map((config) => [config?.fallback, config?.translate])).toEqual([
      [undefined, false],
      [['zh'], true],
      [undefined, false],
      [undefined, false],
    ]);
  });

  it('refuses what is no locale of the site', () => {
    expect(() => fallbackChain('zh-TW', siteOf({ 'zh-TW': 'zh-CN' }))).toThrow(
      expect.objectContaining({
        message: 'The locale "zh-TW" falls back to "zh-CN", which is no locale of the site.',
        details: expect.objectContaining({
          key: 'i18n.localeConfigs.zh-TW.fallback',
          hint: expect.stringMatching(/"zh/),
        }),
      }),
    );
  });
});
