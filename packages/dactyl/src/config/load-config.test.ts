import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFileAtomic } from '../node/files.js';
import { formatError } from '../node/print-error.js';
import { loadConfig, resolveConfig } from './load-config.js';

let siteDir: string;
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'dactyl-config-'));
});
afterEach(() => rm(siteDir, { recursive: true }));

const required = `title: 'T', url: 'https://example.org', baseUrl: '/'`;

async function load(files: Record<string, string>, options: { configPath?: string; locale?: string } = {}) {
  for (const [name, text] of Object.entries(files)) await writeFileAtomic(path.join(siteDir, name), text);
  return loadConfig({ siteDir, ...options });
}

/** What the terminal shows, with the folder's name taken out. */
async function messageOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => 'no error',
    (reason: unknown) => reason,
  );
  return formatError(error, { cwd: siteDir }).replaceAll(siteDir, '<site>');
}

function messageOfThrow(run: () => unknown): string {
  try {
    run();
    return 'no error';
  } catch (error) {
    return formatError(error);
  }
}

describe('loadConfig', () => {
  it.each([
    ['dactyl.config.ts', `const c: { title: string } = { ${required} } as const; export default c;`],
    ['docusaurus.config.mts', `export default await Promise.resolve({ ${required} });`],
    ['docusaurus.config.cts', `module.exports = { ${required} };`],
    ['docusaurus.config.js', `module.exports = async function () { return { ${required} }; };`],
    [
      'docusaurus.config.js',
      `import path from 'node:path'; export default () => ({ ${required}, favicon: path.join(__dirname, 'x') });`,
    ],
    ['docusaurus.config.mjs', `export default Promise.resolve({ ${required} });`],
    ['docusaurus.config.cjs', `exports.default = { ${required} };`],
  ])('reads %s: %s', async (name, text) => {
    const { configFile, siteConfig } = await load({ [name]: text });
    expect(path.basename(configFile)).toBe(name);
    expect(siteConfig.title).toBe('T');
  });

  it('prefers our name, then the first extension of the format', async () => {
    const files = Object.fromEntries(
      ['docusaurus.config.js', 'docusaurus.config.ts', 'dactyl.config.mjs'].map((name) => [
        name,
        `export default { ${required}, tagline: '${name}' };`,
      ]),
    );
    expect((await load(files)).siteConfig.tagline).toBe('dactyl.config.mjs');
    await rm(path.join(siteDir, 'dactyl.config.mjs'));
    expect((await loadConfig({ siteDir })).siteConfig.tagline).toBe('docusaurus.config.ts');
    expect((await load({}, { configPath: 'docusaurus.config.js' })).siteConfig.tagline).toBe('docusaurus.config.js');
  });

  it('lists local imports and reads them again after an edit', async () => {
    const files = {
      'docusaurus.config.ts': `import a from './parts/a.js'; export default { ${required}, tagline: a };`,
      'parts/a.ts': `const b = require('./b'); export default 'a' + b.name;`,
      'parts/b.json': `{ "name": "b" }`,
    };
    const first = await load(files);
    expect(first.siteConfig.tagline).toBe('ab');
    expect(first.dependencies.map((file) => path.relative(siteDir, file))).toEqual([
      'docusaurus.config.ts',
      'parts/a.ts',
      'parts/b.json',
    ]);
    expect((await load({ 'parts/b.json': `{ "name": "c" }` })).siteConfig.tagline).toBe('ac');
  });

  it('tells the configuration which locale is built', async () => {
    const text = `export default { ${required}, tagline: process.env.DOCUSAURUS_CURRENT_LOCALE };`;
    expect((await load({ 'docusaurus.config.js': text }, { locale: 'zh' })).siteConfig.tagline).toBe('zh');
  });

  it('puts our modules in the place of packages', async () => {
    await writeFileAtomic(
      path.join(siteDir, 'docusaurus.config.js'),
      `import { name } from '@docusaurus/utils'; export default { ${required}, tagline: name, favicon: require.resolve('@docusaurus/utils') };`,
    );
    const file = import.meta.filename;
    const provided = { '@docusaurus/utils': { file, exports: { name: 'ours' } } };
    const { siteConfig } = await loadConfig({ siteDir, providedModules: provided });
    expect([siteConfig.tagline, siteConfig.favicon]).toEqual(['ours', file]);
  });

  it('reports that there is no file', async () => {
    expect(await messageOf(load({ 'docusarus.config.js': '' }))).toMatchInlineSnapshot(`
      "No configuration file in <site>.
        Is docusarus.config.js a slip? Looked for dactyl.config and docusaurus.config with .ts, .mts, .cts, .js, .mjs, .cjs. Name another file with --config."
    `);
    expect(await messageOf(load({}, { configPath: 'other.js' }))).toMatchInlineSnapshot(`
      "The configuration file <site>/other.js does not exist.
        The path after --config starts from the site's folder, <site>."
    `);
  });

  it('reports what the file exports', async () => {
    expect(await messageOf(load({ 'docusaurus.config.js': `export const title = 'x'; export default 5;` })))
      .toMatchInlineSnapshot(`
      "docusaurus.config.js must export an object or a function that returns one, but gives 5.
        docusaurus.config.js
        Write "export default { title: … }"."
    `);
    expect(await messageOf(load({ 'docusaurus.config.js': '' }))).toMatchInlineSnapshot(`
      "docusaurus.config.js exports nothing.
        docusaurus.config.js
        Write "export default { title: … }"."
    `);
  });

  it('reports where the file fails', async () => {
    expect(await messageOf(load({ 'docusaurus.config.js': `const a = 1;\nexport default { a: [ };` })))
      .toMatchInlineSnapshot(`
        "docusaurus.config.js could not be loaded: Unexpected token
          docusaurus.config.js:2:23
              1 | const a = 1;
            > 2 | export default { a: [ };
                |                       ^"
      `);
    expect(await messageOf(load({ 'docusaurus.config.js': `import x from 'not-installed';\nexport default x;` })))
      .toMatchInlineSnapshot(`
      "docusaurus.config.js could not be loaded: Cannot find module 'not-installed'
        docusaurus.config.js:1:16
          > 1 | import x from 'not-installed';
              |                ^
            2 | export default x;
        Install it: npm install not-installed"
    `);
    expect(await messageOf(load({ 'docusaurus.config.js': `const x = undefined;\nexport default x.y;` })))
      .toMatchInlineSnapshot(`
      "docusaurus.config.js could not be loaded: Cannot read properties of undefined (reading 'y')
        docusaurus.config.js:2
            1 | const x = undefined;
          > 2 | export default x.y;"
    `);
    expect(await messageOf(load({ 'docusaurus.config.js': `export default () => { throw new Error('no token'); };` })))
      .toMatchInlineSnapshot(`
      "The function in docusaurus.config.js failed: no token
        docusaurus.config.js"
    `);
  });
});

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
          "experimental_faster": false,
          "experimental_router": "browser",
          "experimental_storage": {
            "namespace": false,
            "type": "localStorage",
          },
        },
        "headTags": [],
        "hydration": "islands",
        "i18n": {
          "defaultLocale": "en",
          "localeConfigs": {},
          "locales": [
            "en",
          ],
          "path": "i18n",
          "translationNotices": true,
        },
        "markdown": {
          "anchors": {
            "maintainCase": false,
          },
          "format": "mdx",
          "mdx1Compat": {
            "admonitions": true,
            "comments": true,
            "headingIds": true,
          },
          "mermaid": false,
          "twins": false,
        },
        "noIndex": false,
        "onBrokenAnchors": "warn",
        "onBrokenLinks": "throw",
        "onBrokenMarkdownLinks": "warn",
        "onDuplicateRoutes": "warn",
        "plugins": [],
        "presets": [],
        "scripts": [],
        "staticDirectories": [
          "static",
        ],
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

  it('gives plugins and presets one form', () => {
    const plugin = () => ({ name: 'inline' });
    const config = resolveConfig({
      ...minimal,
      plugins: ['a', ['b', { x: 1 }], plugin, [plugin, { id: 'z' }], false, null],
      presets: ['classic', ['other', { docs: false }], false],
    });
    expect(config.plugins).toEqual([
      { plugin: 'a', options: {} },
      { plugin: 'b', options: { x: 1 } },
      { plugin, options: {} },
      { plugin, options: { id: 'z' } },
    ]);
    expect(config.presets).toEqual([
      { preset: 'classic', options: {} },
      { preset: 'other', options: { docs: false } },
    ]);
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
      ['wrong type', { favicon: 5, staticDirectories: 'static' }],
      ['wrong severity', { onBrokenLinks: 'wran' }],
      ['locales', { i18n: { defaultLocale: 'en', locales: [], localConfigs: {} } }],
      [
        'direction',
        { i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { direction: 'up', lable: 'x' } } } },
      ],
      ['switches of the engine', { future: { experimental_faster: { swcJsLoadr: true }, v4: true } }],
      ['plugin forms', { plugins: [['a'], ['a', 3], [5, {}], 7], presets: [() => {}] }],
      ['tags', { headTags: [{ tagName: 'foo', attributes: {} }, { tagName: 'link' }], scripts: [{ async: true }, 5] }],
      ['functions', { markdown: { preprocessor: () => '', parseFrontMatter: 'x' } }],
    ];
    const reports = mistakes.map(
      ([title, change]) => `## ${title}\n${messageOfThrow(() => resolveConfig({ ...minimal, ...change }))}`,
    );
    expect(reports.join('\n\n')).toMatchInlineSnapshot(`
      "## url without protocol
      "url" is no URL: "example.org".
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
      2 errors

        "future.experimental_faster.swcJsLoadr" is not a known option.
          Did you mean "swcJsLoader"?
        "future.v4" is not a known option.
          Known: "experimental_faster", "experimental_storage", "experimental_router".
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

        "headTags[0].tagName" is no HTML tag: "foo".
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
        More: /docs/api/docusaurus-config"
    `);
  });
});
