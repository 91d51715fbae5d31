import { RELOAD_EVENT } from '../shared/offline.js';

/** Asks the script of the plugin `pwa` for the new version of the site. For buttons that run in the browser. */
export function askToReload(): void {
  document.dispatchEvent(new CustomEvent(RELOAD_EVENT));
}
