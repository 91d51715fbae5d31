/**
 * Functions of the configuration, watched: what they throw, and a result of another kind, is an error that names the
 * option. It is always the first one, since a function that fails for one post fails for many.
 */
import { optionPlace } from '../../config/option-place.js';
import { SiteError } from '../../node/site-error.js';

export interface UserFunctionRules<Args, Result> {
  /** The option that holds it. */
  key: string;
  configFile: string;
  /** What it was called for, as the end of a sentence: `the post blog/a.md`. */
  subject(args: Args): string;
  accepts(result: unknown): result is Result;
  /** What must be returned, as the end of a sentence. */
  expected: string;
}

/** The function with its faults told well. */
export function watchFunction<Args, Result>(
  call: (args: Args) => unknown,
  rules: UserFunctionRules<Args, Result>,
): (args: Args) => Result {
  const { key, configFile, accepts, expected, subject } = rules;
  let first: SiteError | undefined;
  const fail = (message: string, args: Args, cause?: unknown): never => {
    const hint = `It was called for ${subject(args)}.`;
    first ??= new SiteError(`"${key}" ${message}`, { ...optionPlace(configFile, [key]), key, hint, cause });
    throw first;
  };
  return (args) => {
    let result: unknown;
    try {
      result = call(args);
    } catch (error) {
      return fail(`failed: ${error instanceof Error ? error.message : String(error)}`, args, error);
    }
    return accepts(result) ? result : fail(`must return ${expected}, but returned ${describe(result)}.`, args);
  };
}

export function describe(value: unknown): string {
  if (value instanceof Promise) return 'a promise';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
