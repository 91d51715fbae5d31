/** Elements that stand in rendered markup where a mark will be (`placeholders.ts` reads them). No page has them. */
export const ISLAND = 'dactyl-island';
export const SLOT = 'dactyl-slot';
/** A slot that its island has not rendered. */
export const UNUSED = 'dactyl-unused';
/** In such a slot: rendering it has failed. */
export const FAILED = 'dactyl-failed';
export const PROVIDE = 'dactyl-provide';
export const ADOPT = 'dactyl-adopt';
export const HOLE = 'dactyl-hole';
export const REGION = 'dactyl-region';
export const OWN_REGION = 'dactyl-own-region';
export const BRANCH = 'dactyl-branch';
/** HTML that React cannot render, by number. */
export const RAW = 'dactyl-raw';
/** In the second pass: a static element, of which only the place counts. */
export const LEAF = 'dactyl-leaf';
