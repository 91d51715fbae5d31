import { useEffect, useLayoutEffect } from 'react';
import ExecutionEnvironment from './execution-environment.js';

/** A layout effect in the browser; on the server, where no effect runs, one that React does not mind. */
export const useIsomorphicLayoutEffect = ExecutionEnvironment.canUseDOM ? useLayoutEffect : useEffect;

export default useIsomorphicLayoutEffect;
