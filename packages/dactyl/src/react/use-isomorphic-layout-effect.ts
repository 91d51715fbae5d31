import { useLayoutEffect, type useEffect } from 'react';
import ExecutionEnvironment from './execution-environment.js';
import { useBrowserDependency } from './render-context.js';

/** Takes the place of the effect on the server, where none runs. */
const useServerEffect: typeof useEffect = () => useBrowserDependency('calls useIsomorphicLayoutEffect', 'visible');

/** A layout effect in the browser; on the server, where no effect runs, one that React does not mind. */
export const useIsomorphicLayoutEffect = ExecutionEnvironment.canUseDOM ? useLayoutEffect : useServerEffect;

export default useIsomorphicLayoutEffect;
