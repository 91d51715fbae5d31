/** A small site in two languages with two versions of docs, as the renderer receives it. */
import { siteFormatOf } from '../../src/node/config/format-version.js';
import type { JsonObject } from '../../src/shared/json.js';
import type { SiteData } from '../../src/shared/render.js';

const locale = (label: string, htmlLang: string) => ({
  label,
  htmlLang,
  direction: 'ltr' as const,
  calendar: 'gregory',
  path: htmlLang.slice(0, 2),
  translate: true,
  url: 'https://dactyl.example',
  baseUrl: htmlLang === 'en' ? '/' : `/${htmlLang.slice(0, 2)}/`,
});

export const THEME_CONFIG = {
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
  metadata: [],
  docs: { versionPersistence: 'localStorage', sidebar: { hideable: true, autoCollapseCategories: true } },
  blog: { sidebar: { groupByYear: true } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  navbar: { title: 'Test', hideOnScroll: false, items: [] },
} satisfies JsonObject;

export function testSite(themeConfig: JsonObject = {}): SiteData {
  return {
    siteConfig: {
      title: 'Test Site',
      tagline: '',
      url: 'https://test.example',
      baseUrl: '/',
      titleDelimiter: '|',
      noIndex: false,
      themeConfig: { ...THEME_CONFIG, ...themeConfig },
      customFields: {},
      staticDirectories: ['static'],
    },
    siteMetadata: {},
    i18n: {
      defaultLocale: 'en',
      locales: ['en', 'zh'],
      currentLocale: 'en',
      path: 'i18n',
      localeConfigs: { en: locale('English', 'en'), zh: locale('中文', 'zh-CN') },
    },
    globalData: { 'docusaurus-plugin-content-docs': { default: docsData() } },
    codeTranslations: {},
    siteStorage: { type: 'localStorage', namespace: '' },
    siteFormat: siteFormatOf(),
  };
}

function docsData(): JsonObject {
  const version = (name: string, path: string, isLast: boolean) => ({
    name,
    label: name === 'current' ? 'Next' : name,
    isLast,
    path,
    mainDocId: 'intro',
    docs: [
      { id: 'intro', path: `${path}/intro`, sidebar: 'guide' },
      { id: 'secret', path: `${path}/secret`, sidebar: 'guide', unlisted: true },
      { id: 'cli', path: `${path}/cli`, sidebar: 'api' },
    ],
    draftIds: ['draft'],
    sidebars: {
      guide: { link: { label: 'Intro', path: `${path}/intro` } },
      api: { link: { label: 'CLI', path: `${path}/cli` } },
    },
  });
  return {
    path: '/docs',
    breadcrumbs: true,
    versions: [version('current', '/docs/next', false), version('1.0', '/docs', true)],
  };
}
