import { createContext, useContext, type Context } from 'react';
import { UsageError } from './usage-error.js';

// `null` is a legal value of some contexts, so that absence needs a value of its own.
const MISSING = Symbol('missing');

export type RequiredContext<Value> = Context<Value | typeof MISSING>;

/** A context without default value: reading it outside of its provider is an error. */
export function createRequiredContext<Value>(): RequiredContext<Value> {
  return createContext<Value | typeof MISSING>(MISSING);
}

/** @throws UsageError that names the hook and the provider that is missing around its caller. */
export function useRequiredContext<Value>(
  context: RequiredContext<Value>,
  names: { hook: string; provider: string },
): Value {
  const value = useContext(context);
  if (value === MISSING) {
    throw new UsageError(`${names.hook}() was called outside of <${names.provider}>.`, {
      hint: `Call it in a component that is rendered below <${names.provider}>.`,
    });
  }
  return value;
}
