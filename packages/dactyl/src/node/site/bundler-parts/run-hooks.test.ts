import { describe, expect, it } from 'vitest';
import type { LoadedPlugin, PluginContext } from '../../plugin-api/types.js';
import { readBundlerParts } from './run-hooks.js';
import type { FileForm } from './types.js';

const context = { siteDir: '/site', generatedFilesDir: '/site/.dactyl/data/en', outDir: '/out', baseUrl: '/' };

/** Plugins as JavaScript has them: a hook may be anything. */
function pluginsWith(hooks: unknown[]): LoadedPlugin[] {
  const plugins = hooks.map((configureWebpack, index) => ({
    plugin: { name: `plugin-${index}`, configureWebpack },
    name: `plugin-${index}`,
    id: 'default',
    content: { words: index },
  }));
  return plugins as unknown as LoadedPlugin[]; // the fields that are read
}

function read(...hooks: unknown[]) {
  const warnings: string[] = [];
  const logger = { info: () => {}, warn: (message: string) => void warnings.push(message) };
  const found = readBundlerParts(pluginsWith(hooks), context as PluginContext, logger); // the fields that are read
  return { warnings, server: found?.server, client: found?.client, key: found?.key, runEarly: () => found?.runEarly() };
}

interface Bundler {
  DefinePlugin: new (definitions: object) => object;
  ProvidePlugin: new (definitions: object) => object;
  EnvironmentPlugin: new (names: unknown) => object;
  IgnorePlugin: new (options: object) => object;
  NormalModuleReplacementPlugin: new (request: RegExp, target: unknown) => object;
  optimize: { LimitChunkCountPlugin: new (options: object) => object };
  BannerPlugin: new (text: string) => object;
}
interface Tools {
  currentBundler: { instance: Bundler };
  getStyleLoaders: (isServer: boolean, options: object) => object[];
  getJSLoader: (options: object) => object;
}
type Hook = (config: { module: { rules: object[] } }, isServer: boolean, tools: Tools, content: unknown) => unknown;
const hook = (run: Hook) => run;

const rules = (...list: object[]) => read(() => ({ module: { rules: list } }));
const formOf = ({ client }: ReturnType<typeof read>, file: string, query = ''): FileForm['kind'] | undefined =>
  client?.files.findLast(({ matches }) => matches(file, query))?.form.kind;

