import { useEffect } from 'react';
import type { HistoryAction, HistoryLocation } from '../../history/location-store.js';
import { useBrowserDependency } from '../../render-context.js';
import { browserHistory } from '../../use-history.js';
import { useEvent } from './react-tools.js';

/**
 * Calls `handler` when the reader goes back or forward, before the page changes. If it returns `false`, the step is
 * undone.
 */
export function useHistoryPopHandler(
  handler: (location: HistoryLocation, action: HistoryAction) => void | false,
  { enabled = true }: { enabled?: boolean } = {},
): void {
  useBrowserDependency('calls useHistoryPopHandler', 'visible');
  const latest = useEvent(handler);
  useEffect(() => {
    if (!enabled) return undefined;
    return browserHistory().block((location, action) => (action === 'POP' ? latest(location, action) : undefined));
  }, [enabled, latest]);
}
