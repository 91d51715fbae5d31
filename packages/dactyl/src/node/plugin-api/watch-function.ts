/**
 * Functions of the configuration, watched: what they throw, and a result of another kind, is an error that names the
 * option. It is always the first one, since a function that fails for one post fails for many.
 */
import { optionPlace } from '../config/option-place.js';
import { describeValue } from '../config/problems.js';
import { SiteError } from '../base/site-error.js';

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
    return accepts(result) ? result : fail(`must return ${expected}, but returned ${describeResult(result)}.`, args);
  };
}

/** The option `editUrl` where it is a function; `null` from it is no address either. */
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

/** A value in a message; a promise is one that nobody waited for. */
export function describeResult(value: unknown): string {
  return value instanceof Promise ? 'a promise' : describeValue(value);
}
