import { on } from './events.js';

/**
 * Starts the button that hides the sidebar. The state is an attribute of `<html>`, so it survives navigation but not
 * a reload.
 */
export function startHideableSidebar(): void {
  on('click', 'button[data-sidebar-toggle]', () => document.documentElement.toggleAttribute('data-sidebar-hidden'));
}
