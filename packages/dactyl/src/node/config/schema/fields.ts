/** Field types that the schemas share. */
import * as z from 'zod';
import { describeValue } from '../../base/describe-value.js';
import { explainIssues } from '../problems.js';
import { addTrailingSlash, removeTrailingSlash } from '../../../shared/url.js';

/**
 * A boolean that may also be given as text. Only for top-level fields: Docusaurus converts nothing below
 * `themeConfig`.
 */
export function flag() {
  const fromText = (value: unknown) => (value === 'true' ? true : value === 'false' ? false : value);
  return z.preprocess(fromText, z.boolean());
}

export function severityOf() {
  return z.enum(['ignore', 'log', 'warn', 'throw']);
}

export function severity(fallback: 'ignore' | 'log' | 'warn' | 'throw') {
  return severityOf().default(fallback);
}

/** A function. `wanted` describes it in the error, e.g. `a function of one argument`. */
export function functionOf<Fn>(wanted: string, isRight: (fn: (...args: never[]) => unknown) => boolean = () => true) {
  const isFunction = (value: unknown): value is (...args: never[]) => unknown => typeof value === 'function';
  return z.unknown().transform((value, context): Fn => {
    // Parameters and result of a function cannot be checked here; the caller vouches for `Fn`.
    if (isFunction(value) && isRight(value)) return value as Fn;
    const found = isFunction(value) ? `takes ${value.length}` : `is ${describeValue(value)}`;
    return fail(context, `must be ${wanted}, but ${found}`);
  });
}

/** Chooses the schema by the value; `choose` may return a problem as text when no schema fits. */
export function chosenBy<Output>(
  choose: (value: unknown) => z.ZodType<Output> | { problem: string; hint?: string; path?: string[] },
) {
  return z.unknown().transform((value, context): Output => {
    const schema = choose(value);
    if ('problem' in schema) return fail(context, schema.problem, { hint: schema.hint, path: schema.path });
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const { path, problem, hint } of explainIssues(schema, result.error, value))
      fail(context, problem, { hint, path });
    return z.NEVER;
  });
}

/** Records a problem at the value, or at a path inside it. */
export function fail(
  context: z.core.$RefinementCtx,
  problem: string,
  details: { hint?: string; path?: (string | number)[] } = {},
): never {
  const { hint, path = [] } = details;
  context.issues.push({ code: 'custom', message: problem, params: { hint }, path, input: context.value });
  return z.NEVER;
}

/** Origin of the site or of a locale: a URL without a path. A trailing slash is removed. */
export const siteUrl = z.string().transform((value, context) => {
  if (!URL.canParse(value)) {
    return fail(context, `is not a URL: ${JSON.stringify(value)}`, {
      hint: `Write it with its protocol, e.g. "https://${value.replace(/^\/+/, '') || 'example.org'}".`,
    });
  }
  const { pathname } = new URL(value);
  if (pathname === '/') return removeTrailingSlash(value);
  return fail(context, `must have no path, but has "${pathname}"`, {
    hint: `Write the path as baseUrl: "${addTrailingSlash(pathname)}".`,
  });
});

/** A key that no longer exists. Its error shows the user's own setting in the new form. */
export function removedOption(hint: string | ((value: string) => string)) {
  const refuse = z.unknown().superRefine((value, context) => {
    const text = typeof hint === 'string' ? hint : hint(describeValue(value));
    context.addIssue({ code: 'custom', message: 'is an option of former releases', params: { hint: text } });
  });
  return refuse.optional();
}
