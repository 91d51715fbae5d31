/**
 * What is done before and after React takes a page, and never again. A file of its own, fetched beside the modules of
 * islands, so that the one with React stays within its bound.
 */
export { bringSidebarHome } from '../app/borrowed-sidebar.js';
export { hold } from './late-parts.js';
export { filledControls, replay, tellValues } from './replay.js';
export { isKnown, settled } from './settled.js';
