/** The rest of our own parts of a sidebar: they use `own-parts.ts`. */
export { default as Html } from './Html.js';
export { default as Link } from './Link.js';
export { default as Item } from '../DocSidebarItem.js';
export { default as Items } from '../DocSidebarItems.js';
