/** Small functions and hooks of the site format for writing components. */
import { useCallback, useLayoutEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { useBrowserDependency } from '../../render-context.js';

/** Returns a stable function that calls the callback of the latest rendering. */
export function useEvent<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  useBrowserDependency('calls useEvent', 'event');
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback((...args: Args) => latest.current(...args), []);
}

/** The value in the previous rendering; `undefined` in the first one. */
export function usePrevious<Value>(value: Value): Value | undefined {
  useBrowserDependency('calls usePrevious', 'visible');
  const previous = useRef<Value>(undefined);
  useLayoutEffect(() => {
    previous.current = value;
  });
  // oxlint-disable-next-line react/refs -- the rendering before is what is asked for
  return previous.current;
}

/** Nests providers; the first one is outermost. */
export function composeProviders(
  providers: readonly ComponentType<{ children: ReactNode }>[],
): (props: { children: ReactNode }) => ReactNode {
  return ({ children }) => providers.reduceRight((inner, Provider) => <Provider>{inner}</Provider>, children);
}

/** For custom hooks: the error of a hook that was called outside of its provider. */
export class ReactContextError extends Error {
  constructor(providerName: string, additionalInfo = '') {
    const hook = /at (?:Module\.)?(use\w+)/.exec(new Error(providerName).stack ?? '')?.[1];
    super(`Hook ${hook ?? ''} is called outside the <${providerName}>. ${additionalInfo}`.trimEnd());
    this.name = 'ReactContextError';
  }
}
