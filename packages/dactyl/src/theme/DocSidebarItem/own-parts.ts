/** Our own parts of a sidebar, to detect whether a site has replaced one of them. */
export { default as Category } from './Category.js';
export { default as Html } from './Html.js';
export { default as Link } from './Link.js';
export { default as Item } from '../DocSidebarItem.js';
export { default as Items } from '../DocSidebarItems.js';
