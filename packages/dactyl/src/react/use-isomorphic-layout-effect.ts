import { useLayoutEffect, type useEffect } from 'react';
import ExecutionEnvironment from './execution-environment.js';
import { useBrowserDependency } from './render-context.js';

/** Replaces the effect on the server, where no effect runs. */
const useServerEffect: typeof useEffect = () => useBrowserDependency('calls useIsomorphicLayoutEffect', 'visible');

/**
 * A layout effect in the browser. On the server, where React warns of layout effects, it only records that the
 * component needs the browser.
 */
export const useIsomorphicLayoutEffect = ExecutionEnvironment.canUseDOM ? useLayoutEffect : useServerEffect;

export default useIsomorphicLayoutEffect;
