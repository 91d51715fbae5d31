/** Our own parts of a sidebar, to detect whether a site has replaced one of them. */
export { default as Category } from './Category.js';
