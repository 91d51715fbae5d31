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
  /** Whether the bar is to be shown; true on the server for every site that has one. */
  isActive: boolean;
  /** Hides the bar until there is another announcement. */
  close: () => void;
}

/** The announcement bar. State and storage are those of the default one. */
export function useAnnouncementBar(): AnnouncementBarState {
  useBrowserDependency('calls useAnnouncementBar', 'visible');
  const { announcementBar } = useThemeConfig();
  const isDismissed = useSyncExternalStore(watchAnnouncement, isAnnouncementDismissed, () => false);
  const id = announcementBar?.id;
  useEffect(() => {
    if (id === undefined) return;
    // As the boot script does for the default bar. A second time it changes nothing.
    const storage = siteStorage();
    const isNew = storage.get(ANNOUNCEMENT_ID_KEY) !== id;
    storage.set(ANNOUNCEMENT_ID_KEY, id);
    dismissAnnouncement(storage, !isNew && storage.get(DISMISSED_KEY) === 'true');
  }, [id]);
  const close = useCallback(() => dismissAnnouncement(siteStorage(), true), []);
  return { isActive: announcementBar !== undefined && announcementBar !== null && !isDismissed, close };
}

/** The state is the document's: nothing needs to be provided. */
export function AnnouncementBarProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
