/**
 * Lifecycle of client modules: `onRouteUpdate` and `onRouteDidUpdate`, as named exports or on the default export.
 */
import type { NavigationDetail } from '../boot/events.js';
import { entryOf, type HistoryLocation } from '../../react/history/location-store.js';
import type { RouteUpdate } from '../../react/history/route-update.js';

/** What a client module may export. */
export interface ClientModule {
  onRouteUpdate?: RouteListener;
  onRouteDidUpdate?: RouteListener;
  default?: unknown;
}

/** The function that `onRouteUpdate` returns is called when the next page is loaded, before it is shown. */
type RouteListener = (update: RouteUpdate) => unknown;

export function startRouteUpdates(modules: readonly ClientModule[]): void {
  let cleanUp = () => {};

  const update = (detail: RouteUpdate) => {
    // A visit that another one has overtaken was never shown.
    cleanUp();
    const cleanUps = tell(modules, 'onRouteUpdate', detail).filter((result) => typeof result === 'function');
    cleanUp = () => {
      cleanUp = () => {};
      for (const callback of cleanUps) attempt(() => callback());
    };
  };

  onNavigation('dactyl:navigate', update);
  onNavigation('dactyl:leave', () => cleanUp());
  onNavigation('dactyl:navigated', (detail) => void tell(modules, 'onRouteDidUpdate', detail));

  const first = { location: toLocation(new URL(location.href)), previousLocation: null };
  // The page is shown already; as in Docusaurus, the returned functions are not called.
  tell(modules, 'onRouteUpdate', first);
  tell(modules, 'onRouteDidUpdate', first);
}

function onNavigation(type: string, handle: (update: RouteUpdate) => void): void {
  document.addEventListener(type, (event) => {
    // The cast: the boot script's events carry this.
    const { location, previousLocation } = (event as CustomEvent<NavigationDetail>).detail;
    handle({ location: toLocation(location), previousLocation: toLocation(previousLocation) });
  });
}

function tell(
  modules: readonly ClientModule[],
  name: 'onRouteUpdate' | 'onRouteDidUpdate',
  update: RouteUpdate,
): unknown[] {
  return modules.map((module) => {
    // The cast: the default export may be anything.
    const onDefault = (module.default as ClientModule | undefined)?.[name];
    const listener = onDefault ?? module[name];
    return typeof listener === 'function' ? attempt(() => listener(update)) : undefined;
  });
}

/** An error in one module does not stop the others. */
function attempt(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

function toLocation({ href, pathname, search, hash }: URL): HistoryLocation {
  const { state, key } = href === location.href ? entryOf(history.state) : {};
  return { pathname, search, hash, state, key };
}
