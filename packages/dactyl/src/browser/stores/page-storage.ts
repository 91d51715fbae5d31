import { pageSettings } from './page-settings.js';
import { openStorage, type SiteStorage } from './site-storage.js';

let storage: SiteStorage | undefined;

/** The storage of the site that this document belongs to, for components. */
export function siteStorage(): SiteStorage {
  storage ??= openStorage(pageSettings().storage);
  return storage;
}
