import { useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useBrowserDependency } from '../../render-context.js';
import {
  ANNOUNCEMENT_ID_KEY,
  dismissAnnouncement,
  DISMISSED_KEY,
  isAnnouncementDismissed,
  watchAnnouncement,
} from '../../../browser/stores/announcement-bar.js';
import { siteStorage } from '../../../browser/stores/page-storage.js';
import { useThemeConfig } from './theme-config.js';

export interface AnnouncementBarState {
  /** Whether to show the bar. On the server it is true for every site that has one. */
  isActive: boolean;
  /** Hides the bar until the announcement changes. */
  close: () => void;
}

/** The announcement bar. It shares state and storage with the default bar. */
export function useAnnouncementBar(): AnnouncementBarState {
  useBrowserDependency('calls useAnnouncementBar', 'visible');
  const { announcementBar } = useThemeConfig();
  const isDismissed = useSyncExternalStore(watchAnnouncement, isAnnouncementDismissed, () => false);
  const id = announcementBar?.id;
  useEffect(() => {
    if (id === undefined) return;
    // Does the same as the boot script for the default bar. Doing it twice changes nothing.
    const storage = siteStorage();
    const isNew = storage.get(ANNOUNCEMENT_ID_KEY) !== id;
    storage.set(ANNOUNCEMENT_ID_KEY, id);
    dismissAnnouncement(storage, !isNew && storage.get(DISMISSED_KEY) === 'true');
  }, [id]);
  const close = useCallback(() => dismissAnnouncement(siteStorage(), true), []);
  return { isActive: announcementBar !== undefined && announcementBar !== null && !isDismissed, close };
}

/** Only renders its children: the state is global to the document and needs no provider. */
export function AnnouncementBarProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
