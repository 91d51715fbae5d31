import { describe, expect, it } from 'vitest';
import type { LoadedPlugin, PostCssOptions } from '../../plugin-api/types.js';
import { postCssHooks, runPostCssHooks } from './hooks.js';

/** A plugin of JavaScript: the hook may be anything. */
function pluginWith(configurePostCss: unknown, id = 'default'): LoadedPlugin {
  const plugin = { name: 'styles', configurePostCss };
  return { plugin, name: 'styles', id, entryFile: '/site/styles.js' } as unknown as LoadedPlugin; // the fields that are read
}

const run = (...hooks: unknown[]) =>
  runPostCssHooks(
    postCssHooks(
      hooks.map((hook) => pluginWith(hook)),
      '/site/docusaurus.config.js',
    ),
  );

describe('configurePostCss', () => {
  it('gets an empty list, then what the one before has made of it', async () => {
    const options = await run(
      (before: PostCssOptions) => ({ plugins: [...before.plugins, 'a'], map: false }),
      undefined,
      (before: PostCssOptions) => void before.plugins.push('b'),
    );
    expect(options).toEqual({ plugins: ['a', 'b'], map: false });
  });

  it('knows its plugin', async () => {
    const plugin = {
      name: 'own',
      list: ['mine'],
      configurePostCss() {
        return { plugins: this.list };
      },
    };
    const loaded = { plugin, name: 'own', id: 'default' } as unknown as LoadedPlugin; // the fields that are read
    const hooks = postCssHooks([loaded], '/site/docusaurus.config.js');
    expect(await runPostCssHooks(hooks)).toEqual({ plugins: ['mine'] });
    expect(hooks[0]?.file).toBe('/site/docusaurus.config.js');
  });

  it('must be a function', () => {
    expect(() => postCssHooks([pluginWith(['tailwindcss'], 'second')], '')).toThrow(
      '"configurePostCss" of the plugin "styles" with id "second" must be a function, found a list.',
    );
  });

  it.each([
    [() => ['tailwindcss'], 'returns a list'],
    [() => 'tailwindcss', 'returns "tailwindcss"'],
    [() => ({ plugins: 'tailwindcss' }), 'leaves "plugins" as "tailwindcss"'],
  ])('must return options: %s', async (hook, what) => {
    await expect(run(hook)).rejects.toMatchObject({
      message: `The hook "configurePostCss" of the plugin "styles" ${what}, where options with a list of plugins are expected.`,
      details: { file: '/site/styles.js' },
    });
  });

  it('may fail for want of a package', async () => {
    const hook = () => {
      throw new Error("Cannot find module 'autoprefixer'\nRequire stack:");
    };
    await expect(run(hook)).rejects.toMatchObject({
      message: `The hook "configurePostCss" of the plugin "styles" failed: Cannot find module 'autoprefixer'.`,
      details: { file: '/site/styles.js', hint: 'Install it: npm install autoprefixer' },
    });
  });
});
