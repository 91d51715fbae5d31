/**
 * Names of the elements that stand for marks while React renders (`placeholders.ts` reads them). No page contains
 * them.
 */
export const ISLAND = 'dactyl-island';
export const SLOT = 'dactyl-slot';
/** A slot that its island has not rendered. */
export const UNUSED = 'dactyl-unused';
/** Inside an unused slot: rendering the slot has failed. */
export const FAILED = 'dactyl-failed';
export const PROVIDE = 'dactyl-provide';
export const ADOPT = 'dactyl-adopt';
export const HOLE = 'dactyl-hole';
export const REGION = 'dactyl-region';
export const OWN_REGION = 'dactyl-own-region';
export const BRANCH = 'dactyl-branch';
/** HTML that React cannot render, by its number. */
export const RAW = 'dactyl-raw';
/** In the second pass: a static element. Only its position counts. */
export const LEAF = 'dactyl-leaf';
