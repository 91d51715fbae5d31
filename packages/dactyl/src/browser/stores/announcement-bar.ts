import { watchRootAttribute } from './root-attribute.js';
import type { SiteStorage } from './site-storage.js';

/** Attribute of `<html>` that hides the bar. */
export const DISMISSED_ATTRIBUTE = 'data-announcement-bar-initially-dismissed';
/** Storage key: whether the reader closed the bar. */
export const DISMISSED_KEY = 'docusaurus.announcement.dismiss';
/** Storage key: which announcement was closed. A new one is shown again. */
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';

/** Whether the bar is hidden. */
export function isAnnouncementDismissed(): boolean {
  return document.documentElement.getAttribute(DISMISSED_ATTRIBUTE) === 'true';
}

/** Hides or shows the bar and remembers that. */
export function dismissAnnouncement(storage: SiteStorage, dismissed: boolean): void {
  document.documentElement.setAttribute(DISMISSED_ATTRIBUTE, String(dismissed));
  storage.set(DISMISSED_KEY, String(dismissed));
}

/** Calls `listener` when the bar is closed or shown again. Returns a function that stops it. */
export function watchAnnouncement(listener: () => void): () => void {
  return watchRootAttribute(DISMISSED_ATTRIBUTE, listener);
}
