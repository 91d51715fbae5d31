import { describe, expect, it } from 'vitest';
import { formatError } from '../../base/print-error.js';
import { validateThemeConfig } from './theme-config.js';

function messageOfThrow(run: () => unknown): string {
  try {
    run();
    return 'no error';
  } catch (error) {
    return formatError(error);
  }
}

describe('validateThemeConfig', () => {
  it.each(['no', 0, null])('says that search is a switch or an object: %j', (search) => {
    expect(messageOfThrow(() => validateThemeConfig({ search }))).toContain('"themeConfig.search" must');
    expect(messageOfThrow(() => validateThemeConfig({ search: { searchPagePath: 'find' } }))).toBe('no error');
  });

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
          {
            label: 'D',
            items: [
              { to: '/b', label: 'b' },
              { type: 'doc', docId: 'x' },
            ],
          },
          { type: 'docsVersionDropdown', position: 'right' },
          { type: 'search' },
          { type: 'custom-thing', anything: 1 },
          { type: 'html', value: '<b>', onlyBelow: '/a' },
        ],
      },
    });
    expect(navbar).toEqual({
      title: '',
      hideOnScroll: false,
      items: [
        { to: '/a', label: 'A', target: '_blank', 'aria-label': 'x', position: 'left' },
        {
          type: 'dropdown',
          label: 'D',
          position: 'left',
          items: [
            { to: '/b', label: 'b' },
            { type: 'doc', docId: 'x' },
          ],
        },
        { type: 'docsVersionDropdown', position: 'right', dropdownItemsBefore: [], dropdownItemsAfter: [] },
        { type: 'search', position: 'left' },
        { type: 'custom-thing', anything: 1 },
        { type: 'html', value: '<b>', position: 'left', onlyBelow: '/a' },
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

  it('reports mistakes', () => {
    const mistakes: [string, object][] = [
      [
        'a type that does not exist',
        { navbar: { items: [{ type: 'docsidebar', sidebarId: 'x' }, { type: 'banana' }] } },
      ],
      ['the type "default"', { navbar: { items: [{ type: 'default', to: '/' }] } }],
      ['links without or with two targets', { navbar: { items: [{ label: 'x' }, { to: '/', href: '/' }] } }],
      [
        'what a dropdown cannot hold',
        { navbar: { items: [{ items: [{ type: 'search' }, { items: [] }, { to: '/', position: 'left' }] }] } },
      ],
      [
        'two texts, unknown keys, no object, no id',
        {
          navbar: {
            items: [
              { type: 'doc', docId: 'a', label: 'x', html: 'y' },
              { type: 'search', label: 'x' },
              5,
              { type: 'doc' },
            ],
          },
        },
      ],
      [
        'sections of items',
        {
          navbar: {
            items: [
              { to: '/a', label: 'A', onlyBelow: 'tests' },
              { type: 'custom-x', onlyBelow: 5 },
              { label: 'D', items: [{ to: '/b', label: 'B', onlyBelow: '/tests' }] },
            ],
          },
        },
      ],
      ['keys of the navbar', { navbar: { itms: [], logo: { src: 'x', altt: '' } } }],
      [
        'options of former releases',
        {
          hideableSidebar: true,
          defaultDarkMode: true,
          disableDarkMode: true,
          sidebarCollapsible: false,
          autoCollapseSidebarCategories: true,
          metadatas: [],
          navbar: { links: [] },
          colorMode: { switchConfig: {} },
        },
      ],
      ['heading levels', { tableOfContents: { minHeadingLevel: 4 } }],
      ['heading levels out of range', { tableOfContents: { minHeadingLevel: 1, maxHeadingLevel: 2.5 } }],
      [
        'a mixed footer',
        {
          footer: {
            links: [
              { title: 'x', items: [] },
              { label: 'y', to: '/' },
            ],
          },
        },
      ],
      [
        'footer links',
        { footer: { links: [{ title: 'x', items: [{ label: 'y' }, { to: '/' }, { html: 'x', label: 'y' }] }] } },
      ],
      ['prism', { prism: { magicComments: [{ className: 'x' }], theme: { plain: {} } } }],
      [
        'the rest',
        {
          announcementBar: { id: 'x' },
          docs: { sidebar: { hidable: true } },
          colorMode: { defaultMode: 'drak' },
          image: 5,
        },
      ],
    ];
    const reports = mistakes.map(
      ([title, themeConfig]) => `## ${title}\n${messageOfThrow(() => validateThemeConfig(themeConfig))}`,
    );
    expect(reports.join('\n\n')).toMatchInlineSnapshot(`
      "## a type that does not exist
      2 errors

        "themeConfig.navbar.items[0].type" is not a type of item in the navbar: "docsidebar".
          Did you mean "docSidebar"? Known: "doc", "docSidebar", "docsVersion", "html", "dropdown", "docsVersionDropdown", "localeDropdown", "search", "custom-…"; a link has no type.
        "themeConfig.navbar.items[1].type" is not a type of item in the navbar: "banana".
          Known: "doc", "docSidebar", "docsVersion", "html", "dropdown", "docsVersionDropdown", "localeDropdown", "search", "custom-…"; a link has no type.
        More: /docs/api/themes/configuration

      ## the type "default"
      "themeConfig.navbar.items[0].type" cannot be "default".
        Leave "type" out: the item is a link.
        More: /docs/api/themes/configuration

      ## links without or with two targets
      2 errors

        "themeConfig.navbar.items[0]" needs exactly one of "to" and "href", but has none.
        "themeConfig.navbar.items[1]" needs exactly one of "to" and "href", but has both.
        More: /docs/api/themes/configuration

      ## what a dropdown cannot hold
      3 errors

        "themeConfig.navbar.items[0].items[0].type" is not a type of item in a dropdown: "search".
          Known: "doc", "docSidebar", "docsVersion", "html", "custom-…"; a link has no type.
        "themeConfig.navbar.items[0].items[1].items" is not allowed: a dropdown holds no further dropdown.
        "themeConfig.navbar.items[0].items[2].position" is not allowed here.
        More: /docs/api/themes/configuration

      ## two texts, unknown keys, no object, no id
      4 errors

        "themeConfig.navbar.items[0]" must not have both "label" and "html".
        "themeConfig.navbar.items[1].label" is not a known option.
          Known: "type", "position", "onlyBelow", "className".
        "themeConfig.navbar.items[2]" must be an object, but is 5.
        "themeConfig.navbar.items[3].docId" is missing.
          Give it a string.
        More: /docs/api/themes/configuration

      ## sections of items
      3 errors

        "themeConfig.navbar.items[0].onlyBelow" must begin with a slash, as in "/tests".
        "themeConfig.navbar.items[1].onlyBelow" must be a string, but is 5.
        "themeConfig.navbar.items[2].items[0].onlyBelow" is not allowed here.
        More: /docs/api/themes/configuration

      ## keys of the navbar
      2 errors

        "themeConfig.navbar.logo.altt" is not a known option.
          Did you mean "alt"?
        "themeConfig.navbar.itms" is not a known option.
          Did you mean "items"?
        More: /docs/api/themes/configuration

      ## options of former releases
      8 errors

        "themeConfig.colorMode.switchConfig" is an option of former releases.
          Replace the component @theme/ColorModeToggle to change its icons.
        "themeConfig.navbar.links" is an option of former releases.
          It is called "items".
        "themeConfig.disableDarkMode" is an option of former releases.
          Write colorMode: { disableSwitch: true }.
        "themeConfig.defaultDarkMode" is an option of former releases.
          Write colorMode: { defaultMode: 'dark' }.
        "themeConfig.metadatas" is an option of former releases.
          It is called "metadata".
        "themeConfig.hideableSidebar" is an option of former releases.
          Write docs: { sidebar: { hideable: true } }.
        "themeConfig.autoCollapseSidebarCategories" is an option of former releases.
          Write docs: { sidebar: { autoCollapseCategories: true } }.
        "themeConfig.sidebarCollapsible" is an option of former releases.
          It is an option of the docs plugin: docs: { sidebarCollapsible: false }.
        More: /docs/api/themes/configuration

      ## heading levels
      "themeConfig.tableOfContents.minHeadingLevel" must not be above maxHeadingLevel, but 4 is above 3.
        The default of maxHeadingLevel is 3: give both.
        More: /docs/api/themes/configuration

      ## heading levels out of range
      2 errors

        "themeConfig.tableOfContents.minHeadingLevel" must be at least 2, but is 1.
        "themeConfig.tableOfContents.maxHeadingLevel" must be a whole number, but is 2.5.
        More: /docs/api/themes/configuration

      ## a mixed footer
      "themeConfig.footer.links" must be either all columns (with "title" and "items") or all links.
        Move the links that stand alone into a column.
        More: /docs/api/themes/configuration

      ## footer links
      3 errors

        "themeConfig.footer.links[0].items[0]" needs exactly one of "to", "href" and "html", but has none.
        "themeConfig.footer.links[0].items[1]" needs "label" beside "to".
        "themeConfig.footer.links[0].items[2]" must not have "label" beside "html".
        More: /docs/api/themes/configuration

      ## prism
      2 errors

        "themeConfig.prism.theme.styles" is missing.
          Give it an array.
        "themeConfig.prism.magicComments[0]" needs "line" or "block".
        More: /docs/api/themes/configuration

      ## the rest
      4 errors

        "themeConfig.colorMode.defaultMode" must be one of "light", "dark", but is "drak".
          Did you mean "dark"?
        "themeConfig.image" must be a string, but is 5.
        "themeConfig.docs.sidebar.hidable" is not a known option.
          Did you mean "hideable"?
        "themeConfig.announcementBar.content" is missing.
          Give it a string.
        More: /docs/api/themes/configuration"
    `);
  });
});
