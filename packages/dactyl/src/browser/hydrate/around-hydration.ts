/**
 * Work that is done once, before and after hydration. It is a file of its own, loaded in parallel with the islands'
 * modules, so that the file with React stays within its size budget.
 */
export { bringSidebarHome } from './borrowed-sidebar.js';
export { hold } from './late-parts.js';
export { filledControls, replay, tellValues } from './replay.js';
export { isKnown, settled } from './settled.js';
