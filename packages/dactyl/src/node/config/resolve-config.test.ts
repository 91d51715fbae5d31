import { describe, expect, it } from 'vitest';
import { formatError } from '../base/print-error.js';
import { siteFormatOf } from './format-version.js';
import { resolveConfig } from './load-config.js';

function messageOfThrow(run: () => unknown): string {
  try {
    run();
    return 'no error';
  } catch (error) {
    return formatError(error);
  }
}

describe('resolveConfig', () => {
  const minimal = { title: 'T', url: 'https://example.org/', baseUrl: 'sub' };

  it('fills in the defaults of the format', () => {
    expect(resolveConfig(minimal)).toMatchInlineSnapshot(`
      {
        "baseUrl": "/sub/",
        "baseUrlIssueBanner": true,
        "clientModules": [],
        "csp": false,
        "customFields": {},
        "future": {
          "experimental_router": "browser",
          "experimental_vcs": {
            "getFileCreationInfo": [Function],
            "getFileLastUpdateInfo": [Function],
            "initialize": [Function],
          },
          "faster": {
            "gitEagerVcs": false,
            "lightningCssMinimizer": false,
            "mdxCrossCompilerCache": false,
            "rspackBundler": false,
            "rspackPersistentCache": false,
            "ssgWorkerThreads": false,
            "swcHtmlMinimizer": false,
            "swcJsLoader": false,
            "swcJsMinimizer": false,
          },
          "v4": {
            "fasterByDefault": false,
            "mdx1CompatDisabledByDefault": false,
            "removeLegacyPostBuildHeadAttribute": false,
            "siteStorageNamespacing": false,
            "useCssCascadeLayers": false,
          },
        },
        "headTags": [],
        "hydration": "islands",
        "i18n": {
          "defaultLocale": "en",
          "headingIds": "own",
          "localeConfigs": {},
          "locales": [
            "en",
          ],
          "path": "i18n",
          "translationNotices": true,
          "untranslatedCanonical": "self",
        },
        "markdown": {
          "anchors": {
            "maintainCase": false,
          },
          "emoji": true,
          "format": "mdx",
          "githubAlerts": false,
          "highlighter": {
            "name": "prism",
            "notation": false,
          },
          "hooks": {
            "onBrokenMarkdownImages": "throw",
            "onBrokenMarkdownLinks": "warn",
          },
          "lenient": false,
          "mdx1Compat": {
            "admonitions": true,
            "comments": true,
            "headingIds": true,
          },
          "mermaid": false,
          "obsidian": false,
          "twins": false,
          "twoslash": false,
        },
        "noIndex": false,
        "onBrokenAnchors": "warn",
        "onBrokenLinks": "throw",
        "onBrokenMarkdownLinks": undefined,
        "onDuplicateRoutes": "warn",
        "plugins": [],
        "presets": [],
        "scripts": [],
        "staticDirectories": [
          "static",
        ],
        "storage": {
          "namespace": false,
          "type": "localStorage",
        },
        "stylesheets": [],
        "tagline": "",
        "themeConfig": {},
        "themes": [],
        "title": "T",
        "titleDelimiter": "|",
        "url": "https://example.org",
      }
    `);
  });

  it('converts text to booleans where the format does', () => {
    const config = resolveConfig({
      ...minimal,
      noIndex: 'true',
      trailingSlash: 'false',
      markdown: { mermaid: 'true' },
    });
    expect([config.noIndex, config.trailingSlash, config.markdown.mermaid]).toEqual([true, false, true]);
  });

  it('reads fields under their former and their present names, of which the present one wins', () => {
    const former = resolveConfig({
      ...minimal,
      onBrokenMarkdownLinks: 'throw',
      future: { experimental_faster: { swcJsLoader: true }, experimental_storage: { namespace: 'a' } },
    });
    expect(former.future.faster).toMatchObject({ swcJsLoader: true, rspackBundler: false });
    expect(former.storage).toEqual({ type: 'localStorage', namespace: 'a' });
    // As in Docusaurus, the deprecated field wins.
    expect(former.markdown.hooks).toEqual({ onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' });
    const both = resolveConfig({
      ...minimal,
      storage: { type: 'sessionStorage' },
      onBrokenMarkdownLinks: 'log',
      markdown: { hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: () => {} } },
      future: { faster: true, experimental_faster: false, experimental_storage: { namespace: 'a' } },
    });
    expect(both.storage).toEqual({ type: 'sessionStorage', namespace: false });
    expect(Object.values(both.future.faster)).toEqual(Array<boolean>(9).fill(true));
    expect(both.markdown.hooks).toEqual({
      onBrokenMarkdownLinks: 'log',
      onBrokenMarkdownImages: expect.any(Function) as unknown,
    });
    expect(both.onBrokenMarkdownLinks).toBeUndefined();
  });

  it('follows the flags of version 4, of which 3.8 and 3.9 had two', () => {
    const v4 = (flags: unknown, minor?: number) =>
      resolveConfig({ ...minimal, future: { v4: flags } }, { format: siteFormatOf(minor) });
    const all = v4(true);
    expect([all.storage.namespace, all.markdown.mdx1Compat.comments, all.future.faster.rspackBundler]).toEqual([
      true,
      false,
      true,
    ]);
    const early = v4(true, 9);
    expect(Object.entries(early.future.v4).filter(([, isOn]) => isOn)).toEqual([
      ['removeLegacyPostBuildHeadAttribute', true],
      ['useCssCascadeLayers', true],
    ]);
    expect([early.storage.namespace, early.markdown.mdx1Compat.comments]).toEqual([false, true]);
    expect(v4({ mdx1CompatDisabledByDefault: true }, 8).markdown.mdx1Compat.headingIds).toBe(false);
    const explicit = resolveConfig({ ...minimal, future: { v4: true }, markdown: { mdx1Compat: { comments: true } } });
    expect(explicit.markdown.mdx1Compat).toEqual({ comments: true, admonitions: false, headingIds: false });
  });

  it('allows any element in the head that calls itself a custom one', () => {
    const headTags = [{ tagName: 'x-banner', customElement: true }];
    expect(resolveConfig({ ...minimal, headTags }).headTags).toEqual(headTags);
  });

  it('leaves plugins and presets as they are written', () => {
    const plugin = () => ({ name: 'inline' });
    const plugins = ['a', ['b', { x: 1 }], plugin, [plugin, { id: 'z' }], false, null];
    const presets = ['classic', ['other', { docs: false }], false];
    const config = resolveConfig({ ...minimal, plugins, themes: plugins, presets });
    expect(config).toMatchObject({ plugins, themes: plugins, presets });
  });

  it('freezes its own copy and leaves values of others alone', () => {
    const shared = { list: [1], pattern: /x/g };
    const options = { open: true };
    const config = resolveConfig({ ...minimal, customFields: { shared }, plugins: [['a', options]] });
    expect(() => Reflect.set(config, 'title', 'x') || expect.fail).not.toThrow();
    expect(config.title).toBe('T');
    expect(Object.isFrozen(config.i18n.locales)).toBe(true);
    expect(Object.isFrozen(config.customFields.shared)).toBe(true);
    expect(Object.isFrozen(shared)).toBe(false);
    expect(Object.isFrozen(options)).toBe(false);
  });

  it('reports mistakes', () => {
    const mistakes: [string, object][] = [
      ['url without protocol', { url: 'example.org' }],
      ['url with path', { url: 'https://example.org/docs' }],
      ['baseUrl with origin', { baseUrl: 'https://example.org/' }],
      ['empty title', { title: '' }],
      ['missing fields', { title: undefined, url: undefined }],
      ['near name', { themeConfg: {} }],
      ['unknown name', { analytics: {} }],
      ['fields of version 1', { headerLinks: [], docsUrl: 'docs', toString: 1 }],
      ['wrong type', { favicon: 5, staticDirectories: 'static' }],
      ['wrong severity', { onBrokenLinks: 'wran' }],
      ['locales', { i18n: { defaultLocale: 'en', locales: [], localConfigs: {} } }],
      [
        'direction',
        { i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { direction: 'up', lable: 'x' } } } },
      ],
      [
        'switches of the engine',
        { future: { experimental_faster: { swcJsLoadr: true }, v4: { fast: true }, experimental_vcs: 'svn' } },
      ],
      ['storage', { storage: { typ: 'localStorage' }, markdown: { hooks: { onBrokenLinks: 'warn' } } }],
      ['plugin forms', { plugins: [['a'], ['a', 3], [5, {}], 7], presets: [() => {}] }],
      ['tags', { headTags: [{ tagName: 'foo', attributes: {} }, { tagName: 'link' }], scripts: [{ async: true }, 5] }],
      ['functions', { markdown: { preprocessor: () => '', parseFrontMatter: 'x' } }],
      ['budgets', { budgets: [{ js: '6 KX', cs: 1 }, { pages: '/b/**', files: 3 }, { host: 'netlfy' }] }],
      [
        'rules of checks',
        {
          check: { rules: { 'broken-lnk': 'off', canonical: 'of' }, ignore: [{ rule: 'canonical' }, { reason: 'x' }] },
        },
      ],
    ];
    const reports = mistakes.map(
      ([title, change]) => `## ${title}\n${messageOfThrow(() => resolveConfig({ ...minimal, ...change }))}`,
    );
    expect(reports.join('\n\n')).toMatchInlineSnapshot(`
      "## url without protocol
      "url" is not a URL: "example.org".
        Write it with its protocol, e.g. "https://example.org".
        More: /docs/api/docusaurus-config

      ## url with path
      "url" must have no path, but has "/docs".
        Write the path as baseUrl: "/docs/".
        More: /docs/api/docusaurus-config

      ## baseUrl with origin
      "baseUrl" must be a path, but is "https://example.org/".
        The origin belongs in "url", e.g. baseUrl: "/docs/".
        More: /docs/api/docusaurus-config

      ## empty title
      "title" must not be empty.
        More: /docs/api/docusaurus-config

      ## missing fields
      2 errors

        "title" is missing.
          Give it a string.
        "url" is missing.
          Give it a string.
        More: /docs/api/docusaurus-config

      ## near name
      "themeConfg" is not a known option.
        Did you mean "themeConfig"?
        More: /docs/api/docusaurus-config

      ## unknown name
      "analytics" is not a known option.
        Data of your own belongs in "customFields".
        More: /docs/api/docusaurus-config

      ## fields of version 1
      3 errors

        "headerLinks" is not a known option.
          Write themeConfig: { navbar: { items: […] } }.
        "docsUrl" is not a known option.
          It is an option of the docs: presets: [["classic", { docs: { routeBasePath: "…" } }]].
        "toString" is not a known option.
          Data of your own belongs in "customFields".
        More: /docs/api/docusaurus-config

      ## wrong type
      2 errors

        "favicon" must be a string, but is 5.
        "staticDirectories" must be an array, but is "static".
        More: /docs/api/docusaurus-config

      ## wrong severity
      "onBrokenLinks" must be one of "ignore", "log", "warn", "throw", but is "wran".
        Did you mean "warn"?
        More: /docs/api/docusaurus-config

      ## locales
      2 errors

        "i18n.locales" must not be empty.
        "i18n.localConfigs" is not a known option.
          Did you mean "localeConfigs"?
        More: /docs/api/docusaurus-config

      ## direction
      2 errors

        "i18n.localeConfigs.en.direction" must be one of "ltr", "rtl", but is "up".
        "i18n.localeConfigs.en.lable" is not a known option.
          Did you mean "label"?
        More: /docs/api/docusaurus-config

      ## switches of the engine
      3 errors

        "future.v4.fast" is not a known option.
          Known: "removeLegacyPostBuildHeadAttribute", "useCssCascadeLayers", "siteStorageNamespacing", "fasterByDefault", "mdx1CompatDisabledByDefault".
        "future.experimental_faster.swcJsLoadr" is not a known option.
          Did you mean "swcJsLoader"?
        "future.experimental_vcs" is not a way to read the history of files.
          Known: true, false, "git-ad-hoc", "git-eager", "hardcoded", "disabled", "default-v1", "default-v2", or an object with three functions.
        More: /docs/api/docusaurus-config

      ## storage
      2 errors

        "storage.typ" is not a known option.
          Did you mean "type"?
        "markdown.hooks.onBrokenLinks" is not a known option.
          Known: "onBrokenMarkdownLinks", "onBrokenMarkdownImages".
        More: /docs/api/docusaurus-config

      ## plugin forms
      5 errors

        "presets[0]" cannot be a function.
          Write 'name' or ['name', { options }].
        "plugins[0]" must have 2 items, a name and its options, but has 1.
          Write 'name' or ['name', { options }], or a function in place of the name.
        "plugins[1]" must hold an object of options, but holds 3.
          Write 'name' or ['name', { options }], or a function in place of the name.
        "plugins[2]" must start with a name, but starts with 5.
          Write 'name' or ['name', { options }], or a function in place of the name.
        "plugins[3]" cannot be 7.
          Write 'name' or ['name', { options }], or a function in place of the name.
        More: /docs/api/docusaurus-config

      ## tags
      4 errors

        "headTags[0].tagName" is not an HTML tag: "foo".
          A custom element needs "customElement: true" beside its name.
        "headTags[1].attributes" is missing.
          Give it an object.
        "scripts[0].src" is missing.
          Give it a string.
        "scripts[1]" must be a URL or an object with "src", but is 5.
        More: /docs/api/docusaurus-config

      ## functions
      2 errors

        "markdown.preprocessor" must be a function of one argument, but takes 0.
        "markdown.parseFrontMatter" must be a function, but is "x".
        More: /docs/api/docusaurus-config

      ## budgets
      4 errors

        "budgets[0].js" must be a size, but is "6 KX".
          Write "60 KB", "1.5 MB" or bytes.
        "budgets[0].cs" is not a known option.
          Did you mean "js"?
        "budgets[1].files" is a limit of the whole site, and has no "pages".
          Write it into an entry of its own.
        "budgets[2].host" must be one of "cloudflare-pages", "netlify", "github-pages", but is "netlfy".
          Did you mean "netlify"?
        More: /docs/api/docusaurus-config

      ## rules of checks
      4 errors

        "check.rules.canonical" must be one of "off", "warn", "error", but is "of".
          Did you mean "off"?
        "check.rules.broken-lnk" is not a known option.
          Did you mean "broken-link"?
        "check.ignore[0].reason" is missing.
          Give it a string.
        "check.ignore[1]" would leave out all findings.
          Name a "rule", a "page" or a "target". To turn a rule off, write rules: { "RULE": "off" }.
        More: /docs/api/docusaurus-config"
    `);
  });
});
