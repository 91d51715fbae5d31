import { describe, expect, it } from 'vitest';
import { formatError } from '../../node/print-error.js';
import { validateThemeConfig } from './theme-config.js';

describe('validateThemeConfig', () => {
  it('fills in defaults and lets keys of others pass', () => {
    expect(validateThemeConfig({ zoom: { selector: 'img' } })).toMatchInlineSnapshot(`
      {
        "blog": {
          "sidebar": {
            "groupByYear": true,
          },
        },
        "colorMode": {
          "defaultMode": "light",
          "disableSwitch": false,
          "respectPrefersColorScheme": false,
        },
        "docs": {
          "sidebar": {
            "autoCollapseCategories": false,
            "hideable": false,
          },
          "versionPersistence": "localStorage",
        },
        "metadata": [],
        "navbar": {
          "hideOnScroll": false,
          "items": [],
        },
        "prism": {
          "additionalLanguages": [],
          "magicComments": [
            {
              "block": {
                "end": "highlight-end",
                "start": "highlight-start",
              },
              "className": "theme-code-block-highlighted-line",
              "line": "highlight-next-line",
            },
          ],
        },
        "tableOfContents": {
          "maxHeadingLevel": 3,
          "minHeadingLevel": 2,
        },
        "zoom": {
          "selector": "img",
        },
      }
    `);
  });

  it('gives navbar items their type, side and lists', () => {
    const { navbar } = validateThemeConfig({
      navbar: {
        title: '',
        items: [
          { to: '/a', label: 'A', target: '_blank', 'aria-label': 'x' },
          { label: 'D', items: [{ to: '/b', label: 'b' }, { type: 'doc', docId: 'x' }] },
          { type: 'docsVersionDropdown', position: 'right' },
          { type: 'search' },
          { type: 'custom-thing', anything: 1 },
          { type: 'html', value: '<b>' },
        ],
      },
    });
    expect(navbar).toEqual({
      title: '',
      hideOnScroll: false,
      items: [
        { to: '/a', label: 'A', target: '_blank', 'aria-label': 'x', position: 'left' },
        { type: 'dropdown', label: 'D', position: 'left', items: [{ to: '/b', label: 'b' }, { type: 'doc', docId: 'x' }] },
        { type: 'docsVersionDropdown', position: 'right', dropdownItemsBefore: [], dropdownItemsAfter: [] },
        { type: 'search', position: 'left' },
        { type: 'custom-thing', anything: 1 },
        { type: 'html', value: '<b>', position: 'left' },
      ],
    });
  });

  it('reads both forms of the footer', () => {
    const link = { label: 'x', to: '/' };
    expect(validateThemeConfig({ footer: { links: [{ items: [link] }] } }).footer).toEqual({
      style: 'light',
      links: [{ title: null, items: [link] }],
    });
    expect(validateThemeConfig({ footer: { links: [link, { html: '<b>' }] } }).footer?.links).toHaveLength(2);
  });

  it('writes languages in lower case', () => {
    const { prism } = validateThemeConfig({ prism: { defaultLanguage: 'JS', additionalLanguages: ['PHP'] } });
    expect([prism.defaultLanguage, prism.additionalLanguages]).toEqual(['js', ['php']]);
  });

  it.each([
    ['a type that does not exist', { navbar: { items: [{ type: 'docsidebar', sidebarId: 'x' }, { type: 'banana' }] } }],
    ['the type "default"', { navbar: { items: [{ type: 'default', to: '/' }] } }],
    ['links without or with two targets', { navbar: { items: [{ label: 'x' }, { to: '/', href: '/' }] } }],
    ['what a dropdown cannot hold', { navbar: { items: [{ items: [{ type: 'search' }, { items: [] }, { to: '/', position: 'left' }] }] } }],
    ['two texts, unknown keys, no object, no id', { navbar: { items: [{ type: 'doc', docId: 'a', label: 'x', html: 'y' }, { type: 'search', label: 'x' }, 5, { type: 'doc' }] } }],
    ['keys of the navbar', { navbar: { itms: [], logo: { src: 'x', altt: '' } } }],
    ['options of former releases', { hideableSidebar: true, defaultDarkMode: true, disableDarkMode: true, sidebarCollapsible: false, autoCollapseSidebarCategories: true, metadatas: [], navbar: { links: [] }, colorMode: { switchConfig: {} } }],
    ['heading levels', { tableOfContents: { minHeadingLevel: 4 } }],
    ['heading levels out of range', { tableOfContents: { minHeadingLevel: 1, maxHeadingLevel: 2.5 } }],
    ['a mixed footer', { footer: { links: [{ title: 'x', items: [] }, { label: 'y', to: '/' }] } }],
    ['footer links', { footer: { links: [{ title: 'x', items: [{ label: 'y' }, { to: '/' }, { html: 'x', label: 'y' }] }] } }],
    ['prism', { prism: { magicComments: [{ className: 'x' }], theme: { plain: {} } } }],
    ['the rest', { announcementBar: { id: 'x' }, docs: { sidebar: { hidable: true } }, colorMode: { defaultMode: 'drak' }, image: 5 }],
  ])('reports %s', (_, themeConfig) => {
    let text = '';
    try {
      validateThemeConfig(themeConfig);
    } catch (error) {
      text = formatError(error);
    }
    expect(text).toMatchSnapshot();
  });
});
