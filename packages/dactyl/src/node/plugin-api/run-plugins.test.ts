import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LOADED_PACKAGE } from '../../../test/loaded-package.js';
import { createPluginContext, createRecordingLogger, createSiteDir } from '../../../test/plugin-context.js';
import type { SiteConfig } from '../config/types.js';
import { SiteError, SiteErrors } from '../base/site-error.js';
import { runPlugins } from './run-plugins.js';
import type { Plugin, PluginContext, PluginOptions } from './types.js';
import type { PluginModule } from './plugin-module.js';

const { siteDir, remove } = createSiteDir({
  'i18n/en/mine/texts.json': JSON.stringify({ hello: { message: 'Hello!' } }),
  'i18n/en/mine-two/texts.json': JSON.stringify({ hello: { message: 'Hello two!' } }),
  'i18n/en/broken/texts.json': '{"a": {"text": "no message"}}',
});
afterAll(remove);

function plugin(
  make: (context: PluginContext, options: PluginOptions) => Plugin | null,
  statics: Partial<PluginModule> = {},
) {
  return Object.assign((context: PluginContext, options: PluginOptions) => make(context, options), statics);
}

function entry(module: unknown, options: Record<string, unknown> = {}): SiteConfig['plugins'][number] {
  // The configuration types functions loosely.
  return [module as never, options];
}

async function run(plugins: SiteConfig['plugins'], siteConfig: Partial<SiteConfig> = {}) {
  const logger = createRecordingLogger();
  const context = createPluginContext({ siteDir, siteConfig: { plugins, ...siteConfig } });
  const results = await runPlugins({ context, builtIns: { plugins: {}, presets: {} }, logger });
  return { ...results, logger };
}

async function failure(plugins: SiteConfig['plugins'], siteConfig: Partial<SiteConfig> = {}): Promise<unknown> {
  return run(plugins, siteConfig).then(
    () => undefined,
    (reason: unknown) => reason,
  );
}

