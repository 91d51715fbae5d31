import { useEffect } from 'react';
import { isSamePath, removeTrailingSlash } from '../../../shared/url.js';
import type { HistoryLocation } from '../../history/location-store.js';
import { useBrowserDependency } from '../../render-context.js';
import { useDocusaurusContext } from '../../site-context.js';
import { useLocation } from '../../use-location.js';
import { useEvent, usePrevious } from './react-tools.js';

export interface LocationChange {
  location: HistoryLocation;
  previousLocation: HistoryLocation | undefined;
}

/** Calls `onChange` after each change of the location that components see. */
export function useLocationChange(onChange: (change: LocationChange) => void): void {
  useBrowserDependency('calls useLocationChange', 'visible');
  const location = useLocation();
  const previousLocation = usePrevious(location);
  const latest = useEvent(onChange);
  useEffect(() => {
    if (!previousLocation || previousLocation === location) return;
    latest({ location, previousLocation });
  }, [latest, location, previousLocation]);
}

/** Pathname of the page below the base URL of its locale. */
export function useLocalPathname(): string {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  return isSamePath(pathname, baseUrl) ? '/' : pathname.replace(removeTrailingSlash(baseUrl), '');
}
