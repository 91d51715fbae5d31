/** The location of the page, as components see it. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import ExecutionEnvironment from './execution-environment.js';
import { createPath, locationStore, type HistoryLocation, type Location } from './history/location-store.js';
import { usePageDependency } from './render-context.js';

export type { Location } from './history/location-store.js';

/** Provided by the server, and by pages that are React as a whole. Without query and hash, which no server knows. */
export const LocationContext = createContext<Location | undefined>(undefined);

const NOWHERE: Location = { pathname: '/', search: '', hash: '' };
const NEVER = () => () => {};

/**
 * The location of the page. Query and hash are there after hydration; components render again when it changes.
 */
export function useLocation(): HistoryLocation {
  usePageDependency();
  return useShownLocation();
}

/** The location, for components that report by other means what they depend on. */
export function useShownLocation(): HistoryLocation {
  const rendered = useContext(LocationContext);
  const store = ExecutionEnvironment.canUseDOM ? locationStore() : undefined;
  const location = useSyncExternalStore(
    store?.subscribe ?? NEVER,
    () => store?.get() ?? NOWHERE,
    () => whileHydrating(rendered ?? store?.getRendered() ?? NOWHERE, store?.get()),
  );
  return location as HistoryLocation; // the location on the server has no state
}

/**
 * During hydration, the location of the server; but the browser's own object if both are equal, so that nothing
 * renders again. When something above changes, React renders parts anew that are not hydrated yet.
 */
function whileHydrating(rendered: Location, shown: HistoryLocation | undefined): Location {
  const isSame = shown && shown.state === undefined && createPath(shown) === createPath(rendered);
  return isSame ? shown : rendered;
}
