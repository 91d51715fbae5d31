/** Converts messages and errors of plugins to our own warnings and errors. */
import type { VFile } from 'vfile';
import { SiteError } from '../../base/site-error.js';
import { warnAt, type PageState } from '../page-state.js';

type Message = VFile['messages'][number];

/** An error together with the plugin that threw it. */
class PluginFailure extends Error {
  readonly plugin: string;

  constructor(plugin: string, cause: unknown) {
    super(`${plugin} failed.`, { cause });
    this.plugin = plugin;
  }
}

type Next = (error?: unknown, tree?: unknown, file?: unknown) => void;

/**
 * Wraps a transformer so that its errors name the plugin. The wrapper keeps the number of parameters, because
 * unified uses it to detect callbacks.
 */
export function guardTransformer(transformer: unknown, plugin: string): never {
  if (typeof transformer !== 'function') return undefined as never; // nothing to run
  const blame = (error: unknown) => (error instanceof PluginFailure ? error : new PluginFailure(plugin, error));
  const call = (...args: unknown[]): unknown => {
    try {
      const result: unknown = transformer(...args);
      if (!(result instanceof Promise)) return checkTree(result);
      return result.then(checkTree).catch((error: unknown) => Promise.reject(blame(error)));
    } catch (error) {
      throw blame(error);
    }
  };
  const guarded =
    transformer.length > 2
      ? (tree: unknown, file: unknown, next: Next) =>
          call(tree, file, (error?: unknown, ...rest: unknown[]) => next(error ? blame(error) : undefined, ...rest))
      : (tree: unknown, file: unknown) => call(tree, file);
  return guarded as never; // a transformer of any tree; unified's types know the tree
}

/** Checks a transformer's result: nothing, another tree, or an error, which is thrown. */
function checkTree(result: unknown): unknown {
  if (result instanceof Error) throw result;
  if (result === undefined || result === null) return result;
  if (typeof result === 'object' && 'type' in result) return result;
  const what = typeof result === 'object' ? 'an object without a type' : JSON.stringify(result);
  throw new TypeError(`it returned ${what}, which is not a tree. Return nothing to keep the tree.`);
}

/** @param plugin name of the plugin, for errors that do not contain it */
export function pluginError(error: unknown, file: string | undefined, plugin?: string): SiteError {
  const name = error instanceof PluginFailure ? error.plugin : plugin;
  const cause = error instanceof PluginFailure ? error.cause : error;
  if (cause instanceof SiteError) return cause;
  const doing = file === undefined ? 'could not be set up' : 'failed';
  const sentence = `The Markdown plugin ${name ?? 'of the site'} ${doing}`;
  if (isMessage(cause)) {
    const { reason, line, column } = cause;
    return new SiteError(`${sentence}: ${reason}`, { file, line, column, cause });
  }
  const origin = originOf(cause);
  return new SiteError(`${sentence}: ${cause instanceof Error ? cause.message : String(cause)}`, {
    file,
    ...(origin !== undefined && { hint: `The error was thrown at ${origin}.` }),
    cause,
  });
}

/** Recognises what `file.fail()` throws by its shape, because plugins may bring another copy of the class. */
function isMessage(error: unknown): error is Message {
  return error instanceof Error && 'reason' in error && 'ruleId' in error;
}

/** Turns messages of plugins into warnings of the page. */
export function reportMessages(messages: readonly Message[], page: PageState): void {
  for (const { reason, line, column, source, fatal } of messages) {
    if (fatal === true) continue; // fatal messages are thrown too
    const start = line === undefined ? undefined : { line, column: column ?? 1 };
    warnAt(page, source ? `${source}: ${reason}` : reason, start && { start });
  }
}

/** The innermost stack frame that is in a file. */
function originOf(error: unknown): string | undefined {
  const stack = error instanceof Error ? error.stack : undefined;
  const frame = stack?.split('\n').find((line) => /^\s+at .*(?:file:\/\/|\/|\\)/.test(line) && !line.includes('node:'));
  return frame
    ?.replace(/^\s+at (?:.*\()?/, '')
    .replace(/\)$/, '')
    .replace(/^file:\/\//, '');
}
