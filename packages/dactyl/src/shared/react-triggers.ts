/**
 * Which exports of `react` make a component need the browser, and how soon. Analysis compares code with it, and the
 * server the calls that it observes.
 */
import type { IslandWhen } from './islands.js';

/**
 * Exports of `react` that need the browser. `useMemo`, `useCallback`, `useId`, `memo` and `forwardRef` are missing,
 * because static HTML holds all that they do.
 */
export const REACT_TRIGGERS: ReadonlyMap<string, IslandWhen> = new Map([
  ['useState', 'event'],
  ['useReducer', 'event'],
  // A ref alone runs nothing; it is read by an effect or an event handler.
  ['useRef', 'event'],
  ['createRef', 'event'],
  ['useTransition', 'event'],
  ['startTransition', 'event'],
  ['useDeferredValue', 'event'],
  ['useOptimistic', 'event'],
  ['useActionState', 'event'],
  ['useEffectEvent', 'event'],
  ['useEffect', 'visible'],
  ['useLayoutEffect', 'visible'],
  ['useInsertionEffect', 'visible'],
  ['useImperativeHandle', 'visible'],
  ['useSyncExternalStore', 'visible'],
  ['lazy', 'visible'],
  ['useContext', 'none'],
  ['use', 'none'],
]);
