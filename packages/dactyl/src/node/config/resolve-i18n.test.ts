import { describe, expect, it } from 'vitest';
import { createSiteDir } from '../../../test/plugin-context.js';
import { resolveConfig } from './load-config.js';
import { LANGUAGE_NAMES } from './language-names.js';
import { describeLocaleDoubts, displayName, resolveLocales, type ResolveLocalesOptions } from './resolve-i18n.js';
import { resolveSiteStorage } from './site-storage.js';

function site(i18n?: unknown, baseUrl = '/') {
  return resolveConfig({ title: 'T', url: 'https://example.org', baseUrl, i18n });
}

const enZh = { defaultLocale: 'en', locales: ['zh', 'en'], localeConfigs: { zh: { label: '中文' } } };

const places = (config: ReturnType<typeof site>, requested?: string[], more: ResolveLocalesOptions = {}) =>
  resolveLocales(config, { requested, ...more }).map(({ localeData, baseUrl, outSubdir }) => [
    localeData.currentLocale,
    baseUrl,
    outSubdir,
  ]);

it.each([...LANGUAGE_NAMES])('knows of "%s" what Intl says of it', (tag, name) => {
  expect(name).toBe(displayName(tag));
  expect(new Intl.DateTimeFormat(tag).resolvedOptions().calendar).toBe('gregory');
});

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
    expect(resolveLocales(config, { requested: ['zh'] })[0]?.localeData).toMatchObject({
      defaultLocale: 'en',
      currentLocale: 'zh',
      locales: ['en', 'zh'],
    });
  });

  it('R205 describes locales with label, direction, htmlLang, calendar and path, guessing what is not given', () => {
    const config = site({
      defaultLocale: 'en',
      locales: ['en', 'fr', 'zh', 'pt-BR', 'ar', 'fa', 'he'],
      localeConfigs: {
        he: { label: 'עברית' },
        fa: { direction: 'rtl', path: 'farsi', htmlLang: 'fa-IR', calendar: 'gregory' },
      },
    });
    expect(resolveLocales(config)[0]?.localeData.localeConfigs).toMatchObject({
      en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
      fr: { label: 'Français', direction: 'ltr', htmlLang: 'fr', calendar: 'gregory', path: 'fr' },
      zh: { label: '中文', direction: 'ltr', htmlLang: 'zh', calendar: 'gregory', path: 'zh' },
      'pt-BR': { label: 'Português (Brasil)', direction: 'ltr', htmlLang: 'pt-BR', calendar: 'gregory', path: 'pt-BR' },
      ar: { label: 'العربية', direction: 'rtl', htmlLang: 'ar', calendar: 'gregory', path: 'ar' },
      fa: { label: 'فارسی (ایران)', direction: 'rtl', htmlLang: 'fa-IR', calendar: 'gregory', path: 'farsi' },
      he: { label: 'עברית', direction: 'rtl', htmlLang: 'he', calendar: 'gregory', path: 'he' },
    });
  });

  it('takes any name for a locale that has a language tag', () => {
    const config = site({ defaultLocale: 'en', locales: ['en', 'fr_1'], localeConfigs: { fr_1: { htmlLang: 'fr' } } });
    expect(resolveLocales(config)[0]?.localeData.localeConfigs['fr_1']).toMatchObject({
      label: 'Français',
      direction: 'ltr',
      htmlLang: 'fr',
      path: 'fr_1',
    });
    const wrong = site({ defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { htmlLang: 'en_US' } } });
    expect(() => resolveLocales(wrong)).toThrow('"en_US" is not a language tag.');
  });

  it('gives each locale its origin, and says whether it is translated', () => {
    const { siteDir, remove } = createSiteDir({ 'i18n/zh/code.json': '{}', 'i18n/chinese/code.json': '{}' });
    const localeConfigs = {
      fr: { url: 'https://fr.example/', baseUrl: '' },
      de: { path: 'chinese', translate: false },
    };
    const config = site({ defaultLocale: 'en', locales: ['en', 'zh', 'fr', 'de'], localeConfigs });
    const described = resolveLocales(config, { siteDir, requested: ['en', 'zh', 'de'] })[0]?.localeData.localeConfigs;
    remove();
    expect(described).toMatchObject({
      en: { url: 'https://example.org', baseUrl: '/', translate: false },
      zh: { url: 'https://example.org', baseUrl: '/zh/', translate: true },
      fr: { url: 'https://fr.example', baseUrl: '/', translate: false },
      de: { translate: false },
    });
  });

  it('keeps one locale at its place among all when asked to', () => {
    expect(places(site(enZh), ['zh'], { keepsPlace: true })).toEqual([['zh', '/zh/', 'zh']]);
  });

  describe('with a base URL of its own', () => {
    const own = (baseUrl: string, siteBaseUrl = '/') =>
      site({ ...enZh, localeConfigs: { zh: { baseUrl } } }, siteBaseUrl);

    it.each([
      ['/cn/', '/', ['zh', '/cn/', 'cn']],
      ['cn', '/', ['zh', '/cn/', 'cn']],
      ['/a/b', '/a/', ['zh', '/a/b/', 'b']],
      ['/docs/cn/latest/', '/docs/', ['zh', '/docs/cn/latest/', 'cn/latest']],
      ['/elsewhere/', '/docs/', ['zh', '/elsewhere/', 'zh']],
    ])('%s on a site at %s', (baseUrl, siteBaseUrl, expected) => {
      const config = own(baseUrl, siteBaseUrl);
      expect(places(config)[1]).toEqual(expected);
      expect(places(config, ['zh'])).toEqual([expected]);
      expect(resolveLocales(config)[0]?.localeData.localeConfigs['zh']?.baseUrl).toBe(expected[1]);
    });

    it('lets the default locale have one too', () => {
      const config = site({ ...enZh, localeConfigs: { en: { baseUrl: '/en/' } } });
      expect(places(config)).toEqual([
        ['en', '/en/', 'en'],
        ['zh', '/zh/', 'zh'],
      ]);
    });

    it('refuses the place of another locale, unless they are built one by one', () => {
      expect(() => places(own('/'))).toThrow('The locales "en" and "zh" have the same base URL: "/".');
      expect(places(own('/'), ['zh'])).toEqual([['zh', '/', '']]);
      const folders = {
        defaultLocale: 'en',
        locales: ['en', 'de', 'fr'],
        localeConfigs: { de: { baseUrl: '/d/fr/' } },
      };
      expect(() => places(site(folders, '/d/'))).toThrow('The locales');
      const outside = { ...folders, localeConfigs: { fr: { baseUrl: '/x/' }, de: { baseUrl: '/d/fr/' } } };
      expect(() => places(site(outside, '/d/'))).toThrow(
        'The locales "de" and "fr" have the same output folder: "fr".',
      );
    });

    it('refuses an origin', () => {
      expect(() => own('https://cn.example/')).toThrow(
        '"i18n.localeConfigs.zh.baseUrl" must be a path, but is "https://cn.example/".',
      );
    });

    it.each(['/../out/', '..', '/a/./b/', '/a//b/', '/zh/?x', '/zh/#x', '/a\\b/'])(
      'refuses %s: the folder in the output would be elsewhere',
      (baseUrl) => {
        expect(() => own(baseUrl)).toThrow('"i18n.localeConfigs.zh.baseUrl" must be a path');
      },
    );
  });

  it('refuses what is not a language tag', () => {
    expect(() => resolveLocales(site({ defaultLocale: 'en_US', locales: ['en_US'] }))).toThrow(
      '"en_US" is not a locale.',
    );
  });
});

describe('describeLocaleDoubts', () => {
  it('has none about a plain configuration', () => {
    expect(describeLocaleDoubts(site(enZh), ['zh', 'en'])).toEqual([]);
  });

  it.each([
    [enZh, ['zhh'], 'The locale "zhh" is not one of "i18n.locales"; it is built all the same. Did you mean "zh"?'],
    [
      { ...enZh, localeConfigs: { 'pt-br': {}, zh: {} }, locales: ['en', 'zh', 'pt-BR'] },
      undefined,
      '"i18n.localeConfigs" describes "pt-br", which "i18n.locales" does not name. Did you mean "pt-BR"?',
    ],
    [
      { ...enZh, locales: ['zh', 'fr'] },
      undefined,
      '"i18n.locales" does not name the default locale "en", so it is not built.',
    ],
    [
      { ...enZh, localeConfigs: { zh: { calendar: 'lunar' } } },
      undefined,
      '"i18n.localeConfigs.zh.calendar" is "lunar", a calendar that dates cannot be written in.',
    ],
  ])('%j %j', (i18n, requested, expected) => {
    expect(describeLocaleDoubts(site(i18n), requested)).toEqual([expected]);
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
