/**
 * What in `react` makes a component need the browser, and how soon: for analysis, which reads code, and for the server,
 * which sees what is called.
 */
import type { IslandWhen } from './islands.js';

/** Exports of `react`. `useMemo`, `useCallback`, `useId`, `memo`, `forwardRef` do nothing that HTML cannot keep. */
export const REACT_TRIGGERS: ReadonlyMap<string, IslandWhen> = new Map([
  ['useState', 'event'],
  ['useReducer', 'event'],
  // A ref alone runs nothing. Who reads it is an effect or an event.
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
