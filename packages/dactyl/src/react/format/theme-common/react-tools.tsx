/** Small tools of the site format for writing components. */
import { useCallback, useLayoutEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { useBrowserDependency } from '../../render-context.js';

/** A function that stays the same while what it does follows the latest rendering. */
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

/** The value of the rendering before; `undefined` in the first. */
export function usePrevious<Value>(value: Value): Value | undefined {
  useBrowserDependency('calls usePrevious', 'visible');
  const previous = useRef<Value>(undefined);
  useLayoutEffect(() => {
    previous.current = value;
  });
  // oxlint-disable-next-line react/refs -- the rendering before is what is asked for
  return previous.current;
}

/** Nests providers, the first one outermost. */
export function composeProviders(
  providers: readonly ComponentType<{ children: ReactNode }>[],
): (props: { children: ReactNode }) => ReactNode {
  return ({ children }) => providers.reduceRight((inner, Provider) => <Provider>{inner}</Provider>, children);
}

/** For hooks of your own: says that one was called outside of its provider. */
export class ReactContextError extends Error {
  constructor(providerName: string, additionalInfo = '') {
    const hook = /at (?:Module\.)?(use\w+)/.exec(new Error(providerName).stack ?? '')?.[1];
    super(`Hook ${hook ?? ''} is called outside the <${providerName}>. ${additionalInfo}`.trimEnd());
    this.name = 'ReactContextError';
  }
}