describe('runPlugins', () => {
  it('runs the hooks in order, and hands content from one to the next', async () => {
    const calls: string[] = [];
    const module = plugin(() => ({
      name: 'mine',
      loadContent: async () => 'content',
      getTranslationFiles: ({ content }) => [{ path: 'texts', content: { hello: { message: `${content}` } } }],
      translateContent: ({ content, translationFiles }) =>
        `${content} ${translationFiles['texts']?.content['hello']?.message}`,
      translateThemeConfig: ({ themeConfig }) => ({ ...themeConfig, translated: true }),
      getDefaultCodeTranslationMessages: () => ({ a: 'A', b: 'B' }),
      contentLoaded: async ({ content, actions }) => {
        calls.push(`contentLoaded ${content}`);
        actions.setGlobalData({ one: 1, two: 1 });
        actions.addRoute({ path: '/x', component: '@site/x.js', context: { some: 'thing.json' } });
      },
      allContentLoaded: ({ allContent, actions }) => {
        calls.push(`allContentLoaded ${JSON.stringify(allContent)}`);
        actions.setGlobalData({ two: 2 });
      },
      getThemePath: () => './theme',
      getClientModules: () => ['./client.js'],
      injectHtmlTags: ({ content }) => ({
        headTags: [{ tagName: 'meta', attributes: { name: 'x', content: `"${content}"` } }],
      }),
    }));
    const results = await run([entry(module)], {
      themeConfig: { a: 1 },
      clientModules: ['src/mine.js'],
      scripts: ['/s.js'],
    });
    expect(calls).toEqual(['contentLoaded content Hello!', 'allContentLoaded {"mine":{"default":"content Hello!"}}']);
    expect(results.globalData).toEqual({ mine: { default: { one: 1, two: 2 } } });
    expect(results.themeConfig).toEqual({ a: 1, translated: true });
    expect(results.codeTranslations).toEqual({ a: 'A', b: 'B' });
    expect(results.themePaths).toEqual([path.join(siteDir, 'theme')]);
    expect(results.clientModules).toEqual([path.join(siteDir, 'client.js'), path.join(siteDir, 'src/mine.js')]);
    expect(results.htmlTags.headTags).toBe(
      '<meta name="x" content="&quot;content Hello!&quot;">\n<script src="/s.js"></script>',
    );
    const pluginFile = path.join(siteDir, '.dactyl/mine/default/__plugin.json');
    expect(results.routes).toEqual([
      { path: '/x', component: '@site/x.js', context: { data: { some: 'thing.json' }, plugin: pluginFile } },
    ]);
    expect(JSON.parse(readFileSync(pluginFile, 'utf8'))).toEqual({ name: 'mine', id: 'default' });
  });

  it('reads the messages of an instance from its own folder, and leaves out plugins that are null', async () => {
    const module = plugin((_context, options) =>
      options['off']
        ? null
        : {
            name: 'mine',
            getTranslationFiles: () => [{ path: 'texts', content: {} }],
            translateContent: ({ translationFiles }) => translationFiles['texts']?.content['hello']?.message,
          },
    );
    const { plugins } = await run([
      entry(module),
      entry(module, { id: 'two' }),
      entry(module, { id: 'three', off: true }),
    ]);
    expect(plugins.map(({ id, content }) => [id, content])).toEqual([
      ['default', 'Hello!'],
      ['two', 'Hello two!'],
    ]);
  });

  it('merges what plugins make of themeConfig before any plugin is constructed', async () => {
    const seen: unknown[] = [];
    const module = (key: string) =>
      plugin(
        (context) => {
          seen.push(context.siteConfig.themeConfig);
          return { name: key };
        },
        { validateThemeConfig: ({ themeConfig }) => ({ [key]: [themeConfig[key] ?? 'default'] }) },
      );
    await run([entry(module('a')), entry(module('b'))], { themeConfig: Object.freeze({ a: 1, other: 2 }) });
    expect(seen).toEqual([
      { a: [1], b: ['default'], other: 2 },
      { a: [1], b: ['default'], other: 2 },
    ]);
  });

  it('writes data only when it changed', async () => {
    const files: string[] = [];
    const module = plugin(() => ({
      name: 'data',
      contentLoaded: async ({ actions }) => {
        files.push(await actions.createData('sub/a.json', { a: 1 }));
      },
    }));
    await run([entry(module)]);
    const before = statSync(files[0] ?? '').mtimeMs;
    await run([entry(module)]);
    expect(files[0]).toBe(path.join(siteDir, '.dactyl/data/default/sub/a.json'));
    expect(statSync(files[0] ?? '').mtimeMs).toBe(before);
  });

  it('checks options with Zod schemas and with schemas in the manner of Joi', async () => {
    const zod = z.strictObject({ path: z.string().default('p'), count: z.number().optional() });
    const joi = {
      validate: (value: unknown) => ({
        value,
        error: { details: [{ message: '"path" is required', path: ['path'] }] },
      }),
    };
    const withSchema = (name: string, schema: unknown) =>
      plugin(() => ({ name }), { validateOptions: ({ options, validate }) => validate(schema, options) });
    const { plugins } = await run([entry(withSchema('z', zod), { id: 'x' })]);
    expect(plugins[0]?.options).toEqual({ id: 'x', path: 'p' });

    const error = await failure([
      entry(withSchema('z', zod), { pth: 'a', count: '1' }),
      entry(withSchema('j', joi)),
      entry(withSchema('i', zod), { id: 'not valid' }),
    ]);
    const errors = error instanceof SiteErrors ? error.errors : [];
    expect(errors.map(({ message, details }) => [details.key, message, details.hint])).toMatchInlineSnapshot(`
      [
        [
          "count",
          "Invalid options of the plugin "inline plugin": "count" must be a number, but is "1".",
          undefined,
        ],
        [
          "pth",
          "Invalid options of the plugin "inline plugin": "pth" is not a known option.",
          "Did you mean "path"?",
        ],
        [
          "path",
          "Invalid options of the plugin "inline plugin": "path" is required",
          undefined,
        ],
        [
          "id",
          "Invalid id "not valid" of the plugin "inline plugin".",
          "An id consists of letters, digits, "_" and "-".",
        ],
      ]
    `);
  });

  it('gives the id to options that a plugin has checked by itself', async () => {
    // The cast: JavaScript returns what it likes.
    const validateOptions = () => ({ path: 'p' }) as unknown as PluginOptions;
    const module = plugin((_context, { id }) => ({ name: 'own', loadContent: () => id }), { validateOptions });
    const { plugins } = await run([entry(module), entry(module, { id: 'two' })]);
    expect(plugins.map(({ options, content }) => [options, content])).toEqual([
      [{ path: 'p', id: 'default' }, 'default'],
      [{ path: 'p', id: 'two' }, 'two'],
    ]);
  });

  it.each<[string, PluginModule, string]>([
    ['has no name', plugin(() => ({}) as Plugin), 'has no name'],
    ['returns nothing', plugin(() => undefined as unknown as null), 'returned nothing'],
    [
      'adds a route without component',
      plugin(() => routePlugin({ path: '/x', component: '' })),
      'A route has no component: /x',
    ],
    [
      'gives a prop twice',
      plugin(() => routePlugin({ path: '/x', component: 'c', props: { a: 1 }, modules: { a: 'a.json' } })),
      'gives "a" both as a prop and as a module',
    ],
    [
      'injects an unknown tag',
      plugin(() => ({ name: 'p', injectHtmlTags: () => ({ headTags: { tagName: 'metta' } }) })),
      '"metta" is not an HTML element',
    ],
    [
      'names a translation file .json',
      plugin(() => ({ name: 'p', getTranslationFiles: () => [{ path: 'a.json', content: {} }] })),
      'has an extension',
    ],
    [
      'finds a broken translation',
      plugin(() => ({ name: 'broken', getTranslationFiles: () => [{ path: 'texts', content: {} }] })),
      'The "message" of "a" is missing.',
    ],
  ])('reports a plugin that %s', async (_title, module, message) => {
    const error = await failure([entry(module)]);
    expect(error).toBeInstanceOf(SiteError);
    expect(error instanceof Error && error.message).toContain(message);
  });

  it('names the plugin and the hook of any failure', async () => {
    const crash = plugin(() => ({
      name: 'crash',
      loadContent: () => {
        const thrown = new TypeError('x is not a function');
        // One of ours: a place in the site would make it the site's mistake.
        thrown.stack = `TypeError: x\n    at loadContent (${LOADED_PACKAGE}/node/crash.js:1:1)`;
        throw thrown;
      },
    }));
    const error = await failure([entry(crash, { id: 'two' })]);
    expect(error).not.toBeInstanceOf(SiteError);
    expect(error instanceof Error && error.message).toBe(
      'The plugin "crash" with id "two" failed in loadContent: x is not a function',
    );
    const fault = plugin(() => ({
      name: 'fault',
      loadContent: () => {
        throw new SiteError('Wrong.');
      },
    }));
    const [first, second] = [await failure([entry(fault)]), await failure([entry(fault), entry(fault, { id: 'b' })])];
    expect(first instanceof SiteError && first.details.plugin).toBe('fault');
    expect(second instanceof SiteErrors && second.errors.length).toBe(2);
  });

  it('rejects two instances with one id', async () => {
    const error = await failure([entry(plugin(() => ({ name: 'same' }))), entry(plugin(() => ({ name: 'same' })))]);
    expect(error instanceof Error && error.message).toBe('The plugin "same" is used twice with the id "default".');
  });

  it.each<[SiteConfig['onDuplicateRoutes'], string]>([
    ['warn', 'warnings'],
    ['log', 'infos'],
  ])('reports duplicate routes as %s', async (severity, place) => {
    const page = plugin((_context, { id }) => ({
      ...routePlugin({ path: '/x', component: `@site/${id}.js` }),
      name: 'page',
    }));
    const { logger } = await run([entry(page), entry(page, { id: 'b' })], { onDuplicateRoutes: severity });
    expect(place === 'warnings' ? logger.warnings : logger.infos).toEqual([
      'Several pages have the URL "/x": @site/default.js (page), @site/b.js (page, b). ' +
        'Only one of them can be shown. Give the others another slug or file name.',
    ]);
    const error = await failure([entry(page), entry(page, { id: 'b' })], { onDuplicateRoutes: 'throw' });
    expect(error).toBeInstanceOf(SiteError);
  });

  it('skips official plugins that do not exist yet, with one line each', async () => {
    const { plugins, logger } = await run([
      entry('@docusaurus/plugin-rsdoctor'),
      entry('rsdoctor'),
      entry('vercel-analytics'),
    ]);
    expect(plugins).toEqual([]);
    expect(logger.infos).toEqual([
      '@docusaurus/plugin-rsdoctor is not part of this version of Dactyl: there is no report on the bundle.',
      '@docusaurus/plugin-vercel-analytics is not part of this version of Dactyl: no analytics script is added.',
    ]);
  });
});

function routePlugin(
  route: Parameters<Parameters<NonNullable<Plugin['contentLoaded']>>[0]['actions']['addRoute']>[0],
): Plugin {
  return { name: 'p', contentLoaded: ({ actions }) => actions.addRoute(route) };
}