describe('configureWebpack', () => {
  it('has no effect on sites whose plugins have no such hook', () => {
    expect(read(undefined, { resolve: {} }).server).toBeUndefined();
  });

  it('is asked for server and browser, with what the plugin has loaded', () => {
    const asked: unknown[] = [];
    read(hook((_, isServer, __, content) => void asked.push([isServer, content])));
    expect(asked).toEqual([
      [true, { words: 0 }],
      [false, { words: 0 }],
    ]);
  });

  it('gives names a meaning', () => {
    const { client, warnings } = read(() => ({
      mergeStrategy: { 'resolve.alias': 'prepend' },
      resolve: {
        alias: { '@lib': '/site/lib', exact$: 'other', gone: false, react: '/elsewhere', '@site': '/site' },
        fallback: { path: '/pb/index.js', fs: false },
        extensions: ['.web.js', '.js'],
        modules: ['node_modules', '/site/vendor'],
        symlinks: true,
      },
      externals: { jquery: 'jQuery' },
    }));
    expect(client).toMatchObject({
      aliases: [
        { name: '@lib', isExact: false, target: '/site/lib' },
        { name: 'exact', isExact: true, target: 'other' },
        { name: 'gone', isExact: false, target: false },
        { name: 'jquery', isExact: true, target: 'virtual:dactyl/global/jQuery' },
      ],
      fallbacks: [
        { name: 'path', target: '/pb/index.js' },
        { name: 'fs', target: false },
      ],
      extensions: ['.web.js'],
      folders: ['/site/vendor'],
    });
    expect(warnings).toEqual([]);
  });

  it('may change the configuration that it gets, and return it', () => {
    const { client } = read((config: { resolve: { alias: Record<string, string> }; plugins: unknown[] }) => {
      config.resolve.alias['@lib'] = '/site/lib';
      return config;
    });
    expect(client?.aliases).toEqual([{ name: '@lib', isExact: false, target: '/site/lib' }]);
  });

  it('replaces expressions, and brings names that code does not import', () => {
    class DefinePlugin {
      definitions = { VERSION: '"1"', COUNT: 2, process: { env: { MODE: '"a"', NODE_ENV: '"x"' } } };
    }
    const { client, server } = read(
      hook((_, __, { currentBundler: { instance } }) => ({
        plugins: [
          new DefinePlugin(),
          new instance.DefinePlugin({ 'process.env': '{}' }),
          new instance.ProvidePlugin({ process: 'process/browser', Buffer: ['buffer', 'Buffer'], $: 'jquery' }),
          new instance.EnvironmentPlugin({ BUNDLER_PARTS_TEST: 'fallback' }),
        ],
      })),
    );
    const env = {
      VERSION: '"1"',
      COUNT: '2',
      'process.env.MODE': '"a"',
      'process.env.BUNDLER_PARTS_TEST': '"fallback"',
    };
    expect(client?.define).toEqual({ ...env, 'process.env': '{}' });
    expect(client?.provide).toEqual({ process: 'process/browser', Buffer: ['buffer', 'Buffer'], $: 'jquery' });
    // Node has these.
    expect(server?.define).toEqual(env);
    expect(server?.provide).toEqual({ $: 'jquery' });
  });

  it('reads variables of files, as dotenv-webpack names them', () => {
    class Dotenv {
      gatherVariables = () => ({ LAMP: 'lit' });
      formatData = ({ variables }: { variables: object }) =>
        Object.fromEntries(
          Object.entries(variables).map(([key, value]) => [`process.env.${key}`, JSON.stringify(value)]),
        );
    }
    expect(read(() => ({ plugins: [new Dotenv()] })).client?.define).toEqual({ 'process.env.LAMP': '"lit"' });
  });

  it('leads imports elsewhere', () => {
    const { client } = read(
      hook((_, __, { currentBundler: { instance } }) => ({
        plugins: [
          new instance.NormalModuleReplacementPlugin(/^tty$/, '/site/tty.js'),
          new instance.NormalModuleReplacementPlugin(/^node:/, (resource: { request: string }) => {
            resource.request = resource.request.replace('node:', '');
          }),
          new instance.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
        ],
      })),
    );
    const targets = client?.replacements.map(({ replace }) => replace({ request: 'node:path', context: '/' }));
    expect(targets).toEqual(['/site/tty.js', 'path', false]);
  });

  it('has the workers of the Monaco editor', () => {
    class MonacoEditorWebpackPlugin {
      options = {
        languages: [
          { label: 'json', worker: { id: 'vs/language/json/jsonWorker', entry: 'vs/language/json/json.worker' } },
          { label: 'ini' },
        ],
      };
    }
    expect(read(() => ({ plugins: [new MonacoEditorWebpackPlugin()] })).client?.editorWorkers).toEqual({
      editorWorkerService: 'vs/editor/editor.worker',
      json: 'vs/language/json/json.worker',
    });
  });

  it('copies files', () => {
    class CopyPlugin {
      patterns = ['data', { from: '*.txt', context: 'notes', to: 'texts', globOptions: { ignore: ['**/b.txt'] } }];
    }
    expect(read(() => ({ plugins: [new CopyPlugin()] })).client?.copies).toEqual([
      { from: 'data', context: '/site', to: '', ignore: [] },
      { from: '*.txt', context: '/site/notes', to: 'texts', ignore: ['**/b.txt'] },
    ]);
  });

  it.each([
    [{ use: 'raw-loader' }, 'raw'],
    [{ use: ['/site/node_modules/raw-loader/dist/cjs.js'] }, 'raw'],
    [{ use: [{ loader: 'url-loader', options: { limit: 1 } }] }, 'url'],
    [{ loader: 'file-loader' }, 'url'],
    [{ use: [{ loader: 'yaml-loader' }] }, 'yaml'],
    [{ use: 'null-loader' }, 'nothing'],
    [{ type: 'asset/source' }, 'raw'],
    [{ type: 'asset/resource' }, 'url'],
    [{ type: 'asset/inline' }, 'inline'],
    [{ type: 'json', parser: { parse: JSON.parse } }, 'data'],
    [{ use: 'graphql-tag/loader' }, 'loaders'],
    [{ use: ['babel-loader', 'source-map-loader'] }, undefined],
    [{ use: '@svgr/webpack' }, undefined],
    [{ type: 'javascript/auto' }, undefined],
  ])('makes of a file what %j does', (rule, kind) => {
    const found = rules({ test: /\.foo$/, ...rule });
    expect(formOf(found, '/site/a.foo')).toBe(kind);
    expect(formOf(found, '/site/a.js')).toBeUndefined();
    expect(found.warnings).toEqual([]);
  });

  it('tells files apart by all conditions of a rule, and takes the first of several', () => {
    const found = rules({
      test: /\.foo$/,
      exclude: [/skip/, '/site/node_modules'],
      oneOf: [
        { resourceQuery: /raw/, type: 'asset/source' },
        { include: (file: string) => file.startsWith('/site/data'), use: 'yaml-loader' },
        { type: 'asset/resource' },
      ],
    });
    expect(formOf(found, '/site/a.foo', '?raw')).toBe('raw');
    expect(formOf(found, '/site/data/a.foo')).toBe('yaml');
    expect(formOf(found, '/site/a.foo')).toBe('url');
    expect(formOf(found, '/site/skip/a.foo')).toBeUndefined();
    expect(formOf(found, '/site/node_modules/a.foo')).toBeUndefined();
  });

  it('hands options of Sass on, beside loaders of the format', () => {
    const { client, warnings } = read(
      hook((_, isServer, { getStyleLoaders, getJSLoader }) => ({
        module: {
          rules: [
            {
              test: /\.scss$/,
              use: [...getStyleLoaders(isServer, {}), { loader: 'sass-loader', options: { api: 'x' } }],
            },
            { test: /\.es6$/, use: [getJSLoader({ isServer })] },
          ],
        },
      })),
    );
    expect(client?.sass).toEqual({ api: 'x' });
    expect(client?.files).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('is named once, with plugin and key, where a part has no counterpart', () => {
    class CompressionPlugin {
      options = {};
    }
    const { warnings } = read(
      hook((_, __, { currentBundler: { instance } }) => ({
        devtool: false,
        ignoreWarnings: [],
        optimization: {},
        amd: {},
        resolve: { plugins: [], symlinks: false },
        plugins: [
          new CompressionPlugin(),
          new instance.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
          new instance.BannerPlugin('x'),
        ],
        module: {
          rules: [
            { test: /\.wasm$/, type: 'webassembly/async' },
            { issuer: /x/, test: /y/, use: 'raw-loader' },
          ],
        },
      })),
      () => {
        throw new Error('no such thing\nat once');
      },
    );
    expect(warnings).toEqual([
      'plugin-0 configures parts of webpack that Dactyl does not have, and builds without them: "resolve.plugins", "module.rules for /\\.wasm$/ of type "webassembly/async"", "module.rules for /y/ with "issuer"", "plugins: CompressionPlugin", "plugins: BannerPlugin", "amd". What writes files before a build works as loadContent() of a plugin, and what works on the finished site as postBuild().',
      'plugin-1 configures parts of webpack that Dactyl does not have, and builds without them: "configureWebpack, which failed: no such thing".',
    ]);
  });

  it('sees what those before it have added, as plugins do that look for a rule', () => {
    const seen: unknown[] = [];
    read(
      () => ({ module: { rules: [{ test: /\.s[ca]ss$/ }] } }),
      hook(
        ({ module }) =>
          void seen.push(module.rules.some((rule) => String((rule as { test?: RegExp }).test) === '/\\.s[ca]ss$/')),
      ), // a rule
    );
    expect(seen).toEqual([true, true]);
  });

  it('is part of the key of cached bundles', () => {
    const keys = [/a/, /b/].map((test) => rules({ test, use: 'raw-loader' }).key);
    expect(new Set(keys).size).toBe(2);
  });

  it('runs plugins that only do something before a build, once', async () => {
    const done: string[] = [];
    type Compiler = { context: string; hooks: Record<string, Record<string, (name: string, run: unknown) => void>> };
    class WritesFiles {
      apply({ context: folder, hooks }: Compiler) {
        hooks['beforeRun']?.['tapAsync']?.(
          'w',
          (_: unknown, next: () => void) => (done.push(`before ${folder}`), next()),
        );
        hooks['watchRun']?.['tapPromise']?.('w', () => Promise.resolve(done.push('watch')));
      }
    }
    class Fails {
      apply({ hooks }: Compiler) {
        hooks['run']?.['tap']?.('f', () => {
          throw new Error('no disk');
        });
      }
    }
    class WatchesOutput {
      apply({ hooks }: Compiler) {
        hooks['beforeRun']?.['tap']?.('o', () => done.push('never'));
        hooks['emit']?.['tap']?.('o', () => {});
      }
    }
    const { warnings, runEarly } = read(() => ({ plugins: [new WritesFiles(), new Fails(), new WatchesOutput()] }));
    await runEarly();
    expect(done).toEqual(['before /site']);
    expect(warnings).toEqual([
      expect.stringMatching(
        /builds without them: "plugins: WatchesOutput"\. What writes files before a build works as loadContent/,
      ),
      'The plugin of webpack "Fails" failed in its hooks that run before a build: no disk',
    ]);
  });
});
