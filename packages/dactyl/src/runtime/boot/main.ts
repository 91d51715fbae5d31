/**
 * The one script on every page. In: the server-rendered document and the settings in it. Out: the
 * behaviours of ARCHITECTURE.md, "Behaviours". It always holds that the page can be read and navigated
 * without this script, that a behaviour touches only elements which carry its attribute, and that text
 * from the URL or from storage never becomes HTML.
 *
 * This is a program, not a library: loading it starts it. The budget is in `size.test.ts`.
 */
import { SETTINGS_ID, type BootSettings } from '../../shared/boot-settings.js';
import { openStorage } from '../stores/site-storage.js';
import { startAnnouncementBar } from './announcement-bar.js';
import { startBackToTop } from './back-to-top.js';
import type { BootContext } from './boot-context.js';
import { startCodeBlocks } from './code-blocks.js';
import { startCollapse } from './collapse.js';
import { startColorMode } from './color-mode.js';
import { startDropdowns } from './dropdowns.js';
import { startHideableNavbar } from './hideable-navbar.js';
import { startHideableSidebar } from './hideable-sidebar.js';
import { startKeyboard } from './keyboard.js';
import { startMobileMenu } from './mobile-menu.js';
import { startNavigation } from './navigation/navigation.js';
import { createPages } from './navigation/pages.js';
import { startTableOfContents } from './table-of-contents.js';
import { startTabs } from './tabs.js';

/** In this order; navigation is last, because it leaves clicks alone that another behaviour has handled. */
const BEHAVIOURS: readonly ((context: BootContext) => void)[] = [
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

function boot(settings: BootSettings): void {
  const context: BootContext = {
    settings,
    storage: openStorage(settings.storage),
    pages: createPages(settings),
  };
  for (const start of BEHAVIOURS) {
    try {
      start(context);
    } catch (error) {
      // The other behaviours do not depend on this one.
      console.error(error);
    }
  }
}

const settings = document.getElementById(SETTINGS_ID)?.textContent;
// The cast: `build/` wrote this element, from the same type.
if (settings) boot(JSON.parse(settings) as BootSettings);
