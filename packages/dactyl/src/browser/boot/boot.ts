/**
 * In: the server-rendered document and the settings in it. Out: the behaviours of
 * `browser/README.md`. It always holds that the page can be read and navigated without this script, that a
 * behaviour touches only elements which carry its attribute, and that text from the URL or from storage
 * never becomes HTML.
 *
 * What only a navigation needs is in `browser/router/`, a second file that is fetched when the reader first moves
 * towards a link. The budget of both is in `size.test.ts`.
 */
import { SETTINGS_ID, type BootSettings } from '../../shared/boot-settings.js';
import { openStorage } from '../stores/site-storage.js';
import { startAnnouncementBar } from './announcement-bar.js';
import { startBackToTop } from './back-to-top.js';
import { createContext, type StartBehaviour } from './boot-context.js';
import { startCodeBlocks } from './code-blocks.js';
import { startCollapse } from './collapse.js';
import { startColorMode } from './color-mode.js';
import { startDropdowns } from './dropdowns.js';
import { startHideableNavbar } from './hideable-navbar.js';
import { startHideableSidebar } from './hideable-sidebar.js';
import { startKeyboard } from './keyboard.js';
import { startMobileMenu } from './mobile-menu.js';
import { startNavigation } from './navigation.js';
import { startTableOfContents } from './table-of-contents.js';
import { startTabs } from './tabs.js';

/**
 * In the order in which they start. Navigation is last, because it ignores clicks that another behaviour has handled.
 */
const BEHAVIOURS: readonly StartBehaviour[] = [
  startAnnouncementBar,
  startColorMode,
  startTabs,
  startCodeBlocks,
  startCollapse,
  startTableOfContents,
  startHideableNavbar,
  startBackToTop,
  startHideableSidebar,
  startKeyboard,
  startDropdowns,
  startMobileMenu,
  startNavigation,
];

/** Starts all behaviours, once per document. Does nothing on a page without settings, which is not ours. */
export function boot(further: readonly StartBehaviour[] = []): void {
  const json = document.getElementById(SETTINGS_ID)?.textContent;
  if (!json) return;
  // The cast: `node/production/` wrote the element, from the same type.
  const settings = JSON.parse(json) as BootSettings;
  const context = createContext(settings, openStorage(settings.storage));
  for (const start of [...BEHAVIOURS, ...further]) {
    try {
      start(context);
    } catch (error) {
      // An error in one behaviour must not stop the others.
      console.error(error);
    }
  }
}
