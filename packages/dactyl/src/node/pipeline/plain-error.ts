/** Errors as plain data, because a thread boundary strips them of their class and fields. */
import { SiteError, SiteErrors } from '../base/site-error.js';
import type { JsonObject } from '../../shared/json.js';
import type { PlainError } from './engine-types.js';

/** @param outer - Errors whose cause this one is: an error may name itself among its causes. */
export function toPlainError(
  error: unknown,
  place: { file?: string } = {},
  outer: readonly unknown[] = [],
): PlainError {
  if (isPartError(error)) return { ...toPlainError(error.cause, place, outer), part: error.part };
  if (error instanceof SiteErrors) {
    const [first, ...others] = error.errors.map((each) => toPlainError(each, place));
    if (first) return { ...first, others };
  }
  if (error instanceof SiteError) {
    const { cause: _cause, ...details } = { ...place, ...error.details };
    return { name: error.name, message: error.message, stack: error.stack, details: details as JsonObject }; // strings and numbers only
  }
  if (isUsageError(error)) {
    // In the browser the message is all that shows, so it holds the hint too.
    const message = error.message.replace(`\n${String(error.details.hint)}`, '');
    // A key names a place in the configuration, which is not in this file.
    const details = 'key' in error.details ? error.details : { ...place, ...error.details };
    return { name: error.name, message, stack: error.stack, details };
  }
  if (!(error instanceof Error)) {
    return { ...place, name: NO_ERROR, message: String(error), stack: undefined, details: undefined };
  }
  const { name, message, stack, cause } = error;
  const plain = { ...place, name, message, stack, details: undefined };
  const isKnown = cause === error || outer.includes(cause);
  return cause === undefined || isKnown ? plain : { ...plain, cause: toPlainError(cause, {}, [...outer, error]) };
}

/** Name of what was thrown and is no error. */
const NO_ERROR = 'Thrown';

export function wasNoError({ name }: PlainError): boolean {
  return name === NO_ERROR;
}

/** Whether the mistake is on the page where it showed, not in the configuration of the whole site. */
export function isUsageOnPage({ name, details }: PlainError): boolean {
  return name === 'UsageError' && details?.key === undefined;
}

/** What the theme throws when a component is used wrongly: it knows no Node, so it has a class of its own. */
function isUsageError(error: unknown): error is Error & { details: JsonObject } {
  return error instanceof Error && error.name === 'UsageError' && 'details' in error;
}

/** What the theme throws in place of an error of one part of the configuration. */
function isPartError(error: unknown): error is Error & { part: { name: string; key?: string } } {
  return error instanceof Error && error.name === 'ConfiguredPartError' && 'part' in error;
}

/** All errors of a file. */
export function fromPlainErrors({ others = [], ...first }: PlainError): Error[] {
  return [first, ...others].map(fromPlainError);
}

export function fromPlainError(plain: PlainError): Error {
  if (plain.details) return new SiteError(plain.message, plain.details);
  const cause = plain.cause && { cause: fromPlainError(plain.cause) };
  return Object.assign(new Error(plain.message, cause), { name: plain.name, stack: plain.stack });
}
