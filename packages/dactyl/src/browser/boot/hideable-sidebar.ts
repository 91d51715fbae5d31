import { on } from './events.js';

/** The sidebar button. The state is on `<html>`, so it survives navigation, and is not remembered further. */
export function startHideableSidebar(): void {
  on('click', 'button[data-sidebar-toggle]', () => document.documentElement.toggleAttribute('data-sidebar-hidden'));
}
