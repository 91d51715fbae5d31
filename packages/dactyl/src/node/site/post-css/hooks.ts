/**
 * Plugins of the site that configure PostCSS. Input: plugins. Output: their hooks, and later the result of the
 * hooks. Hooks run only when something is bundled, because what they load, such as Tailwind, is slow.
 */
import type { LoadedPlugin, PostCssOptions } from '../../plugin-api/types.js';
import { SiteError } from '../../base/site-error.js';

export interface PostCssHook {
  /** Name of the plugin, with its id when that is not the default. */
  plugin: string;
  /** Absolute file to name in errors. */
  file: string;
  configure: (options: PostCssOptions) => unknown;
}

/** @throws SiteError for a hook that is no function. */
export function postCssHooks(plugins: readonly LoadedPlugin[], configFile: string): PostCssHook[] {
  return plugins.flatMap(({ plugin, name, id, entryFile }) => {
    // A JavaScript plugin may have a value of any type here.
    const hook: unknown = plugin.configurePostCss;
    if (hook === undefined || hook === null) return [];
    const file = entryFile ?? configFile;
    const label = id === 'default' ? name : `${name}" with id "${id}`;
    if (typeof hook === 'function')
      return [{ plugin: label, file, configure: (options) => plugin.configurePostCss?.(options) }];
    throw new SiteError(`"configurePostCss" of the plugin "${label}" must be a function, found ${describe(hook)}.`, {
      file,
      plugin: label,
      hint: 'Write configurePostCss(options) { options.plugins.push(…); return options; }',
    });
  });
}

/** Runs the hooks one after the other, starting with an empty list of PostCSS plugins. */
export async function runPostCssHooks(hooks: readonly PostCssHook[]): Promise<PostCssOptions> {
  let options: PostCssOptions = { plugins: [] };
  for (const { plugin, file, configure } of hooks) {
    const before = options;
    const result = await callHook(() => configure(before), { plugin, file });
    const after = result ?? before;
    if (!isPostCssOptions(after)) throw wrongResult(after, { plugin, file });
    options = after;
  }
  return options;
}

async function callHook(run: () => unknown, { plugin, file }: Pick<PostCssHook, 'plugin' | 'file'>): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const missing = /Cannot find (?:module|package) '([^'./][^']*)'/.exec(message)?.[1];
    throw new SiteError(`The hook "configurePostCss" of the plugin "${plugin}" failed: ${message.split('\n')[0]}.`, {
      file,
      plugin,
      hint:
        missing === undefined
          ? 'The hook gets { plugins: [] }, or what another one returned.'
          : `Install it: npm install ${missing}`,
      cause: error,
    });
  }
}

function isPostCssOptions(value: unknown): value is PostCssOptions {
  return typeof value === 'object' && value !== null && 'plugins' in value && isList(value.plugins);
}

/** Docusaurus's loader also accepts an object: package name → options. */
function isList(plugins: unknown): boolean {
  return typeof plugins === 'object' && plugins !== null;
}

function wrongResult(result: unknown, { plugin, file }: Pick<PostCssHook, 'plugin' | 'file'>): SiteError {
  const what =
    typeof result === 'object' && 'plugins' in Object(result)
      ? `leaves "plugins" as ${describe(Object(result).plugins)}`
      : `returns ${describe(result)}`;
  const hook = `The hook "configurePostCss" of the plugin "${plugin}"`;
  return new SiteError(`${hook} ${what}, where options with a list of plugins are expected.`, {
    file,
    plugin,
    hint: 'Return the options that the hook gets: options.plugins.push(…); return options;',
  });
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return JSON.stringify(value) ?? `a ${typeof value}`;
}
