import type { BootSettings } from '../../shared/boot-settings.js';
import type { SiteStorage } from '../stores/site-storage.js';
import type { Pages } from './navigation/pages.js';

/** What a behaviour is started with. */
export interface BootContext {
  settings: BootSettings;
  storage: SiteStorage;
  pages: Pages;
}
