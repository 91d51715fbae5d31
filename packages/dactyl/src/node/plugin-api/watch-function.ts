/**
 * Wraps functions of the configuration, so that what they throw, or a result of the wrong type, becomes an error
 * that names the option. The wrapper always throws its first error, since a function that fails for one post fails
 * for many.
 */
import { optionPlace } from '../config/option-place.js';
import { describeValue } from '../base/describe-value.js';
import { SiteError } from '../base/site-error.js';

export interface UserFunctionRules<Args, Result> {
  /** The option that holds the function. */
  key: string;
  configFile: string;
  /** What the function was called for, as the end of a sentence: `the post blog/a.md`. */
  subject(args: Args): string;
  accepts(result: unknown): result is Result;
  /** The expected result, as the end of a sentence. */
  expected: string;
}

/** Wraps the function. */
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
    return accepts(result) ? result : fail(`must return ${expected}, but returned ${describeResult(result)}.`, args);
  };
}

/** Wraps the option `editUrl` if it is a function; a `null` result means no URL too. */
export function watchEditUrl<Args>(
  editUrl: string | ((args: Args) => string | undefined) | undefined,
  place: Pick<UserFunctionRules<Args, unknown>, 'configFile' | 'subject'>,
): ((args: Args) => string | undefined) | undefined {
  if (typeof editUrl !== 'function') return undefined;
  return watchFunction((args) => editUrl(args) ?? undefined, {
    ...place,
    key: 'editUrl',
    accepts: (result): result is string | undefined => result === undefined || typeof result === 'string',
    expected: 'an address, or nothing',
  });
}

/** Describes a value for a message; a promise means that the function is async, which is not awaited. */
export function describeResult(value: unknown): string {
  return value instanceof Promise ? 'a promise' : describeValue(value);
}
