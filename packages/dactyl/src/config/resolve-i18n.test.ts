import { describe, expect, it } from 'vitest';
import { resolveConfig } from './load-config.js';
import { findUndeclaredLocales, resolveLocales } from './resolve-i18n.js';
import { resolveSiteStorage } from './site-storage.js';

function site(i18n?: unknown, baseUrl = '/') {
  return resolveConfig({ title: 'T', url: 'https://example.org', baseUrl, i18n });
}

const enZh = { defaultLocale: 'en', locales: ['zh', 'en'], localeConfigs: { zh: { label: '中文' } } };

const places = (...args: Parameters<typeof resolveLocales>) =>
  resolveLocales(...args).map(({ localeData, baseUrl, outSubdir }) => [localeData.currentLocale, baseUrl, outSubdir]);

describe('resolveLocales', () => {
  it.each([
    [
      'all',
      undefined,
      [
        ['en', '/', ''],
        ['zh', '/zh/', 'zh'],
      ],
    ],
    ['the default one alone', ['en'], [['en', '/', '']]],
    ['another one alone is at the root', ['zh'], [['zh', '/', '']]],
    [
      'two',
      ['zh', 'en'],
      [
        ['en', '/', ''],
        ['zh', '/zh/', 'zh'],
      ],
    ],
    ['an undeclared one alone', ['fr'], [['fr', '/', '']]],
    [
      'an undeclared one among others',
      ['fr', 'zh'],
      [
        ['fr', '/fr/', 'fr'],
        ['zh', '/zh/', 'zh'],
      ],
    ],
  ])('%s', (_, requested, expected) => {
    expect(places(site(enZh), requested)).toEqual(expected);
  });

  it('starts from the base URL', () => {
    expect(places(site(enZh, '/docs/'))).toEqual([
      ['en', '/docs/', ''],
      ['zh', '/docs/zh/', 'zh'],
    ]);
  });

  it('adds an undeclared locale to those of the site', () => {
    const config = site();
    expect(resolveLocales(config, ['zh'])[0]?.localeData).toMatchObject({
      defaultLocale: 'en',
      currentLocale: 'zh',
      locales: ['en', 'zh'],
    });
    expect(findUndeclaredLocales(config, ['en', 'zh'])).toEqual(['zh']);
  });

  it('describes locales, guessing what is not given', () => {
    const config = site({
      defaultLocale: 'en',
      locales: ['en', 'fr', 'zh', 'pt-BR', 'ar', 'fa', 'he'],
      localeConfigs: {
        he: { label: 'עברית' },
        fa: { direction: 'rtl', path: 'farsi', htmlLang: 'fa-IR', calendar: 'gregory' },
      },
    });
    expect(resolveLocales(config)[0]?.localeData.localeConfigs).toEqual({
      en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
      fr: { label: 'Français', direction: 'ltr', htmlLang: 'fr', calendar: 'gregory', path: 'fr' },
      zh: { label: '中文', direction: 'ltr', htmlLang: 'zh', calendar: 'gregory', path: 'zh' },
      'pt-BR': { label: 'Português (Brasil)', direction: 'ltr', htmlLang: 'pt-BR', calendar: 'gregory', path: 'pt-BR' },
      ar: { label: 'العربية', direction: 'rtl', htmlLang: 'ar', calendar: 'gregory', path: 'ar' },
      fa: { label: 'فارسی', direction: 'rtl', htmlLang: 'fa-IR', calendar: 'gregory', path: 'farsi' },
      // An entry without a direction is left to right in the format.
      he: { label: 'עברית', direction: 'ltr', htmlLang: 'he', calendar: 'gregory', path: 'he' },
    });
  });

  it('refuses what is no language tag', () => {
    expect(() => resolveLocales(site({ defaultLocale: 'en_US', locales: ['en_US'] }))).toThrow('"en_US" is no locale.');
  });
});

describe('resolveSiteStorage', () => {
  it.each([
    [undefined, ''],
    [false, ''],
    ['', ''],
    ['my', '-my'],
    [true, '-ef5'],
  ])('namespace %s', (namespace, expected) => {
    const config = resolveConfig({
      title: 'T',
      url: 'https://example.org',
      baseUrl: '/',
      future: { experimental_storage: { namespace } },
    });
    expect(resolveSiteStorage(config, '/')).toEqual({ type: 'localStorage', namespace: expected });
  });
});
