import { describe, expect, it } from 'vitest';
import { createPluginContext } from '../../../../test/plugin-context.js';
import type { TranslationFile } from '../../../node/plugin-api/types.js';
import type { JsonObject } from '../../../shared/json.js';
import themeClassic from './index.js';
import { themeTranslationFiles, translateThemeConfig } from './translate-theme-config.js';

const THEME_CONFIG: JsonObject = {
  navbar: {
    title: 'Site',
    logo: { src: 'logo.svg', alt: 'Logo' },
    items: [
      { to: '/', label: 'Home' },
      {
        label: 'More',
        items: [
          { to: '/a', label: 'About' },
          { type: 'html', value: '<hr>' },
        ],
      },
      { type: 'docsVersionDropdown' },
    ],
  },
  footer: {
    logo: { src: 'logo.svg', alt: 'Footer logo' },
    copyright: 'Nobody',
    links: [{ title: 'Docs', items: [{ to: '/docs', label: 'Start' }, { html: '<hr>' }] }],
  },
};

const NAVBAR = ['title', 'logo.alt', 'item.label.Home', 'item.label.More', 'item.label.About'];
const FOOTER = ['link.title.Docs', 'link.item.label.Start', 'copyright', 'logo.alt'];

describe('texts of navbar and footer', () => {
  it('can be translated, the items of dropdowns and columns too', () => {
    const ids = themeTranslationFiles(THEME_CONFIG).map(({ path, content }) => [path, Object.keys(content)]);
    expect(Object.fromEntries(ids)).toEqual({ navbar: NAVBAR, footer: FOOTER });
    const simple = { footer: { links: [{ to: '/docs', label: 'Start' }] } };
    expect(themeTranslationFiles(simple)).toMatchObject([{ path: 'footer', content: { 'link.item.label.Start': {} } }]);
    expect(themeTranslationFiles({})).toEqual([]);
  });

  it('are replaced by what a locale says, and only they', () => {
    const upper = (ids: string[], path: string): [string, TranslationFile] => [
      path,
      { path, content: Object.fromEntries(ids.map((id) => [id, { message: `«${id}»` }])) },
    ];
    const translationFiles = Object.fromEntries([upper(NAVBAR, 'navbar'), upper(FOOTER, 'footer')]);
    expect(translateThemeConfig({ themeConfig: THEME_CONFIG, translationFiles })).toEqual({
      navbar: {
        title: '«title»',
        logo: { src: 'logo.svg', alt: '«logo.alt»' },
        items: [
          { to: '/', label: '«item.label.Home»' },
          {
            label: '«item.label.More»',
            items: [
              { to: '/a', label: '«item.label.About»' },
              { type: 'html', value: '<hr>' },
            ],
          },
          { type: 'docsVersionDropdown' },
        ],
      },
      footer: {
        logo: { src: 'logo.svg', alt: '«logo.alt»' },
        copyright: '«copyright»',
        links: [
          { title: '«link.title.Docs»', items: [{ to: '/docs', label: '«link.item.label.Start»' }, { html: '<hr>' }] },
        ],
      },
    });
    expect(translateThemeConfig({ themeConfig: THEME_CONFIG, translationFiles: {} })).toEqual(THEME_CONFIG);
  });
});

describe('default messages', () => {
  const messages = async (locale: string) => {
    const plugin = await themeClassic(createPluginContext({ siteDir: '/site', locale }), { id: 'default' });
    return (await plugin?.getDefaultCodeTranslationMessages?.()) ?? {};
  };

  it('R310 are those of the language that a locale is written in', async () => {
    const searchIn = async (locales: string[]) =>
      new Set(await Promise.all(locales.map(async (locale) => (await messages(locale))['theme.SearchBar.label'])));
    expect(await searchIn(['zh', 'zh-CN', 'zh-SG', 'zh-Hans', 'zh-Hans-HK'])).toEqual(new Set(['搜索']));
    expect(await searchIn(['zh-Hant', 'zh-TW', 'zh-HK', 'zh-MO'])).toEqual(new Set(['搜尋']));
    expect(await searchIn(['pt', 'pt-BR'])).toEqual(new Set(['Buscar']));
    expect(await searchIn(['pt-PT', 'pt-AO'])).toEqual(new Set(['Pesquisar']));
    expect(await searchIn(['fr', 'fr-CA', 'fr-FR'])).toEqual(new Set(['Rechercher']));
    expect(await searchIn(['de-AT', 'de'])).toEqual(new Set(['Suchen']));
    // An older name of Hebrew.
    expect(await searchIn(['he', 'iw'])).toEqual(new Set(['חיפוש']));
    // Languages without a catalogue, whatever their script.
    expect(await searchIn(['ka', 'yue', 'sr-Latn'])).toEqual(new Set([undefined]));
  });

  it('leave English to the components, so that a copy of one may say something else', async () => {
    expect([await messages('en'), await messages('en-GB')]).toEqual([{}, {}]);
  });
});
