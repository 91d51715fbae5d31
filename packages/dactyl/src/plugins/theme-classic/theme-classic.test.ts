import { describe, expect, it } from 'vitest';
import { createPluginContext } from '../../../test/plugin-context.js';
import type { TranslationFile } from '../../plugin-api/types.js';
import type { JsonObject } from '../../shared/json.js';
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

  it('are those of the locale or its language', async () => {
    expect(await messages('zh')).toHaveProperty(['theme.NotFound.title'], '找不到页面');
    expect(await messages('zh-Hans')).toEqual(await messages('zh'));
  });

  it('leave English to the components, so that a copy of one may say something else', async () => {
    expect([await messages('en'), await messages('en-GB'), await messages('fr')]).toEqual([{}, {}, {}]);
  });
});
