import {
  createProvidedContext,
  useProvidedContext,
  type ProvidedContext,
  type ProvidedContextOptions,
} from '../../provided-context.js';
import { UsageError } from './usage-error.js';

// `null` is a legal value of some contexts, so a missing provider needs a value of its own.
const MISSING = Symbol('missing');

export type RequiredContext<Value> = ProvidedContext<Value | typeof MISSING>;

/**
 * Creates a context without default value: reading it outside of its provider is an error. Islands may read it, too.
 */
export function createRequiredContext<Value>(name: string, options?: ProvidedContextOptions): RequiredContext<Value> {
  return createProvidedContext<Value | typeof MISSING>(name, MISSING, options);
}

/** @throws UsageError that names the hook and the provider that is missing around its caller. */
export function useRequiredContext<Value>(
  context: RequiredContext<Value>,
  names: { hook: string; provider: string },
): Value {
  const value = useProvidedContext(context);
  if (value === MISSING) {
    throw new UsageError(`${names.hook}() was called outside of <${names.provider}>.`, {
      hint: `Call it in a component that is rendered below <${names.provider}>.`,
    });
  }
  return value;
}
