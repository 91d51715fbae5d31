import { useSyncExternalStore } from 'react';
import { useBrowserDependency } from './render-context.js';

const neverChanges = () => () => {};

/**
 * Whether the code runs in a browser, after hydration. False on the server and in the first rendering of a component
 * that the server has rendered, so that both agree.
 */
export function useIsBrowser(): boolean {
  useBrowserDependency('calls useIsBrowser', 'visible');
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

export default useIsBrowser;
